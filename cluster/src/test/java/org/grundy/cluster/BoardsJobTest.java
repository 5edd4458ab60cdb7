package org.grundy.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.parquet.ParquetReadOptions;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.simple.convert.GroupRecordConverter;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.io.ColumnIOFactory;
import org.apache.parquet.io.LocalInputFile;
import org.grundy.batch.Cluster;
import org.grundy.batch.Job;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.solve.region.RegionFolder;
import org.grundy.solve.region.RegionListing;
import org.grundy.solve.region.RegionScope;
import org.grundy.solve.region.RegionSearch;
import org.grundy.solve.region.RegionStarts;
import org.grundy.solve.region.RegionTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A job leaves the values of regions that one process writes, with the same bytes. */
class BoardsJobTest {
  @TempDir private Path folder;

  private static void run(String game, String ranges, Path out, String master, int parts, Budget budget)
      throws IOException {
    var place = new Cluster.Place(Optional.of(master), out, parts, Map.of("spark.ui.enabled", "false"),
        Optional.empty());
    new SparkCluster().run(new Job.Boards(game, ranges), place, budget, _ -> {
    });
  }

  @Test
  void progress_tellsRegions() throws IOException {
    var said = new ArrayList<String>();
    var place = new Cluster.Place(Optional.of("local[2]"), folder, 4, Map.of("spark.ui.enabled", "false"),
        Optional.empty());
    new SparkCluster().run(new Job.Boards("domineering", "1..4 1..4"), place, Budget.unlimited(),
        reached -> said.add(reached.toString()));
    List<Integer> valued = said.stream().map(Pattern.compile("([0-9]+) of 199 regions valued.*")::matcher)
        .filter(Matcher::matches).map(match -> Integer.valueOf(match.group(1))).toList();

    assertThat(valued).isSorted().startsWith(0).last().isEqualTo(199);
    assertThat(said)
        .anyMatch(text -> text.matches("[0-9]+ regions found, some more than once, [0-9]+ a (second|minute).*"));
  }

  private static void value(String game, String ranges, Path out) throws IOException {
    var boards = (RegionScope.Boards) RegionScope.parse("on boards " + ranges).orElseThrow();
    Catalog catalog = Catalog.standard();
    new RegionSearch(RegionFolder.create(out, catalog.ruleset(game), boards, Budget.unlimited()))
        .onBoards(RegionStarts.of(catalog, game, boards));
  }

