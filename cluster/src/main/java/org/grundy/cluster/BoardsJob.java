package org.grundy.cluster;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.grundy.batch.Cluster;
import org.grundy.batch.Job;
import org.grundy.cluster.JobFolder.Written;
import org.grundy.effort.Budget;
import org.grundy.game.grid.Grid;
import org.grundy.phrase.Phrase;
import org.grundy.solve.region.RegionFinder;
import org.grundy.solve.region.RegionParts;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/**
 * The values of the regions of boards by stages. Regions are found from the highest tier down, each tier in one shuffle of
 * what its moves leave. Then each tier, from the lowest up, is valued in pieces, and a task gives its new forms numbers,
 * which do not depend on the pieces; so the files are those that {@code table --out} writes.
 */
final class BoardsJob {
  private static final String REGIONS = "regions";
  private static final String FORMS = "forms-";
  private static final String PARQUET = "parquet";
  private static final String TABLE = "table";

  private final JavaSparkContext spark;
  private final Stages stages;
  private final Broadcast<BoardsTask> task;
  private final RegionParts parts;
  private final JobFolder job;
  private final Pace finding = new Pace();
  private final Pace valuing = new Pace();

  BoardsJob(JavaSparkContext spark, Stages stages, Job.Boards what, Cluster.Place place, Budget budget)
      throws IOException {
    var text = new BoardsTask(what, place.parts(), place.folder().toAbsolutePath().toString(), place.rules());
    this.spark = spark;
    this.stages = stages;
    this.parts = text.parts(budget);
    this.job = JobFolder.open(place.folder(), what.text(), parts.folder().rules().digest(), place.parts());
    parts.folder().check();
    this.task = spark.broadcast(text);
  }

  void run() throws IOException {
    job.begin();
    parts.folder().begin();
    job.deleteLeftovers();
    stages.check(job, parts.parts());
    if (!job.has(REGIONS)) {
      start();
      for (int tier = parts.folder().rules().tiers() - 1; tier >= 0; tier--)
        find(tier);
      write();
    }
    int tiers = job.files(REGIONS).size();
    long valued = 0;
    for (int tier = 0; tier < tiers; tier++) {
      if (!job.has(FORMS + "%02d".formatted(tier))) {
        value(tier, valued);
        number(tier, valued + job.files(REGIONS).get(tier).rows());
      }
      valued += job.files(REGIONS).get(tier).rows();
    }
    list(tiers);
    if (!job.has(TABLE)) {
      parts.complete(tiers);
      job.complete(TABLE, List.of());
    }
    job.forget(stage -> !stage.equals(REGIONS) && !stage.startsWith(FORMS) && !stage.equals(PARQUET)
        && !stage.equals(TABLE));
    job.delete("stages");
    job.deleteLeftovers();
  }

  private void start() throws IOException {
    if (job.has("start"))
      return;
    var byPart = new TreeMap<Integer, RegionFinder>();
    var all = new RegionFinder(parts.folder().rules(), Budget.unlimited());
    for (Grid board : task.value().starts())
      all.addBoard(board);
    for (int tier = 0; tier < parts.folder().rules().tiers(); tier++) {
      long[] words = all.sorted(tier);
      for (int i = 0; i < words.length; i += 2)
        byPart.computeIfAbsent(parts.part(words[i], words[i + 1]),
            _ -> new RegionFinder(parts.folder().rules(), Budget.unlimited())).add(words[i], words[i + 1]);
    }
    complete("start", written(byPart, "start", parts, task.value()));
  }

  private static List<Written> written(Map<Integer, RegionFinder> byPart, String stage, RegionParts parts,
      BoardsTask task) throws IOException {
    var written = new ArrayList<Written>();
    for (Map.Entry<Integer, RegionFinder> of : byPart.entrySet())
      written.addAll(
          new BoardsFiles(task.folder()).writeFound(of.getKey(), stage, of.getValue(), parts.folder().rules().tiers()));
    return written;
  }

  private void complete(String stage, List<Written> files) throws IOException {
    job.complete(stage, files.stream().sorted(Comparator.comparing(Written::path)).toList());
  }

  /** The files of a tier's regions as they are found. */
  private List<Written> found(int tier) {
    return job.files().stream().filter(file -> BoardsFiles.tier(file) == tier).toList();
  }

  private void find(int tier) throws IOException {
    String stage = "found-%02d".formatted(tier);
    List<Written> files = found(tier);
    long rows = StrongWork.rows(files);
    if (job.has(stage) || rows == 0)
      return;
    Map<Integer, List<Written>> byPart = files.stream()
        .collect(Collectors.groupingBy(BoardsFiles::part, TreeMap::new, Collectors.toList()));
    Broadcast<BoardsTask> given = task;
    var by = new ByPart(parts.parts(), rows);
    JavaPairRDD<Integer, byte[]> sent = spark
        .parallelize(IntStream.range(0, by.numPartitions()).boxed().toList(), by.numPartitions())
        .flatMap(number -> by.parts(number).iterator())
        .flatMapToPair(part -> TaskFailure.orSentence(() -> options(given.value(), byPart.get(part), tier)))
        .partitionBy(by);
    JavaRDD<Written> written = sent.mapPartitions(
        parcels -> TaskFailure.orSentence(() -> collected(given.value(), parcels, "%02d".formatted(tier)).iterator()));
    long known = StrongWork.rows(job.files());
    complete(stage, stages.run("find the regions that tier " + tier + " leaves",
        new Reached(more -> foundSoFar(known + more), finding), written, Written::rows));
  }

  /** A region that two tiers leave is found twice, until it is written. */
  private static Phrase foundSoFar(long regions) {
    return Phrase.of("{0,} {0:region|regions} found, some more than once", regions);
  }

