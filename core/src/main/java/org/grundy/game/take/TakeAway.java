package org.grundy.game.take;

import java.util.Arrays;
import java.util.List;
import org.grundy.game.Heaps;
import org.grundy.game.Theorem;
import org.grundy.game.vector.Rule;
import org.grundy.game.vector.VectorGame;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/** Take one of some numbers from one heap: {@code take:1,4}. Heaps may be of any size. */
public final class TakeAway extends VectorGame {
  private static final String NAME = "take";

  private final AmountList amounts;
  private final List<Theorem<Heaps>> theorems;

  /** The game in which these numbers, each 1 or more, may be taken. */
  public TakeAway(int... amounts) {
    this(new AmountList(amounts));
  }

  private TakeAway(AmountList amounts) {
    super(0, rules(amounts));
    this.amounts = amounts;
    this.theorems = List.of(new TakeAwayTheorem(amounts));
  }

  /**
   * Reads {@code take:1,4}.
   *
   * @throws BadInput when the numbers cannot be read
   */
  public static TakeAway named(String name) {
    return new TakeAway(AmountList.parse(name.substring(NAME.length() + 1)));
  }

  private static Rule[] rules(AmountList amounts) {
    return Arrays.stream(amounts.toArray()).mapToObj(n -> Rule.of("take " + n, 1, "a=" + n)).toArray(Rule[]::new);
  }

  @Override
  public String name() {
    return NAME + ":" + amounts;
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Take {0} from one heap.", amounts.either());
  }

  @Override
  public List<String> examples() {
    return List.of("7 9", "5 12 19");
  }

  @Override
  public List<Theorem<Heaps>> theorems() {
    return theorems;
  }
}
