package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Heaps;
import org.grundy.game.PPositionRule;
import org.grundy.game.Theorem;
import org.grundy.number.Decimals;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Convention;

/**
 * Wythoff's game with a wider diagonal, {@code wythoff:3}: a move may also take from both heaps at once, amounts that
 * differ by less than t. With t = 1 it is Wythoff's game.
 */
public final class WideWythoff extends VectorGame {
  private static final String PREFIX = "wythoff:";
  /** Keeps the rules' coefficients, and four times heaps of 63 bits, in range with room. */
  private static final long WIDEST = 999_999_999_999_999L;

  private final long width;

  /** @param width 1 to 10<sup>15</sup> - 1 */
  public WideWythoff(long width) {
    super(2, Rule.of("one", 1, "a>0"), Rule.of("both", 2, "a<b+" + width + " & b<a+" + width));
    this.width = width;
  }

  /**
   * Reads {@code wythoff:3}.
   *
   * @throws BadInput unless the width is a number from 1
   */
  public static WideWythoff named(String name) {
    String text = name.substring(PREFIX.length());
    return new WideWythoff(Decimals.parse(text)
        .filter(n -> n.signum() > 0 && n.compareTo(BigInteger.valueOf(WIDEST)) <= 0)
        .orElseThrow(() -> BadInput.expected(Phrase.of("the width"),
            Phrase.of("a whole number from {0} to {1}", 1, WIDEST), text))
        .longValueExact());
  }

  @Override
  public String name() {
    return PREFIX + width;
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Take any positive number from one heap, or from both heaps, in amounts that differ by less "
        + "than {0}.",
        width);
  }

  @Override
  public List<String> examples() {
    return List.of("7 11", "4 9", "1 3");
  }

  @Override
  public Optional<String> lost() {
    return new PPositionRule.BeattyPairs(width).definitions(LOST);
  }

  @Override
  public List<Theorem<Heaps>> theorems() {
    return List.of(new WideWythoffTheorem(this, width, Convention.NORMAL),
        new WideWythoffTheorem(this, width, Convention.MISERE));
  }
}
