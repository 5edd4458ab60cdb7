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

class StrongCommandTest {
  @TempDir private Path folder;

  private String table() {
    return folder.resolve("table").toString();
  }

  @Test
  void folder_answersAsTheSearchDid() {
    Run search = Run.of("strong", "clobber", "3x4", "--out", table());
    assertThat(search.status()).isZero();
    assertThat(search.out()).contains("5,311 positions");
    assertThat(Run.of("strong", "--table", table()).out()).isEqualTo(search.out());
    assertThat(Run.of("strong", "clobber", "3x4").out()).isEqualTo(search.out());
  }

  @Test
  void solve_citesTheFolder() {
    Run.of("strong", "cram", "4x4", "--out", table());
    Run run = Run.of("solve", "cram", "4x4", "--table", table());
    assertThat(run.status()).isZero();
    assertThat(run.out().replaceAll("\\s+", " ")).contains(" Proved strongly solved: 778 positions, table " + table());
    assertThat(Run.of("solve", "cram", "4x4", "--table", table(), "--json").out())
        .contains("\"kind\":\"strongSolution\"");
    Run other = Run.of("solve", "kayles", "4", "--table", table());
    assertThat(other.out()).doesNotContain("strongly solved");
    assertThat(other.err())
        .isEqualTo("This was computed, since " + table() + " does not say who wins this position.\n");
  }

  /** A nim-value from the folder, and a sum of two. */
  @Test
  void eval_citesTheFolder() {
    Run.of("strong", "cram", "4x4", "--out", table());
    for (String text : List.of("cram 3x4/....", "cram 4x4 + cram 4x4 + ^"))
      assertThat(Run.of("eval", text, "--table", table()).out().lines().findFirst())
          .isEqualTo(Run.of("eval", text).out().lines().findFirst());
    Run run = Run.of("eval", "game(cram 4x4) = 0", "--table", table());
    assertThat(run.out().replaceAll("\\s+", " ")).startsWith("TRUE")
        .contains(" Proved strongly solved: 778 positions, table " + table());
    assertThat(Run.of("eval", "cram 4x4", "--table", table(), "--json").out())
        .contains("\"evidence\":[{\"kind\":\"strongSolution\"");
    assertThat(run.err()).isEmpty();
    Run other = Run.of("eval", "domineering 2x2", "--table", table());
    assertThat(other.out()).doesNotContain("strongly solved");
    assertThat(other.err()).isEqualTo("Nothing in " + table() + " was used.\n");
  }

  /** The steps that are allowed do not solve the position without the folder. */
  @Test
  void play_usesTheFolder() {
    Run.of("strong", "clobber", "4x4", "--out", table());
    String[] play = {"play", "clobber", "4x4", "--nodes", "2000", "--first", "computer"};
    assertThat(Run.given("hint\nresign\n", play).out()).contains("This position is too large to solve here.");
    Run run = Run.given("hint\nresign\n", Stream.concat(Stream.of(play), Stream.of("--table", table()))
        .toArray(String[]::new));
    assertThat(run.out()).contains("computer: ").contains("No move wins: hope for a mistake.");
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"strong; expected a game and a position, or --table",
      "strong clobber 2x2 --table TABLE; expected a game and a position, or --table",
      "strong --table TABLE --out TABLE; --out does not work with --table",
      "strong --table TABLE --misere; --misere does not work with --table",
      "strong --table NONE; there is no folder NONE",
      "play clobber 2x2 --table NONE; there is no folder NONE",
      "strong --table TABLE/manifest.txt; TABLE/manifest.txt: expected a folder, found a file",
      "strong clobber 2x2 --out TABLE/manifest.txt; TABLE/manifest.txt: expected a folder, found a file",
      "strong clobber 2x3 --out TABLE; TABLE holds another solution: clobber xo/ox, normal play"})
  void wrongOptions_areRefused(String line, String sentence) {
    Run.of("strong", "clobber", "2x2", "--out", table());
    String none = folder.resolve("none").toString();
    Run run = Run.of(line.replace("TABLE", table()).replace("NONE", none).split(" "));
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).startsWith(sentence.replace("TABLE", table()).replace("NONE", none)).hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"strong clobber 2x2 --out", "table domineering --regions 3 --out"})
  void folderOfSomethingElse_isNotFilled(String line) throws IOException {
    Files.createFile(folder.resolve("letter.txt"));

    Run run = Run.of((line + " " + folder).split(" "));

    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).isEqualTo(
        folder + ": expected an empty folder, or the result of an earlier run; found letter.txt\n");
    assertThat(folder.toFile().list()).containsExactly("letter.txt");
  }

  @Test
  void damagedFolder_isRefused() throws IOException {
    Run.of("strong", "clobber", "2x2", "--out", table());
    Path tier = folder.resolve("table/tier-04.results");
    byte[] bytes = Files.readAllBytes(tier);
    bytes[bytes.length - 1]++;
    Files.write(tier, bytes);
    Run run = Run.of("solve", "clobber", "2x2", "--table", table());
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).contains("tier-04.results is damaged: its content does not match its checksum");
  }

  @Test
  void limits_endReadingAndSolving() {
    Run.of("strong", "clobber", "3x4", "--out", table());
    Run run = Run.of("strong", "--table", table(), "--nodes", "1");
    assertThat(run.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(run.err()).startsWith("Not decided: out of steps (--nodes)");
    String part = folder.resolve("part").toString();
    Run spent = Run.of("strong", "clobber", "4x4", "--nodes", "1e6", "--out", part);
    assertThat(spent.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(spent.err()).contains("Run the same command to resume from " + part + ".");
    assertThat(Run.of("strong", "--table", part).err()).contains("is not complete");
    assertThat(Run.of("strong", "clobber", "4x4", "--out", part).out())
        .isEqualTo(Run.of("strong", "clobber", "4x4").out());
  }

  @Test
  void fullMemory_pointsToTheCluster() {
    Run run = Run.of("strong", "clobber", "4x4", "--memory", "1m");
    assertThat(run.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(run.err()).startsWith("Not decided: out of memory (--memory)")
        .endsWith(" positions were found. For more positions, use cluster strong.\n");
    assertThat(Run.of("strong", "clobber", "4x4", "--nodes", "1000").err()).doesNotContain("cluster");
  }
}
