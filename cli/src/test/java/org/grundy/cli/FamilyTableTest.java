package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.grundy.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FamilyTableTest {
  @TempDir private Path folder;

  private Run sweep(Path file, String... more) {
    String[] command = {"values", "0.??", "--to", "3000", "--file", file.toString()};
    String[] all = Arrays.copyOf(command, command.length + more.length);
    System.arraycopy(more, 0, all, command.length, more.length);
    return Run.of(all);
  }

  /** Guy and Smith (1956) for 0.77 and 0.07; 0.6 has no known period. */
  @Test
  void family_hasAllItsCodes() {
    List<String> rows = Run.of("values", "0.??", "--to", "3000", "--format", "csv").out().lines().toList();
    assertThat(rows).hasSize(65).startsWith("code,period,from,gain,maximum,rares,lastrare,mask,known")
        .contains("0.77,12,71,0,8,9,70,15,all", "0.07,34,53,0,9,,,,all")
        .anyMatch(row -> row.matches("0\\.6,,,,[0-9]+,[0-9]+,[0-9]+,[0-9]+,3000"));
    assertThat(Run.of("values", "0.7?", "--to", "300").out()).containsPattern("\n0\\.77 +12 +71 ")
        .contains("Where no period is shown, values are known only up to heap ");
  }

  /** Wherever a table was cut off, going on with it ends with the bytes of one run. */
  @Test
  void cutTables_areGoneOnWith() throws IOException {
    Path whole = folder.resolve("whole.csv");
    assertThat(sweep(whole).out()).endsWith("holds the 64 codes of 0.?? up to heap 3000.\n");
    byte[] bytes = Files.readAllBytes(whole);
    for (int length : new int[]{0, 5, 36, 40, bytes.length / 2, bytes.length - 1, bytes.length}) {
      Path cut = folder.resolve("cut.csv");
      Files.write(cut, Arrays.copyOf(bytes, length));
      assertThat(sweep(cut).status()).isZero();
      assertThat(Files.readAllBytes(cut)).as("cut at %d", length).isEqualTo(bytes);
    }
    Path spent = folder.resolve("spent.csv");
    assertThat(sweep(spent, "--nodes", "20000").status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(sweep(spent).status()).isZero();
    assertThat(Files.readAllBytes(spent)).isEqualTo(bytes);
  }

  /** What the killed process runs. */
  static final class Child {
    private Child() {
    }

    public static void main(String[] arguments) {
      Main.run(System.out, System.err, arguments);
    }
  }

  /** Killed when the file has some rows more, again and again, and gone on with. */
  @Test
  void killedSweeps_endWithTheSameBytes() throws IOException, InterruptedException {
    Path whole = folder.resolve("whole.csv");
    Path killed = folder.resolve("killed.csv");
    String[] command = {"values", "0.??", "--to", "20000", "--time", "10m", "--file"};
    Run.of(with(command, whole.toString()));
    var random = new Random(17);
    for (int kill = 0; kill < 4; kill++) {
      var java = List.of(ProcessHandle.current().info().command().orElseThrow(), "-Xmx400m", "-cp",
          System.getProperty("java.class.path"), Child.class.getName());
      var process = new ProcessBuilder(
          Stream.concat(java.stream(), Stream.of(with(command, killed.toString()))).toList())
          .redirectErrorStream(true).redirectOutput(folder.resolve("log").toFile()).start();
      long enough = size(killed) + 20 + random.nextInt(300);
      while (size(killed) < enough && !process.waitFor(1, TimeUnit.MILLISECONDS)) {
        // Until there are more rows, or all.
      }
      process.destroyForcibly().waitFor();
      assertThat(Files.readAllLines(killed).size()).as("of run %d", kill).isLessThanOrEqualTo(65);
    }
    assertThat(Run.of(with(command, killed.toString())).status()).isZero();
    assertThat(Files.mismatch(whole, killed)).isEqualTo(-1);
    try (var files = Files.list(folder)) {
      assertThat(files.map(Path::getFileName).map(Path::toString)).containsOnly("whole.csv", "killed.csv", "log");
    }
  }

  private static String[] with(String[] command, String last) {
    String[] all = Arrays.copyOf(command, command.length + 1);
    all[command.length] = last;
    return all;
  }

  private static long size(Path path) throws IOException {
    return Files.exists(path) ? Files.size(path) : 0;
  }

  /** In any order, as rows stand while a sweep is under way; once each. */
  @Test
  void rowsInAnyOrder_areGoneOnWith() throws IOException {
    Path whole = folder.resolve("whole.csv");
    sweep(whole);
    List<String> lines = Files.readAllLines(whole);
    var some = new ArrayList<>(lines.subList(1, 65));
    Collections.shuffle(some, new Random(3));
    Path file = folder.resolve("some.csv");
    for (int count : new int[]{1, 30, 64}) {
      Files.writeString(file, lines.getFirst() + "\n" + String.join("\n", some.subList(0, count)) + "\n");
      assertThat(sweep(file).status()).isZero();
      assertThat(Files.mismatch(whole, file)).isEqualTo(-1);
    }
    Files.writeString(file, lines.getFirst() + "\n" + some.get(0) + "\n" + some.get(0) + "\n");
    assertThat(sweep(file).err()).contains("some.csv is not a table of 0.?? with --to 3000: line 3 is ");
  }

  /** The rows of a file as they are printed. */
  static List<String> withoutChecksums(Path file) throws IOException {
    return Files.readAllLines(file).stream().map(row -> row.substring(0, row.lastIndexOf(','))).toList();
  }

  /** A row as a file has it, with its checksum. */
  static String checked(String row) {
    var crc = new CRC32C();
    crc.update(row.getBytes(StandardCharsets.UTF_8));
    return "%s,%08x".formatted(row, crc.getValue());
  }

  /** One bit is changed, anywhere: the table is refused, or its last row, when it is cut, computed anew. */
  @Test
  @Tag("fuzz")
  void damagedTables_giveNoWrongRow() throws IOException {
    Path file = folder.resolve("damaged.csv");
    sweep(file);
    byte[] whole = Files.readAllBytes(file);
    var random = Tier.random("damagedTables");
    int refused = 0;
    int cases = Tier.cases(40, 2000);
    for (int i = 0; i < cases; i++) {
      byte[] bytes = whole.clone();
      bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, bytes);
      if (sweep(file).status() == Exit.BAD_INPUT)
        refused++;
      else
        assertThat(file).hasBinaryContent(whole);
    }
    assertThat(refused).isGreaterThan(cases * 9 / 10);
  }

  /** What a row says of a period that is quickly proved is checked again. */
  @Test
  void falsePeriods_areRefused() throws IOException {
    Path file = folder.resolve("edited.csv");
    sweep(file);
    String table = Files.readString(file);
    String right = checked("0.07,34,53,0,9,,,,all");
    for (String row : new String[]{checked("0.07,17,3,0,9,,,,all"), checked("0.07,34,53,0,8,,,,all"),
        checked("0.07,34,53,1,,,,,all"), checked("0.07,34,53,0,9,3,52,15,all"), right.replace("53", "54"),
        "0.07,34,53,0,9,,,,all"}) {
      assertThat(table).contains("\n" + right + "\n");
      Files.writeString(file, table.replace("\n" + right + "\n", "\n" + row + "\n"));
      assertThat(sweep(file).err())
          .contains("edited.csv is not a table of 0.?? with --to 3000: line 9 is '" + row + "'");
    }
    Files.writeString(file, table);
    assertThat(sweep(file).status()).isZero();
  }

  /** One object, of what the file has and what is computed. */
  @Test
  void json_isOneObject() {
    String object = Run.of("values", "0.7?", "--to", "300", "--json").out();
    assertThat(object.lines()).singleElement().asString()
        .startsWith("{\"schema\":1,\"family\":\"0.7?\",\"to\":300,\"codes\":[{\"code\":\"0.7\",")
        .contains(
            "{\"code\":\"0.77\",\"law\":{\"from\":71,\"period\":12,\"gain\":0},\"maximum\":8,\"rares\":{\"count\":9,\"last\":70,\"mask\":15}}")
        .contains("{\"code\":\"0.76\",\"known\":300,\"maximum\":").doesNotContain("gaveUp");
    Run spent = Run.of("values", "0.??", "--to", "3000", "--json", "--nodes", "20000");
    assertThat(spent.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(spent.err()).isEmpty();
    assertThat(spent.out().lines()).singleElement().asString().startsWith("{\"schema\":1,\"family\":\"0.??\"")
        .contains("\"gaveUp\":{\"limit\":\"work\"", "\"unfinished\":[{\"code\":\"0.");
    assertThat(Run.of("values", "0.7?", "--json", "--to", "9", "--file", folder.resolve("f.csv").toString()).out())
        .startsWith("{\"schema\":1,\"family\"");
    assertThat(Run.of("values", "0.7?", "--json", "--to", "9", "--file", folder.resolve("f.csv").toString()).out())
        .contains("\"code\":\"0.77\"");
  }

  /** A code that the budget did not cover is not reported as having no period. */
  @Test
  void unfinishedCodes_areMarked() {
    Run spent = Run.of("values", "0.??", "--to", "100000", "--nodes", "400000000");
    assertThat(spent.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(spent.out()).containsPattern("\n0\\.04 +- +- +- +- +- +- +- +[0-9]*\\?\n");
    assertThat(spent.err()).containsPattern("[0-9]+ of 64 codes are done; for the others");
    Run full = Run.of("values", "0.0?", "--to", "100000", "--memory", "1m");
    assertThat(full.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(full.err()).contains("--memory");
  }

  /** Two runs into one file would mix their rows. */
  @Test
  void tablesThatAreBeingWritten_areLeftAlone() throws IOException {
    Path file = folder.resolve("busy.csv");
    try (var channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        var _ = channel.lock()) {
      Run run = sweep(file);
      assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
      assertThat(run.err()).startsWith("another run is writing to ").endsWith("busy.csv\n");
    }
    assertThat(Files.size(file)).isZero();
    assertThat(sweep(file).status()).isZero();
  }

  /** Wherever it is stopped, a table that is extended ends with the bytes of one run. */
  @Test
  void finishedTables_areExtended() throws IOException {
    Path whole = folder.resolve("whole.csv");
    sweep(whole);
    Path file = folder.resolve("longer.csv");
    assertThat(to(file, "500").status()).isZero();
    byte[] shorter = Files.readAllBytes(file);
    long periods = Files.readAllLines(file).stream().filter(row -> row.contains(",all,")).count();
    assertThat(to(file, "3000").out())
        .endsWith("the file already had " + periods + " of them.\n");
    assertThat(Files.mismatch(whole, file)).isEqualTo(-1);
    Files.write(file, shorter);
    assertThat(to(file, "1000", "--nodes", "30000").status()).isEqualTo(Exit.BUDGET_SPENT);
    byte[] stopped = Files.readAllBytes(file);
    assertThat(stopped).startsWith(shorter);
    for (int length = shorter.length; length <= stopped.length; length += 7) {
      Files.write(file, Arrays.copyOf(stopped, length));
      assertThat(to(file, "3000").status()).isZero();
      assertThat(Files.mismatch(whole, file)).as("cut at %d", length).isEqualTo(-1);
    }
  }

  private static Run to(Path file, String heap, String... more) {
    return Run.of(Stream.concat(Stream.of("values", "0.??", "--to", heap, "--file", file.toString()), Stream.of(more))
        .toArray(String[]::new));
  }

  @Test
  void otherTables_areRefused() throws IOException {
    Path file = folder.resolve("table.csv");
    assertThat(sweep(file).status()).isZero();
    byte[] bytes = Files.readAllBytes(file);
    Run shorter = to(file, "2000");
    assertThat(shorter.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(shorter.err())
        .isEqualTo("--to: " + file + " already goes up to heap 3000; expected 3000 or more, found 2000\n");
    assertThat(file).hasBinaryContent(bytes);
    Files.writeString(file, "my notes", StandardCharsets.UTF_8);
    assertThat(sweep(file).err()).contains("line 1 is 'my notes'");
    assertThat(Files.readString(file)).isEqualTo("my notes");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      values 0.?? --json --format csv   | --json does not work with --format
      values 0.?? --at 5                | --at does not work with '0.??'
      values 0.?????????                | 0.?????????: expected at most 32768 codes in a family
      values 0.?? --to 1e9              | --to: expected a whole number from 0 to 16777216, found 1000000000
      """)
  void badInput_isOneSentence(String command, String sentence) {
    Run run = Run.of(command.split(" "));
    assertThat(run.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err() + run.out()).contains(sentence);
  }

  /** The hypotheses of the theorem with their numbers, and what the sparse engine rests on. */
  @Test
  void stats_sayHowTheValuesAreKnown() {
    assertThat(Run.of("values", "kayles", "--to", "20", "--stats").out()).contains(
        "Preperiod 71, period 12, saltus 0.",
        "14 exceptions before the period, the last at n = 70.",
        "Checked: 86 equations G(n+12) = G(n) + 0, for 71 <= n <= 156. The law requires 156 = 2 * 71 + 12 + 2",
        "(Guy, Smith 1956)");
    assertThat(Run.of("values", "0.6", "--to", "9", "--at", "200000", "--stats").out())
        .contains("Engine: few values are rare under the"
            + " mask", "Verified: for each heap up to ", "No period is proved");
    assertThat(Run.of("values", "0.0[3]", "--to", "9", "--stats").out()).contains("saltus 1.");
    assertThat(Run.of("table", "wythoff", "--to", "60", "--stats").out())
        .contains("Row 0: G(x+1) = G(x) + 1 from x = 0 to the end of the table.");
  }

  @Test
  void rawExport_isTheValues() {
    Path file = folder.resolve("kayles.bin");
    Run.of("values", "0.77", "--file", file.toString(), "--to", "9");
    assertThat(Run.of("values", "0.77", "--file", file.toString(), "--export", "raw").out())
        .isEqualTo("\0\0\1\0\2\0\3\0\1\0\4\0\3\0\2\0\1\0\4\0");
  }
}
