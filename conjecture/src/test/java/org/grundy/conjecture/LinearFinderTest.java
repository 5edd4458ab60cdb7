package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.grundy.effort.Budget;
import org.grundy.testing.Tier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LinearFinderTest {
  private static long[] values(String text) {
    return Arrays.stream(text.split(",")).mapToLong(Long::parseLong).toArray();
  }

  private static Optional<LinearForm> find(long... values) {
    return new LinearFinder().find(values, Budget.unlimited()).map(LinearForm.class::cast);
  }

  /** OEIS A000045, A000129, A000073, A000071, A001045. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      1,1,2,3,5,8,13,21,34,55 ~ G(n) = G(n-1) + G(n-2), and G begins 1 1
      0,1,2,5,12,29,70,169 ~ G(n) = 2 * G(n-1) + G(n-2), and G begins 0 1
      0,0,1,1,2,4,7,13,24,44 ~ G(n) = G(n-1) + G(n-2) + G(n-3), and G begins 0 0 1
      0,0,1,2,4,7,12,20,33 ~ G(n) = G(n-1) + G(n-2) + 1, and G begins 0 0
      0,1,1,3,5,11,21,43 ~ G(n) = G(n-1) + 2 * G(n-2), and G begins 0 1
      5,2,5,-4,11,-22,41,-88 ~ G(n) = -G(n-1) + 2 * G(n-2) - 3, and G begins 5 2
      """)
  void knownSequences_areFound(String values, String text) {
    assertThat(find(values(values)).orElseThrow().text()).hasToString(text);
  }

  @Test
  void fibonacci_isOnlyChecked() {
    Conjecture conjecture = new Conjecturer(Budget.unlimited()).ofValues(values("1,1,2,3,5,8,13,21,34,55"));
    assertThat(conjecture.found().orElseThrow().proved()).isFalse();
    ClosedForm form = conjecture.found().orElseThrow().form();
    assertThat(form.text()).hasToString("G(n) = G(n-1) + G(n-2), and G begins 1 1");
    assertThat(TargetLanguage.PYTHON.program(form, new long[0]))
        .isEqualTo("def g(n):\n    a, b = 1, 1\n    for _ in range(n): a, b = b, b + a\n    return a");
    assertThat(TargetLanguage.JAVA.program(form, new long[0])).isEqualTo("""
        static long g(long n) {
          long a = 1;
          long b = 1;
          while (n-- > 0) { long next = b + a; a = b; b = next; }
          return a;
        }""");
    assertThat(form.at(91)).isEqualTo(7540113804746346429L);
  }

  /** As many equations must test the coefficients as determine them; and no coefficient is a fraction. */
  @ParameterizedTest
  @ValueSource(strings = {"1,1,2,3,5", "1,1,2,3,5,8,13,21,34,56", "1,4,9,61,3,8,2,77,5,31,12", "0,0,0,0,0,0,0,1",
      "64,32,16,8,4,2,1"})
  void chance_isNotFound(String values) {
    assertThat(find(values(values))).isEmpty();
  }

  /** What is found of a random recurrence is of no higher order, and gives all values. */
  @Test
  void randomRecurrences_areFound() {
    RandomGenerator random = Tier.random("linear recurrences");
    for (int i = 0; i < 300; i++) {
      int order = random.nextInt(1, 5);
      var coefficients = new ArrayList<Long>();
      for (int k = 0; k < order; k++)
        coefficients.add(random.nextLong(-3, 4));
      if (coefficients.getLast() == 0)
        coefficients.set(order - 1, 1L);
      List<Long> first = random.longs(order, -9, 10).boxed().toList();
      var form = new LinearForm(coefficients, random.nextLong(-2, 3), first);
      long[] values = new long[16];
      Arrays.setAll(values, form::at);
      LinearForm found = find(values).orElseThrow();
      assertThat(found.coefficients()).hasSizeLessThanOrEqualTo(order);
      for (int n = 0; n < values.length; n++)
        assertThat(found.at(n)).as("%s at %s", form, n).isEqualTo(values[n]);
    }
  }
}
