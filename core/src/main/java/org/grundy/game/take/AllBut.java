package org.grundy.game.take;

import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Heaps;
import org.grundy.game.Theorem;
import org.grundy.game.vector.Rule;
import org.grundy.game.vector.VectorGame;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/** Take any number but a few from one heap: {@code all-but:2,5}. Heaps may be of any size. */
public final class AllBut extends VectorGame {
  private static final String NAME = "all-but";

  private final AmountList barred;
  private final List<Theorem<Heaps>> theorems;

  /** The game that allows all numbers but these, each 1 or more. */
  public AllBut(int... barred) {
    this(new AmountList(barred));
  }

  private AllBut(AmountList barred) {
    super(0, rules(barred));
    this.barred = barred;
    this.theorems = List.of(new AllButTheorem(barred));
  }

  /**
   * Reads {@code all-but:2,5}.
   *
   * @throws BadInput when the numbers cannot be read
   */
  public static AllBut named(String name) {
    return new AllBut(AmountList.parse(name.substring(NAME.length() + 1)));
  }

  /** One rule for each run of numbers between barred ones. */
  private static Rule[] rules(AmountList barred) {
    var rules = new ArrayList<Rule>();
    int before = 0;
    for (int n : barred.toArray()) {
      if (n > before + 1)
        rules.add(Rule.of("less than " + n, 1, "a>" + before + " & a<" + n));
      before = n;
    }
    rules.add(Rule.of("more than " + before, 1, "a>" + before));
    return rules.toArray(Rule[]::new);
  }

  @Override
  public String name() {
    return NAME + ":" + barred;
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Take any positive number from one heap, but not {0}.", barred.either());
  }

  @Override
  public List<String> examples() {
    return List.of("7 9", "4 6 11");
  }

  @Override
  public List<Theorem<Heaps>> theorems() {
    return theorems;
  }
}
