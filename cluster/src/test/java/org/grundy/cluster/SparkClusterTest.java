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
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.SparkContext$;
import org.grundy.batch.Cluster;
import org.grundy.batch.Job;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.UserRules;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.solve.engine.Question;
import org.grundy.solve.strong.StrongFolder;
import org.grundy.solve.strong.StrongSearch;
import org.grundy.value.Convention;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sparkproject.jetty.server.NetworkConnector;

/** A job leaves the table that one process writes, with the same bytes. */
class SparkClusterTest {
  @TempDir private Path folder;

  private static void run(String position, Convention convention, Path out, String master, int parts, Budget budget)
      throws IOException {
    var place = new Cluster.Place(Optional.of(master), out, parts, Map.of("spark.ui.enabled", "false"),
        Optional.empty());
    new SparkCluster().run(new Job.Strong(position, convention), place, budget, _ -> {
    });
  }

  private static void solve(String position, Convention convention, Path out) throws IOException {
    var question = new Question(Catalog.standard().read(position).position(), convention);
    StrongSearch.of(question, Budget.unlimited())
        .solve(StrongFolder.create(out, question, Budget.unlimited()));
  }

  /** The files of the table: those that one process writes. */
  private static Map<String, byte[]> table(Path folder) throws IOException {
    return bytes(folder, name -> !name.contains("/") && !name.equals(JobFolder.MANIFEST));
  }

