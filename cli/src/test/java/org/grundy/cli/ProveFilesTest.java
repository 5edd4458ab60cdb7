package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Definitions and theorems in files. */
class ProveFilesTest {
  /** The places of the letters are those of the word, written out. */
  @Test
  void ownWords_haveSolutions(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("own.theory"), """
        word P := "a->aab b->a"
        def isB(n) := P[n] = @b
        theorem twice "a b never follows a b" := A n (isB(n) => ~isB(n+1))
        """);
    String word = "a";
    while (word.length() < 60)
      word = word.replace("b", "c").replace("a", "aab").replace("c", "a");
    String letters = word;
    String places = IntStream.range(0, 60).filter(n -> letters.charAt(n) == 'b').limit(12).mapToObj(Integer::toString)
        .collect(Collectors.joining(", "));
    for (String statement : List.of("isB(n)", "P[n] = @b"))
      assertThat(Run.of("prove", file.toString(), statement, "--list", "12").out().lines().toList())
          .startsWith("infinitely many solutions for n", "  " + places + ", ...");
    assertThat(Run.of("prove", "word P := \"a->aab b->a\"", "P[n] = @b", "--list", "12").out())
        .contains("  " + places + ", ...\n");
    assertThat(Run.of("prove", file.toString(), "A n (isB(n) => P[n+1] = @a)").out()).startsWith("TRUE\n");
    assertThat(Run.of("prove", file.toString(), "twice").out()).startsWith("twice  a b never follows a b\n");
    assertThat(Run.of("prove", file.toString(), "isB(n)", "--export", "text").out())
        .startsWith("recurrence 2 1 digits");
    assertThat(Run.of("prove", file.toString(), "y = x", "wythoff").status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(Run.of("prove", "def twice(u, v) := v = 2u", "wythoff", "--claim", "twice(x, y)").out())
        .contains("The claim is refuted.");
  }

