package org.grundy.word.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Random;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Solutions;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Statements about numbers in Ostrowski's numerations. */
class OstrowskiTest {
  private static final MathContext DIGITS = new MathContext(60);

  /**
   * The n from 1 with floor((n+1) x) = floor(n x) + 1 are those whose digits end in an odd number of zeros (T. C. Brown,
   * Descriptions of the characteristic sequence of an irrational, Canad. Math. Bull. 36 (1993) 15-21, doi
   * 10.4153/CMB-1993-003-6).
   */
  private static Theory sturmian(String numeration, int most) {
    StringBuilder digits = new StringBuilder("1");
    for (int digit = 2; digit <= most; digit++)
      digits.append('|').append(digit);
    return Theory.standard().with("digits zeros(n) := ?" + numeration + " \"(.* (" + digits + "))? (0 0)* 0\"\n"
        + "def one(n) := n >= 1 & zeros(n)\n"
        + "def same(i, j, n) := A k (k < n => (one(i+k) <=> one(j+k)))\n"
        + "def right(i, n) := E j (j >= 1 & same(i, j, n) & ~(one(i+n) <=> one(j+n)))\n");
  }

  private static Solutions solutions(Theory theory, String statement) {
    return new Prover(Budget.unlimited()).solutions(theory.read(statement));
  }

  private static boolean holds(Theory theory, String statement) {
    return new Prover(Budget.unlimited()).decide(theory.read(statement)).holds();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"pell | 2 | 0.41421356237309504880168872420969807856967187537695",
      "ostrowski [0; 3, (1, 2)] | 2 | 0.26794919243112270647255365849412763305719474618962",
      "ostrowski (sqrt(13)-3)/2 | 3 | 0.30277563773199464655961063373524797312564828692262"})
  void characteristicWords_areThoseOfTheirSlope(String numeration, int most, BigDecimal slope) {
    Solutions ones = solutions(sturmian(numeration, most), "one(n)");
    for (int n = 1; n < 500; n++) {
      BigDecimal one = slope.multiply(BigDecimal.valueOf(n), DIGITS).setScale(0, RoundingMode.FLOOR);
      BigDecimal next = slope.multiply(BigDecimal.valueOf(n + 1), DIGITS).setScale(0, RoundingMode.FLOOR);
      assertThat(ones.contains(List.of(BigInteger.valueOf(n)))).as("%s, %d", numeration, n)
          .isEqualTo(one.compareTo(next) != 0);
    }
  }

  /**
   * There are n + 1 factors of each length n, so one that can be continued in two ways (M. Morse, G. A. Hedlund, Symbolic
   * dynamics II, Amer. J. Math. 62 (1940) 1-42). The greatest power is 2 + sup(a_(n+1) + (q_(n-1) - 2)/q_n), here 4.41
   * (D. Damanik, D. Lenz, The index of Sturmian sequences, European J. Combin. 23 (2002) 23-29, doi
   * 10.1006/eujc.2000.0496).
   */
  @Test
  void pellsSturmianWord_hasItsKnownProperties() {
    Theory theory = sturmian("pell", 2);
    assertThat(holds(theory, "A n (E i (i >= 1 & right(i, n) & A j (j >= 1 & right(j, n) => same(i, j, n))))"))
        .isTrue();
    assertThat(holds(theory, "E i, n (i >= 1 & n >= 1 & same(i, i+n, 3n))")).isTrue();
    assertThat(holds(theory, "E i, n (i >= 1 & n >= 1 & same(i, i+n, 4n))")).isFalse();
    assertThat(holds(theory, "E p, m (p >= 1 & A i (i >= m & i >= 1 => (one(i) <=> one(i+p))))")).isFalse();
  }

  /** Every other solution of x^2 - 2y^2 = 1 or -1 has a Pell number y; the number before it is x - y. */
  @Test
  void doublingInPellsNumeration_isLinear() {
    Theory theory = Theory.standard();
    assertThat(holds(theory, "?pell A x (shift(shift(x)) = 2shift(x) + x)")).isTrue();
    assertThat(holds(theory, "?pell A x (x > 0 => 2x < shift(x) + x & shift(x) <= 3x)")).isTrue();
  }

  private static String signed(int number) {
    return number < 0 ? " - " + -number : " + " + number;
  }

  private static final List<String> NUMERATIONS = List.of("pell", "ostrowski sqrt(3)", "ostrowski [0; 4, 2, (3)]",
      "ostrowski sqrt(7)");

  /** Random conditions agree with arithmetic. */
  @RepeatedTest(40)
  void solutions_areThoseOfArithmetic(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    String numeration = NUMERATIONS.get(random.nextInt(NUMERATIONS.size()));
    int a = random.nextInt(-3, 4);
    int b = random.nextInt(-3, 4);
    int c = random.nextInt(-9, 10);
    int d = 1 + random.nextInt(4);
    Solutions found = solutions(Theory.standard(), "?" + numeration + " E z (x = " + d + "z + y & z <= y) | "
        + "y <= x & " + a + "x" + signed(b) + "y" + signed(c) + " > 0");
    for (int x = 0; x < 60; x++)
      for (int y = 0; y < 60; y++)
        assertThat(found.contains(List.of(BigInteger.valueOf(x), BigInteger.valueOf(y)))).as("%s: %d, %d", numeration,
            x, y).isEqualTo((x >= y && (x - y) % d == 0 && (x - y) / d <= y) || (y <= x && a * x + b * y + c > 0));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "?ostrowski sqrt(4) x = y | column 12: sqrt(4) is not an irrational number",
      "?ostrowski 3 x = y | column 12: expected a root of a quadratic equation, such as (1 + sqrt(5))/2 or [0; 3, (1, 2)]",
      "?ostrowski [0; (2) x = y | column 25: expected ], found nothing",
      "?ostrowski (sqrt(2) + sqrt(3)) x = y | column 28: expected the same square root again, found 3",
      "?ostrowski [0; (40)] x = y | column 2: expected partial quotients up to 35, found [0; (40)]",
      "?ostrowski [0; (2,3,4,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1)] x = y | column 2: expected a continued fraction that repeats after at most 24 partial quotients, found [0; (2, 3, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)]",
      "?ostrowski sqrt() x = y | column 17: expected a number of at most 9 digits, found ')'"})
  void otherNumerations_areRefused(String statement, String message) {
    assertThatThrownBy(() -> Theory.standard().read(statement)).isInstanceOf(BadInput.class).hasMessage(message);
  }
}
