package org.grundy.game.vector;

import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Heaps;
import org.grundy.game.Theorem;
import org.grundy.number.Decimals;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/** Moore's Nim, {@code moores-nim:2}: a move takes from 1 to k heaps. */
public final class MooresNim extends VectorGame {
  private static final String NAME = "moores-nim";

  private final int most;

  /** @param most k, 1 to {@value Rule#MOST_HEAPS} */
  public MooresNim(int most) {
    super(0, rules(most));
    this.most = most;
  }

  /**
   * Reads {@code moores-nim:2}.
   *
   * @throws BadInput unless k is a number from 1 to {@value Rule#MOST_HEAPS}
   */
  public static MooresNim named(String name) {
    String text = name.substring(NAME.length() + 1);
    return new MooresNim(Decimals.parse(text)
        .filter(n -> n.signum() > 0 && n.bitLength() < Integer.SIZE && n.intValueExact() <= Rule.MOST_HEAPS)
        .orElseThrow(() -> BadInput.expected(Phrase.of("the number of heaps"),
            Phrase.of("a whole number from {0} to {1}", 1, Rule.MOST_HEAPS), text))
        .intValueExact());
  }

  private static Rule[] rules(int most) {
    var rules = new ArrayList<Rule>();
    for (int heaps = 1; heaps <= most; heaps++)
      rules.add(Rule.of(heaps == 1 ? "one heap" : heaps + " heaps", heaps, "a>0"));
    return rules.toArray(Rule[]::new);
  }

  @Override
  public String name() {
    return NAME + ":" + most;
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Take any positive number from each of up to {0} {0:heap|heaps}.", most);
  }

  @Override
  public List<String> examples() {
    return List.of("3 4 5", "1 2 3 3", "2 2 2");
  }

  @Override
  public List<Theorem<Heaps>> theorems() {
    return List.of(new MooreTheorem(most));
  }
}
