package org.grundy.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.FetchFailed;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext$;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.grundy.batch.Cluster;
import org.grundy.batch.Job;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Question;
import org.grundy.solve.strong.StrongFolder;
import org.grundy.solve.strong.StrongSearch;
import org.grundy.testing.Tier;
import org.grundy.value.Convention;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever fails in a cluster, a job leaves the same bytes. */
class StandaloneClusterTest {
  private static final String GAME = Tier.nightly() ? "clobber 4x4" : "clobber 3x3";
  private static final Job STRONG = new Job.Strong(GAME, Convention.NORMAL);
  private static final int PARTS = 4;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Pattern PROGRESS = Pattern.compile("([0-9]+) (of [0-9]+ )?positions? (found|solved).*");

  @TempDir private static Path shared;
  private static StandaloneCluster cluster;
  private static Map<String, String> expected;
  private static long positions;

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws IOException, InterruptedException {
    runHere(STRONG, shared.resolve("here"));
    expected = bytes(shared.resolve("here"));
    var question = new Question(Catalog.standard().read(GAME).position(), Convention.NORMAL);
    positions = StrongSearch.of(question, Budget.unlimited())
        .solve(StrongFolder.create(shared.resolve("table"), question, Budget.unlimited())).positions();
    assertThat(expected).hasSizeGreaterThan(30);
    assertThat(expected).containsAllEntriesOf(bytes(shared.resolve("table")));
    cluster = new StandaloneCluster(Files.createDirectories(shared.resolve("cluster")));
  }

  @AfterAll
  static void stop() {
    if (cluster != null)
      cluster.close();
  }

  /** Runs a job in this process. */
  private static void runHere(Job job, Path folder) throws IOException {
    run(job, new Cluster.Place(Optional.of("local[2]"), folder, PARTS, Map.of("spark.ui.enabled", "false"),
        Optional.empty()), _ -> {
        });
  }

  private static void run(Cluster.Place place, Consumer<Phrase> reached) throws IOException {
    run(STRONG, place, reached);
  }

  private static void run(Job job, Cluster.Place place, Consumer<Phrase> reached) throws IOException {
    new SparkCluster().run(job, place, Budget.unlimited(), reached);
  }

  private void run(Map<String, String> settings, Consumer<Phrase> reached) throws IOException {
    run(STRONG, settings, reached);
  }

  private void run(Job job, Map<String, String> settings, Consumer<Phrase> reached) throws IOException {
    var all = new TreeMap<>(cluster.settings());
    all.putAll(settings);
    run(job, new Cluster.Place(Optional.of(cluster.master()), folder.resolve("job"), PARTS, all, Optional.empty()),
        reached);
  }

