package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProveCommandTest {
  @Test
  void falseStatements_haveTheLeastCounterexampleAndStatusOne() {
    Run run = Run.of("prove", "A n (n >= 1 => a(n+1) = a(n) + 2)");
    assertThat(run.out()).isEqualTo("FALSE   least counterexample n = 2:   a(2) = 3, a(3) = 4\n");
    assertThat(run.status()).isEqualTo(Exit.REFUTED);
  }

  @Test
  void trueStatements_haveStatusZero() {
    assertThat(Run.of("prove", "A n (b(n) = a(n) + n)")).extracting(Run::out).asString()
        .startsWith("TRUE\nIndependently verified by simpler code: ").contains(" transitions.")
        .contains("\nChecked without automata for all numbers up to ");
    assertThat(Run.of("prove", "E n (a(n) = 100)").out()).startsWith("TRUE   least example n = 62:   a(62) = 100\n");
  }

  @Test
  void openStatements_listTheirSolutions() {
    Run run = Run.of("prove", "x + y = 2");
    assertThat(run.out().lines()).containsExactly("3 solutions for x, y", "  (1 1), (0 2), (2 0)",
        "An automaton over digits in base 2: 3 states.");
    assertThat(Run.of("prove", "E n (n >= 1 & x = a(n))", "--list", "5").out()).contains(
        "infinitely many solutions for x",
        "  1, 3, 4, 6, 8, ...", "An automaton over Fibonacci digits: ");
  }

  @Test
  void automata_areExported() {
    assertThat(Run.of("prove", "T[n] = @b", "--export", "text").out().lines()).containsExactly("base 2 digits of n",
        "  0   0 -> 0, 1 -> 1", "* 1   0 -> 1, 1 -> 0");
    assertThat(Run.of("prove", "T[n] = @b", "--export", "dot").out()).startsWith("digraph automaton {")
        .contains("  0 -> 1 [label=\"1\"];", "  1 [shape=doublecircle];").endsWith("}\n");
    assertThat(Run.of("prove", "T[n] = @b", "--export", "svg").out()).startsWith("<svg")
        .contains("<circle", "T[n] = @b")
        .endsWith("</svg>\n");
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', quoteCharacter = '`', value = {"domineering 4x4; domineering 4x4",
      "nim 3 4 5; nim 3 4 5", "domineering ..|.#; 'domineering ..|.#'"})
  void positions_areReferredToSolve(String position, String typed) {
    Run run = Run.of(("prove " + position).split(" "));
    assertThat(run.err()).isEqualToIgnoringNewLines(
        "expected a game or a statement, found a position; to solve it: ./grundy solve " + typed);
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(Run.of("prove", "xyzzy 3 4").err()).startsWith("column ").doesNotContain("position");
  }

  @Test
  void wythoff_isProved() {
    Run run = Run.of("prove", "wythoff");
    assertThat(run.status()).isZero();
    assertThat(run.out().lines()).startsWith(
        "Claim  the P-positions of wythoff are the pairs (a_n, b_n), in either order.",
        "       An automaton over Fibonacci digits: 7 states (4 if the heaps are sorted).", "",
        "  1  no move leads from a pair to a pair        TRUE   (theorem F4)",
        "  2  every other position has a move to a pair  TRUE   (theorem F5)", "",
        "Every move shrinks a heap, so 1 and 2 settle all heap sizes: proved.",
        "Independently verified: brute force over heaps <= 200 finds the same 77 pairs, n",
        "= 0..76.");
    assertThat(run.out().lines().skip(9)).singleElement().asString()
        .matches("Independently verified by simpler code: [0-9]+ steps, [0-9,]+ transitions\\.");
  }

  /** What is exported can be claimed, whatever else is written into the file. */
  @Test
  void exportedAutomata_areClaims(@TempDir Path folder) throws IOException {
    String text = Run.of("prove", "wythoff(x, y)", "--export", "text").out();
    Path file = Files.writeString(folder.resolve("pairs.automaton"), text);
    assertThat(Run.of("prove", "wythoff", "--claim", file.toString()).out()).contains("settle all heap sizes: proved.");
    Files.writeString(file, text.replace("fibonacci digits", "base 2 digits"));
    assertThat(Run.of("prove", "wythoff", "--claim", file.toString()).status()).isEqualTo(Exit.REFUTED);
    Files.writeString(file, "x, y\n");
    assertThat(Run.of("prove", "wythoff", "--claim", file.toString()).err())
        .isEqualTo("line 1, column 1: expected a first line such as fibonacci digits of x, y, found 'x, y'\n");
    Files.writeString(file, "base 2 digits of y, x\n* 0  00 -> 0\n");
    assertThat(Run.of("prove", "nim", "--heaps", "2", "--claim", file.toString()).err())
        .isEqualTo("line 1, column 18: expected the names of the 2 numbers in order, x, y, found 'y, x'\n");
    Files.writeString(file, "base 2 digits of x, y\n* 0  00 -> 1\n");
    assertThat(Run.of("prove", "wythoff", "--claim", file.toString()).err())
        .isEqualTo("line 2, column 12: state 1 has no line\n");
    Files.writeString(file, "base 2 digits of x, y\n* 0  01 -> 0\n");
    assertThat(Run.of("prove", "wythoff", "--claim", file.toString()).err())
        .startsWith("line 2, column 3: leading zeros make a ");
  }

  /** The guessed automaton itself can be seen, and claimed. */
  @Test
  void automataOfGames_areExported(@TempDir Path folder) throws IOException {
    Run run = Run.of("prove", "nim", "--heaps", "4", "--export", "text");
    assertThat(run.out()).isEqualTo("""
        base 2 digits of x, y, z, p
        * 0   0000 -> 0, 1100 -> 0, 1010 -> 0, 0110 -> 0, 1001 -> 0, 0101 -> 0, 0011 -> 0, 1111 -> 0
        """);
    Path file = Files.writeString(folder.resolve("sums"), run.out());
    assertThat(Run.of("prove", "nim", "--heaps", "4", "--claim", file.toString()).out())
        .contains("settle all heap sizes: proved.");
    assertThat(Run.of("prove", "vector:(k,0)(0,k)(k,k)", "--export", "dot").out())
        .contains("label=\"fibonacci digits of x, y\"", "0 -> 0 [label=\"00\"]");
    assertThat(Run.of("prove", "wythoff", "--export", "svg").out()).startsWith("<svg").contains("(a_n, b_n)");
  }

  @Test
  void optionsWithoutEffect_areRefused() {
    for (List<String> words : List.of(List.of("1 = 1"), List.of("F4"), List.of("wythoff")))
      assertThat(Run.of(Stream.concat(Stream.of("prove", "--list", "3"), words.stream()).toArray(String[]::new)).err())
          .isEqualTo("--list is for a statement with a free variable, such as 'E n (x = a(n) & x = 2n)'\n");
    assertThat(Run.of("prove", "1 = 1", "--export", "text").err()).isEqualTo(
        "--export is for a game of heaps, or for a statement with a free variable\n");
    assertThat(Run.of("prove", "F4", "--export", "text").status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(Run.of("prove", "1 = 1", "--guess").err())
        .isEqualTo("--guess is for a game of heaps, such as wythoff\n");
    assertThat(Run.of("prove", "F4", "--claim", "x = y").status()).isEqualTo(Exit.BAD_INPUT);
  }

  /** Columns are those of what was typed. */
  @Test
  void claimsThatCannotBeRead_sayWhere() {
    assertThat(Run.of("prove", "wythoff", "--claim", "y = 2w").err())
        .isEqualTo("column 6: 'w' is neither quantified nor one of x, y\n");
    assertThat(Run.of("prove", "nim", "--heaps", "4", "--claim", "x = y & z = w").err())
        .isEqualTo("column 13: 'w' is neither quantified nor one of x, y, z, p\n");
    assertThat(Run.of("prove", "wythoff", "--claim", "no/such.automaton").err())
        .isEqualTo("there is no file 'no/such.automaton'\n");
  }

  /** With a theorem nothing is guessed, and nothing is said of guesses. */
  @Test
  void budgetsThatEnd_sayHowFarTheProofCame() {
    Run game = Run.of("prove", "tribonacci", "--nodes", "1000000");
    assertThat(game.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(game.err()).startsWith("Not decided: out of steps (--nodes)").doesNotContain("guess")
        .endsWith("was found TRUE; the second was not decided.\n");
    assertThat(Run.of("prove", "T6", "--nodes", "1000").err())
        .endsWith(" Stopped at T6. 1 automaton was built; the last (A) has 10 states.\n");
    assertThat(Run.of("prove", "A n (b(b(n)) = a(n) + 2b(n))", "--nodes", "2000").err())
        .contains("2 automata were built; the last (a) has 7 states.");
  }

  @Test
  void vectors_areGuessedAndProved() {
    Run run = Run.of("prove", "vector:(k,0)(0,k)(k,k)");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("An automaton over Fibonacci digits: 7 states (4 if",
        "settle all heap sizes: proved.");
  }

  @Test
  void wrongClaims_areRefuted() {
    Run run = Run.of("prove", "wythoff", "--claim", "x = y");
    assertThat(run.status()).isEqualTo(Exit.REFUTED);
    assertThat(run.out()).contains("FALSE", "least counterexample x = 1, y = 1, x' = 0, y' = 0",
        "The claim is refuted.", "Brute force over heaps <= 200 finds different P-positions.");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|',
      value = {"A n (n = | column 9: expected a number, a variable or a statement, found nothing",
          "wythof | no game matches 'wythof'; did you mean wythoff",
          "nim | nim takes any number of heaps; say how many, for example --heaps 3",
          "domineering | the moves of domineering are not amounts taken from heaps"})
  void mistakes_areBadInput(String text, String sentence) {
    Run run = Run.of("prove", text);
    assertThat(run.err()).contains(sentence);
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void aSpentBudget_isStatusThree() {
    Run run = Run.of("prove", "T6", "--nodes", "10000");
    assertThat(run.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(run.err()).startsWith("Not decided: out of steps (--nodes)");
  }

  @Test
  void aGuessThatFails_isNoBadInputAndSaysHowFarItCame() {
    Run spent = Run.of("prove", "tribonacci", "--guess", "--nodes", "1000000");
    assertThat(spent.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(spent.err()).startsWith("Not decided: out of steps (--nodes)")
        .contains("Solved: all positions with heaps up to 60, 10 of them losing.");
    Run refuted = Run.of("prove", "wythoff:7", "--guess");
    assertThat(refuted.status()).isEqualTo(Exit.REFUTED);
    assertThat(refuted.err()).startsWith("Not proved: none of the automata").contains("Least counterexample: ");
  }

  @Test
  void claimsOfTheProver_areProvedByTheirIds() {
    assertThat(Run.of("prove", "B1").out()).isEqualTo(Run.of("claims", "B1").out()).contains("Proved ");
    assertThat(Run.of("prove", "B1").status()).isZero();
    assertThat(Run.of("prove", "missing.theory").err()).isEqualTo("there is no file 'missing.theory'\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "hr", "id", "es"})
  void lines_fitThePage(String language) {
    for (String[] words : new String[][]{{"T3", "--stats"}, {"wythoff", "--guess"}, {"x = 3"}}) {
      String[] all = new String[words.length + 3];
      all[0] = "prove";
      System.arraycopy(words, 0, all, 1, words.length);
      all[words.length + 1] = "--lang";
      all[words.length + 2] = language;
      assertThat(Run.of(all).out().lines()).allMatch(line -> line.length() <= 80);
    }
  }

  @Test
  void statistics_showThePlan() {
    assertThat(Run.of("prove", "T3", "--stats").out()).contains("C(n) = A(n) + B(n) + n", "  A: ",
        "  4  search for n, none found: ",
        " steps in ");
  }

  @Test
  void statistics_timeEachDefinition() {
    String times = "(?s).*\nDefinitions, with the time that each took without those that it uses:\n";
    assertThat(Run.of("prove", Page.ROOT.resolve("docs/examples/halves.theory").toString(), "--stats").out())
        .matches(times + "  half   2 states   \\d+ ms\n  even   2 states   \\d+ ms\n");
    assertThat(Run.of("prove", "fun half(n) = h := 2h <= n & n <= 2h + 1", "half(n) = m", "--stats").out())
        .matches(times + "  half   2 states   \\d+ ms\n");
    assertThat(Run.of("prove", "x = 3", "--stats").out()).doesNotContain("Definitions");
  }

  @Test
  void singleHeaps_areProvedByAClosedFormOfTheirValues() {
    Run period = Run.of("prove", "take 1, 3 or 4");
    assertThat(period.status()).isZero();
    assertThat(period.out()).contains("Found:  G(n+7) = G(n)", "proved: each value depends only on the 4 before it");
    assertThat(Run.of("prove", "take 4^k").out()).contains("proved: the remainders of the amounts show");
    assertThat(Run.of("prove", "a >= 1: (a-1, b); b >= 1: (a+1, b-1) in this order").status()).isZero();
  }
}
