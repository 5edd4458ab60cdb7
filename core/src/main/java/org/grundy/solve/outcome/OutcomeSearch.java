package org.grundy.solve.outcome;

import java.util.Arrays;
import org.grundy.effort.Budget;
import org.grundy.solve.key.BoardKeys;
import org.grundy.solve.key.LongList;
import org.grundy.value.Convention;

/**
 * Who wins, by depth-first search for one winning move at each position. Moves are tried in the order of how few moves they
 * leave the opponent ({@link BoardKeys#promise}), after a look at the table for one that is known to win.
 *
 * <p>Time is, in the worst case, that of all positions. Memory is what the table may take, besides a list of moves for each
 * move of one line of play, of which there are at most 63, since every move uses one of the bits up.
 */
final class OutcomeSearch {
  private final BoardKeys keys;
  private final Convention convention;
  private final Budget budget;
  private final ResultTable table;
  private long visited;
  /** The moves of each position on the line of play. */
  private LongList[] lines = new LongList[16];
  private int[] promises = new int[64];

  OutcomeSearch(BoardKeys keys, Convention convention, Budget budget) {
    this.keys = keys;
    this.convention = convention;
    this.budget = budget;
    this.table = new ResultTable(keys.bits(), budget);
    Arrays.setAll(lines, _ -> new LongList());
  }

  /** How many positions were searched. */
  long visited() {
    return visited;
  }

  /**
   * Whether the player to move wins.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  boolean wins(long key) {
    return wins(key, 0);
  }

  private boolean wins(long key, int depth) {
    int known = table.result(key);
    return known == ResultTable.UNKNOWN ? searched(key, depth) : known == ResultTable.WON;
  }

  private boolean searched(long key, int depth) {
    visited++;
    if (convention == Convention.NORMAL) {
      int bound = keys.bound(key);
      if (bound != 0) {
        budget.charge(1);
        return bound > 0;
      }
    }
    LongList moves = moves(key, depth);
    budget.charge(1 + moves.size);
    boolean wins = moves.size == 0 ? convention == Convention.MISERE : winsBySome(moves, depth);
    table.put(key, wins ? ResultTable.WON : ResultTable.LOST);
    return wins;
  }

  private LongList moves(long key, int depth) {
    if (depth == lines.length) {
      lines = Arrays.copyOf(lines, 2 * depth);
      for (int i = depth; i < lines.length; i++)
        lines[i] = new LongList();
    }
    LongList moves = lines[depth];
    moves.clear();
    keys.options(key, moves, budget);
    return moves;
  }

  private boolean winsBySome(LongList moves, int depth) {
    if (!dropKnown(moves))
      return true;
    order(moves);
    for (int i = 0; i < moves.size; i++)
      if (!wins(moves.items[i], depth + 1))
        return true;
    return false;
  }

  /** Leaves the moves whose results are not known, each once; false when one is known to win. */
  private boolean dropKnown(LongList moves) {
    Arrays.sort(moves.items, 0, moves.size);
    int open = 0;
    long previous = -1;
    for (int i = 0; i < moves.size; i++) {
      long option = moves.items[i];
      if (option == previous)
        continue;
      previous = option;
      int known = table.result(option);
      if (known == ResultTable.LOST)
        return false;
      if (known == ResultTable.UNKNOWN)
        moves.items[open++] = option;
    }
    moves.size = open;
    return true;
  }

  /** The least promising for the opponent first. */
  private void order(LongList moves) {
    if (promises.length < moves.size)
      promises = new int[2 * moves.size];
    for (int i = 0; i < moves.size; i++) {
      long option = moves.items[i];
      int promise = keys.promise(option);
      int at = i;
      for (; at > 0 && promises[at - 1] > promise; at--) {
        promises[at] = promises[at - 1];
        moves.items[at] = moves.items[at - 1];
      }
      promises[at] = promise;
      moves.items[at] = option;
    }
  }

  /** Gives the memory of the table back. Nothing can be asked after that. */
  void release() {
    table.release();
  }
}
