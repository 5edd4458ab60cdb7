package org.grundy.solve.prover;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.rules.LineReader;
import org.grundy.game.rules.LineRules;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermReader;
import org.grundy.word.formula.Undefined;
import org.grundy.word.logic.Formula;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Variable;
import org.grundy.word.numeration.DigitSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LineFormulasTest {
  private static final int MOST = 9;

  private static LineRules line(String text) {
    return (LineRules) LineReader.read(text);
  }

  private static Stream<String> lines() {
    var random = new Random(7);
    List<String> conditions = List.of("k < 2l and l < 2k", "k <= l + 1 and l <= 3", "k mod 3 = 1 and l = k",
        "k + l is even and l <= x", "k = l or l = 2k", "not k = l and l <= 2", "3 | x and k = l", "x > y and l = k",
        "abs(x - y) <= 2 and k = l", "l = k / 2 and k <= min(x, y)", "max(k, l) <= 2", "x mod 2 = y mod 2 and l = k",
        "l <= 3 and k | 6 and k <= 6", "l <= 2 and k is prime and k <= 5", "l = 1 and 2 | k - 1");
    List<String> vectors = List.of("(k,0) (0,k)", "(1,0) (0,2)", "(-1,k)", "(2k,k)", "(0,1)");
    var lines = new ArrayList<>(List.of("a >= b: (a-b, b)", "a >= b: (a-b, b) (a, b-1) where b >= 1",
        "a >= 1: (a-1, b); b >= 1: (a+1, b-1) in this order", "a >= b: (a mod 3, b)",
        "a >= b: (a-k, b) where k <= b", "take (k,0) (-k,k) where k <= 3"));
    for (String condition : conditions)
      lines.add("(k,l) where " + condition + (random.nextBoolean() ? " in any order" : ""));
    for (int i = 0; i < 8; i++)
      lines.add((i % 3 == 0 ? "(1,1) " : "") + vectors.get(random.nextInt(vectors.size())) + " where k <= "
          + (1 + random.nextInt(4)) + (i % 2 == 0 ? "" : " and k <= x"));
    return lines.stream();
  }

  /** A formula leads where moves that are listed lead, and nowhere else; and what falls does. */
  @ParameterizedTest
  @MethodSource("lines")
  void formulas_leadWhereMovesDo(String text) {
    LineRules game = line(text);
    HeapRules rules = HeapRules.of(game, 2).orElseThrow();
    List<Variable> all = IntStream.range(0, 4).mapToObj(i -> new Variable("x" + i)).toList();
    var prover = new Prover(Budget.unlimited());
    Formula move = rules.move(all.subList(0, 2), all.subList(2, 4), DigitSystem.BINARY, prover);
    Solutions led = prover.solutions(new Statement(all, List.of(), move, Optional.empty()));
    Solutions falls = prover.solutions(new Statement(all, List.of(),
        rules.falls(all.subList(0, 2), all.subList(2, 4)).orElse(Formula.truth(true)), Optional.empty()));
    for (int x = 0; x <= MOST; x++)
      for (int y = 0; y <= MOST; y++) {
        Set<Heaps> listed = new HashSet<>();
        game.moves(Heaps.of(x, y), (to, _) -> {
          listed.add(to);
          return true;
        });
        for (int u = 0; u <= MOST + 1; u++)
          for (int v = 0; v <= 2 * MOST; v++) {
            var numbers = Stream.of(x, y, u, v).map(BigInteger::valueOf).toList();
            assertThat(led.contains(numbers)).as("%s from %s", text, numbers)
                .isEqualTo(listed.contains(Heaps.of(u, v)));
            assertThat(!led.contains(numbers) || falls.contains(numbers)).isTrue();
          }
      }
  }

  @ParameterizedTest
  @ValueSource(strings = {"n", "n / 3", "n % 4", "(n + 1) / 2 - 1", "n ^ 5", "(n & 6) + 1", "n | n / 2", "abs(n - 7)",
      "max(n - 4 + 4, 3)", "min(2 * n, 9)", "n >> 2", "(n << 1) % 3", "(n - 5) % 3", "abs((n - 9) / 2)",
      "(n % 4) ^ (n % 3)",
      "bitlength(n) % 2", "bitlength(n + 3) % 5", "popcount(n) % 3", "popcount(2 * n + 1) % 1", "bitlength(n - 2) % 3",
      "5", "3 * n + 2 ^ n / 2"})
  void terms_areTheirValues(String text) {
    Term term = TermReader.parse(text, List.of("n"), Dialect.BITS);
    var n = new Variable("n");
    var v = new Variable("v");
    Formula formula = LineFormulas.equal(DigitSystem.BINARY, term, List.of(n), v).orElseThrow();
    Solutions is = new Prover(Budget.unlimited())
        .solutions(new Statement(List.of(n, v), List.of(), formula, Optional.empty()));
    for (long at = 0; at < 40; at++)
      for (long value = 0; value < 150; value++)
        assertThat(is.contains(List.of(BigInteger.valueOf(at), BigInteger.valueOf(value)))).as("%s at %d", text, at)
            .isEqualTo(value(term, at) == value);
  }

  private static long value(Term term, long at) {
    try {
      return term.value(new long[]{at});
    } catch (Undefined _) {
      return -1;
    }
  }

  @Test
  void otherTerms_haveNoFormula() {
    for (String text : List.of("v2(n)", "n * n", "n / (n + 1)", "2 ^ (n - 9)", "popcount(n)", "1 << n",
        "bitlength(n) % 99", "bitlength(n) % n"))
      assertThat(LineFormulas.equal(DigitSystem.BINARY, TermReader.parse(text, List.of("n"), Dialect.BITS),
          List.of(new Variable("n")), new Variable("v"))).as(text).isEmpty();
    assertThat(LineFormulas.equal(DigitSystem.FIBONACCI, TermReader.parse("n ^ 1", List.of("n"), Dialect.BITS),
        List.of(new Variable("n")), new Variable("v"))).isEmpty();
    assertThat(HeapRules.of(line("a >= b: (a-k*b, b)"), 2)).isEmpty();
  }
}