  private static Map<String, byte[]> table(Path folder) throws IOException {
    var bytes = new TreeMap<String, byte[]>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList())
        if (Files.isRegularFile(file) && !file.endsWith(JobFolder.MANIFEST))
          bytes.put(file.getFileName().toString(), Files.readAllBytes(file));
    }
    return bytes;
  }

  @ParameterizedTest
  @CsvSource({"domineering, 1..4 1..4, local[1], 1", "domineering, 1..4 1..4, local[2], 4",
      "clobber, 1..3 1..4, local[2], 4", "clobber, 1..1 1..12, local[2], 16", "konane, 1..4 1..4, local[2], 2",
      "cram, 2..3 3..4, local[2], 4"})
  void table_isThatOfOneProcess(String game, String ranges, String master, int parts) throws IOException {
    value(game, ranges, folder.resolve("one"));

    run(game, ranges, folder.resolve("job"), master, parts, Budget.unlimited());

    assertThat(table(folder.resolve("job"))).usingRecursiveComparison().isEqualTo(table(folder.resolve("one")));
    assertThat(RegionFolder.read(folder.resolve("job"), Catalog.standard()::ruleset, Budget.unlimited()).regions())
        .isPositive();
  }

  /** The table as Parquet: as many rows, and the same bytes from any number of parts. */
  @Test
  void parquet_hasTheTable() throws IOException {
    run("domineering", "1..3 1..4", folder.resolve("one"), "local[1]", 1, Budget.unlimited());
    run("domineering", "1..3 1..4", folder.resolve("four"), "local[2]", 4, Budget.unlimited());

    RegionTable table = RegionFolder.read(folder.resolve("one"), Catalog.standard()::ruleset, Budget.unlimited());
    for (int tier = 0; tier < table.tiers(); tier++)
      for (String kind : List.of("regions", "forms")) {
        String file = "%s/tier-%02d.parquet".formatted(kind, tier);
        assertThat(rows(folder.resolve("one").resolve(file)))
            .isEqualTo(kind.equals("regions") ? table.regions(tier) : table.newForms(tier));
        assertThat(folder.resolve("four").resolve(file))
            .hasBinaryContent(Files.readAllBytes(folder.resolve("one").resolve(file)));
      }
    var listed = new ArrayList<String>();
    new RegionListing(table).regions(2, region -> listed.add("region: " + region.cells() + "form: " + region.form()));
    assertThat(text(folder.resolve("one/regions/tier-02.parquet"))).isEqualTo(listed);
    var forms = new ArrayList<String>();
    for (int tier = 1; tier < table.tiers(); tier++) {
      if (table.newForms(tier) == 0)
        continue;
      var ofTier = new ArrayList<String>();
      new RegionListing(table).forms(tier, form -> ofTier.add(line(form)));
      assertThat(text(folder.resolve("one/forms/tier-%02d.parquet".formatted(tier)))).isEqualTo(ofTier);
      forms.addAll(ofTier);
    }
    assertThat(forms).anyMatch(line -> line.contains("number: ")).anyMatch(line -> line.contains("left: "));
  }

  private static String line(RegionListing.Form form) {
    return "form: " + form.number()
        + form.sum().map(sum -> "number: %sups: %dnimber: %d".formatted(sum.number(), sum.ups(), sum.nimber()))
            .orElse("")
        + form.left().stream().map(option -> "left: " + option).collect(Collectors.joining())
        + form.right().stream().map(option -> "right: " + option).collect(Collectors.joining());
  }

  private static long rows(Path file) throws IOException {
    try (var reader = reader(file)) {
      return reader.getRecordCount();
    }
  }

  private static ParquetFileReader reader(Path file) throws IOException {
    return ParquetFileReader.open(new LocalInputFile(file),
        ParquetReadOptions.builder(new PlainParquetConfiguration()).usePageChecksumVerification().build());
  }

  private static List<String> text(Path file) throws IOException {
    var rows = new ArrayList<String>();
    try (var reader = reader(file)) {
      var schema = reader.getFooter().getFileMetaData().getSchema();
      var group = reader.readNextRowGroup();
      var records = new ColumnIOFactory().getColumnIO(schema).getRecordReader(group, new GroupRecordConverter(schema));
      for (long left = group.getRowCount(); left > 0; left--)
        rows.add(records.read().toString().replace("\n", ""));
    }
    return rows;
  }

  /** A job that ends anywhere goes on, and leaves the same files. */
  @Test
  void stoppedJob_goesOnFromItsLastStage() throws IOException {
    value("clobber", "1..2 1..3", folder.resolve("one"));
    Path part = folder.resolve("part");
    boolean stopped = true;
    int stops = 0;
    for (int steps = 1; stopped; steps += 3) {
      try {
        run("clobber", "1..2 1..3", part, "local[2]", 2, Budget.ofWork(steps));
        stopped = false;
      } catch (BudgetSpent _) {
        stops++;
      }
    }

    assertThat(stops).isPositive();
    assertThat(table(part)).usingRecursiveComparison().isEqualTo(table(folder.resolve("one")));
  }

  @Test
  void otherJobs_areRefused() throws IOException {
    run("cram", "1..2 1..2", folder, "local[1]", 1, Budget.unlimited());

    assertThatThrownBy(() -> run("cram", "1..2 1..3", folder, "local[1]", 1, Budget.unlimited()))
        .isInstanceOf(BadInput.class).hasMessage(folder
            + " holds another job: expected 'job boards cram 1..2 1..3', found 'job boards cram 1..2 1..2'");
    assertThatThrownBy(() -> run("cram", "1..2 1..2", folder, "local[1]", 2, Budget.unlimited()))
        .isInstanceOf(BadInput.class).hasMessageContaining("holds this job with --parts 1; use the same number");
    assertThatThrownBy(() -> run("toads-and-frogs", "1..1 1..3", folder.resolve("toads"), "local[1]", 1,
        Budget.unlimited())).isInstanceOf(BadInput.class).hasMessageContaining("may use nothing up");
  }

  @Test
  void damagedFile_isRefused() throws IOException {
    run("cram", "1..2 1..3", folder, "local[1]", 1, Budget.unlimited());
    Path file = folder.resolve("tier-04.values");
    byte[] bytes = Files.readAllBytes(file);
    bytes[0] ^= 1;
    Files.write(file, bytes);

    assertThatThrownBy(() -> run("cram", "1..2 1..3", folder, "local[1]", 1, Budget.unlimited()))
        .isInstanceOf(BadInput.class).hasMessage(file + " is damaged: its content does not match its checksum");
  }
}
