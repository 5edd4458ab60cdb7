package org.grundy.game.vector;

import java.util.List;
import org.grundy.game.Heaps;
import org.grundy.game.Theorem;
import org.grundy.phrase.Phrase;

/** Nim, with any number of heaps. */
public final class Nim extends VectorGame {
  public Nim() {
    super(0, Rule.of("nim", 1, "a>0"));
  }

  @Override
  public String name() {
    return "nim";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Take any positive number from one heap.");
  }

  @Override
  public List<String> examples() {
    return List.of("3 4 5", "18 6 3 20 9", "1 3 5 7");
  }

  @Override
  public List<Theorem<Heaps>> theorems() {
    return List.of(new NimTheorem());
  }
}
