package org.grundy.word.numeration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DigitSystemTest {
  static Stream<DigitSystem> systems() {
    return Stream.of(DigitSystem.BINARY, DigitSystem.base(3), DigitSystem.base(10), DigitSystem.FIBONACCI,
        DigitSystem.TRIBONACCI, DigitSystem.recurrence(2, 1), DigitSystem.recurrence(3, 1, 1),
        DigitSystem.recurrence(2, 2), DigitSystem.recurrence(1, 1, 1, 1), DigitSystem.recurrence(1, 0, 1),
        DigitSystem.recurrence(3, -1), DigitSystem.recurrence(2, -1, 1), DigitSystem.recurrence(2, 0, 1),
        DigitSystem.recurrence(5, -3), DigitSystem.pell(),
        DigitSystem.ostrowski(ContinuedFraction.parse("[0; 3, (1, 2)]")),
        DigitSystem.ostrowski(ContinuedFraction.parse("[0; 4, 2, (3)]")),
        DigitSystem.ostrowski(ContinuedFraction.parse("[0; 2, (1, 4, 1, 1)]")),
        from(List.of(1, 0, 0, 1), 1, 2, 3, 4, 6), from(List.of(1, 1), 1, 3), from(List.of(1, 1), 1, 3, 4),
        from(List.of(2), 1, 3), from(List.of(2, 1), 1, 2, 5));
  }

  private static DigitSystem from(List<Integer> recurrence, int... first) {
    return DigitSystem.recurrence(recurrence, Arrays.stream(first).mapToObj(BigInteger::valueOf).toList());
  }

  /** A. J. Schwenk's (Take-away games, Fibonacci Quart. 8 (1970) 225-234), and Lucas numbers. */
  @Test
  void firstWeights_areFollowedByTheRecurrence() {
    assertThat(from(List.of(1, 0, 0, 1), 1, 2, 3, 4, 6).weights(12)).map(BigInteger::intValue)
        .containsExactly(1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55);
    assertThat(from(List.of(1, 1), 1, 3).weights(7)).map(BigInteger::intValue)
        .containsExactly(1, 3, 4, 7, 11, 18, 29);
    assertThat(from(List.of(1, 1), 1, 2, 3, 5)).isEqualTo(DigitSystem.FIBONACCI);
    assertThat(from(List.of(1, 0, 0, 1), 1, 2, 3, 4, 6, 8)).isEqualTo(from(List.of(1, 0, 0, 1), 1, 2, 3, 4, 6))
        .hasToString("recurrence 1 0 0 1 from 1 2 3 4 6");
    assertThatThrownBy(() -> from(List.of(1, 1), 1)).isInstanceOf(BadInput.class)
        .hasMessage("recurrence 1 1: expected at least 2 initial weights, found 1");
    assertThatThrownBy(() -> from(List.of(1, 1), 2, 3)).isInstanceOf(BadInput.class)
        .hasMessage("recurrence 1 1: expected weights that begin with 1 and increase, found '2 3'");
    assertThatThrownBy(() -> from(List.of(1, -1), 1, 3)).isInstanceOf(BadInput.class);
  }

  /** Large quotients and many weights, which would take long if the strings were made first. */
  @Test
  void weightsWithTooManyDigitsOrPhases_areRefusedAtOnce() {
    assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
      assertThatThrownBy(() -> from(List.of(1, 1), 1, 999_999_999)).isInstanceOf(BadInput.class).hasMessage(
          "recurrence 1 1: no automaton was found for the strings of digits with the weights '1 999999999'");
      List<BigInteger> large = List.of(BigInteger.ONE, BigInteger.TEN.pow(12));
      assertThatThrownBy(() -> DigitSystem.recurrence(List.of(1, 1), large)).isInstanceOf(BadInput.class);
      assertThatThrownBy(() -> from(List.of(1, 1), 1, 37)).isInstanceOf(BadInput.class);
      assertThatThrownBy(() -> from(List.of(1, 1), IntStream.rangeClosed(1, 10_000).toArray()))
          .isInstanceOf(BadInput.class).hasMessageContaining("the weights '1 2 3 4 ");
    });
  }

  @ParameterizedTest
  @MethodSource("systems")
  void strings_areThoseThatTheAutomatonAllowsInTheirOrder(DigitSystem system) {
    for (int n = 0; n < 400; n++) {
      int[] digits = system.digitsOf(BigInteger.valueOf(n));
      assertThat(system.value(digits)).isEqualTo(n);
      assertThat(allowed(system, digits)).as("%s %d", system, n).isTrue();
      assertThat(digits.length == 0 ? 1 : digits[0]).isPositive();
    }
  }

  private static boolean allowed(DigitSystem system, int... digits) {
    int state = 0;
    for (int digit : digits)
      if (state >= 0)
        state = system.next(state, digit);
    return state >= 0 && system.ends(state);
  }

  /** So many strings of m digits are allowed as there are numbers below the weight of the next place. */
  @ParameterizedTest
  @MethodSource("systems")
  void stringsOfALength_areAsManyAsItsWeight(DigitSystem system) {
    List<BigInteger> weights = system.weights(8);
    var first = new long[system.states()];
    first[0] = 1;
    long[] counts = first;
    for (BigInteger weight : weights) {
      long[] ending = counts;
      assertThat(weight)
          .isEqualTo(IntStream.range(0, ending.length).filter(system::ends).mapToLong(q -> ending[q]).sum());
      var next = new long[ending.length];
      for (int state = 0; state < ending.length; state++)
        for (int digit = 0; digit < system.digits(); digit++)
          if (system.next(state, digit) >= 0)
            next[system.next(state, digit)] += ending[state];
      counts = next;
    }
  }

  /** The same strings as the nearly linear conversion of the named numerations. */
  @Test
  void fibonacciAndTribonacci_agreeWithNumeration() {
    for (long n : new long[]{0, 1, 2, 3, 6, 10, 54, 143, 144, 9_999, 123_456_789}) {
      BigInteger number = BigInteger.valueOf(n);
      assertThat(text(DigitSystem.FIBONACCI, number)).isEqualTo(Numeration.FIBONACCI.digits(number));
      assertThat(text(DigitSystem.TRIBONACCI, number)).isEqualTo(Numeration.TRIBONACCI.digits(number));
    }
  }

  private static String text(DigitSystem system, BigInteger n) {
    return Arrays.stream(system.digitsOf(n)).mapToObj(Integer::toString).collect(Collectors.joining());
  }

  @Test
  void pell_hasWeightsOneThreeSevenSeventeen() {
    assertThat(DigitSystem.recurrence(2, 1).weights(5)).map(BigInteger::intValue).containsExactly(1, 3, 7, 17, 41);
  }

  @Test
  void oneSystem_hasOneSpelling() {
    assertThat(DigitSystem.recurrence(1, 1)).isEqualTo(DigitSystem.FIBONACCI).hasToString("fibonacci");
    assertThat(DigitSystem.recurrence(10)).isEqualTo(DigitSystem.base(10)).hasToString("base 10");
  }

  @Test
  void whatIsNoNumeration_isRefused() {
    assertThatThrownBy(() -> DigitSystem.base(1)).isInstanceOf(BadInput.class)
        .hasMessage("expected a base from 2 to 36, found 1");
    assertThatThrownBy(() -> DigitSystem.recurrence(1)).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> DigitSystem.recurrence(36, 1)).isInstanceOf(BadInput.class)
        .hasMessage("expected a recurrence with coefficients up to 35, found '36 1'");
  }

  /** Roots 2 and -1; two greater than 1; on the unit circle; none greater than 1. */
  @ParameterizedTest
  @ValueSource(strings = {"1 2 : x^2 - x - 2", "12 -34 : x^2 - 12x + 34", "1 1 0 1 : x^4 - x^3 - x^2 - 1",
      "1 -1 : x^2 - x + 1"})
  void rootsThatAreNotPisot_areRefused(String text) {
    String[] parts = text.split(" : ");
    assertThatThrownBy(() -> DigitSystem.recurrence(coefficients(parts[0]))).isInstanceOf(BadInput.class)
        .hasMessage("recurrence " + parts[0] + ": an automaton can add only if one root of " + parts[1]
            + " is greater than 1 and all others are less than 1 in absolute value (a Pisot number), which could not be confirmed");
  }

  private static int[] coefficients(String text) {
    return Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
  }

  /** The smallest Pisot number: 1 = b^-1 + b^-5, and x^5 - x^4 - 1 is not x^3 - x - 1. */
  @Test
  void aPisotNumberWhoseStringsObeyAnotherRecurrence_isRefused() {
    assertThatThrownBy(() -> DigitSystem.recurrence(0, 1, 1)).isInstanceOf(BadInput.class)
        .hasMessage("recurrence 0 1 1: its root is a Pisot number, but another recurrence counts the strings of"
            + " digits that take the largest weight first, by 1 = .10001");
  }

  /** Fibonacci numbers of odd index, and the cows of Narayana, OEIS A001906 and A000930. */
  @Test
  void otherRecurrences_haveTheirWeights() {
    assertThat(DigitSystem.recurrence(3, -1).weights(5)).map(BigInteger::intValue).containsExactly(1, 3, 8, 21, 55);
    assertThat(DigitSystem.recurrence(1, 0, 1).weights(8)).map(BigInteger::intValue)
        .containsExactly(1, 2, 3, 4, 6, 9, 13, 19);
  }
}