  private static Map<String, byte[]> bytes(Path folder, Predicate<String> wanted)
      throws IOException {
    var bytes = new TreeMap<String, byte[]>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList())
        if (wanted.test(folder.relativize(file).toString()))
          bytes.put(folder.relativize(file).toString(), Files.readAllBytes(file));
    }
    return bytes;
  }

  @ParameterizedTest
  @CsvSource({"clobber 3x4, NORMAL, local[1], 1", "clobber 3x4, NORMAL, local[2], 4", "cram 3x4, NORMAL, local[2], 4",
      "cram 3x3, MISERE, local[2], 2", "domineering 3x4, NORMAL, local[2], 16", "konane 3x4, NORMAL, local[2], 4",
      "clobber ..., NORMAL, local[1], 4", "nim 3 4 5, NORMAL, local[2], 4", "nim 3 4, MISERE, local[1], 1",
      "northcott 2x3, NORMAL, local[2], 4", "toads-and-frogs tt.ff, NORMAL, local[2], 2"})
  void table_isThatOfOneProcess(String position, Convention convention, String master, int parts) throws IOException {
    solve(position, convention, folder.resolve("one"));

    run(position, convention, folder.resolve("job"), master, parts, Budget.unlimited());

    assertThat(table(folder.resolve("job"))).usingRecursiveComparison().isEqualTo(table(folder.resolve("one")));
    assertThat(folder.resolve("job/stages")).doesNotExist();
  }

  @Test
  void files_areTheSameOnOneCoreAndOnThree() throws IOException {
    run("clobber 3x4", Convention.NORMAL, folder.resolve("one"), "local[1]", 4, Budget.unlimited());
    run("clobber 3x4", Convention.NORMAL, folder.resolve("three"), "local[3]", 4, Budget.unlimited());

    assertThat(bytes(folder.resolve("three"), _ -> true)).usingRecursiveComparison()
        .isEqualTo(bytes(folder.resolve("one"), _ -> true));
    assertThat(bytes(folder.resolve("one"), name -> name.endsWith(".parquet"))).hasSizeGreaterThan(12);
  }

  @Test
  void positions_haveRowsInParquet() throws IOException {
    run("cram 2x2", Convention.NORMAL, folder, "local[1]", 1, Budget.unlimited());
    var rows = new ArrayList<String>();
    for (String file : bytes(folder, name -> name.endsWith(".parquet")).keySet())
      NumberFile.read(folder.resolve(file), row -> rows.add(row[1] + " " + row[2]));

    // the full board is lost in two moves; a domino leaves one move; then there is none
    assertThat(rows).containsExactlyInAnyOrder("2 0", "1 1", "0 0");
  }

  /** A job that ends anywhere goes on, and leaves the same files. */
  @ParameterizedTest
  @ValueSource(strings = {"clobber 3x3", "nim 2 3", "northcott 2x3"})
  void stoppedJob_goesOnFromItsLastStage(String position) throws IOException {
    Path whole = folder.resolve("whole");
    run(position, Convention.NORMAL, whole, "local[2]", 2, Budget.unlimited());
    Path part = folder.resolve("part");
    boolean stopped = true;
    int stops = 0;
    for (int steps = 1; stopped; steps += 2) {
      try {
        run(position, Convention.NORMAL, part, "local[2]", 2, Budget.ofWork(steps));
        stopped = false;
      } catch (BudgetSpent _) {
        stops++;
      }
    }

    assertThat(stops).isPositive();
    assertThat(bytes(part, _ -> true)).usingRecursiveComparison().isEqualTo(bytes(whole, _ -> true));
  }

  /** Spark ends with the process, and then is not to blame. */
  @Test
  void processThatIsToldToEnd_hasCancelledItsJob() throws IOException {
    Process driver = ChildDriver.start("cram 5x6", folder, 4, "local[2]", Map.of("spark.ui.enabled", "false"));
    var said = new ArrayList<String>();
    try (var lines = driver.inputReader()) {
      lines.lines().forEach(line -> {
        if (said.stream().noneMatch(earlier -> earlier.contains(" task")) && line.contains(" task"))
          driver.toHandle().destroy(); // which does not close its output
        said.add(line);
      });
    } finally {
      driver.destroyForcibly().onExit().join();
    }

    assertThat(said.getLast()).matches("cancelled after [0-9]+ steps in [0-9.]+ s");
  }

  @Test
  void otherJob_isRefused() throws IOException {
    run("clobber 2x2", Convention.NORMAL, folder, "local[1]", 1, Budget.unlimited());

    assertThatThrownBy(() -> run("clobber 2x2", Convention.MISERE, folder, "local[1]", 1, Budget.unlimited()))
        .isInstanceOf(BadInput.class).hasMessage(folder + " holds another job: expected "
            + "'job strong clobber 2x2, misere play', found 'job strong clobber 2x2, normal play'");
    assertThatThrownBy(() -> run("clobber 2x2", Convention.NORMAL, folder, "local[1]", 2, Budget.unlimited()))
        .isInstanceOf(BadInput.class).hasMessageContaining("holds this job with --parts 1; use the same number");
  }

  /** A command that is refused changes nothing, so the job goes on. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"1 | strong clobber 2x3", "5 | strong clobber 2x3", "1000 | strong clobber 2x3",
      "1 | boards cram", "1000 | boards cram", "1 | sweep 0.?", "1000 | sweep 0.?"})
  void refusedJob_changesNothing(int steps, String name) throws IOException {
    List<Job> jobs = List.of(new Job.Strong("clobber 2x3", Convention.NORMAL), new Job.Boards("cram", "1..2 1..2"),
        new Job.Sweep("0.?", 500));
    Job begun = jobs.stream().filter(job -> job.text().startsWith(name)).findFirst().orElseThrow();
    var limit = Budget.ofWork(steps);
    run(begun, folder, limit);
    Map<String, byte[]> before = bytes(folder, _ -> true);

    for (Job job : jobs)
      if (!job.equals(begun))
        assertThatThrownBy(() -> run(job, folder, Budget.unlimited())).isInstanceOf(BadInput.class)
            .hasMessage(folder + " holds another job: expected 'job " + job.text() + "', found 'job " + begun.text()
                + "'");
    assertThat(bytes(folder, _ -> true)).usingRecursiveComparison().isEqualTo(before);
    run(begun, folder, Budget.unlimited());
    assertThat(folder.resolve("stages")).doesNotExist();
  }

  /** As far as a budget lets it come. */
  private static void run(Job job, Path out, Budget budget) throws IOException {
    var place = new Cluster.Place(Optional.of("local[1]"), out, 1, Map.of("spark.ui.enabled", "false"),
        Optional.empty());
    try {
      new SparkCluster().run(job, place, budget, _ -> {
      });
    } catch (BudgetSpent spent) {
      assertThat(spent.limit()).isEqualTo(BudgetSpent.Limit.WORK);
    }
  }

  /** Only the same job goes on where one process has solved something. */
  @Test
  void otherResult_isRefusedBeforeTheJobBegins() throws IOException {
    solve("clobber 2x2", Convention.NORMAL, folder);
    Map<String, byte[]> before = bytes(folder, _ -> true);

    Map.of(new Job.Strong("clobber 2x3", Convention.NORMAL),
        "holds another solution: clobber xo/ox, normal play",
        new Job.Boards("cram", "1..2 1..2"),
        "holds another job: expected 'Grundy values of regions 1', found 'Grundy strong solution 1'",
        new Job.Sweep("0.?", 500),
        "holds another job: expected 'job sweep 0.? to 500', found 'Grundy strong solution 1'")
        .forEach((job, sentence) -> assertThatThrownBy(() -> run(job, folder, Budget.unlimited()))
            .isInstanceOf(BadInput.class).hasMessage(folder + " " + sentence));
    assertThat(bytes(folder, _ -> true)).usingRecursiveComparison().isEqualTo(before);
    run("clobber 2x2", Convention.NORMAL, folder, "local[1]", 1, Budget.unlimited());
  }

  @Test
  void damagedFile_isRefused() throws IOException {
    run("clobber 2x3", Convention.NORMAL, folder, "local[1]", 1, Budget.unlimited());
    Path file = folder.resolve(bytes(folder, name -> name.endsWith(".parquet")).keySet().iterator().next());
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);

    assertThatThrownBy(() -> run("clobber 2x3", Convention.NORMAL, folder, "local[1]", 1, Budget.unlimited()))
        .isInstanceOf(BadInput.class).hasMessage(file + " is damaged: its content does not match its checksum");
  }

  /** Of a job on this machine, which nobody else need see, unless the user wishes it. */
  @ParameterizedTest
  @CsvSource({"127.0.0.1, ", "0.0.0.0, 0.0.0.0"})
  void page_isThatOfThisMachine(String address, @Nullable String given) throws IOException {
    var settings = new TreeMap<>(Map.of("spark.ui.port", "0"));
    if (given != null)
      settings.put("spark.driver.bindAddress", given);
    var hosts = new TreeSet<String>();

    new SparkCluster().run(new Job.Strong("clobber 1x2", Convention.NORMAL),
        new Cluster.Place(Optional.of("local[1]"), folder, 1, settings, Optional.empty()), Budget.unlimited(),
        reached -> SparkContext$.MODULE$.getActive().foreach(spark -> hosts.add(
            ((NetworkConnector) spark.ui().get().serverInfo().get().server().getConnectors()[0]).getHost())));

    assertThat(hosts).containsExactly(Optional.ofNullable(System.getenv("SPARK_LOCAL_IP")).orElse(address));
  }

  @Test
  void jobThatCannotStart_leavesNoFolder() {
    Path out = folder.resolve("out");

    assertThatThrownBy(() -> run("clobber 2x2", Convention.NORMAL, out, "local[0]", 1, Budget.unlimited()))
        .isInstanceOf(BadInput.class).hasMessageStartingWith("Spark cannot start: ");
    assertThat(out).doesNotExist();
  }

  @Test
  void folderOfSomethingElse_isNotFilled() throws IOException {
    Files.createFile(folder.resolve("letter.txt"));

    assertThatThrownBy(() -> run("clobber 2x2", Convention.NORMAL, folder, "local[1]", 1, Budget.unlimited()))
        .isInstanceOf(BadInput.class).hasMessageEndingWith("found letter.txt");
    assertThat(folder.toFile().list()).containsExactly("letter.txt");
  }

  @Test
  void secondDriver_isRefused() throws IOException {
    try (JobLock _ = JobLock.of(folder)) {
      assertThatThrownBy(() -> run("clobber 2x2", Convention.NORMAL, folder, "local[1]", 1, Budget.unlimited()))
          .isInstanceOf(BadInput.class).hasMessage("another run is writing to " + folder.resolve("job.lock"));
    }
    run("clobber 2x2", Convention.NORMAL, folder, "local[1]", 1, Budget.unlimited());

    assertThat(folder.resolve("job.lock")).doesNotExist();
  }

  /** As on a worker that does not see the folder. */
  @Test
  void missingFile_isReported() {
    Path file = folder.resolve("stages/found-06/part-00000-from-start.parquet");
    var place = new Cluster.Place(Optional.of("local[1]"), folder, 1, Map.of("spark.ui.enabled", "false"),
        Optional.empty());

    assertThatThrownBy(
        () -> new SparkCluster().run(new Job.Strong("clobber 2x3", Convention.NORMAL), place, Budget.unlimited(),
            reached -> {
              if (reached.toString().endsWith(" found"))
                file.toFile().delete();
            }))
        .isInstanceOf(BadInput.class)
        .hasMessage("worker 127.0.0.1 finds no file " + file + "; all workers must see the folder under the same name");
  }

  @Test
  void damagedManifest_isRefused() throws IOException {
    run("clobber 2x2", Convention.NORMAL, folder, "local[1]", 1, Budget.unlimited());
    Path manifest = folder.resolve(JobFolder.MANIFEST);
    Files.writeString(manifest, Files.readString(manifest).replace("parts 1", "parts 2"));

    assertThatThrownBy(() -> run("clobber 2x2", Convention.NORMAL, folder, "local[1]", 1, Budget.unlimited()))
        .isInstanceOf(BadInput.class).hasMessage(folder + " is damaged: job.txt is not as it was written");
  }

  @Test
  void manifest_namesThePrograms() throws IOException {
    run("clobber 2x2", Convention.NORMAL, folder, "local[1]", 1, Budget.unlimited());

    assertThat(folder.resolve(JobFolder.MANIFEST)).content()
        .containsPattern("parts 1\nbegun with Grundy [0-9]\\S+, Spark 4[0-9.]+, Java 25\\S*\nstage ");
  }

  /** Whatever the kind of game, and after a resume as well. */
  @ParameterizedTest
  @CsvSource({"clobber 3x4, 1", "cram 4x4, 1", "konane 4x4, 1", "nim 3 4 5, 1", "northcott 2x3, 1", "clobber 3x4, 5"})
  void progress_neverGoesBack(String position, int resumed) throws IOException {
    var said = new ArrayList<String>();
    var place = new Cluster.Place(Optional.of("local[2]"), folder, 4, Map.of("spark.ui.enabled", "false"),
        Optional.<UserRules.Compiled>empty());
    var job = new Job.Strong(position, Convention.NORMAL);
    if (resumed > 1)
      assertThatThrownBy(() -> new SparkCluster().run(job, place, Budget.ofWork(resumed), _ -> {
      })).isInstanceOf(BudgetSpent.class);

    new SparkCluster().run(job, place, Budget.unlimited(), reached -> said.add(reached.toString()));

    long positions = Files.readAllLines(folder.resolve(JobFolder.MANIFEST)).stream()
        .filter(line -> line.contains("positions/tier")).mapToLong(line -> Long.parseLong(line.split(" ")[2])).sum();
    List<Long> found = numbers(said, "([0-9,]+) positions? found.*");
    List<Long> solved = numbers(said, "([0-9,]+) of [0-9,]+ positions? solved.*");
    assertThat(found).isSorted().isNotEmpty();
    assertThat(solved).isSorted().isNotEmpty().allMatch(number -> number <= positions);
    assertThat(numbers(said, "[0-9,]+ of ([0-9,]+) positions? solved.*")).containsOnly(positions);
    assertThat(numbers(said, ".*; this stage: ([0-9,]+) rows?, .*")).allMatch(rows -> rows <= positions);
    if (resumed > 1)
      assertThat(found.getFirst()).isGreaterThan(1);
  }

  /** The numbers of the sentences that match. */
  private static List<Long> numbers(List<String> said, String pattern) {
    return said.stream().map(Pattern.compile(pattern)::matcher).filter(Matcher::matches)
        .map(match -> Long.valueOf(match.group(1).replace(",", ""))).toList();
  }

  @Test
  void progress_tellsTheRate() throws IOException {
    var said = new ArrayList<String>();
    var place = new Cluster.Place(Optional.of("local[1]"), folder, 16, Map.of("spark.ui.enabled", "false"),
        Optional.<UserRules.Compiled>empty());

    new SparkCluster().run(new Job.Strong("cram 4x5", Convention.NORMAL), place, Budget.unlimited(),
        reached -> said.add(reached.toString()));

    String rate = ", [0-9,]+ a (second|minute)(; this stage: .*)?";
    assertThat(said).contains("1 position found")
        .anyMatch(text -> text.matches("[0-9,]+ positions solved; writing the table"))
        .anyMatch(text -> text.matches("[0-9,]+ positions found" + rate))
        .anyMatch(text -> text.matches("[0-9,]+ of [0-9,]+ positions solved" + rate));
  }
}
