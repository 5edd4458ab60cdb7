package org.grundy.game.strip;

import java.util.List;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Backsliding Toads and Frogs (Winning Ways, 1982; A. N. Siegel, Backsliding Toads and Frogs, Games of No Chance 3, 2009): Toads
 * and Frogs in which creatures may also step back, but not jump back.
 */
public final class BackslidingToadsAndFrogs extends Creatures {
  @Override
  public String name() {
    return "backsliding-toads-and-frogs";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("{0} Both may also step back to an empty box.", new ToadsAndFrogs().rules());
  }

  @Override
  public List<String> examples() {
    return List.of("tt..ff", "tt.ff", "t.f", "t..f", "ttt..fff");
  }

  @Override
  Phrase creature(Player owner) {
    return new ToadsAndFrogs().creature(owner);
  }

  @Override
  boolean jumps() {
    return true;
  }

  @Override
  boolean backslides() {
    return true;
  }

  @Override
  public boolean loopy() {
    return true;
  }
}
