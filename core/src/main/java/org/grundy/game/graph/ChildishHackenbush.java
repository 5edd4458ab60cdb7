package org.grundy.game.graph;

import java.util.List;
import org.grundy.phrase.Phrase;

/**
 * Childish Hackenbush (E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, 1982): Hackenbush in which an edge may be cut
 * only if all others stay connected to the ground.
 */
public final class ChildishHackenbush extends CuttingGame {
  @Override
  public String name() {
    return "childish-hackenbush";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Cut an edge: Left may cut blue edges, Right red edges, and either player green edges. You may "
        + "cut an edge only if every other edge stays connected to the ground.");
  }

  @Override
  public List<String> examples() {
    return List.of("0-1b 1-2r 2-0g 2-3b", "0-1b 1-2r", "0-1r 1-2b 2-0r", "0-1g 1-2g 2-0g");
  }

  @Override
  boolean mayTake(Graph at, int number) {
    return at.without(number).edges().size() == at.present().length - 1;
  }
}
