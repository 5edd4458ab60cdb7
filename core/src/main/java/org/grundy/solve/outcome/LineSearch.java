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
  private static final int LONGEST_LINE = Long.SIZE + 1;
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
  private final Line[] lines = new Line[LONGEST_LINE];
  /** What is charged now. */
  private Budget budget = Budget.unlimited();
  private long visited;

  /** The moves of a position on the line of play that are not decided yet, and what each promises the opponent. */
  private static final class Line {
    final LongList moves = new LongList();
    int[] promises = new int[Long.SIZE];
    /** By how many more of its positions were won than lost. */
    int balance;

    /** Keeps a move in order, the least promising for the opponent first. Only the first {@code kept} are in order. */
    void keep(long option, int promise, int kept) {
      int at = kept;
      for (; at > 0 && promises[at - 1] > promise; at--) {
        promises[at] = promises[at - 1];
        moves.items[at] = moves.items[at - 1];
      }
      promises[at] = promise;
      moves.items[at] = option;
    }
  }

  LineSearch(Board board, Convention convention, ResultTable table, int number, Consumer<Budget> found) {
    this.board = board;
    this.convention = convention;
    this.table = table;
    this.number = number;
    this.found = found;
    Arrays.setAll(lines, _ -> new Line());
  }

  long visited() {
    return visited;
  }

  boolean wins(long key, Budget spending) {
    budget = spending;
    int known = table.result(key);
    if (known == ResultTable.UNKNOWN)
      known = sure(board.promise(key));
    return known == ResultTable.UNKNOWN ? searched(key, 0) : known == ResultTable.WON;
  }

  private static int sure(int promise) {
    return switch (promise) {
      case Board.SURE_WIN -> ResultTable.WON;
      case Board.SURE_LOSS -> ResultTable.LOST;
      default -> ResultTable.UNKNOWN;
    };
  }

  private boolean searched(long key, int depth) {
    visited++;
    Line line = lines[depth];
    line.moves.clear();
    board.options(key, line.moves);
    budget.charge(1 + line.moves.size);
    boolean wins = line.moves.size == 0 ? convention == Convention.MISERE : winsBySome(key, line, depth);
    line.balance += wins ? 1 : -1;
    table.put(key, wins ? ResultTable.WON : ResultTable.LOST);
    found.accept(budget);
    return wins;
  }

  private boolean winsBySome(long key, Line line, int depth) {
    if (!dropKnown(line))
      return true;
    int size = line.moves.size;
    int first = isOrdered(line, depth) ? 0 : WorkerSwitch.first(number, key, size);
    for (int i = 0; i < size; i++) {
      long option = line.moves.items[(first + i) % size];
      int known = table.result(option); // found meanwhile
      if (known == ResultTable.UNKNOWN ? !searched(option, depth + 1) : known == ResultTable.LOST)
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

  /** Leaves the moves whose results are not known, in order; false when one is known to win. */
  private boolean dropKnown(Line line) {
    LongList moves = line.moves;
    if (line.promises.length < moves.size)
      line.promises = new int[moves.items.length];
    table.results(moves, batch);
    int open = 0;
    for (int i = 0; i < moves.size; i++) {
      long option = moves.items[i];
      int known = batch.results[i];
      int promise = known == ResultTable.UNKNOWN ? board.promise(option) : 0;
      if (known == ResultTable.UNKNOWN)
        known = sure(promise);
      if (known == ResultTable.LOST)
        return false;
      if (known == ResultTable.UNKNOWN)
        line.keep(option, promise, open++);
    }
    moves.size = open;
    return true;
  }
}
