package org.grundy.game.grid;

import java.util.BitSet;
import org.grundy.game.Moves;
import org.grundy.value.Player;

/** A move puts a stone on an empty cell that no stone of a certain player reaches. */
abstract class TintingGame extends Stones implements StoneGame {
  /** The player whose stones may not reach a stone of {@code mover}. */
  abstract Player shunned(Player mover);

  /** The cells that a stone reaches. */
  Reach reach() {
    return Reach.SIDES;
  }

  private boolean open(Grid at, int place, Player mover) {
    return at.get(place) == EMPTY && !reach().meets(at, place, stone(shunned(mover)));
  }

  /** The cells that one of the players may take. */
  final BitSet open(Grid at) {
    var open = new BitSet(at.size());
    for (int place = 0; place < at.size(); place++)
      open.set(place, open(at, place, Player.LEFT) || open(at, place, Player.RIGHT));
    return open;
  }

  @Override
  public final long legal(Lattice board, long own, long others, long empty) {
    return empty & ~reach().from(shunned(Player.LEFT) == Player.LEFT ? own : others, board);
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

  /** Drops the cells that nobody may take, and the stones that reach no open cell. */
  @Override
  public Grid normal(Grid at) {
    BitSet open = open(at);
    var kept = (BitSet) open.clone();
    open.stream().forEach(place -> reach().from(place, at.rows(), at.columns(), other -> {
      if (at.get(other) != EMPTY)
        kept.set(other);
      return true;
    }));
    return super.normal(at.only(kept, BLOCKED));
  }
}
