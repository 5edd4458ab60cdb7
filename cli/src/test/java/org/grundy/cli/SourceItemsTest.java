package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the five texts show, each by one command. */
class SourceItemsTest {
  @Test
  void iterates_areListed() {
    Run run = Run.of("word", "tribonacci", "--iterates", "8");
    assertThat(run.out()).contains("\n0    1  a\n", "\n3    7  abacaba\n",
        "\n8  149  abacabaabacababacabaabacabacaba");
    assertThat(run.out().lines().filter(line -> line.startsWith("8")).findFirst().orElseThrow().substring(8))
        .hasSize(149);
    assertThat(Run.of("word", "fibonacci", "--iterates", "5").out()).endsWith("5  13  abaababaabaab\n");
    assertThat(Run.of("word", "fibonacci", "--iterates", "60").err())
        .isEqualTo("the words with at most 10000 letters are the first 19\n");
  }

  @Test
  void positions_beginAnywhere_withTheirNumbersInTheEncyclopedia() {
    assertThat(Run.of("positions", "wythoff", "--from", "230", "--first", "1").out())
        .isEqualTo("  n     a     b\n230   372   602\nIn the OEIS: A000201, A001950\n");
    assertThat(Run.of("positions", "wythoff", "--from", "2", "--first", "2", "--json").out())
        .contains("\"from\":2", "[[3,5],[4,7]]");
  }

  @Test
  void mex_isOfNumbersOrNimbers() {
    assertThat(Run.of("eval", "Mex(0,1,3)").out()).isEqualTo("2\n");
    assertThat(Run.of("eval", "mex(0,*,*3)").out()).isEqualTo("*2\n");
    assertThat(Run.of("eval", "mex(1,2)").out()).isEqualTo("0\n");
    assertThat(Run.of("eval", "mex(*,2)").status()).isEqualTo(2);
  }

  @Test
  void namesOfTheTexts_areKnown() {
    assertThat(Run.of("solve", "\u6361\u77f3\u5b50", "6", "10").out()).startsWith("P ");
    assertThat(Run.of("games", "fibonacci").out()).contains("fibonacci-nim");
  }

  @Test
  void sums_areTakenApart() {
    assertThat(Run.of("eval", "*2 + *", "--steps").out()).contains("{*,0,*2|*,0,*2}", "= *3");
    assertThat(Run.of("eval", "{2|0} + {1|-1}", "--steps").out()).startsWith("{{3|1}|+-1}\n");
  }

  @Test
  void cell_hasItsThreeSets() {
    assertThat(Run.of("table", "wythoff", "--cell", "3,2").out()).isEqualTo("""
        G1 = {0, 1, 2}   to the left
        G2 = {3, 4}   below
        G3 = {0, 1}   diagonally down-left
        The least number missing from all of them is 5, the value of (3, 2).
        """);
    assertThat(Run.of("table", "wythoff", "--cell", "3").status()).isEqualTo(2);
  }

  @Test
  void outcomes_areATableOfTwoByTwo() {
    assertThat(Run.of("days", "1", "--outcomes").out()).isEqualTo("""
                                  Right starts: Left wins   Right starts: Right wins
        Left starts: Left wins    L   G > 0                 N   G || 0
        Left starts: Right wins   P   G = 0                 R   G < 0

        L  1
        N  *
        P  0
        R  -1
        """);
  }

  @Test
  void beattyPair_isOfNumbersOfOnesOwn() {
    assertThat(Run.of("positions", "--alpha", "sqrt(2)", "--from", "1", "--first", "4").out()).isEqualTo("""
        alpha = sqrt(2), beta = 2 + sqrt(2)

        n   floor(n*alpha)   floor(n*beta)
        1                1               3
        2                2               6
        3                4              10
        4                5              13

        1/alpha + 1/beta = 1 and alpha is irrational, so every number from 1 is in
        exactly one column, once (Beatty 1926).
        """);
    assertThat(Run.of("positions", "--alpha", "1,5", "--first", "3").out()).contains("alpha = 3/2, beta = 3",
        "3 appears twice.");
    assertThat(Run.of("positions", "--alpha", "phi", "--plus", "1/2", "--first", "3").out())
        .contains("alpha = (1 + sqrt(5))/2, alpha' = 1/2", "floor(n*alpha + alpha')");
    assertThat(Run.of("positions", "--alpha", "sqrt(2)", "--beta", "4", "--first", "1").out())
        .contains("4 appears twice.");
    assertThat(Run.of("positions", "--alpha", "sqrt(2)+sqrt(3)").err())
        .isEqualTo("expected numbers with one root, found sqrt(2) and sqrt(3)\n");
    assertThat(Run.of("positions").status()).isEqualTo(2);
  }

  @Test
  void treesOfADay_areOneFigure() {
    Run run = Run.of("draw", "trees", "2");
    assertThat(run.out()).contains("The 22 games born by day 2", ">{1|0,*}<", ">+-1<", ">-2<");
    assertThat(Run.of("draw", "trees", "1", "--text").out()).contains("(*)\n  L (0) P\n  R (0) P");
  }

  @Test
  void match_isToldInWords() {
    Run run = Run.given("3 4 5\nBob takes 2 from A\nAlice takes 3 from C\nBob takes 1 from B\n", "replay", "nim", "-");
    assertThat(run.out()).contains("Bob can win", "1 4 5", "1 4 2", "1 3 2", "Bob made 2 winning moves in 2 turns.",
        "Alice had no winning move in 1 turn.");
    assertThat(Run.given("3 4 5\n1 4 5\n", "replay", "nim", "-", "--names", "Ana,Ivo").out())
        .contains("Ana made 1 winning move in 1 turn.");
    assertThat(Run.given("3 4 5\nBob takes 7 from A\n", "replay", "nim", "-").err())
        .isEqualTo("line 2: heap 1 has only 3\n");
  }

  @Test
  void printedWord_standsBesideTheTrueOne() {
    assertThat(Run.of("claims", "S5.2").out()).contains("   as printed\n", "   the Tribonacci word\n");
  }
}
