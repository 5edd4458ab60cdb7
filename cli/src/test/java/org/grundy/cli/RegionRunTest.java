package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RegionRunTest {
  @TempDir private Path folder;

  private String out() {
    return folder.resolve("values").toString();
  }

  private static String flat(String text) {
    return text.replaceAll("\\s+", " ");
  }

  @Test
  void solve_takesValuesFromTheFolder() {
    Run table = Run.of("table", "domineering", "--regions", "8", "--out", out());
    assertThat(table.status()).isZero();
    assertThat(flat(table.out())).startsWith("domineering: 532 regions of at most 8 cells, within 8x8. ");
    Run run = Run.of("solve", "domineering", "4x4", "--table", out());
    assertThat(run.status()).isZero();
    assertThat(flat(run.out()))
        .containsPattern("Proved by canonical forms, \\d+ positions, \\d+ values from the database "
            + out());
    assertThat(run.out()).startsWith(Run.of("solve", "domineering", "4x4").out().strip());
    assertThat(Run.of("solve", "domineering", "4x4", "--table", out(), "--json").out()).contains("\"fromTable\":");
    assertThat(Run.of("eval", "domineering 3x3", "--table", out()).out().lines().findFirst())
        .isEqualTo(Run.of("eval", "domineering 3x3").out().lines().findFirst());
  }

  @Test
  void batches_sayHowManyLinesUsedTheFolder() {
    Run.of("table", "domineering", "1..3", "--out", out());
    Run solved = Run.given("domineering 3x3\nnim 3 4\n", "solve", "-", "--table", out(), "--format", "csv");
    assertThat(solved.err()).isEqualTo("1 of 2 lines used results from " + out() + ".\n");
    assertThat(solved.out()).startsWith("position,outcome,").hasLineCount(3);
    assertThat(Run.given("^ + *\n", "eval", "-", "--table", out()).err())
        .isEqualTo("0 of 1 line used results from " + out() + ".\n");
  }

  @Test
  void boards_haveAllRegionsThatOccur() {
    Run table = Run.of("table", "cram", "1..3", "--out", out(), "--json");
    assertThat(table.status()).isZero();
    assertThat(table.out()).contains("\"game\":\"cram\"", "\"scope\":\"on boards 1..3 1..3\"");
    assertThat(flat(Run.of("solve", "cram", "3x3", "--table", out()).out())).contains(" 1 value from the database ");
  }

  @Test
  void play_usesTheFolder() {
    Run.of("table", "clobber", "1..4", "--out", out());
    String[] play = {"play", "clobber", "3x4", "--first", "computer", "--seed", "1"};
    String[] tabled = Stream.concat(Stream.of(play), Stream.of("--table", out())).toArray(String[]::new);
    assertThat(Run.given("hint\nresign\n", tabled).out()).contains("computer: ")
        .isEqualTo(Run.given("hint\nresign\n", play).out());
    assertThat(Run.given("resign\n", "play", "konane", "4x4", "--table", out()).err())
        .contains(" holds values of clobber, not of konane ");
  }

  @Test
  void interruptedRun_saysHowFarItCame_andGoesOn() {
    Run run = Run.of("table", "domineering", "--regions", "12", "--out", out(), "--nodes", "2000000");
    assertThat(run.status()).isEqualTo(3);
    assertThat(flat(run.err()))
        .containsPattern("So far: [\\d,]+ of 85,539 regions valued. Run the same command to resume ");
    Run tooEarly = Run.of("solve", "domineering", "3x3", "--table", out());
    assertThat(tooEarly.status()).isEqualTo(2);
    assertThat(tooEarly.err()).contains("are not complete; run the same command again to complete them");
    assertThat(Run.of("table", "domineering", "--regions", "12", "--out", out()).status()).isZero();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "clobber 3x3 | holds values of domineering, not of clobber xox/oxo/xox",
      "nim 3 4 | holds values of domineering, not of nim 3 4"})
  void otherGames_areRefused(String position, String sentence) {
    Run.of("table", "domineering", "--regions", "3", "--out", out());
    Run run = Run.of("solve", position, "--table", out());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err().strip()).isEqualTo(out() + " " + sentence);
  }

  @Test
  void strongSolution_isNotReplaced() {
    Run.of("strong", "clobber", "2x2", "--out", out());
    Run run = Run.of("table", "cram", "1..2", "--out", out());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err().strip()).isEqualTo(out() + " holds another job: expected 'Grundy values of regions 1', "
        + "found 'Grundy strong solution 1'");
  }

  @Test
  void damagedFolder_isRefused() throws IOException {
    Run.of("table", "domineering", "--regions", "4", "--out", out());
    Path file = Path.of(out()).resolve("tier-04.values");
    byte[] bytes = Files.readAllBytes(file);
    bytes[0] ^= 1;
    Files.write(file, bytes);
    Run run = Run.of("solve", "domineering", "3x3", "--table", out());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err().strip()).isEqualTo(file + " is damaged: its content does not match its checksum");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "table domineering --regions 3 | expected --out DIR, a folder for the result",
      "table domineering --out OUT | --out: expected --regions N or ranges of rows and columns",
      "table domineering 1..2 --regions 3 --out OUT | --regions does not work with ranges of rows and columns",
      "table domineering --regions 65 --out OUT | --regions: expected a number from 1 to 64, found 65",
      "table nim --regions 3 --out OUT | nim does not describe its moves by shapes that are covered or stones that travel",
      "table domineering 1..9 --out OUT | boards of regions have at most 8x8, 4x16, 2x32 or 1x64 rows and columns, found 9x9",
      "table domineering --regions 3 --out OUT --misere | --misere does not work with --out"})
  void wrongWords_areRefusedInASentence(String command, String sentence) {
    Run run = Run.of(command.replace("OUT", out()).split(" "));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err().strip()).isEqualTo(sentence);
  }
}
