package org.grundy.game.grid;

import java.util.List;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Konane (M. D. Ernst, Playing Konane mathematically, UMAP Journal 16, 1995): a stone jumps over an adjacent stone of
 * the other player to the empty cell behind, and may jump on in the same direction; stones jumped over are removed.
 */
public final class Konane extends TravellingStones {
  @Override
  public String name() {
    return "konane";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Jump one of your stones over an adjacent stone of the other player to the empty cell beyond "
        + "it, and keep jumping in the same direction if you like; the stones jumped over are removed.");
  }

  @Override
  public List<String> examples() {
    return List.of("4x4", "xo.o.", "xo./ox./.xo", "2x5");
  }

  /** The checkerboard without two stones in the middle. */
  @Override
  protected Grid start(int rows, int columns) {
    Grid full = checkerboard(rows, columns);
    int middle = rows / 2 * columns + columns / 2;
    return columns > 1 ? full.with(EMPTY, middle, middle - 1) : full.with(EMPTY, middle);
  }

  @Override
  public List<MovePattern> patterns(Player mover) {
    String over = "" + stone(mover.opponent()) + EMPTY;
    return List.of(new MovePattern(stone(mover), List.of(new MovePattern.Leg(BESIDE, over, "" + EMPTY + EMPTY, true,
        stone(mover)))));
  }
}
