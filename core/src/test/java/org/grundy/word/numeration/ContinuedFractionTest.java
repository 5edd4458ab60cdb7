package org.grundy.word.numeration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ContinuedFractionTest {
  private static final MathContext DIGITS = new MathContext(200);

  /** O. Perron, Die Lehre von den Kettenbr&uuml;chen (1929), table of square roots; the last three by hand. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"0 | 2 | 1 | [0; (2)]", "0 | 3 | 1 | [0; 3, (1, 2)]", "0 | 6 | 1 | [0; (2, 4)]",
      "0 | 7 | 1 | [0; 2, (1, 4, 1, 1)]", "0 | 19 | 1 | [0; (2, 1, 3, 1, 2, 8)]", "1 | 5 | 2 | [0; 2, (1)]",
      "-1 | 5 | 2 | [0; 2, (1)]", "-1 | 13 | 2 | [0; (3)]"})
  void roots_haveTheirKnownFractions(long p, long d, long q, String text) {
    assertThat(ContinuedFraction.ofRoot(BigInteger.valueOf(p), BigInteger.valueOf(d), BigInteger.valueOf(q)))
        .hasToString(text).isEqualTo(ContinuedFraction.parse(text));
  }

  /** A number x above 1/2 has the denominators of 1 - x. */
  @RepeatedTest(100)
  void quotients_areThoseOfTheDecimalNumber(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    int d = 2;
    while (BigInteger.valueOf(d).sqrt().pow(2).intValue() == d)
      d = 2 + random.nextInt(60);
    int p = random.nextInt(-20, 20);
    int q = random.nextBoolean() ? 1 + random.nextInt(6) : -1 - random.nextInt(6);
    BigDecimal rest = new BigDecimal(d).sqrt(DIGITS).add(BigDecimal.valueOf(p)).divide(BigDecimal.valueOf(q), DIGITS);
    rest = rest.subtract(rest.setScale(0, RoundingMode.FLOOR));
    if (rest.compareTo(new BigDecimal("0.5")) > 0)
      rest = BigDecimal.ONE.subtract(rest);
    ContinuedFraction fraction = ContinuedFraction.ofRoot(BigInteger.valueOf(p), BigInteger.valueOf(d),
        BigInteger.valueOf(q));
    var expected = new ArrayList<Integer>();
    for (int i = 0; i < 20; i++) {
      BigDecimal next = BigDecimal.ONE.divide(rest, DIGITS);
      expected.add(next.intValue());
      rest = next.subtract(BigDecimal.valueOf(next.intValue()));
    }
    assertThat(IntStream.rangeClosed(1, 20).mapToObj(fraction::quotient).toList()).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"[1; (2, 2)] | [0; (2)]", "[0; 2, 1, (2, 1)] | [0; (2, 1)]",
      "[0; 1, 2, (3)] | [0; (3)]", "[ 0;5,(7) ] | [0; 5, (7)]"})
  void fractions_areShortest(String text, String shortest) {
    assertThat(ContinuedFraction.parse(text)).hasToString(shortest);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[0; 2]", "[0; ()]", "[0; (0)]", "[0; 0, (1)]", "[0, (1)]", "[0; (1), 2]"})
  void otherTexts_areRefused(String text) {
    assertThatThrownBy(() -> ContinuedFraction.parse(text)).isInstanceOf(BadInput.class)
        .hasMessage("expected a continued fraction with a period of numbers from 1, such as [0; 3, (1, 2)]");
  }

  @ParameterizedTest
  @CsvSource({"0, 4, 1, sqrt(4) is not an irrational number", "1, 2, 0, expected a divisor other than 0"})
  void rationalNumbers_areRefused(long p, long d, long q, String message) {
    assertThatThrownBy(
        () -> ContinuedFraction.ofRoot(BigInteger.valueOf(p), BigInteger.valueOf(d), BigInteger.valueOf(q)))
        .isInstanceOf(BadInput.class).hasMessage(message);
  }

  /** The digits of n, most significant first, taken from the denominators of the convergents. */
  static List<Integer> digits(ContinuedFraction fraction, int n) {
    var denominators = new ArrayList<>(List.of(1, fraction.quotient(1)));
    while (denominators.getLast() <= n)
      denominators.add(fraction.quotient(denominators.size()) * denominators.getLast()
          + denominators.get(denominators.size() - 2));
    var digits = new ArrayList<Integer>();
    int rest = n;
    for (int denominator : denominators.reversed()) {
      if (!digits.isEmpty() || rest >= denominator)
        digits.add(rest / denominator);
      rest %= denominator;
    }
    return digits;
  }

  @ParameterizedTest
  @ValueSource(strings = {"[0; (2)]", "[0; 3, (1, 2)]", "[0; (2, 1, 3, 1, 2, 8)]", "[0; 4, 1, 7, (2)]", "[0; 2, (1)]"})
  void digits_areThoseOfTheConvergents(String text) {
    var fraction = ContinuedFraction.parse(text);
    DigitSystem system = DigitSystem.ostrowski(fraction);
    for (int n = 0; n < 2000; n++)
      assertThat(IntStream.of(system.digitsOf(BigInteger.valueOf(n))).boxed().toList()).isEqualTo(digits(fraction, n));
  }
}
