package org.grundy.solve.outcome;

import java.util.Arrays;
import org.grundy.effort.Budget;
import org.grundy.solve.key.LongList;
import org.grundy.value.Convention;

/**
 * Who wins, by depth-first search for one winning move at each position. Moves are tried in the order of how little they
 * promise the opponent, after a look at the table for one that is known to win.
 *
 * <p>Time is, in the worst case, that of all positions. Memory is what the table may take, besides a list of moves for each
 * move of one line of play, of which there are at most 64, since every move uses one of the bits up.
 */
final class OutcomeSearch {
  private static final int LONGEST_LINE = Long.SIZE + 1;

  private final Board board;
  private final Convention convention;
  /** What is charged now. */
  private Budget budget;
  private final ResultTable table;
  private long visited;
  /** By how many moves were made. */
  private final Line[] lines = new Line[LONGEST_LINE];

  /** The moves of a position on the line of play that are not decided yet, and what each promises the opponent. */
  private static final class Line {
    final LongList moves = new LongList();
    int[] promises = new int[Long.SIZE];

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

  /** @param budget for the table */
  OutcomeSearch(Board board, Convention convention, Budget budget) {
    this.board = board;
    this.convention = convention;
    this.budget = budget;
    this.table = new ResultTable(board.bits(), budget);
    Arrays.setAll(lines, _ -> new Line());
  }

  /** How many positions were searched. */
  long visited() {
    return visited;
  }

  /**
   * Whether the player to move wins. What is found before the budget ends is kept.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  boolean wins(long key, Budget spending) {
    budget = spending;
    int known = known(key);
    return known == ResultTable.UNKNOWN ? searched(key, 0) : known == ResultTable.WON;
  }

  /** What the table or a look at the board tells. */
  private int known(long key) {
    int known = table.result(key);
    return known == ResultTable.UNKNOWN ? sure(board.promise(key)) : known;
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
    boolean wins = line.moves.size == 0 ? convention == Convention.MISERE : winsBySome(line, depth);
    table.put(key, wins ? ResultTable.WON : ResultTable.LOST);
    return wins;
  }

  private boolean winsBySome(Line line, int depth) {
    if (!dropKnown(line))
      return true;
    for (int i = 0; i < line.moves.size; i++) {
      long option = line.moves.items[i];
      int known = table.result(option); // an earlier move may have led there
      if (known == ResultTable.UNKNOWN ? !searched(option, depth + 1) : known == ResultTable.LOST)
        return true;
    }
    return false;
  }

  /** Leaves the moves whose results are not known, in order; false when one is known to win. */
  private boolean dropKnown(Line line) {
    LongList moves = line.moves;
    if (line.promises.length < moves.size)
      line.promises = new int[moves.items.length];
    int open = 0;
    for (int i = 0; i < moves.size; i++) {
      long option = moves.items[i];
      int known = table.result(option);
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

  /** Gives the memory of the table back. Nothing can be asked after that. */
  void release() {
    table.release();
  }
}
