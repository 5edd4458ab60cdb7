package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands that print many numbers: values, table, positions, word. */
class SequenceCommandsTest {
  @Test
  void rulesOfCodes_areSentences() {
    assertThat(Run.of("values", "0.17", "--to", "5").out())
        .startsWith("0.17: Take a whole heap of 1; or take 2 from a heap, then optionally ")
        .contains("split what\nis left.\n");
    assertThat(Run.of("values", "kayles", "--to", "5").out())
        .startsWith("0.77, kayles: Take 1 or 2 from a heap, then optionally split what is left.\n");
    assertThat(Run.of("values", "take:1,4", "--to", "5").out()).startsWith("take:1,4: Take 1 or 4 from one heap.\n");
  }

  @Test
  void values_ofATakeAwaySet_comeInPeriods() {
    Run run = Run.of("values", "take:1,4", "--to", "19", "--at", "1000000000");
    assertThat(run.status()).isZero();
    assertThat(run.out()).isEqualTo("""
        take:1,4: Take 1 or 4 from one heap.

             n   +0  +1  +2  +3  +4
             0    0   1   0   1   2
             5    0   1   0   1   2
            10    0   1   0   1   2
            15    0   1   0   1   2   repeats forever

        Period 5 from n = 0, proved: each value depends only on the 4 before it, and
        G(5..8) = G(0..3) = 0 1 0 1.
        The player to move loses exactly when n mod 5 is 0 or 2.

        G(1000000000) = 0     n mod 5 = 0, P-position
        """);
  }

  /** Guy and Smith (1956): Kayles has period 12 from 71 on, and 14 exceptions. */
  @Test
  void values_ofKayles_haveFourteenExceptions() {
    String out = Run.of("values", "kayles", "--to", "83", "--at", "10^18").out();
    assertThat(out.replaceAll("\\s+", " "))
        .contains(
            "Period 12 from n = 71, proved: G(n+12) = G(n) for 71 <= n <= 156 = 2 * 71 + 12 + 2 (Guy & Smith 1956).");
    assertThat(out).startsWith("0.77, kayles: Take 1 or 2 from a heap, then optionally split what is left.\n")
        .contains("     0   [0]  1   2  [3]  1   4  [3]  2   1  [4]  2  [6]\n",
            "    60    4   1   2   8   1   4   7   2   1   8  [6]  7\n",
            "14 exceptions [ ], the last at n = 70.", "G(1000000000000000000) = 1     n mod 12 = 4, N-position\n");
  }

  @Test
  void values_withoutAPeriod_sayHowFarOneWasLookedFor() {
    assertThat(Run.of("values", "0.16", "--to", "20").out())
        .endsWith("\n\nNo period found up to n = 4096; --at 10^9 searches further.\n");
    assertThat(Run.of("values", "0.16", "--to", "5000").out())
        .endsWith("\n\nNo period found up to n = 5000; --at 10^9 searches further.\n");
    assertThat(Run.of("values", "0.16", "--to", "20", "--json").out()).contains("\"noPeriodTo\":4096");
    for (String game : List.of("kayles", "take d where d | n and d < n", "dag:1-0,2-1"))
      assertThat(Run.of("values", game, "--to", "2").out()).as(game).doesNotContain("No period");
  }

  @Test
  void values_withAGain_sayHowTheyGrow() {
    String out = Run.of("values", "all-but:2", "--at", "10^30").out();
    assertThat(out).containsPattern("G\\(n\\+[0-9]+\\) = G\\(n\\) \\+ [0-9]+ from n = [0-9]+, proved: ");
    assertThat(Run.of("values", "nim", "--to", "4", "--at", "10^30").out())
        .contains("G(1" + "0".repeat(30) + ") = 1000");
  }

