package org.grundy.word.logic;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.effort.Budget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoundedTesterTest {
  private static final Theory THEORY = Theory.shipped();

  private static int confirmed(Statement statement) {
    return BoundedTester.confirmed(statement, Budget.unlimited()).orElse(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"F1", "F2", "F3", "F4", "F5", "T1", "T2", "T3", "T4", "T5", "T6", "T8"})
  void theorems_areConfirmed(String name) {
    assertThat(confirmed(THEORY.theorem(name).orElseThrow().statement())).isGreaterThan(3);
  }

  @Test
  void whatIsFalseForSmallNumbers_isNotConfirmed() {
    assertThat(confirmed(THEORY.theorem("F6").orElseThrow().statement())).isZero();
    assertThat(confirmed(THEORY.read("A n (F[n] = @a)"))).isZero();
    assertThat(confirmed(THEORY.read("E x (x + 1 = 0)"))).isZero();
  }

  /** A move from the pair (1, 2) to the pair (0, 0) would be two of one heap: a wrong rule is found out by trying. */
  @Test
  void wrongRules_areFoundOutByTrying() {
    Theory wrong = THEORY.with("def anyMove(x, y, u, v) := u <= x & v <= y & u + v < x + y\n");
    assertThat(confirmed(wrong.read("A x, y, u, v (wythoff(x, y) & anyMove(x, y, u, v) => ~wythoff(u, v))"))).isZero();
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"A x (E y (x = 2y | x = 2y + 1))", "A x, y (x + y = y + x)",
      "A n (b(n) = a(n) + n)", "A n (T[2n] = T[n] & T[2n+1] != T[n])", "?base 3 A n (shift(n) = 3n)",
      "A n (n >= 1 => F[a(n)-1] = @a)"})
  void whatIsTrue_isConfirmed(String formula) {
    Statement statement = THEORY.read(formula);
    assertThat(new Prover(Budget.unlimited()).decide(statement).holds()).isTrue();
    assertThat(confirmed(statement)).isGreaterThan(20);
  }
}
