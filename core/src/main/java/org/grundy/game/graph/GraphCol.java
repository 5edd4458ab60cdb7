package org.grundy.game.graph;

import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Col (C. Vout; E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, 1982, chapter 2) on any graph. */
public record GraphCol() implements TintGame {
  /** Whether a text is a graph, {@code 1-2 2-3}, rather than a board. */
  public static boolean reads(String text) {
    return TintText.is(text);
  }

  @Override
  public String name() {
    return "col-graph";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Take a node; you may no longer take the nodes linked to it. Only Left may take a blue node "
        + "(x), and only Right a red one (o).");
  }

  @Override
  public Player barred(Player mover) {
    return mover;
  }
}