  @Test
  void values_asRows_goToAFile(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("values.csv");
    assertThat(Run.of("values", "divisor", "--to", "1e3", "--file", file.toString()).out()).isEmpty();
    assertThat(Files.readAllLines(file)).hasSize(1002).startsWith("n,value", "0,0", "1,0", "2,1").endsWith("1000,3");
    assertThat(Run.of("values", "divisor", "--to", "2", "--format", "tsv").out())
        .isEqualTo("n\tvalue\n0\t0\n1\t0\n2\t1\n");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      values 0.6 --to 9999999999999999999999 | 0.6 has no known period, so every value must be computed; the limit for --to is 16777216, found 9999999999999999999999. Try --file values.bin, which you can resume
      values wythoff                         | wythoff: expected an impartial game of single heaps, such as take:1,4; for two heaps: ./grundy table wythoff
      values two-heaps:1,2                   | two-heaps:1,2: expected an impartial game of single heaps, such as take:1,4
      values nim --to x                      | --to: expected a number such as 1000, 1e6, 10^6, found 'x'
      values nim --to 20000                  | --to: at most 10000 values are printed, found 20000; for more, use --format csv or --file
      table kayles                           | kayles: expected a game that stays on two heaps, but a move leads to 0 1 1
      table tribonacci                       | tribonacci: expected an impartial game of two heaps, such as wythoff
      table queens                           | queens: expected an impartial game of two heaps, such as wythoff
      table domineering                      | domineering: expected ranges of rows and columns, such as 1..4 1..6
      table cram --to 5                      | cram: expected ranges of rows and columns, such as 1..4 1..6
      table wythoff --to 201                 | --to: at most 200 are printed, found 201; for more, use --format csv or --file
      positions tribonacci --by beatty       | --by beatty does not work with tribonacci; expected one of mex, word, table
      positions wythoff --by luck            | --by: expected one of mex, word, beatty, table, found 'luck'
      positions wythoff --first 99999999 --format csv | --first: expected a whole number from 0 to 10000000, found 99999999
      word fibonacci --length 0              | --length: expected a whole number from 1 to 10000, found 0
      word a->b                              | the first rule must replace a with a longer word that begins with a, found 'b'
      """)
  void badInput_isOneSentence(String command, String sentence) {
    Run run = Run.of(command.split(" "));
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo(sentence + "\n");
  }

  @Test
  void table_marksItsZeros() {
    assertThat(Run.of("table", "wythoff", "--to", "3").out()).isEqualTo("""
          3 |  3   4   5   6
          2 |  2  [0]  1   5
          1 |  1   2  [0]  4
          0 | [0]  1   2   3
            +----------------
               0   1   2   3
        [0] P-positions: 3 on this board
        """);
    assertThat(Run.of("table", "wythoff", "--to", "1", "--unicode").out()).startsWith("""
          1 │  1   2
          0 │ [0]  1
            └────────
        """);
    assertThat(Run.of("table", "nim", "--to", "2", "--format", "csv").out())
        .isEqualTo("y,0,1,2\n0,0,1,2\n1,1,0,3\n2,2,3,0\n");
  }

  /** The tables that two ways make are the same, and a game of vectors has that of the game it is. */
  @Test
  void table_ofVectors_isThatOfWythoffsGame() {
    assertThat(Run.of("table", "vector:(k,0)(0,k)(k,k)", "--to", "25", "--format", "csv").out())
        .isEqualTo(Run.of("table", "wythoff", "--to", "25", "--format", "csv").out())
        .isEqualTo(Run.of("table", "wythoff:1", "--to", "25", "--format", "csv").out());
  }

  @Test
  void positions_areTheSameInEveryWay() {
    String mex = Run.of("positions", "wythoff", "--first", "231", "--by", "mex", "--format", "csv").out();
    assertThat(mex.lines()).hasSize(232).startsWith("n,a,b", "0,0,0", "1,1,2", "2,3,5").endsWith("230,372,602");
    for (String way : new String[]{"word", "beatty", "table"})
      assertThat(Run.of("positions", "wythoff", "--first", "231", "--by", way, "--format", "csv").out()).isEqualTo(mex);
    for (String game : new String[]{"tribonacci", "wythoff:3"})
      assertThat(
          Run.of("positions", game, "--first", "60", "--by", game.equals("tribonacci") ? "word" : "beatty").out())
          .isEqualTo(Run.of("positions", game, "--first", "60").out());
  }

  /** A heap alone is lost or not, also where its nim-value is not known. */
  @Test
  void positions_needNoNimValues() {
    Run run = Run.of("positions", "moores-nim:2", "--first", "5", "--json");
    assertThat(run.status()).as(run.out() + run.err()).isNotEqualTo(Exit.BAD_INPUT);
    assertThat(run.out()).contains("\"pPositions\":[[0]]");
  }

  /** Table 3.1 of a text on Wythoff's game: n phi and n phi^2 beside their floors. */
  @Test
  void positions_standBesideTheMultiplesOfTheirConstants() {
    assertThat(Run.of("positions", "wythoff", "--first", "8", "--by", "beatty", "--decimals", "3").out().lines()
        .map(line -> line.strip().replaceAll(" +", " "))).startsWith("n 1.618..n a 2.618..n b")
        .contains("5 8.090 8 13.090 13", "7 11.326 11 18.326 18");
    assertThat(Run.of("positions", "wythoff", "--first", "3", "--decimals", "2", "--format", "csv").out().lines())
        .containsExactly("n,1.618..n,a,2.618..n,b", "0,0.00,0,0.00,0", "1,1.62,1,2.62,2", "2,3.24,3,5.24,5");
  }

  @Test
  void positions_ofSingleHeaps_mayBeFew() {
    assertThat(Run.of("positions", "kayles").out()).isEqualTo("""
        n   heap
        0      0
        There are no others.
        For positions of several heaps, use --heaps.
        """);
    assertThat(Run.of("positions", "kayles", "--heaps", "2", "--from", "3", "--first", "4").out()).isEqualTo("""
        n   a   b
        3   3   3
        4   1   4
        5   4   4
        6   5   5
        """);
    assertThat(Run.of("positions", "staircase", "--heaps", "2").err())
        .startsWith("staircase: expected an impartial game of single heaps");
    assertThat(Run.of("positions", "take:1,4", "--first", "4", "--format", "tsv").out())
        .isEqualTo("n\theap\n0\t0\n1\t2\n2\t5\n3\t7\n");
  }

  @Test
  void word_showsItsLettersAndHowItGrows() {
    assertThat(Run.of("word", "fibonacci", "--length", "13").out()).isEqualTo("""
        a->ab b->a

        abaababaabaab

        a1(1) b1(2) a2(3) a3(4) b2(5) a4(6) b3(7) a5(8) a6(9) b4(10) a7(11) a8(12)
        b5(13)

        lengths of the successive images of a: 1 2 3 5 8 13 21 34 55 89 144 233
        their ratios: 2/1 3/2 5/3 8/5 13/8 21/13 34/21 55/34
        which approach 1.618033988749894848204586834365.. (all digits are certain)
        """);
    assertThat(Run.of("word", "a->ab b->ba", "--length", "3", "--format", "csv").out())
        .isEqualTo("place,letter,index\n1,a,1\n2,b,1\n3,b,2\n");
    assertThat(Run.of("word", "tribonacci").out()).contains("which approach 1.839286755214161132551852564653.. ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"values kayles --to 5 --at 7", "table nim --to 3", "positions wythoff --first 3", "word fibonacci"})
  void json_isOneLine(String command) {
    Run run = Run.of((command + " --json").split(" "));
    assertThat(run.status()).isZero();
    assertThat(run.out()).startsWith("{\"schema\":1,").endsWith("}\n").hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"id", "hr", "es"})
  void otherLanguages_areSpoken(String language) {
    for (String command : new String[]{"values kayles", "table nim", "word fibonacci"})
      assertThat(Run.of((command + " --lang " + language).split(" ")).out())
          .isNotEqualTo(Run.of((command + " --lang en").split(" ")).out());
  }

  @Test
  void budgetThatEnds_isAStatusOfItsOwn() {
    assertThat(Run.of("values", "0.6", "--to", "9999", "--nodes", "1000").status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(Run.of("table", "wythoff:2", "--to", "150", "--nodes", "1000").status()).isEqualTo(Exit.BUDGET_SPENT);
  }
}
