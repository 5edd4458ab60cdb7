package org.grundy.game.grid;

import java.util.BitSet;
import java.util.List;
import org.grundy.game.Moves;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Clobber in which players may also clobber their own stones. {@code RxC} is the checkerboard. */
public final class CannibalClobber extends Stones {
  @Override
  public String name() {
    return "cannibal-clobber";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Move one of your stones onto any adjacent stone, yours or the other player's; that stone is "
        + "removed.");
  }

  @Override
  public List<String> examples() {
    return List.of("3x3", "2x3", "xo/ox", "xxo", "xx.xxo");
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
  public void moves(Grid at, Player mover, Moves<Grid> out) {
    char own = stone(mover);
    for (int from = 0; from < at.size(); from++)
      if (at.get(from) == own)
        for (int[] step : SIDES) {
          int to = beside(at, from, step);
          if (to != NOWHERE && live(at.get(to)) && !out.to(at.with(EMPTY, from).with(own, to), from, to))
            return;
        }
  }

  /** Drops isolated stones, then normalises as every grid game does. */
  @Override
  public Grid normal(Grid at) {
    var kept = new BitSet(at.size());
    for (int place = 0; place < at.size(); place++)
      kept.set(place, live(at.get(place)) && (touches(at, place, LEFT) || touches(at, place, RIGHT)));
    return super.normal(at.only(kept, BLOCKED));
  }
}
