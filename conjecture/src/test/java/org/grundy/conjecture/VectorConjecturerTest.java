package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.junit.jupiter.api.Test;

class VectorConjecturerTest {
  private static List<String> rules(int from, long[]... columns) {
    return new VectorConjecturer(Budget.unlimited()).of(from, List.of(columns)).rules().stream()
        .map(rule -> rule.map(Phrase::toString).orElse("none")).toList();
  }

  private static long[] values(int from, int to, LongUnaryOperator value) {
    return LongStream.rangeClosed(from, to).map(value).toArray();
  }

  /** A003144, A003145 and A003146 in the OEIS. */
  @Test
  void tribonacci_hasThePlacesOfLetters() {
    long[][] columns = {{0, 1, 3, 5, 7, 8, 10, 12, 14, 16, 18, 20, 21, 23, 25, 27},
        {0, 2, 6, 9, 13, 15, 19, 22, 26, 30, 33, 37, 39, 43, 46, 50},
        {0, 4, 11, 17, 24, 28, 35, 41, 48, 55, 61, 68, 72, 79, 85, 92}};
    assertThat(rules(0, columns)).containsExactly(
        "x(n) = the place of the n-th a in the Tribonacci word, a->ab b->ac c->a",
        "y(n) = the place of the n-th b in the Tribonacci word, a->ab b->ac c->a", "z(n) = x(n) + y(n) + n");
  }

  @Test
  void randomSums_areFound() {
    var random = new Random(5);
    for (int i = 0; i < 30; i++) {
      long[] x = values(1, 20, n -> n * n);
      long[] y = values(1, 20, n -> n * n * n + n % 3);
      int a = random.nextInt(3);
      int b = random.nextInt(a == 0 ? 1 : 0, 3);
      int slope = random.nextInt(-3, 4);
      int constant = random.nextInt(-3, 4);
      long[] z = values(0, 19, n -> a * x[(int) n] + b * y[(int) n] + slope * (n + 1) + constant);
      String rule = rules(1, x, y, z).getLast();
      assertThat(rule).startsWith("z(n) = ");
      String text = rule.substring(7).replace(" ", "").replace("-", "+-");
      for (int n = 1; n <= 20; n++) {
        long sum = 0;
        for (String term : text.split("[+]"))
          sum += term.isEmpty() ? 0 : value(term, n, x[n - 1], y[n - 1]);
        assertThat(sum).as("%s at %d", rule, n).isEqualTo(z[n - 1]);
      }
    }
  }

  private static long value(String term, long n, long x, long y) {
    String factor = term.replaceAll("(x\\(n\\)|y\\(n\\)|n)$", "");
    long times = factor.isEmpty() ? 1 : factor.equals("-") ? -1 : Long.parseLong(factor);
    return times * (term.endsWith("x(n)") ? x : term.endsWith("y(n)") ? y : term.endsWith("n") ? n : 1);
  }

  @Test
  void heapsWithoutARule_areNamed() {
    var random = new Random(6);
    long[] noise = random.longs(20, 0, 1_000_000).toArray();
    assertThat(rules(0, values(0, 19, n -> 3 * n), noise, values(0, 19, n -> n / 2))).satisfies(rules -> {
      assertThat(rules.getFirst()).startsWith("x(n) = ");
      assertThat(rules.get(1)).isEqualTo("none");
      assertThat(rules.getLast()).startsWith("z(n) = ");
    });
    assertThatThrownBy(() -> rules(0, new long[3], new long[3], new long[3])).isInstanceOf(BadInput.class)
        .hasMessage("expected 6 positions or more, found 3");
  }
}
