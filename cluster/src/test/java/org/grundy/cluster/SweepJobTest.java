package org.grundy.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.parquet.ParquetReadOptions;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.convert.GroupRecordConverter;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.io.ColumnIOFactory;
import org.apache.parquet.io.LocalInputFile;
import org.grundy.batch.Cluster;
import org.grundy.batch.Job;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.octal.FamilyRows;
import org.grundy.octal.RowSearch;
import org.grundy.octal.Sweep;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A sweep on a cluster leaves the rows of one process, however it is divided and wherever it is stopped. */
class SweepJobTest {
  @TempDir private Path folder;

  private static void run(String family, long to, Path out, int parts, long share, Budget budget,
      Consumer<Phrase> reached) throws IOException {
    var place = new Cluster.Place(Optional.of("local[2]"), out, parts, Map.of("spark.ui.enabled", "false"),
        Optional.empty());
    new SparkCluster(share).run(new Job.Sweep(family, to), place, budget, reached);
  }

  private static void run(String family, long to, Path out, int parts, long share) throws IOException {
    run(family, to, out, parts, share, Budget.unlimited(), _ -> {
    });
  }

  private static HeapGame game(OctalCode code) {
    return (HeapGame) Catalog.standard().ruleset(code.toString());
  }

  /** What one process writes. */
  private static String table(String family, long to) {
    List<OctalCode> codes = Sweep.family(family);
    var rows = new HashMap<OctalCode, Sweep.Row>();
    new Sweep(codes, SweepJobTest::game, to, 1).run(Budget.unlimited(), row -> rows.put(row.code(), row));
    return new FamilyRows(codes, to, Optional.of(",")).file(codes.stream().map(rows::get).toList());
  }

