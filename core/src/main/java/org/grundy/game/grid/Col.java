package org.grundy.game.grid;

import java.util.List;
import org.grundy.game.Ruleset;
import org.grundy.game.graph.GraphCol;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Col (C. Vout; E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, 1982, chapter 2) on a rectangle. */
public final class Col extends TintingGame {
  @Override
  public String name() {
    return "col";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Place one of your stones on an empty cell not next to any of your own stones.");
  }

  @Override
  public List<String> examples() {
    return List.of("3x3", "2x2", "1x4", "x..o/....");
  }

  @Override
  public Ruleset<?> reading(String position) {
    return GraphCol.reads(position) ? new GraphCol() : this;
  }

  @Override
  Player shunned(Player mover) {
    return mover;
  }
}
