package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {
  /** By hand: means 3/4 and 1/2 add up to 5/4. */
  @Test
  void hotSums_nameTheirHottestPart() {
    assertThat(Run.of("solve", "domineering 2x3 + {5|-4}").out()).contains("temperature 9/2", "temperature 5/4",
        "is the hottest: a move gains the most there.", "Value: {5|-4} -> 5", "mast at 5/4",
        "Left plays down, Right plays across");
  }

  /** Clobber 4 by 5 is a win for whoever starts; its canonical form takes minutes. */
  @Test
  void winner_isAllThatIsTold() {
    assertThat(Run.of("solve", "clobber", "4x5", "--winner").out()).startsWith("N   the player to move wins")
        .contains("Proved  by search").doesNotContain("winning move");
    assertThat(Run.of("solve", "nim", "3", "4", "5", "--winner").out()).startsWith("N   the player to move wins")
        .doesNotContain("inning move", "limit");
    assertThat(Run.of("solve", "clobber", "4x5", "--winner", "--json").out()).contains("\"outcome\":\"N\"")
        .doesNotContain("\"moves\"", "\"winning\"");
    assertThat(Run.of("solve", "clobber", "4x5", "--winner", "--all").err())
        .isEqualToIgnoringNewLines("--winner lists no moves, so it does not go with --all");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim 0 0 0", "wythoff 0 0", "kayles 0", "moores-nim:2 0 0", "staircase 0 0"})
  void positionsWithoutMoves_sayNothingOfMoves(String position) {
    assertThat(Run.of("solve", position).out()).contains("No move is left").doesNotContain("Any move", "Why");
  }

  /** By hand: 21 = 5*4 + 1; Kayles is lost with no pin only, as G(n) > 0 for the period and all before it. */
  @Test
  void periods_sayWhichHeapsAreLosing() {
    assertThat(Run.of("solve", "take 1, 2 or 3", "21").out())
        .contains("Why   The player to move loses exactly when n mod 4 is 0.", "Here n = 21, so n mod 4 = 1.");
    assertThat(Run.of("solve", "kayles", "100").out())
        .contains("The player to move loses exactly when n is 0.").doesNotContain("Here");
    assertThat(Run.of("solve", "0.17", "1" + "0".repeat(30)).out()).contains("Here n mod 34 = 8.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"queens 0,0", "cram 1x1"})
  void withoutMoves_theValueIsZeroByDefinition(String position) {
    assertThat(Run.of("solve", position).out()).endsWith("Proved  by definition: no move is possible\n");
  }

  /** The values that the rules are tried with take minutes. */
  @Test
  void reading_endsWithTheTimeToo() {
    Run run = Run.of("solve", "take 1 where k*k <= 200000000000000 and k % 7 = 8 7", "--time", "50ms");
    assertThat(run.err()).matches("(?s)Not decided: timed out after [0-9.]+ m?s [(]--time[)] and [0-9,]+ steps?\\..*");
    assertThat(run.status()).isEqualTo(Exit.BUDGET_SPENT);
  }

  @Test
  void manyPositions_oneALine() {
    Run run = Run.given("6 10\n6 11\n8 13\n", "solve", "wythoff", "-", "--format", "tsv");
    assertThat(run.out())
        .isEqualTo("position\toutcome\tvalue\twinning\n6 10\tP\t0\t\n6 11\tN\t2\t6 10\n8 13\tP\t0\t\n");
    assertThat(run.status()).isZero();
  }

  @Test
  void manyPositions_goOnAfterABadLine() {
    Run run = Run.given("6 10\nsix\n\n1 2\n", "solve", "wythoff", "-", "--format", "csv");
    assertThat(run.out()).isEqualTo("position,outcome,value,winning\n6 10,P,0,\n1 2,P,0,\n");
    assertThat(run.err()).isEqualToIgnoringNewLines("line 2: expected 2 numbers, found 1");
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void manyPositions_asJson_areOneObjectALine() {
    Run run = Run.given("nim 3 4\nwythoff 1 2\nnim\n", "solve", "-", "--json");
    assertThat(run.out().lines()).hasSize(3).allMatch(line -> line.startsWith("{\"schema\":1,") && line.endsWith("}"));
    assertThat(run.out().lines().toList().getLast()).contains("\"error\"", "line 3: ");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void aBudgetThatEnds_isARowAndTheWorstStatus() {
    Run run = Run.given("5x5\n2x2\n", "solve", "domineering", "-", "--nodes", "2000", "--format", "tsv");
    assertThat(run.out()).contains("\t?\t\t\n").contains("\tN\t+-1\t");
    assertThat(run.status()).isEqualTo(Exit.BUDGET_SPENT);
  }

  @Test
  void everyLineFitsThePage() {
    for (String position : new String[]{"wythoff 6 11", "nim 18 6 3 20 9", "nim 3 4 + wythoff 2 5 + kayles 9",
        "marienbad",
        "tribonacci 3 6 12", "queens 3,5 4,4", "northcott x..o/.xo.", "hackenbush 0-1b 1-2r 1-3g"})
      assertThat(Run.of("solve", position).out().lines())
          .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
  }

  @Test
  void headline_saysWhoWinsAndWhatItIsWorth() {
    assertThat(Run.of("solve", "wythoff", "6", "11").out().lines().findFirst()).hasValueSatisfying(
        line -> assertThat(line).matches("N   the player to move wins +nim-value 2").hasSize(80));
  }

  @Test
  void longHeaps_areAnsweredAndAbridged() {
    String heap = "9".repeat(10_000);
    Run run = Run.of("solve", "wythoff", heap, heap + "7");
    assertThat(run.status()).isZero();
    assertThat(run.out()).startsWith("N   the player to move wins").contains("99999999..(10000 digits)..99999999");
    assertThat(run.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(200));
  }

  @Test
  void halfASize_isCalledOne() {
    for (String size : List.of("3", "3x", "3xx"))
      assertThat(Run.of("solve", "domineering", size).err())
          .isEqualTo("expected a size such as 3x4, found " + (size.equals("3") ? size : "'" + size + "'") + "\n");
    assertThat(Run.of("solve", "domineering", "3..").err()).startsWith("row 1, column 1: expected '.' or '#', found 3");
  }

  @Test
  void values_areNotOptions() {
    assertThat(Run.of("solve", "front-or-back", "-3", "5", "-2").status()).isZero();
  }

  @Test
  void movesToLongForms_areShownByTheirStops() {
    assertThat(Run.of("solve", "snort", "4x4").out())
        .containsPattern(
            "(?m)^  a1, d1, a4 or 1 more +to a value with stops 3 and 0\\s+Right replies to a value with stops 0 and -3$");
  }

  @Test
  void hugeHeap_saysHowFarTheSearchForAPeriodCame() {
    Run run = Run.of("solve", "0.6", "1000000000000", "--nodes", "1e6");
    assertThat(run.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(run.err()).containsPattern("Heaps 0 to \\d+ were evaluated, and no period is proved yet\\.");
  }

  @Test
  void stoppedSearch_resumes(@TempDir Path folder) {
    String file = folder.resolve("search.bin").toString();
    String[] command = {"solve", "clobber", "4x5", "--winner", "--resume", file};
    Run stopped = Run.of(Stream.concat(Stream.of(command), Stream.of("--nodes", "400000")).toArray(String[]::new));
    assertThat(stopped.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(stopped.err()).endsWith("Run the same command to resume from " + file + ".\n");
    assertThat(Run.of(command).out()).startsWith("N   the player to move wins");

    Run other = Run.of("solve", "clobber", "4x6", "--winner", "--resume", file);
    assertThat(other.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(other.err()).contains("holds the search of another board");
    Run nowhere = Run.of("solve", "domineering", "3x3", "--resume", folder.resolve("none/f.bin").toString());
    assertThat(nowhere.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(nowhere.err()).endsWith("none/f.bin: no such folder\n");
    assertThat(Run.of("solve", "nim", "-", "--resume", file).err()).contains("--resume does not work with -");
  }

  /** Values that are too long to write are counted. */
  @Test
  void longValuesOfOptions_areCounted() {
    assertThat(Run.of("solve", "clobber", "3x4", "--explain", "full").out().replaceAll("\\s+", " ")).contains(
        "Left's options have 3 different values, not all short enough to write here; 2 are dominated.",
        "Some options are reversible. Replacing them gives the canonical form: 0.");
  }
}
