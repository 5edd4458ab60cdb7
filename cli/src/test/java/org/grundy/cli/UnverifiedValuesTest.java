package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever stops a run in the middle, what it shows is true, and its exit status says that it was stopped. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class UnverifiedValuesTest {
  private static final int KNOWN = 12_000;
  private static final Pattern HELD = Pattern.compile("for heaps 0 to ([0-9]+)[.;]");

  @TempDir private Path folder;
  private int[] officers = {};

  /** By the rules alone: a token is taken, and what is left, which may not be nothing, may be split in two. */
  @BeforeAll
  void play() {
    officers = new int[KNOWN];
    for (int heap = 2; heap < KNOWN; heap++) {
      var reached = new BitSet();
      for (int part = 0; 2 * part < heap; part++)
        reached.set(officers[part] ^ officers[heap - 1 - part]);
      officers[heap] = reached.nextClearBit(0);
    }
  }

  /** @return how many rows there were */
  private int assertTrue(Stream<String> rows, String separator) {
    List<String> lines = rows.toList();
    for (int heap = 0; heap < Math.min(KNOWN, lines.size()); heap++)
      assertThat(lines.get(heap)).isEqualTo(heap + separator + officers[heap]);
    return lines.size();
  }

  @ParameterizedTest
  @CsvSource({"csv,--nodes,1000", "csv,--nodes,100000", "csv,--nodes,3000000", "tsv,--nodes,500000", "csv,--time,30ms",
      "tsv,--time,300ms"})
  void rows_areTrueOrNone(String format, String limit, String most) throws IOException {
    Path file = folder.resolve("rows-" + format + most);
    Run shown = Run.of("values", "0.6", "--to", "16000000", "--format", format, limit, most);
    Run written = Run.of("values", "0.6", "--to", "16000000", "--format", format, limit, most, "--file",
        file.toString());
    String separator = format.equals("csv") ? "," : "\t";
    for (Run run : List.of(shown, written)) {
      assertThat(run.status()).as(run.err()).isEqualTo(Exit.BUDGET_SPENT);
      assertThat(run.err()).contains("Not decided: ").contains(limit).containsPattern("(?:after|and) [0-9,]+ steps");
    }
    assertTrue(shown.out().lines().skip(1), separator);
    if (Files.exists(file))
      try (var lines = Files.lines(file)) {
        assertTrue(lines.skip(1), separator);
      }
  }

  @ParameterizedTest
  @CsvSource({"--nodes,1000", "--nodes,30000", "--nodes,100000", "--nodes,1000000", "--nodes,3000000", "--time,0ms",
      "--time,50ms", "--memory,1m"})
  void files_holdTrueValuesAsFarAsTheySay(String limit, String most) {
    String file = folder.resolve("officers" + limit + most + ".bin").toString();
    Run run = Run.of("values", "0.6", "--to", "30000000", limit, most, "--file", file, "--stats");
    assertThat(run.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(run.err()).contains("Not decided: ");
    var held = HELD.matcher(run.out());
    int count = held.find() ? Integer.parseInt(held.group(1)) + 1 : 0;
    assertThat(assertTrue(Run.of("values", "0.6", "--file", file, "--export", "csv").out().lines().skip(1), ","))
        .isEqualTo(count);
    assertThat(assertTrue(Run.of("values", "0.6", "--file", file, "--export", "bfile").out().lines(), " "))
        .isEqualTo(count);
    Run more = Run.of("values", "0.6", "--file", file, "--to", "30000000", limit, most, "--export", "csv");
    assertThat(more.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertTrue(more.out().lines().skip(1), ",");
    count = assertTrue(Run.of("values", "0.6", "--file", file, "--export", "csv").out().lines().skip(1), ",");
    Run beyond = Run.of("values", "0.6", "--file", file, "--at", Integer.toString(count));
    assertThat(beyond.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(beyond.out()).doesNotContain("G(");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--stats", "--unicode", "--json", "--progress", "--at=20000"})
  void answers_areNotGivenWithoutTheirValues(String flag) {
    Run run = Run.of("values", "0.6", "--to", "9000", "--nodes", "100000", flag);
    assertThat(run.status()).isEqualTo(Exit.BUDGET_SPENT);
    if (flag.equals("--json"))
      assertThat(run.out()).startsWith("{\"schema\":1,\"error\":").doesNotContain("\"values\"");
    else
      assertThat(run.out()).isEmpty();
    Run table = Run.of("table", "wythoff", "--to", "200", "--nodes", "1000", "--format", "csv");
    assertThat(table.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(table.out()).isEmpty();
  }

  @Test
  void families_giveOnlyRowsOfWholeRuns() throws IOException {
    List<String> whole = Run.of("values", "0.??", "--to", "3000", "--format", "csv").out().lines().toList();
    for (String nodes : List.of("100", "20000", "200000", "600000")) {
      Path file = folder.resolve("family-" + nodes + ".csv");
      Run shown = Run.of("values", "0.??", "--to", "3000", "--format", "csv", "--nodes", nodes);
      Run.of("values", "0.??", "--to", "3000", "--nodes", nodes, "--file", file.toString());
      List<String> rows = shown.out().lines().toList();
      assertThat(whole).containsSubsequence(rows);
      assertThat(whole).containsAll(FamilyTableTest.withoutChecksums(file));
      assertThat(shown.status()).isEqualTo(rows.size() == whole.size() ? Exit.ANSWERED : Exit.BUDGET_SPENT);
    }
  }
}
