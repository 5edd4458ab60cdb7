package org.grundy.game.vector;

import java.util.List;
import org.grundy.game.Heaps;
import org.grundy.game.Theorem;
import org.grundy.phrase.Phrase;
import org.grundy.value.Convention;

/** Wythoff's game: Nim with two heaps in which a move may also take the same amount from both. */
public final class Wythoff extends VectorGame {
  public Wythoff() {
    super(2, Rule.of("F1", 1, "a>0"), Rule.of("F2", 2, "a=b"));
  }

  @Override
  public String name() {
    return "wythoff";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Take any positive number from one heap, or the same number from both heaps.");
  }

  @Override
  public List<String> examples() {
    return List.of("6 11", "6 10", "12 20");
  }

  @Override
  public List<Theorem<Heaps>> theorems() {
    return List.of(new WythoffTheorem(Convention.NORMAL), new WythoffTheorem(Convention.MISERE));
  }
}
