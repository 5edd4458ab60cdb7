package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every form of {@code values}, for games of every engine, with limits that end a run anywhere, and ended from outside. */
class UnverifiedTablesTest {
  private static final int TO = 40;
  private static final List<List<String>> FORMS = List.of(List.of(), List.of("--stats"), List.of("--unicode"),
      List.of("--json"), List.of("--json", "--stats"), List.of("--format", "csv"), List.of("--format", "tsv"));
  private static final List<List<String>> LIMITS = List.of(List.of(), List.of("--nodes", "1"), List.of("--nodes", "40"),
      List.of("--nodes", "700"), List.of("--nodes", "9000"), List.of("--nodes", "300000"), List.of("--time", "0ms"),
      List.of("--time", "1ms"), List.of("--memory", "1m"));

  @TempDir private Path folder;

  private static Run values(String rules, List<String> form, List<String> limit, String... more) {
    return run("values", rules, form, limit, more);
  }

  private static Run run(String command, String rules, List<String> form, List<String> limit, String... more) {
    return Run.of(Stream.of(Stream.of(command, rules), form.stream(), limit.stream(), Stream.of(more))
        .flatMap(words -> words).toArray(String[]::new));
  }

  /**
   * The second game is the first as plain play knows it, and so many heaps of it are played. Of a game with a period a far
   * heap is asked for too; of one that has none known, only where a limit ends the search.
   */
  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = """
      0.6; 0.6; 400; never
      kayles; 0.77; 400; always
      4!.0; 4!.0; 400; never
      8!.0; 8!.0; 80; limited
      0.A8; 0.A8; 90; always
      0.3F; 0.3F; 90; limited
      0.[7]; 0.[7]; 200; never
      take:1,4; 0.3003; 400; always
      all-but:2; 0.30[3]; 400; always
      nim; 0.[3]; 400; never
      take k where 2k <= n; take k where 2k <= n; 400; never
      take p where p is prime; take p where p is prime; 400; limited
      take 4^k; take 4^k; 400; always
      take d where d | n and d < n; take d where d | n and d < n; 400; never
      """)
  void whatIsStated_isTrue(String rules, String played, int to, String far) {
    assertStated(rules, played, to, far);
  }

  /** These have no known period: each search for one goes on to its limit. */
  @Tag("nightly")
  @ParameterizedTest
  @ValueSource(strings = {"0.6", "4!.0"})
  void whatIsStatedFarBeyondTheTable_isTrue(String code) {
    assertStated(code, code, 400, "limited");
  }

  private static void assertStated(String rules, String played, int to, String far) {
    Stated stated = Stated.of(played, to);
    for (List<String> form : FORMS)
      for (List<String> limit : LIMITS)
        for (String at : List.of("", "60", "10^30")) {
          if (!at.isEmpty() && form.contains("--format") || at.equals("10^30") && !far.equals("always")
              && (limit.isEmpty() || far.equals("never")))
            continue;
          Run run = values(rules, form, limit,
              at.isEmpty() ? new String[]{"--to", "" + TO} : new String[]{"--to", "" + TO, "--at", at});
          String which = String.join(" ", rules, form.toString(), limit.toString(), at, "\n", run.out(), run.err());
          int count = stated.check(run.out());
          if (run.status() == Exit.ANSWERED)
            assertThat(count).as(which).isEqualTo(TO + 1);
          else if (limit.isEmpty())
            throw new AssertionError(which);
          else
            assertThat(run.status()).as(which).isIn(Exit.BUDGET_SPENT, at.equals("10^30") ? Exit.BAD_INPUT
                : Exit.BUDGET_SPENT);
        }
  }

  /** What a file says of heaps beyond its own rests on a period that is proved anew from its values. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = """
      0.6; 300; false
      kayles; 10; false
      kayles; 300; true
      kayles; 20000; true
      0.3003; 2; true
      0.30[3]; 300; true
      0.A8; 40; true
      0.[7]; 40; false
      take 4^k; 400; true
      take k where 2k <= n; 400; false
      0.16; 3000; false
      """)
  void files_sayNothingBeyondTheirValuesWithoutAPeriod(String rules, int to, boolean proved) {
    int played = rules.startsWith("0.A") || rules.equals("0.[7]") ? 90 : 500;
    Stated stated = Stated.of(rules, played);
    String file = folder.resolve("kept.bin").toString();
    Run written = Run.of("values", rules, "--file", file, "--to", Integer.toString(to));
    assertThat(written.status()).as(written.err()).isZero();
    assertThat(stated.check(Run.of("values", rules, "--file", file, "--export", "bfile").out())).isEqualTo(to + 1);
    for (List<String> more : List.of(List.<String>of(), List.of("--stats"), List.of("--to", Integer.toString(to))))
      for (String at : List.of(Integer.toString(to), "1000000", "10^18", "10^999")) {
        Run run = values(rules, List.of("--file", file, "--at", at), more);
        if (to <= played || !at.equals(Integer.toString(to)))
          stated.check(run.out());
        boolean known = proved || at.equals(Integer.toString(to));
        assertThat(run.status()).as("%s %s %s: %s", rules, more, at, run.err())
            .isEqualTo(known ? Exit.ANSWERED : Exit.BAD_INPUT);
        if (known)
          assertThat(run.out()).contains("G(" + at.replace("10^", "100").substring(0, Math.min(at.length(), 3)));
        else
          assertThat(run.err()).startsWith("--at: expected a heap of at most " + to
              + ", since the file ends there and proves no period; found 1");
      }
  }

  /** What was computed before is not said to be of this run. */
  @Test
  void stats_sayWhatWasThereBefore() {
    String file = folder.resolve("kayles.bin").toString();
    String[] first = {"values", "kayles", "--file", file, "--to", "300", "--stats"};
    assertThat(Run.of(first).out()).contains("Preperiod 71, period 12").doesNotContain("an earlier run");
    assertThat(Run.of("values", "kayles", "--file", file, "--stats").out()).contains(
        "Heaps 0 to 300 were in the file from an earlier run: this run compared its checksums and recomputed some of its heaps.",
        "Preperiod 71, period 12");
    assertThat(Run.of("values", "take:1,4", "--stats").out())
        .contains("Engine: a theorem about this game gives each value, so no table is computed.", "(Ferguson 1974)");
  }

  /** A proof that has no time ends with the status of a limit, and without a value. */
  @Test
  void proofsWithoutTime_giveNoValue() {
    String file = folder.resolve("kayles.bin").toString();
    Run.of("values", "kayles", "--file", file, "--to", "20000");
    Run run = Run.of("values", "kayles", "--file", file, "--at", "10^18", "--nodes", "10");
    assertThat(run.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(run.out()).contains("for heaps 0 to 20000.\n").doesNotContain("G(");
    assertThat(run.err()).startsWith("Not decided: ");
    assertThat(Run.of("values", "kayles", "--file", file, "--at", "19999", "--nodes", "10").status()).isZero();
  }

  /** A value that nobody would see is not computed in silence. */
  @Test
  void oneMoreHeap_isNotAskedOfRows() {
    Run rows = Run.of("values", "0.6", "--to", "5", "--format", "csv", "--at", "7");
    assertThat(rows.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(rows.err()).isEqualTo("--format does not work with --at\n");
    assertThat(Run.of("values", "0.6", "--file", folder.resolve("a.csv").toString(), "--at", "7").err())
        .isEqualTo("--file does not work with --at\n");
  }

  /** Rules that have changed under their name do not go on with values of the old ones. */
  @Test
  void changedRules_areNoticed() throws IOException {
    Path rules = folder.resolve("Subtracting.java");
    String source = """
        import org.grundy.game.heap.Become;
        import org.grundy.game.heap.HeapGame;

        public final class Subtracting implements HeapGame {
          public String name() {
            return "subtracting";
          }

          public void from(long heap, Become out) {
            for (long k = 1; k <= Math.min(MOST, heap); k++)
              out.heap(heap - k);
          }
        }
        """;
    Files.writeString(rules, source.replace("MOST", "3"));
    String file = folder.resolve("subtracting.bin").toString();
    assertThat(Run.of("values", "subtracting", "--rules", rules.toString(), "--file", file, "--to", "50").status())
        .isZero();
    Files.writeString(rules, source.replace("MOST", "4"));
    for (List<String> more : List.of(List.of("--to", "60"), List.of("--at", "2"), List.of("--export", "csv"))) {
      Run run = values("subtracting", List.of("--rules", rules.toString(), "--file", file), more);
      assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .endsWith("subtracting.bin has other rules: there the value of heap 4 is 0, here it is 4\n");
    }
    Files.writeString(rules, source.replace("heap - k", "heap + k").replace("MOST", "heap"));
    Run growing = Run.of("values", "subtracting", "--rules", rules.toString(), "--file",
        folder.resolve("growing.bin").toString(), "--to", "60");
    assertThat(growing.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(growing.err()).contains("expected a game whose moves make a heap smaller");
  }

  /** Rows that no sweep has written. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      0.77,0,71,0,8,14,70,15,all
      0.77,12,71,0,,14,70,15,all
      0.77,12,71,1,8,14,70,15,all
      0.77,12,71,1,,14,70,15,all
      0.6,,,,,,,,100
      0.6,,,,9,14,70,15,all
      0.77,12,71,0,8,14,70,15,100
      0.77,12,,0,8,14,70,15,all
      0.77,12,71,0,8,14,70,16,all
      0.77,12,71,0,8,14,,1111,all
      0.77,12,71,0,8,15,70,15,all
      """)
  void rowsOfNoSweep_areRefused(String row) throws IOException {
    Path file = folder.resolve("family.csv");
    String kept = FamilyTableTest.checked(row);
    Files.writeString(file, "code,period,from,gain,maximum,rares,lastrare,mask,known,crc32c\n" + kept + "\n");
    Run run = Run.of("values", row.startsWith("0.77") ? "0.7?" : "0.?", "--to", "100", "--file", file.toString());
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).contains(" with --to 100: line 2 is '" + kept + "'");
  }

  /** Rows that were there are not said to be of this run. */
  @Test
  void rowsOfBefore_areCounted() throws IOException {
    Path file = folder.resolve("family.csv");
    String[] command = {"values", "0.7?", "--to", "100", "--file", file.toString()};
    assertThat(Run.of(command).out()).endsWith("holds the 8 codes of 0.7? up to heap 100.\n");
    List<String> lines = Files.readAllLines(file);
    Files.write(file, lines.subList(0, 4));
    assertThat(Run.of(command).out())
        .endsWith("holds the 8 codes of 0.7? up to heap 100; the file already had 3 of them.\n");
  }

  /** Positions in order have no gap, and those that are missing are not said to be none. */
  @ParameterizedTest
  @CsvSource({"0.6,0.6", "0.16,0.16", "kayles,0.77", "'take:1,4',0.3003", "4!.0,4!.0"})
  void positions_areTheFirst(String game, String played) {
    List<String> all = Run.of("positions", game, "--first", "40", "--format", "csv").out().lines().skip(1).toList();
    Stated stated = Stated.of(played, 3000);
    int next = 0;
    for (String row : all)
      for (int heap = Integer.parseInt(row.substring(row.indexOf(',') + 1)); next <= Math.min(heap, 3000); next++)
        assertThat(stated.isZero(next)).as("%s %d", game, next).isEqualTo(next == heap);
    for (List<String> limit : LIMITS)
      for (String by : List.of("", "table")) {
        Run run = run("positions", game, List.of("--format", "csv", "--first", "40"), limit,
            by.isEmpty() ? new String[0] : new String[]{"--by", by});
        List<String> rows = run.out().lines().skip(1).toList();
        assertThat(rows).as("%s %s", game, limit).isEqualTo(all.subList(0, rows.size()));
        if (run.status() == Exit.ANSWERED)
          assertThat(rows).hasSize(all.size());
        else
          assertThat(run.status()).as(run.err()).isEqualTo(Exit.BUDGET_SPENT);
      }
  }

  private Process started(Path out, String... command) throws IOException {
    var words = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElseThrow(), "-Xmx600m",
        "--add-modules", "jdk.incubator.vector", "-cp", System.getProperty("java.class.path"), Main.class.getName()));
    words.addAll(List.of(command));
    return new ProcessBuilder(words).redirectOutput(out.toFile()).redirectError(folder.resolve("err").toFile())
        .start();
  }

  /** Told to end while it computes, or killed while it writes, a run leaves whole rows, and no status of an answer. */
  @Test
  void endedRuns_leaveWholeRows() throws IOException, InterruptedException {
    Stated stated = Stated.of("0.77", 300);
    var random = new Random(130);
    int cut = 0;
    for (int round = 0; round < 4; round++) {
      Path out = folder.resolve("rows" + round);
      Process process = started(out, "values", "0.77", "--to", "1500000", "--format", "csv");
      long enough = round == 0 ? 0 : 1 + random.nextInt(2_000_000);
      while (Files.size(out) < enough && !process.waitFor(1, TimeUnit.MILLISECONDS)) {
        // Until so much is written.
      }
      if (round == 0)
        process.destroy();
      else
        process.destroyForcibly();
      int exit = process.waitFor();
      // The system may cut a write of a process that is killed; what the program itself cuts is whole rows.
      String left = Files.readString(out);
      String text = round == 0 ? left : left.replaceFirst("[^\n]{1,12}\\z", "");
      List<String> rows = text.lines().toList();
      if (exit == 0)
        assertThat(rows).as("not ended in time").hasSize(1_500_002);
      if (text.isEmpty())
        continue;
      cut++;
      assertThat(text).startsWith("n,value\n").endsWith("\n");
      assertThat(stated.check(text.substring(0, Math.min(text.length(), 2000)).replaceAll("[^\n]*$", ""))).isPositive();
      for (int heap = 200; heap + 13 < rows.size(); heap += 997) {
        assertThat(rows.get(heap + 1)).startsWith(heap + ",");
        assertThat(value(rows.get(heap + 13))).as("heap %d", heap).isEqualTo(value(rows.get(heap + 1)));
      }
      assertThat(rows.size() - 1 + "," + value(rows.get(72 + (rows.size() - 1 - 71) % 12)))
          .startsWith(left.substring(text.length()));
      assertThat(rows.getLast()).isEqualTo(rows.size() - 2 + "," + value(rows.get(72 + (rows.size() - 2 - 71) % 12)));
    }
    assertThat(cut).isPositive();
  }

  private static String value(String row) {
    return row.substring(row.indexOf(',') + 1);
  }

  /** A file and a table that are gone on with hold nothing but what was found, whenever they were left. */
  @Test
  void endedFiles_holdWhatWasFound() throws IOException, InterruptedException {
    Path file = folder.resolve("officers.bin");
    Stated stated = Stated.of("0.6", 1500);
    var random = new Random(131);
    int last = 0;
    for (int round = 0; round < 2; round++) {
      Process process = started(folder.resolve("out"), "values", "0.6", "--to", "2000000000", "--time", "1h", "--file",
          file.toString());
      long enough = (Files.exists(file) ? Files.size(file) : 0) + 1 + random.nextInt(200_000);
      while ((!Files.exists(file) || Files.size(file) < enough) && process.isAlive())
        Thread.sleep(1);
      process.destroy();
      assertThat(process.waitFor()).isNotZero();
      Run read = Run.of("values", "0.6", "--file", file.toString(), "--export", "csv");
      assertThat(read.status()).isZero();
      long held = read.out().lines().count() - 1;
      assertThat(stated.check(read.out())).isEqualTo((int) held).isGreaterThanOrEqualTo(last);
      last = (int) held;
      Run beyond = Run.of("values", "0.6", "--file", file.toString(), "--at", Long.toString(held));
      assertThat(beyond.status()).isEqualTo(Exit.BAD_INPUT);
      assertThat(beyond.out()).doesNotContain("G(");
    }
    assertThat(last).isPositive();
  }

  @Test
  void endedSweeps_haveOnlyRowsOfWholeRuns() throws IOException, InterruptedException {
    List<String> whole = Run.of("values", "0.??", "--to", "20000", "--format", "csv").out().lines().toList();
    assertThat(whole).hasSize(65);
    for (String form : List.of("--format", "--file")) {
      Path out = folder.resolve("out" + form);
      Path file = folder.resolve("family.csv");
      Process process = started(out, "values", "0.??", "--to", "20000", form,
          form.equals("--file") ? file.toString() : "csv");
      Path grows = form.equals("--file") ? file : out;
      while ((!Files.exists(grows) || Files.size(grows) < 120) && process.isAlive())
        Thread.sleep(1);
      process.destroy();
      process.waitFor();
      List<String> rows = form.equals("--file") ? FamilyTableTest.withoutChecksums(grows) : Files.readAllLines(grows);
      assertThat(whole).containsAll(rows);
      if (rows.size() < whole.size())
        assertThat(process.exitValue()).isNotZero();
    }
  }
}