  /** The regions that those of a part leave, to the parts that they belong to. */
  private static Iterator<Tuple2<Integer, byte[]>> options(BoardsTask task, @Nullable List<Written> files, int tier)
      throws IOException {
    if (files == null)
      return List.<Tuple2<Integer, byte[]>>of().iterator();
    Budget budget = TaskBudget.ofWork(Long.MAX_VALUE);
    RegionParts parts = task.parts(budget);
    var all = new RegionFinder(parts.folder().rules(), budget);
    new BoardsFiles(task.folder()).read(files, all);
    return StrongWork.sent(parts.options(all.sorted(tier), budget)).iterator();
  }

  private static List<Written> collected(BoardsTask task, Iterator<Tuple2<Integer, byte[]>> parcels, String stage)
      throws IOException {
    Budget budget = TaskBudget.ofWork(Long.MAX_VALUE);
    RegionParts parts = task.parts(budget);
    var byPart = new TreeMap<Integer, RegionFinder>();
    while (parcels.hasNext()) {
      Tuple2<Integer, byte[]> parcel = parcels.next();
      RegionParts.add(parcel._2(),
          byPart.computeIfAbsent(parcel._1(), _ -> new RegionFinder(parts.folder().rules(), budget)));
    }
    return written(byPart, stage, parts, task);
  }

  /** Writes the regions of each tier into the table, a tier in each task. */
  private void write() throws IOException {
    int tiers = job.files().stream().mapToInt(BoardsFiles::tier).max().orElse(-1) + 1;
    Map<Integer, List<Written>> byTier = job.files().stream().collect(Collectors.groupingBy(BoardsFiles::tier));
    Broadcast<BoardsTask> given = task;
    List<Written> written = tiers == 0 ? List.of()
        : stages.run("write the regions", Reached.before(foundSoFar(StrongWork.rows(job.files()))),
            spark.parallelize(IntStream.range(0, tiers).boxed().toList(), tiers).map(tier -> TaskFailure.orSentence(
                () -> written(given.value(), byTier.getOrDefault(tier, List.of()), tier))),
            Written::rows);
    parts.found(tiers);
    complete(REGIONS, written);
  }

  private static Written written(BoardsTask task, List<Written> files, int tier) throws IOException {
    Budget budget = TaskBudget.ofWork(Long.MAX_VALUE);
    RegionParts parts = task.parts(budget);
    var all = new RegionFinder(parts.folder().rules(), budget);
    var from = new BoardsFiles(task.folder());
    from.read(files, all);
    parts.write(tier, all);
    return from.ofTable(RegionParts.regionFiles(tier), parts.size(tier)).getFirst();
  }

  private void value(int tier, long valued) throws IOException {
    String stage = "valued-%02d".formatted(tier);
    if (job.has(stage))
      return;
    Broadcast<BoardsTask> given = task;
    int pieces = new ByPart(parts.parts(), job.files(REGIONS).get(tier).rows()).numPartitions();
    JavaRDD<Written> written = spark.parallelize(IntStream.range(0, pieces).boxed().toList(), pieces)
        .map(piece -> TaskFailure.orSentence(() -> valued(given.value(), tier, piece, pieces)));
    complete(stage, stages.run("value tier " + tier, new Reached(more -> valuedOfAll(valued + more), valuing), written,
        Written::rows));
  }

  private Phrase valuedOfAll(long valued) {
    return Phrase.of("{0,} of {1,} {1:region|regions} valued", valued, StrongWork.rows(job.files(REGIONS)));
  }

  private static Written valued(BoardsTask task, int tier, int piece, int pieces) throws IOException {
    Budget budget = TaskBudget.ofWork(Long.MAX_VALUE);
    return new BoardsFiles(task.folder()).writePiece(tier, piece,
        task.parts(budget).valued(task.table(tier), piece, pieces, budget));
  }

  private void number(int tier, long valued) throws IOException {
    List<Written> pieces = job.files("valued-%02d".formatted(tier));
    Broadcast<BoardsTask> given = task;
    List<List<Written>> written = stages.run("number the forms of tier " + tier, Reached.before(valuedOfAll(valued)),
        spark.parallelize(List.of(tier), 1)
            .map(number -> TaskFailure.orSentence(() -> numbered(given.value(), number, pieces))),
        _ -> 0);
    complete(FORMS + "%02d".formatted(tier), written.getFirst());
  }

  private static List<Written> numbered(BoardsTask task, int tier, List<Written> pieces) throws IOException {
    Budget budget = TaskBudget.ofWork(Long.MAX_VALUE);
    RegionParts parts = task.parts(budget);
    var files = new BoardsFiles(task.folder());
    var content = new ArrayList<MemorySegment>();
    for (Written piece : pieces)
      content.add(files.piece(piece));
    parts.number(parts.table(tier), content, budget);
    return files.ofTable(RegionParts.valueFiles(tier), parts.size(tier));
  }

  /** Writes the table for other programs, a tier in each task. */
  private void list(int tiers) throws IOException {
    if (job.has(PARQUET))
      return;
    Broadcast<BoardsTask> given = task;
    JavaRDD<Written> written = spark.parallelize(IntStream.range(0, tiers).boxed().toList(), Math.max(1, tiers))
        .flatMap(tier -> TaskFailure.orSentence(
            () -> new BoardsParquet(given.value().folder()).write(given.value().table(tiers), tier).iterator()));
    complete(PARQUET,
        stages.run("write Parquet files", Reached.before(valuedOfAll(StrongWork.rows(job.files(REGIONS)))),
            written, Written::rows));
  }
}