  private static Map<String, String> bytes(Path folder) throws IOException {
    var bytes = new TreeMap<String, String>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList())
        bytes.put(folder.relativize(file).toString(), HexFormat.of().formatHex(Files.readAllBytes(file)));
    }
    return bytes;
  }

  private void assertSameBytes() throws IOException {
    assertThat(bytes(folder.resolve("job"))).isEqualTo(expected);
  }

  /** The two halves of the job. */
  private enum Half {
    FINDING, SOLVING;

    /** Whether half of the positions are found or solved. */
    boolean isReached(String progress) {
      Matcher matcher = PROGRESS.matcher(progress);
      return matcher.matches() && matcher.group(3).equals(this == FINDING ? "found" : "solved")
          && Long.parseLong(matcher.group(1)) >= positions / 2;
    }
  }

  /** In every check only one. */
  static List<Half> halves() {
    return List.of(Half.values()).subList(0, Tier.cases(1, 2));
  }

  /** Does something once, as soon as the job has come far enough. */
  private static final class Once implements Consumer<Phrase> {
    private final Predicate<String> when;
    private final Action action;
    private boolean done;

    Once(Half half, Action action) {
      this(half::isReached, action);
    }

    Once(Predicate<String> when, Action action) {
      this.when = when;
      this.action = action;
    }

    @Override
    public void accept(Phrase reached) {
      if (!done && when.test(reached.toString())) {
        done = true;
        action.run();
      }
    }
  }

  @FunctionalInterface
  private interface Action {
    void run();
  }

  @Test
  @Tag("nightly") // in every check, jobs are disturbed
  void undisturbedJob_leavesTheBytesOfOneProcess() throws IOException {
    run(Map.of(), _ -> {
    });

    assertSameBytes();
  }

  @ParameterizedTest
  @MethodSource("halves")
  void killedWorker_isReplaced(Half half) throws IOException, InterruptedException {
    Process victim = cluster.workers().getFirst();
    var kill = new Once(half, victim::destroyForcibly);
    var said = new ArrayList<String>();

    run(Map.of(), kill.andThen(reached -> said.add(reached.toString())));

    assertThat(kill.done).isTrue();
    assertThat(said).last().asString().endsWith("; lost so far: 1 worker, whose tasks run again");
    assertSameBytes();
    cluster.startWorkers(1);
  }

  /** Jobs of the other kinds, and what they say when something is done, but not all. */
  static Stream<Arguments> otherJobs() {
    return Stream.of(
        Arguments.of(new Job.Boards("domineering", "1..4 1..4"), "[1-9][0-9,]* of [0-9,]+ regions valued.*"),
        Arguments.of(new Job.Sweep("0.???", 1000), "[1-9][0-9]* of 512 codes.*"));
  }

  @ParameterizedTest
  @MethodSource("otherJobs")
  void killedWorkerOfAnotherJob_isReplaced(Job job, String halfway) throws IOException, InterruptedException {
    runHere(job, folder.resolve("here"));
    Process victim = cluster.workers().getFirst();
    var kill = new Once(text -> text.matches(halfway), victim::destroyForcibly);

    run(job, Map.of(), kill);

    assertThat(kill.done).isTrue();
    assertThat(bytes(folder.resolve("job"))).isEqualTo(bytes(folder.resolve("here")));
    cluster.startWorkers(1);
  }

  private Map<String, String> faults() throws IOException {
    return Map.of("spark.plugins", FaultPlugin.class.getName(), FaultPlugin.FOLDER,
        Files.createDirectories(folder.resolve("faults")).toString(), FaultPlugin.LOCAL, cluster.local().toString());
  }

  private Action file(String name) {
    return () -> {
      try {
        Files.createFile(folder.resolve("faults").resolve(name));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }

  @Test
  void executorOutOfMemory_isReplaced() throws IOException {
    run(faults(), new Once(Half.SOLVING, file(FaultPlugin.FILL)));

    assertThat(folder.resolve("faults")).isEmptyDirectory();
    assertSameBytes();
  }

  /** Spark ends the job between two stages. */
  @Test
  void stoppedSpark_isReported() {
    var wait = new Once(text -> text.endsWith(" positions found"), StandaloneClusterTest::awaitStop);

    assertThatThrownBy(() -> run(withoutJava(), wait)).isInstanceOf(BadInput.class)
        .hasMessage("Spark stopped before the job was done; run the same command to resume. If no worker could start, "
            + "the log of the worker says why");
    assertThat(wait.done).isTrue();
  }

  /** Unless Spark ends before the first stage is given up. */
  @Test
  void workersThatCannotStart_areReported() {
    assertThatThrownBy(() -> run(withoutJava(), reached -> assertThat(reached.toString()).doesNotContain("lost")))
        .isInstanceOf(BadInput.class)
        .hasMessageMatching("no worker can start a process for the job: Error running executor: .*"
            + "|Spark stopped before the job was done; .*");
  }

  /** So that workers cannot start any process. */
  private Map<String, String> withoutJava() {
    return Map.of("spark.executorEnv.JAVA_HOME", folder.resolve("none").toString());
  }

  private static void awaitStop() {
    try {
      for (long end = System.nanoTime() + PATIENCE.toNanos(); SparkContext$.MODULE$.getActive().isDefined()
          && System.nanoTime() < end;)
        Thread.sleep(20);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  @Tag("nightly")
  void executorsAlwaysOutOfMemory_areReported() throws IOException {
    var fill = new Once(Half.FINDING, file(FaultPlugin.FILL_ALL));
    Map<String, String> faults = faults();

    assertThatThrownBy(() -> run(faults, fill)).isInstanceOf(BadInput.class).hasMessage(
        "the workers ran out of memory; use more --parts, or give each worker more memory with --memory");
  }

  /** Keeps the fault until a task has missed a file. */
  public static final class UntilFetchFails extends SparkListener {
    private final Path fault;

    public UntilFetchFails(SparkConf settings) {
      fault = Path.of(settings.get(FaultPlugin.FOLDER), FaultPlugin.DELETE);
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
      try {
        if (end.reason() instanceof FetchFailed)
          Files.deleteIfExists(fault);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("halves")
  void deletedShuffleFiles_areMadeAgain(Half half) throws IOException {
    var settings = new TreeMap<>(faults());
    settings.put("spark.extraListeners", UntilFetchFails.class.getName());

    run(settings, new Once(half, file(FaultPlugin.DELETE)));

    assertThat(folder.resolve("faults")).isEmptyDirectory();
    assertSameBytes();
  }

  @ParameterizedTest
  @CsvSource({"true, another", "true, ", "false, another"})
  void otherSecret_isRefused(String authenticate, @Nullable String secret) {
    var settings = new TreeMap<>(Map.of("spark.authenticate", authenticate));
    if (secret != null)
      settings.put("spark.authenticate.secret", secret);
    var place = new Cluster.Place(Optional.of(cluster.master()), folder, PARTS, settings, Optional.empty());

    assertThatThrownBy(() -> run(place, _ -> {
    })).isInstanceOf(BadInput.class).hasMessage("the Spark master at " + cluster.master() + " refuses the connection; "
        + "check spark.authenticate, spark.authenticate.secret and that it runs Spark 4.2.0");
  }

  @Test
  void missingMaster_isReported() {
    var place = new Cluster.Place(Optional.of("spark://127.0.0.1:1"), folder, PARTS, Map.of(), Optional.empty());

    assertThatThrownBy(() -> run(place, _ -> {
    })).isInstanceOf(BadInput.class).hasMessage("no Spark master answers at spark://127.0.0.1:1");
  }

  /** A driver that is killed leaves a folder from which the next goes on. */
  @ParameterizedTest
  @MethodSource("halves")
  void killedDriver_isContinued(Half half) throws IOException, InterruptedException {
    Path job = folder.resolve("job");
    Process driver = ChildDriver.start(GAME, job, PARTS, cluster.master(), cluster.settings());
    try (var lines = driver.inputReader()) {
      assertThat(lines.lines().anyMatch(line -> half.isReached(line))).isTrue();
    } finally {
      driver.destroyForcibly().onExit().join();
    }
    String before = Files.readString(job.resolve(JobFolder.MANIFEST));
    var reached = new ArrayList<String>();

    run(Map.of(), phrase -> reached.add(phrase.toString()));

    assertThat(before).contains("stage found-");
    assertThat(reached).anyMatch(text -> text.startsWith("checking "));
    assertThat(reached).noneMatch(text -> text.startsWith("1 position found"));
    assertSameBytes();
  }
}
