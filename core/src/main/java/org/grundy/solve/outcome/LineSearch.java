package org.grundy.solve.outcome;

import java.util.Arrays;
import java.util.function.Consumer;
import org.grundy.effort.Budget;
import org.grundy.effort.WorkerSwitch;
import org.grundy.solve.key.LongList;
import org.grundy.value.Convention;

/**
 * The search of one thread. Moves are tried in the order of how little they promise the opponent, after a look at the table
 * for one that is known to win.
 */
final class LineSearch {
  /** How many moves from the start threads part ways. Further on, another order costs more than it shares out. */
  private static final int DEEPEST_PARTING = 4;

  private final Board board;
  private final Convention convention;
  private final ResultTable table;
  /** Of the thread, from 0. */
  private final int number;
  /** Told of every result. */
  private final Consumer<Budget> found;
  private final ResultTable.Batch batch = new ResultTable.Batch();
  /** By how many moves were made. */
  private final Line[] lines;
  /** Of a key. */
  private final int words;
  /** What is charged now. */
  private Budget budget = Budget.unlimited();
  private long visited;

  /** The moves of a position on the line of play, and which are not decided yet. */
  private static final class Line {
    final LongList moves = new LongList();
    /** The numbers of those that are not decided, the least promising for the opponent first. */
    int[] open = new int[Long.SIZE];
    /** What each of these promises the opponent. */
    int[] promises = new int[Long.SIZE];
    /** By how many more of its positions were won than lost. */
    int balance;

    void ensure(int count) {
      if (open.length < count) {
        open = new int[2 * count];
        promises = new int[2 * count];
      }
    }

    /** Adds a move to the {@code kept} first in order. */
    void keep(int move, int promise, int kept) {
      int at = kept;
      for (; at > 0 && promises[at - 1] > promise; at--) {
        promises[at] = promises[at - 1];
        open[at] = open[at - 1];
      }
      promises[at] = promise;
      open[at] = move;
    }
  }

  LineSearch(Board board, Convention convention, ResultTable table, int number, Consumer<Budget> found) {
    this.board = board;
    this.convention = convention;
    this.table = table;
    this.number = number;
    this.found = found;
    this.words = board.words();
    this.lines = new Line[board.bits() + 1];
    Arrays.setAll(lines, _ -> new Line());
  }

  long visited() {
    return visited;
  }

  boolean wins(long[] key, Budget spending) {
    budget = spending;
    int known = table.result(key, 0);
    if (known == ResultTable.UNKNOWN)
      known = sure(board.promise(key, 0));
    return known == ResultTable.UNKNOWN ? searched(key, 0, 0) : known == ResultTable.WON;
  }

  private static int sure(int promise) {
    return switch (promise) {
      case Board.SURE_WIN -> ResultTable.WON;
      case Board.SURE_LOSS -> ResultTable.LOST;
      default -> ResultTable.UNKNOWN;
    };
  }

  /**
   * @param keys has the key of the position
   * @param at   where that begins
   */
  private boolean searched(long[] keys, int at, int depth) {
    visited++;
    Line line = lines[depth];
    line.moves.clear();
    board.options(keys, at, line.moves);
    int count = line.moves.size / words;
    budget.charge(1 + count);
    boolean wins = count == 0 ? convention == Convention.MISERE : winsBySome(keys[at], line, count, depth);
    line.balance += wins ? 1 : -1;
    table.put(keys, at, wins ? ResultTable.WON : ResultTable.LOST);
    found.accept(budget);
    return wins;
  }

  private boolean winsBySome(long key, Line line, int count, int depth) {
    int size = findOpen(line, count);
    if (size < 0)
      return true;
    long[] moves = line.moves.items;
    int first = isOrdered(line, depth) ? 0 : WorkerSwitch.first(number, key, size);
    for (int i = 0; i < size; i++) {
      int option = words * line.open[(first + i) % size];
      int known = table.result(moves, option); // found meanwhile
      if (known == ResultTable.UNKNOWN ? !searched(moves, option, depth + 1) : known == ResultTable.LOST)
        return true;
    }
    return false;
  }

  /**
   * Whether to begin with the most promising move. Threads other than the first begin elsewhere where most positions are
   * lost: there every move is searched anyway.
   */
  private boolean isOrdered(Line line, int depth) {
    return number == 0 || depth > DEEPEST_PARTING || line.balance > 0;
  }

  /** Lists the moves whose results are not known, in order; returns how many, -1 when a move is known to win. */
  private int findOpen(Line line, int count) {
    line.ensure(count);
    table.results(line.moves, batch);
    long[] moves = line.moves.items;
    int open = 0;
    for (int i = 0; i < count; i++) {
      int known = batch.results[i];
      int promise = known == ResultTable.UNKNOWN ? board.promise(moves, words * i) : 0;
      if (known == ResultTable.UNKNOWN)
        known = sure(promise);
      if (known == ResultTable.LOST)
        return -1;
      if (known == ResultTable.UNKNOWN)
        line.keep(i, promise, open++);
    }
    return open;
  }
}
