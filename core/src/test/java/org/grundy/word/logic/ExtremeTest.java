package org.grundy.word.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Solutions;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The least and the greatest number that satisfies a condition. */
class ExtremeTest {
  private static final int MOST = 200;

  private static boolean holds(String statement) {
    return new Prover(Budget.unlimited()).decide(Theory.standard().read(statement)).holds();
  }

  @ParameterizedTest
  @ValueSource(strings = {"A x (greatest n (2n <= x) = x/2)", "A x (least n (n > x) = x + 1)",
      "A i, n (least k (F[i+k] = @b) <= 2)", "E i (least k (k > i & F[k] = @b) = i + 3)",
      "A x (x > 0 => greatest y (E n (y = a(n) & y <= x)) + 1 >= x)",
      "A x (least n (n > x & least m (m > n) > 5) > x)", "~E x (greatest n (n >= x) = x | greatest n (n < 0) = x)",
      "?pell A x (least n (2n >= x) = (x+1)/2)"})
  void knownNumbers(String statement) {
    assertThat(holds(statement)).isTrue();
  }

  @RepeatedTest(60)
  void numbers_areThoseFoundByTrying(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    boolean greatest = random.nextBoolean();
    int a = random.nextInt(1, 4);
    int b = random.nextInt(1, 4);
    int c = random.nextInt(8);
    int remainder = random.nextInt(3);
    String sign = greatest ? "<=" : ">=";
    Solutions found = new Prover(Budget.unlimited()).solutions(Theory.standard().read("y + 1 = 1 + "
        + (greatest ? "greatest" : "least") + " n (" + a + "n " + sign + " " + b + "x - " + c + " & n mod 3 != "
        + remainder
        + ")"));
    for (int at = 0; at < 30; at++) {
      int x = at;
      IntPredicate satisfies = n -> (greatest ? a * n <= b * x - c : a * n >= b * x - c) && n % 3 != remainder;
      OptionalInt number = greatest ? IntStream.range(0, MOST).filter(satisfies).max()
          : IntStream.range(0, MOST).filter(satisfies).min();
      for (int y = 0; y < 60; y++)
        assertThat(found.contains(List.of(BigInteger.valueOf(y), BigInteger.valueOf(x)))).as("%d, %d", x, y)
            .isEqualTo(number.isPresent() && number.getAsInt() == y);
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"least n n > 3 | column 9: expected (, found 'n'",
      "least n (n > 3) | column 16: expected a relation (< <= = != > >=), found nothing",
      "least n (n + 3) = x | column 15: expected a relation (< <= = != > >=), found ')'",
      "E n (least n (n > 3) = 4) | column 12: 'n' already names a number here; choose another name"})
  void mistakes_areToldWithTheirPlaces(String statement, String message) {
    assertThatThrownBy(() -> Theory.standard().read(statement)).isInstanceOf(BadInput.class).hasMessage(message);
  }
}
