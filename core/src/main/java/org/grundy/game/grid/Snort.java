package org.grundy.game.grid;

import java.util.List;
import org.grundy.game.Ruleset;
import org.grundy.game.graph.GraphSnort;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Snort (S. Norton; E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, 1982, chapter 6) on a rectangle. */
public final class Snort extends TintingGame {
  @Override
  public String name() {
    return "snort";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Place one of your stones on an empty cell not next to any of the other player's stones.");
  }

  @Override
  public List<String> examples() {
    return List.of("3x3", "2x2", "1x4", "x..o/....");
  }

  @Override
  public Ruleset<?> reading(String position) {
    return GraphSnort.reads(position) ? new GraphSnort() : this;
  }

  @Override
  Player shunned(Player mover) {
    return mover.opponent();
  }
}
