package org.grundy.game.strip;

import java.util.List;
import org.grundy.game.grid.PatternGame;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Elephants and Rhinos (Winning Ways, 1982, chapter 3): Toads and Frogs without jumps. */
public final class ElephantsAndRhinos extends Creatures implements PatternGame<String> {
  @Override
  public String name() {
    return "elephants-and-rhinos";
  }

  @Override
  public Phrase rules() {
    return Phrase
        .of("Left moves an elephant (t) to the empty box on its right; Right moves a rhino (f) to the empty box on "
            + "its left.");
  }

  @Override
  public List<String> examples() {
    return List.of("tt...ff", "t.f", "t..f", "t.t.f.");
  }

  @Override
  Phrase creature(Player owner) {
    return owner == Player.LEFT ? Phrase.of("Left's elephant") : Phrase.of("Right's rhino");
  }

  @Override
  boolean jumps() {
    return false;
  }
}
