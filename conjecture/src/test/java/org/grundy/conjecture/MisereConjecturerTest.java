package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.phrase.BadInput;
import org.grundy.reason.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MisereConjecturerTest {
  @TempDir private Path folder;

  private static MisereConjecture of(String rules) {
    return new MisereConjecturer(Budget.unlimited()).of(Catalog.standard().ruleset(rules));
  }

  /** By the definition alone: who cannot move has won. */
  private static boolean lost(Impartial<Heaps> game, Heaps position, Map<Heaps, Boolean> known) {
    Heaps at = game.normal(position);
    Boolean before = known.get(at);
    if (before != null)
      return before;
    boolean[] seen = {false, false};
    game.moves(at, (to, _) -> {
      seen[0] = true;
      seen[1] |= lost(game, to, known);
      return true;
    });
    boolean lost = seen[0] && !seen[1];
    known.put(at, lost);
    return lost;
  }

  private static boolean byRule(MisereConjecture.Tame rule, Genera genera, long[] heaps) {
    long sum = 0;
    boolean large = false;
    for (long n : heaps) {
      long value = n < rule.value().from() ? genera.normal((int) n) : rule.value().at(n);
      long firm = n < rule.firm().from() ? genera.firm()[(int) n] : rule.firm().at(n);
      sum ^= value;
      large |= value > 1 || firm == 1;
    }
    return sum == (large ? 0 : 1);
  }

  /** Games in which every heap behaves like heaps of Nim: the rule against play to the end. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      take 1, 3 or 4                    ~ true
      take 1 or 4                       ~ true
      take 2, 5 or 7                    ~ true
      take k                            ~ true
      take 2^k                          ~ true
      take 1, p where p is prime        ~ true
      replace n by a, n-1-a             ~ true
      take 2 or 3                       ~ true
      0.13                              ~ true
      0.33                              ~ true
      take k where 2k <= n              ~ false
      replace n by n/k where k >= 2     ~ false
      nim                               ~ true
      take k; replace n by a, n-a       ~ false
      """)
  @SuppressWarnings("unchecked") // games of heaps
  void tameGames_followNimsRule(String rules, boolean proved) {
    MisereConjecture found = of(rules);
    MisereConjecture.Tame rule = found.tame().orElseThrow();
    assertThat(rule.verdict() instanceof Verdict.Proved).as(rules).isEqualTo(proved);
    var game = (Impartial<Heaps>) Catalog.standard().ruleset(rules);
    var random = new Random(7);
    Map<Heaps, Boolean> known = new HashMap<>();
    for (int i = 0; i < 100; i++) {
      long[] heaps = random.longs(1 + i % 4, 0, i % 4 == 3 ? 5 : 8).toArray();
      assertThat(byRule(rule, found.genera(), heaps)).as("%s at %s", rules, Arrays.toString(heaps))
          .isEqualTo(lost(game, Heaps.of(heaps), known));
    }
  }

  /** Random take-away sets are tame, as T. S. Ferguson has shown (On sums of graph games with last player losing, 1974). */
  @Test
  void takeAwaySets_areTameAndProved() {
    var random = new Random(11);
    for (int i = 0; i < 25; i++) {
      String set = random.ints(1 + i % 4, 1, 12).distinct().sorted().mapToObj(Integer::toString)
          .collect(java.util.stream.Collectors.joining(","));
      MisereConjecture.Tame rule = of("take:" + set).tame().orElseThrow();
      assertThat(rule.anyFirm()).as(set).isFalse();
      assertThat(rule.verdict()).as(set).isInstanceOf(Verdict.Proved.class);
    }
  }

  /** W. L. Sibert, J. H. Conway, Mathematical Kayles, International Journal of Game Theory 20 (1992) 237-246. */
  @Test
  void kayles_isNotTame_andFiveHeapsAreLostAlone() {
    MisereConjecture kayles = of("kayles");
    assertThat(kayles.tame()).isEmpty();
    assertThat(kayles.genera().wild()).contains(5);
    assertThat(kayles.lost(100)).containsExactly(1, 4, 9, 12, 20);
    assertThat(kayles.alone().orElseThrow().verdict()).isInstanceOf(Verdict.Checked.class);
  }

  /** Heaps alone, also where they are not tame. */
  @ParameterizedTest
  @ValueSource(strings = {"take d where d | n and d < n", "0.07", "grundys-game", "take p where p is prime", "0.15",
      "take k where k*k <= n", "dag:1-0,2-1,2-0,3-2,4-2,4-1,5-4,5-3"})
  @SuppressWarnings("unchecked") // games of heaps
  void heapsAlone_areAsInPlay(String rules) {
    MisereConjecture found = of(rules);
    var game = (Impartial<Heaps>) Catalog.standard().ruleset(rules);
    Map<Heaps, Boolean> known = new HashMap<>();
    for (int n = 0; n < 18 && n < found.lone().length; n++)
      assertThat(found.lone()[n] == 1).as("%s at %d", rules, n)
          .isEqualTo(lost(game, Heaps.of(List.of(BigInteger.valueOf(n))), known));
  }

  /** Two heaps: misere Wythoff differs from Wythoff's game in six positions, in either order. */
  @ParameterizedTest
  @ValueSource(strings = {"(k,0) (0,k) (k,k)", "a >= b: (a-k*b, b)", "(1,0) (2,0) (0,1) (0,2)",
      "(1,1) (2,0) (0,2)", "(k,0,0) (0,k,0) (0,0,k)"})
  @SuppressWarnings("unchecked") // games of heaps
  void severalHeaps_haveTheRuleOfPlay(String rules) {
    Impartial<Heaps> game = (Impartial<Heaps>) Catalog.standard().ruleset(rules);
    PPositionConjecture conjecture = new PPositionConjecturer(Budget.unlimited()).misere(game);
    PPositionForm form = conjecture.found().orElseThrow().form();
    Map<Heaps, Boolean> known = new HashMap<>();
    var random = new Random(3);
    for (int i = 0; i < 80; i++) {
      long[] at = random.longs(conjecture.heaps(), 0, conjecture.heaps() == 2 ? 24 : 9).toArray();
      assertThat(form.lost(at)).as("%s at %s", rules, Arrays.toString(at)).isEqualTo(lost(game, Heaps.of(at), known));
    }
  }

  @Test
  void rulesOfTwoHeaps_areProvedByAutomata() {
    for (String rules : List.of("(k,0) (0,k) (k,k)", "(k,0) (0,k)", "(1,0) (2,0) (0,1) (0,2)"))
      assertThat(new PPositionConjecturer(Budget.unlimited()).misere(Catalog.standard().ruleset(rules)).found()
          .orElseThrow().verdict()).as(rules).isInstanceOf(Verdict.Proved.class);
    PPositionConjecture king = new PPositionConjecturer(Budget.unlimited())
        .misere(Catalog.standard().ruleset("(1,0) (0,1) (1,1)"));
    assertThat(king.automaton()).isPresent();
  }

  @Test
  void programs_giveTheRule() throws IOException, InterruptedException {
    MisereConjecture found = of("take 1, 3 or 4");
    var expected = new StringBuilder();
    for (long x = 0; x < 30; x++)
      for (long y = 0; y < 30; y++)
        expected.append(byRule(found.tame().orElseThrow(), found.genera(), new long[]{x, y, 2}) ? 1 : 0).append('\n');
    if (TargetLanguageTest.present("g++", "--version")) {
      Path source = folder.resolve("m.cpp");
      Files.writeString(source,
          "#include <vector>\n#include <cstdio>\n" + found.program(TargetLanguage.CPP).orElseThrow()
              + "\nint main() { for (long long x = 0; x < 30; x++) for (long long y = 0; y < 30; y++)"
              + " std::printf(\"%d\\n\", lost({x, y, 2}) ? 1 : 0); }\n");
      TargetLanguageTest.run("g++", "-O1", "-Wall", "-o", source + ".out", source.toString());
      assertThat(TargetLanguageTest.run(source + ".out")).isEqualTo(expected.toString());
    }
    if (TargetLanguageTest.present("python3", "--version")) {
      Path source = folder.resolve("m.py");
      Files.writeString(source, found.program(TargetLanguage.PYTHON).orElseThrow()
          + "\nfor x in range(30):\n    for y in range(30):\n        print(1 if lost([x, y, 2]) else 0)\n");
      assertThat(TargetLanguageTest.run("python3", source.toString())).isEqualTo(expected.toString());
    }
    Path source = folder.resolve("M.java");
    Files.writeString(source, "class M {\n" + found.program(TargetLanguage.JAVA).orElseThrow() + "\n"
        + "public static void main(String[] a) { for (long x = 0; x < 30; x++) for (long y = 0; y < 30; y++)"
        + " System.out.println(lost(new long[]{x, y, 2}) ? 1 : 0); } }\n");
    assertThat(
        TargetLanguageTest.run(Path.of(System.getProperty("java.home"), "bin", "java").toString(), source.toString()))
        .isEqualTo(expected.toString());
  }

  /** Nodes are taken in the order of play, whatever their numbers. */
  @Test
  void graphsMayRise() {
    MisereConjecture found = new MisereConjecturer(Budget.unlimited())
        .of(Catalog.standard().ruleset("dag:1-2,3-1,3-9,9-4"));
    assertThat(IntStream.of(1, 2, 3, 4, 9).map(found.genera()::misere)).containsExactly(0, 1, 1, 1, 0);
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> new MisereConjecturer(Budget.unlimited()).of(Catalog.standard().ruleset("dag:1-9000")));
  }

  @Test
  void fewHeaps_areNoRule() {
    assertThatExceptionOfType(BudgetSpent.class)
        .isThrownBy(() -> new MisereConjecturer(Budget.ofWork(12)).of(Catalog.standard().ruleset("take:1,4")));
    assertThat(new MisereConjecturer(Budget.ofWork(200)).of(Catalog.standard().ruleset("take:1,4")).stopped())
        .isPresent();
  }
}