  @Test
  void ownWordsThatCannotBeRead_sayWhere(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("own.theory"), "\nword P := a\n");
    assertThat(Run.of("prove", file.toString(), "P[n] = @a").err())
        .isEqualTo(file + ": line 2, column 11: there is no word 'a'; expected one of F, TR, T\n");
    assertThat(Run.of("prove", "no/such.theory", "n = 1").err()).isEqualTo("there is no file 'no/such.theory'\n");
  }

  @Test
  void files_areProvedTheoremByTheorem(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("own.theory");
    Files.writeString(file, """
        def even(n) := E k (n = 2k)
        theorem one "one is odd" := ~even(1)
        theorem two := A n (even(n))
        """);
    Run run = Run.of("prove", file.toString());
    assertThat(run.out().lines()).startsWith("one  one is odd", "     TRUE")
        .contains("     Checked without automata for all numbers up to 184.")
        .endsWith("two  A n (even(n))", "     FALSE   least counterexample n = 1");
    assertThat(run.out()).contains("    Independently verified by simpler code: ");
    assertThat(run.status()).isEqualTo(Exit.REFUTED);
    Files.writeString(file, "def even(n) := E k (n = 2k)\n");
    assertThat(Run.of("prove", file.toString()).err()).contains("the file has no theorem");
  }

  @ParameterizedTest
  @ValueSource(strings = {"fibonacci-word", "thue-morse"})
  void theoremsOfTheExamples_hold(String name) {
    Run run = Run.of("prove", Page.ROOT.resolve("docs/examples/" + name + ".theory").toString());
    assertThat(run.out()).contains("TRUE").doesNotContain("FALSE");
    assertThat(run.status()).isZero();
  }

  @Test
  void badLinesOfAFile_areTold_andTheRestIsDecided(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("own.theory");
    Files.writeString(file, """
        theorem one := A n (n >= 0)
        theorem two := A n (n >=
        theorem three := A n (n < 5)
        rubbish here
        """);
    Run run = Run.of("prove", file.toString());
    assertThat(run.out()).contains("one  A n (n >= 0)", "three  A n (n < 5)").doesNotContain("two");
    assertThat(run.err().lines()).hasSize(2);
    assertThat(run.err()).contains("line 2, column 25: expected",
        "line 4, column 1: expected word, fun, def, digits, automaton or theorem");
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    Run json = Run.of("prove", file.toString(), "--json");
    assertThat(json.out()).contains("\"errors\"", "line 4, column 1", "\"three\"");
    assertThat(json.status()).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void badLinesOfAFile_areTold_andTheTheoremThatWasNamedIsDecided(@TempDir Path folder) throws IOException {
    String file = Files.writeString(folder.resolve("own.theory"), """
        def even(n) := E k (n = 2k)
        def odd(n) := E k (n = 2k + )
        theorem one := A n (even(n) | even(n+1))
        theorem two := A n (odd(n) | even(n))
        """).toString();
    for (String asked : new String[]{"one", "A n (even(n) | even(n+1))", "even(n)"}) {
      Run run = Run.of("prove", file, asked);
      assertThat(run.out()).containsAnyOf("TRUE", "0, 2, 4");
      assertThat(run.err()).contains("line 2, column 29").contains("own.theory");
      assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    }
    Run uses = Run.of("prove", file, "odd(n)");
    assertThat(uses.err()).contains("line 2, column 29").hasLineCount(1);
    assertThat(Run.of("prove", file, "one", "--json").status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(Run.of("prove", file, "one", "--certificate", folder.resolve("c").toString()).out()).isEmpty();
  }

  @Test
  void automataOfDefinitions_areKeptBetweenRuns_forTheSameTextOnly(@TempDir Path folder) throws IOException {
    Path kept = folder.resolve("kept");
    Path file = folder.resolve("own.theory");
    String text = """
        def same(i, j, n) := A k (k < n => F[i+k] = F[j+k])
        def square(n) := E i (same(i, i+n, n))
        fun half(n) = h := 2h <= n & n <= 2h + 1
        """;
    Files.writeString(file, text + "theorem five := square(5) & ~square(4)\n");
    Run first = Run.of("prove", file.toString(), "--keep", kept.toString());
    assertThat(first.out()).contains("TRUE", "Automata kept in " + kept + ": same, square").doesNotContain("taken");
    assertThat(Files.readString(kept.resolve("square.theory"))).startsWith("""
        # def same(i, j, n) := A k (k < n => F[i+k] = F[j+k])
        # def square(n) := E i (same(i, i+n, n))
        automaton square(n) := "fibonacci digits of n
        """);
    Run second = Run.of("prove", file.toString(), "square(n)", "--keep", kept.toString(), "--list", "5");
    assertThat(second.out()).contains("0, 1, 2, 3, 5", "Automata taken from " + kept + ": same, square")
        .doesNotContain("Automata kept");
    assertThat(Run.of("prove", kept.resolve("square.theory").toString(), "square(n)", "--export", "walnut").out())
        .startsWith("msd_fib\n");
    Files.writeString(file, text.replace("F[i+k] = F[j+k]", "F[i+k] != F[j+k]"));
    assertThat(Run.of("prove", file.toString(), "square(n)", "--keep", kept.toString(), "--list", "5").out())
        .contains("Automata kept in " + kept + ": same, square").doesNotContain("0, 1, 2, 3, 5")
        .doesNotContain("taken from " + kept + ": same");
    Files.writeString(file, "def square(n) := E i (i = n)");
    String damaged = "# def square(n) := E i (i = n)\nautomaton square(n) := \"nothing\"";
    Files.writeString(kept.resolve("square.theory"), damaged);
    assertThat(Run.of("prove", file.toString(), "square(n)", "--keep", kept.toString()).err())
        .contains("the automaton kept for square: ");
    for (String text2 : new String[]{"A n (n >= 0)", "wythoff"})
      assertThat(Run.of("prove", text2, "--keep", kept.toString()).err())
          .isEqualTo("--keep is for definitions of your own and statements that use them\n");
  }

  @Test
  void automataOfScripts_areKeptBetweenRuns(@TempDir Path folder) throws IOException {
    String kept = folder.resolve("kept").toString();
    String script = Files.writeString(folder.resolve("own.txt"), """
        def even "Ek n=2*k":
        def four "Ek $even(k) & n=2*k":
        eval all "An $four(n) => $even(n)":
        """).toString();
    assertThat(Run.of("prove", script, "--keep", kept).out()).contains("TRUE", "Automata kept");
    assertThat(Run.of("prove", script, "--keep", kept).out()).contains("TRUE", "Automata taken", "even, four");
  }

  /** The hard question is put off until the others are answered, and then only it is open. */
  @Test
  void hardTheoremsOfAFile_areTriedLast(@TempDir Path folder) throws IOException {
    String file = Files.writeString(folder.resolve("own.theory"), """
        theorem easy := A n (n >= 0)
        theorem hard := A n (n >= 1 => E i (i > n & A k (k < n => TR[i+k] = TR[n+k])))
        theorem other := A n (n + 1 > n)
        """).toString();
    Run run = Run.of("prove", file, "--nodes", "100000");
    assertThat(run.out()).contains("easy", "other").doesNotContain("hard");
    assertThat(run.err()).contains("Stopped at hard.").doesNotContain("other.");
    assertThat(run.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(Run.of("prove", file).out()).containsSubsequence("easy", "hard", "other");
  }
}
