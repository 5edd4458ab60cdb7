package org.grundy.solve.outcome;

import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.solve.key.LongList;
import org.grundy.solve.region.RegionSum;
import org.grundy.solve.region.RegionTable;
import org.grundy.solve.region.RegionUse;
import org.grundy.value.Player;
import org.grundy.value.shortgame.ShortGames;

/**
 * A board under normal play some of whose regions have values in a database. A position of such regions alone is won as the
 * sum of their values is, so it is not searched. Other threads search the board without the database.
 */
final class TabledBoard implements Board {
  private final RegionBoard board;
  private final Budget.Scratch scratch;
  private final RegionSum sum;

  /** @param budget for the values */
  TabledBoard(RegionBoard board, RegionTable table, Budget budget) {
    this.board = board;
    this.scratch = budget.scratch();
    this.sum = new RegionSum(table, new ShortGames(scratch.budget()));
  }

  @Override
  public int bits() {
    return board.bits();
  }

  @Override
  public Optional<long[]> key(Position position, Player mover) {
    return board.key(position, mover);
  }

  @Override
  public void options(long[] keys, int at, LongList out) {
    board.options(keys, at, out);
  }

  @Override
  public int promise(long[] keys, int at) {
    sum.clear();
    if (board.addRegions(keys, at, sum))
      return sum.wins(board.mover(keys, at)) ? SURE_WIN : SURE_LOSS;
    return board.promise(keys, at);
  }

  @Override
  public Optional<RegionUse> use() {
    return sum.use();
  }

  @Override
  public Board forThread() {
    return board.forThread();
  }

  @Override
  public void release() {
    scratch.close();
    board.release();
  }
}
