package org.grundy.game.grid;

import java.util.BitSet;
import org.grundy.game.Moves;
import org.grundy.value.Player;

/** A move puts a stone on an empty cell that is beside no stone of a certain player. */
abstract class TintingGame extends Stones implements StoneGame {
  /** The player whose stones {@code mover} may not stand beside. */
  abstract Player shunned(Player mover);

  private boolean open(Grid at, int place, Player mover) {
    return at.get(place) == EMPTY && !touches(at, place, stone(shunned(mover)));
  }

  @Override
  public final long legal(Lattice board, long own, long others, long empty) {
    return empty & ~board.beside(shunned(Player.LEFT) == Player.LEFT ? own : others);
  }

  @Override
  public final boolean forbidsStoneByStone() {
    return true;
  }

  /** Stones keep regions of empty cells apart. */
  @Override
  protected boolean live(char cell) {
    return cell == EMPTY;
  }

  @Override
  public String touchedAlike() {
    return "" + LEFT + RIGHT;
  }

  @Override
  public void moves(Grid at, Player mover, Moves<Grid> out) {
    for (int place = 0; place < at.size(); place++)
      if (open(at, place, mover) && !out.to(at.with(stone(mover), place), place))
        return;
  }

  /** Drops the cells that nobody may take, and the stones that are beside no open cell. */
  @Override
  public Grid normal(Grid at) {
    var kept = new BitSet(at.size());
    for (int place = 0; place < at.size(); place++)
      if (open(at, place, Player.LEFT) || open(at, place, Player.RIGHT)) {
        kept.set(place);
        for (int[] step : SIDES) {
          int next = beside(at, place, step);
          if (next != NOWHERE && at.get(next) != EMPTY)
            kept.set(next);
        }
      }
    return super.normal(at.only(kept, BLOCKED));
  }
}
