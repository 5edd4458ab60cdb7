package org.grundy.game.graph;

import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Snort (S. Norton; E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, 1982, chapter 6) on any graph. */
public record GraphSnort() implements TintGame {
  /** Whether a text is a graph, {@code 1-2 2-3}, rather than a board. */
  public static boolean reads(String text) {
    return TintText.is(text);
  }

  @Override
  public String name() {
    return "snort-graph";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Take a node; the other player may no longer take the nodes linked to it. Only Left may take a "
        + "blue node (x), and only Right a red one (o).");
  }

  @Override
  public Player barred(Player mover) {
    return mover.opponent();
  }
}
