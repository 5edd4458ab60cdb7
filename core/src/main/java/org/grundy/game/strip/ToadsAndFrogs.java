package org.grundy.game.strip;

import java.util.List;
import org.grundy.game.grid.PatternGame;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Toads and Frogs (R. K. Guy; E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, 1982, chapters 1 and 5). */
public final class ToadsAndFrogs extends Creatures implements PatternGame<String> {
  @Override
  public String name() {
    return "toads-and-frogs";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Left moves a toad (t) to the empty box on its right, or jumps it over one frog to the empty "
        + "box beyond; Right moves a frog (f) the same way to the left.");
  }

  @Override
  public List<String> examples() {
    return List.of("ttt..fff", "t.f", "tt.ff", "t..f");
  }

  @Override
  Phrase creature(Player owner) {
    return owner == Player.LEFT ? Phrase.of("Left's toad") : Phrase.of("Right's frog");
  }

  @Override
  boolean jumps() {
    return true;
  }
}