  private static Map<String, byte[]> bytes(Path folder) throws IOException {
    var bytes = new TreeMap<String, byte[]>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList())
        bytes.put(folder.relativize(file).toString(), Files.readAllBytes(file));
    }
    return bytes;
  }

  /** With shares that are enough at once, and with some that are so small that codes go through their files. */
  @ParameterizedTest
  @CsvSource({"0.??, 3000, 1, 268435456", "0.??, 3000, 4, 20000", "4.??, 1000, 1, 2000", "4.??, 1000, 4, 268435456",
      "0.1?7, 5000, 2, 30000", "0.007, 70000, 4, 3000000", "0.77, 400, 1, 50"})
  void table_isThatOfOneProcess(String family, long to, int parts, long share) throws IOException {
    run(family, to, folder, parts, share);

    assertThat(folder.resolve("table.csv")).hasContent(table(family, to));
    assertThat(bytes(folder)).containsOnlyKeys("codes.parquet", "job.txt", "table.csv");
    assertThat(folder.resolve("values")).doesNotExist();
  }

  @Test
  void smallShares_takeSeveralRounds() throws IOException {
    var rounds = new ArrayList<String>();
    run("0.??", 3000, folder, 4, 20_000, Budget.unlimited(), said -> rounds.add(said.toString()));

    assertThat(rounds.stream().filter(said -> said.matches("[0-9]+ of 64 codes[^;]*")).distinct()).hasSizeGreaterThan(2)
        .contains("0 of 64 codes");
  }

  /** A code is told of when its task ends, and not only with its round. */
  @Test
  void progress_tellsRowsAndRate() throws IOException {
    var said = new ArrayList<String>();
    run("0.??", 20_000, folder, 4, RowSearch.FIRST_SHARE, Budget.unlimited(), phrase -> said.add(phrase.toString()));

    assertThat(said).contains("0 of 64 codes").anyMatch(text -> text.matches(
        "([1-9][0-9]*) of 64 codes, [0-9,]+ a (second|minute); this stage: \\1 rows?, [0-9]+ of 64 tasks.*"));
  }

  @Test
  void bytes_areTheSameForAnyDivisionAndShare() throws IOException {
    run("0.??", 2000, folder.resolve("whole"), 1, RowSearch.FIRST_SHARE);
    run("0.??", 2000, folder.resolve("parts"), 4, 10_000);

    assertThat(bytes(folder.resolve("parts"))).usingRecursiveComparison().isEqualTo(bytes(folder.resolve("whole")));
  }

  /** Stopped again and again, also within rounds and with another number of parts. */
  @Test
  void stoppedJob_goesOnFromItsLastRound() throws IOException {
    Path whole = folder.resolve("whole");
    run("0.0?7", 40_000, whole, 2, 100_000);
    Path part = folder.resolve("part");
    int stops = 0;
    boolean stopped = true;
    for (int steps = 0; stopped; steps++) {
      try {
        run("0.0?7", 40_000, part, 1 << steps % 3, 100_000, Budget.ofWork(steps), _ -> {
        });
        stopped = false;
      } catch (BudgetSpent _) {
        stops++;
      }
    }

    assertThat(stops).isGreaterThan(2);
    assertThat(bytes(part)).usingRecursiveComparison().isEqualTo(bytes(whole));
  }

  /** The rows of a complete round are not computed again. */
  @Test
  void resumedJob_keepsItsRows() throws IOException {
    Path part = folder.resolve("part");
    assertThatThrownBy(() -> run("0.??", 3000, part, 4, 20_000, Budget.ofWork(30), said -> {
      if (Files.exists(part.resolve("stages/round-00.csv")))
        throw new UncheckedIOException(new IOException("stopped"));
    })).isInstanceOf(UncheckedIOException.class);
    var said = new ArrayList<String>();

    run("0.??", 3000, part, 4, 20_000, Budget.unlimited(), phrase -> said.add(phrase.toString()));

    assertThat(said).doesNotContain("0 of 64 codes").anyMatch(text -> text.endsWith(" of 64 codes"));
    assertThat(part.resolve("table.csv")).hasContent(table("0.??", 3000));
  }

  @Test
  void completeJob_onlyChecksItsFiles() throws IOException {
    run("0.?", 500, folder, 1, RowSearch.FIRST_SHARE);
    Map<String, byte[]> before = bytes(folder);
    var said = new ArrayList<String>();

    run("0.?", 500, folder, 4, RowSearch.FIRST_SHARE, Budget.unlimited(), phrase -> said.add(phrase.toString()));

    assertThat(said).containsExactly("starting Spark");
    assertThat(bytes(folder)).usingRecursiveComparison().isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource({"table.csv", "codes.parquet"})
  void damagedResult_isRefused(String name) throws IOException {
    run("0.?", 500, folder, 1, RowSearch.FIRST_SHARE);
    damage(folder.resolve(name));

    assertThatThrownBy(() -> run("0.?", 500, folder, 1, RowSearch.FIRST_SHARE)).isInstanceOf(BadInput.class)
        .hasMessage(folder.resolve(name) + " is damaged: its content does not match its checksum");
  }

  private static void damage(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);
  }

  /** The rows of a round, and the values that a code keeps. */
  @ParameterizedTest
  @CsvSource({"stages/round-00.csv, is damaged: its content does not match its checksum",
      "values/0.6.bin, 'is not a file of nim-values, or its header is damaged'"})
  void damagedStage_isRefused(String name, String sentence) throws IOException {
    assertThatThrownBy(() -> run("0.??", 3000, folder, 4, 20_000, Budget.unlimited(), _ -> {
      if (Files.exists(folder.resolve("stages/round-00.csv")))
        throw new UncheckedIOException(new IOException("stopped"));
    })).isInstanceOf(UncheckedIOException.class);
    Path file = folder.resolve(name);
    byte[] bytes = Files.readAllBytes(file);
    bytes[10] ^= 1;
    Files.write(file, bytes);

    assertThatThrownBy(() -> run("0.??", 3000, folder, 4, 20_000)).isInstanceOf(BadInput.class)
        .hasMessage(file + " " + sentence);
  }

  @Test
  void otherFamily_isRefused() throws IOException {
    run("0.?", 500, folder, 1, RowSearch.FIRST_SHARE);

    assertThatThrownBy(() -> run("0.?", 501, folder, 1, RowSearch.FIRST_SHARE)).isInstanceOf(BadInput.class)
        .hasMessage(folder + " holds another job: expected 'job sweep 0.? to 501', found 'job sweep 0.? to 500'");
  }

  @Test
  void malformedFamily_isRefused() {
    assertThatThrownBy(() -> run("0.?x", 500, folder.resolve("none"), 1, RowSearch.FIRST_SHARE))
        .isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> run("0.??????", 500, folder.resolve("none"), 1, RowSearch.FIRST_SHARE))
        .isInstanceOf(BadInput.class).hasMessage("0.??????: expected at most 32768 codes in a family");
  }

  /** Each row of the table, with no number for an empty field and for {@code all}. */
  @ParameterizedTest
  @CsvSource({"0.??, 3000", "4.?, 200", "0.3[?], 100"})
  void parquet_hasTheRowsOfTheTable(String family, long to) throws IOException {
    run(family, to, folder, 1, RowSearch.FIRST_SHARE);

    List<String> table = Files.readAllLines(folder.resolve("table.csv")).stream().skip(1)
        .map(line -> line.substring(0, line.lastIndexOf(',')).replaceAll("all$", "")).toList();
    assertThat(rows(folder.resolve("codes.parquet"))).isEqualTo(table);
  }

  private static List<String> rows(Path file) throws IOException {
    var rows = new ArrayList<String>();
    var options = ParquetReadOptions.builder(new PlainParquetConfiguration()).usePageChecksumVerification().build();
    try (var reader = ParquetFileReader.open(new LocalInputFile(file), options)) {
      var schema = reader.getFooter().getFileMetaData().getSchema();
      var group = reader.readNextRowGroup();
      var records = new ColumnIOFactory().getColumnIO(schema).getRecordReader(group, new GroupRecordConverter(schema));
      for (long left = group.getRowCount(); left > 0; left--) {
        Group row = records.read();
        rows.add(String.join(",", IntStream.range(0, schema.getFieldCount())
            .mapToObj(i -> row.getFieldRepetitionCount(i) == 0 ? "" : row.getValueToString(i, 0)).toList()));
      }
    }
    return rows;
  }
}
