package org.grundy.game.grid;

import java.util.BitSet;
import java.util.List;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Clobber (M. H. Albert, J. P. Grossman, R. J. Nowakowski and D. Wolfe, An introduction to Clobber, Integers 5(2),
 * 2005): a stone moves onto an adjacent stone of the other player and removes it. {@code RxC} is the checkerboard.
 */
public final class Clobber extends TravellingStones {
  @Override
  public String name() {
    return "clobber";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Move one of your stones onto an adjacent stone of the other player; that stone is removed.");
  }

  @Override
  public List<String> examples() {
    return List.of("4x4", "3x3", "xo/ox", "xxo", "xo.xxo");
  }

  @Override
  protected Grid start(int rows, int columns) {
    return checkerboard(rows, columns);
  }

  @Override
  protected boolean live(char cell) {
    return cell == LEFT || cell == RIGHT;
  }

  @Override
  public List<MovePattern> patterns(Player mover) {
    String other = String.valueOf(stone(mover.opponent()));
    return List
        .of(new MovePattern(stone(mover), List.of(new MovePattern.Leg(BESIDE, other, other, false, stone(mover)))));
  }

  /** Drops the regions whose stones all belong to one player, then normalises as every grid game does. */
  @Override
  public Grid normal(Grid at) {
    var kept = new BitSet(at.size());
    for (BitSet region : regionCells(at, false))
      if (has(at, region, LEFT) && has(at, region, RIGHT))
        kept.or(region);
    return super.normal(at.only(kept, BLOCKED));
  }

  private static boolean has(Grid at, BitSet region, char stone) {
    for (int place = region.nextSetBit(0); place >= 0; place = region.nextSetBit(place + 1))
      if (at.get(place) == stone)
        return true;
    return false;
  }
}
