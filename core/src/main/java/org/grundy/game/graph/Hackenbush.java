package org.grundy.game.graph;

import java.util.List;
import org.grundy.phrase.Phrase;

/** Hackenbush (Conway, On Numbers and Games, 1976) with edges in blue for Left, red for Right, and green for both. */
public final class Hackenbush extends CuttingGame {
  @Override
  public String name() {
    return "hackenbush";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Cut an edge: Left may cut blue edges, Right red edges, and either player green edges. Edges no "
        + "longer connected to the ground disappear too.");
  }

  @Override
  public List<String> examples() {
    return List.of("0-1b 1-2r 2-3b 0-4r 4-5b 4-6g", "0-1b 1-2r 1-3g", "0-1g 1-2g 2-0g", "0-1b 0-2r");
  }
}
