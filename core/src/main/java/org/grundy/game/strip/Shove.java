package org.grundy.game.strip;

import java.util.List;
import org.grundy.phrase.Phrase;

/** Shove (M. H. Albert, R. J. Nowakowski and D. Wolfe, Lessons in Play, 2007): a piece takes all before it along. */
public final class Shove extends ShovingGame {
  @Override
  public String name() {
    return "shove";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Move one of your pieces and every piece to its left one box to the left; a piece that leaves the "
        + "first box is removed.");
  }

  @Override
  public List<String> examples() {
    return List.of("..x.o.xo", "xo", ".ox", "x.o");
  }

  @Override
  int lost(String at, int place) {
    return 0;
  }
}
