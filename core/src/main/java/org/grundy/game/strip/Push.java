package org.grundy.game.strip;

import java.util.List;
import org.grundy.phrase.Phrase;

/**
 * Push (M. H. Albert, R. J. Nowakowski and D. Wolfe, Lessons in Play, 2007): a piece takes along those that stand next to
 * each other right before it.
 */
public final class Push extends ShovingGame {
  @Override
  public String name() {
    return "push";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Move one of your pieces one box to the left; it pushes the pieces in its way, up to the next "
        + "empty box. A piece that leaves the first box is removed.");
  }

  @Override
  public List<String> examples() {
    return List.of("..x.ooxo", "xo", ".ox", "x.o");
  }

  @Override
  int lost(String at, int place) {
    return Math.max(0, at.lastIndexOf(EMPTY, place));
  }
}
