package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.reason.Citation;
import org.grundy.reason.Verdict;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PPositionConjecturerTest {
  @TempDir private Path folder;

  private static PPositionConjecture of(String rules) {
    Ruleset<?> ruleset = Catalog.standard().ruleset(rules);
    assertThat(PPositionConjecturer.fits(ruleset)).as(rules).isTrue();
    assertThat(Conjecturer.fits(ruleset, Budget.unlimited())).as(rules).isFalse();
    return new PPositionConjecturer(Budget.unlimited()).of(ruleset);
  }

  private static boolean plainlyLost(String rules, long[] heaps) {
    Ruleset<?> ruleset = Catalog.standard().ruleset(rules);
    return single(ruleset, heaps);
  }

  private static <P> boolean single(Ruleset<P> ruleset, long[] heaps) {
    String text = String.join(" ", java.util.Arrays.stream(heaps).mapToObj(Long::toString).toList());
    return new Solver(Budget.unlimited())
        .outcome(new Question(new Position.Single<>(ruleset, ruleset.notation().parse(text)), Convention.NORMAL))
        .orElseThrow().equals(Outcome.P);
  }

  /** The rules agree with play; the periods follow from them, or are those of the listed positions. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      (n, m) -> (n-k, k) where 1 <= k <= m   ~ x = 0, or y is less than the last number when x is a sum of 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, .., each time the greatest that fits ~ the losing x of each y have the period the least power of 2 greater than y
      (n, m) -> (n-k, 3k) where 1 <= k <= m  ~ x = 0, or y is less than the last number when x is a sum of 1, 2, 3, 4, 6, 8, 11, 15, 21, 29, .., each time the greatest that fits ~ ''
      (m, n) -> (m, n-k) where k <= 2m + 3   ~ y % (2 * x + 4) = 0  ~ the losing y of each x have the period 2 * x + 4
      (n, m) -> (n-k, k) where 1 <= k <= 2 and k != m ~ y = 0 or y >= 2: x % 3 = 0; y = 1: x % 3 = 0, 1 ~ the losing x of each y have the period 3
      (m, n) -> (k, n-k) where 1 <= k <= 2 and k != m ~ x = 0 or x >= 2: y % 3 = 0; x = 1: y % 3 = 0, 1 ~ the losing y of each x have the period 3
      (1,0) (0,1) (1,1)                      ~ x % 2 + y % 2 = 0 ~ the losing x of y = 0, 1, 2, .. have the periods 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, ..
      """)
  void periodsForEachY_areStatedAndProved(String rules, String form, String periods) {
    PPositionConjecture found = of(rules);
    assertThat(found.found().map(rule -> rule.text().toString())).contains(form);
    assertThat(found.found().orElseThrow().verdict()).isInstanceOf(Verdict.Proved.class);
    assertThat(found.periods().map(stated -> stated.text().toString()).orElse("")).isEqualTo(periods);
    for (long x = 0; x < 14; x++)
      for (long y = 0; y < 14; y++)
        assertThat(found.found().orElseThrow().form().lost(new long[]{x, y})).as("%d %d", x, y)
            .isEqualTo(plainlyLost(rules, new long[]{x, y}));
  }

  /** Rules by hand: Wythoff 1907, Bouton 1901, Cole and Davie 1969; the others follow in a line. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      (k,0) (0,k) (k,k)     ~ (a_n, b_n) in either order, with a_n = floor(n * phi) and b_n = a_n + n ~ true
      wythoff               ~ (a_n, b_n) in either order, with a_n = floor(n * phi) and b_n = a_n + n ~ true
      wythoff:2             ~ (a_n, b_n) in either order, with a_n = floor(n * sqrt(2)) and b_n = a_n + 2n ~ true
      (k,0) (k,l) where k <= l and l < k+2 in any order ~ (a_n, b_n) in either order, with a_n = floor(n * sqrt(2)) and b_n = a_n + 2n ~ true
      (k,0) (0,k) (k,l) where k-l < 3 and l-k < 3 ~ (a_n, b_n) in either order, with a_n = floor(n * ((-1 + sqrt(13)) / 2)) and b_n = a_n + 3n ~ true
      a >= b: (a-k*b, b)    ~ for heaps x <= y: x = 0 or x + 1 <= y <= floor(x * phi) ~ true
      (k,0) (0,k)           ~ x ^ y = 0                                 ~ true
      (1,0) (0,1)           ~ (x + y) % 2 = 0                           ~ true
      (1,0) (2,0) (0,1) (0,2) ~ (x % 3) ^ (y % 3) = 0                   ~ true
      (1,0) (0,1) (1,1)     ~ x % 2 + y % 2 = 0                         ~ true
      take (k,0) (-k,k)     ~ x = 0                                     ~ true
      take (k,0,0) (-k,k,0) (0,-k,k) ~ x ^ z = 0                        ~ true
      take (k,0,0,0) (-k,k,0,0) (0,-k,k,0) (0,0,-k,k) ~ x ^ z = 0       ~ true
      take (1,0,0,0) (-1,1,0,0) (0,-1,1,0) (0,0,-1,1) ~ (x + z) % 2 = 0 ~ true
      (k,0,0,0) (0,k,0,0) (0,0,k,0) (0,0,0,k) ~ x ^ y ^ z ^ u = 0       ~ true
      (k,0,0) (0,k,0) (0,0,k) (k,k,k) ~ x ^ y ^ z = 0                   ~ true
      (k,0) (0,k) where k <= abs(x-y) ~ abs(x - y) = 0                  ~ true
      (k,0) (0,k) where k <= min(x,y) ~ min(x, y) = 0                   ~ true
      (k,0) (0,k) where k | gcd(x,y) ~ (x & -x) ^ (y & -y) = 0          ~ false
      a >= b: (a-b, b)      ~ quotients(x, y) % 2 = 0                   ~ false
      a >= b: (a mod b, b)  ~ divisions(x, y) % 2 = 0                   ~ false
      (2,1) (2,-1) (1,2) (-1,2) ~ (x mod 4, y mod 4) is one of (0,0) (1,0) (0,1) (1,1) ~ true
      (k,0) (0,k) (1,1)     ~ for heaps x <= y: x % 3 = 0: y = x; x % 3 = 1: y = x + 1 ~ true
      (k,0) (0,k) (2,2)     ~ for heaps x <= y: x % 4 = 0, 1: y = x; x % 4 = 2: y = x + 1 ~ true
      (1,2) (2,1)           ~ for heaps x <= y: x % 3 = 0: y >= x; x % 3 = 1: y = x ~ true
      (1,1) (2,0) (0,2)     ~ (x mod 4, y mod 4) is one of (0,0) (1,0) (0,1) (3,2) (2,3) (3,3) ~ true
      """)
  void game_hasItsRule(String rules, String text, boolean proved) {
    PPositionConjecture conjecture = of(rules);
    assertThat(conjecture.found()).as(rules).isPresent();
    PPositionConjecture.Found found = conjecture.found().orElseThrow();
    if (!rules.startsWith("(1,1)"))
      assertThat(found.form().text()).hasToString(text);
    assertThat(found.verdict() instanceof Verdict.Proved).as(rules).isEqualTo(proved);
    var random = new Random(5);
    for (int i = 0; i < 40; i++) {
      long[] at = random.longs(conjecture.heaps(), 0, conjecture.heaps() > 3 ? 8 : 30).toArray();
      assertThat(found.form().lost(at)).as("%s at %s", rules, java.util.Arrays.toString(at))
          .isEqualTo(plainlyLost(rules, at));
    }
  }

  @Test
  void valuesOfAllPositions_areFoundWhereThereIsATerm() {
    assertThat(of("(k,0) (0,k)").value().orElseThrow().term()).isEqualTo("x ^ y");
    assertThat(of("take (k,0,0) (-k,k,0) (0,-k,k)").value().orElseThrow().term()).isEqualTo("x ^ z");
    assertThat(of("(1,0) (0,1)").value().orElseThrow().term()).isEqualTo("(x + y) % 2");
    assertThat(of("wythoff").value()).isEmpty();
  }

  /** Vectors that are the rules of Nim are Nim, and Bouton's theorem proves all values; of other vectors automata do. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      (k,0) (0,k)               ~ x ^ y     ~ true
      (k,0) (0,l)               ~ x ^ y     ~ true
      (k,0,0) (0,k,0) (0,0,k)   ~ x ^ y ^ z ~ true
      (1,0) (0,1)               ~ (x + y) % 2 ~ false
      (1,0) (2,0) (0,1) (0,2)   ~ (x % 3) ^ (y % 3) ~ false
      """)
  void valuesAreProved_byBoutonWhereTheRulesAreThoseOfNim(String rules, String term, boolean bouton) {
    PPositionConjecture conjecture = of(rules);
    assertThat(conjecture.value().orElseThrow().term()).isEqualTo(term);
    assertThat(conjecture.value().orElseThrow().verdict()).isInstanceOf(Verdict.Proved.class);
    assertThat(conjecture.theorem().map(Citation::id).filter("bouton-1901"::equals).isPresent()).isEqualTo(bouton);
  }

  /** A game without a rule of ours: an automaton is proved, or what was tried is said. */
  @Test
  void otherGames_areToldHonestly() {
    PPositionConjecture conjecture = of("(k,0) (0,k) (k,2k) (2k,k)");
    if (conjecture.found().isEmpty() && conjecture.automaton().isEmpty())
      assertThat(conjecture.tried()).isNotEmpty();
    assertThat(conjecture.count()).isGreaterThan(10);
  }

  @Test
  void programs_giveTheRule() throws IOException, InterruptedException {
    boolean cpp = TargetLanguageTest.present("g++", "--version");
    boolean python = TargetLanguageTest.present("python3", "--version");
    int number = 0;
    for (String rules : List.of("(k,0) (0,k) (k,k)", "wythoff:2", "a >= b: (a-k*b, b)", "(k,0) (0,k)",
        "(1,0) (0,1) (1,1)", "(1,1) (2,0) (0,2)", "a >= b: (a-b, b)", "a >= b: (a mod b, b)",
        "(k,0) (0,k) where k | gcd(x,y)")) {
      PPositionForm form = of(rules).found().orElseThrow().form();
      var expected = new StringBuilder();
      for (long x = 0; x < 60; x++)
        for (long y = 0; y < 60; y++)
          expected.append(form.lost(new long[]{x, y}) ? 1 : 0).append('\n');
      String name = "l" + number++;
      if (cpp) {
        Path source = folder.resolve(name + ".cpp");
        Files.writeString(source, "#include <algorithm>\n#include <cstdio>\n#include <cstdlib>\n"
            + form.program(TargetLanguage.CPP, 2) + "\nint main() { for (long long x = 0; x < 60; x++)"
            + " for (long long y = 0; y < 60; y++) std::printf(\"%d\\n\", lost(x, y) ? 1 : 0); }\n");
        TargetLanguageTest.run("g++", "-O1", "-Wall", "-o", source + ".out", source.toString());
        assertThat(TargetLanguageTest.run(source + ".out")).as(rules).isEqualTo(expected.toString());
      }
      if (python) {
        Path source = folder.resolve(name + ".py");
        Files.writeString(source, form.program(TargetLanguage.PYTHON, 2)
            + "\nfor x in range(60):\n    for y in range(60):\n        print(1 if lost(x, y) else 0)\n");
        assertThat(TargetLanguageTest.run("python3", source.toString())).as(rules).isEqualTo(expected.toString());
      }
      Path source = folder.resolve("L" + name + ".java");
      Files.writeString(source, "class L" + name + " {\n" + form.program(TargetLanguage.JAVA, 2) + "\n}\n");
      assertThat(javax.tools.ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", folder.toString(),
          source.toString())).as(Files.readString(source)).isZero();
    }
  }
}
