package org.grundy.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.grundy.batch.Cluster;
import org.grundy.batch.Job;
import org.grundy.cluster.JobFolder.Written;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.strong.StrongFolder;
import org.grundy.solve.strong.StrongParts;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/**
 * A strong solution by stages: positions are found from the highest tier down, each tier in one shuffle of options, and
 * solved from the lowest up, each tier in two: options go to the parts that know their results, and the results come back.
 * Then each tier is written into the table that {@code strong} writes.
 */
final class StrongJob {
  private static final String TABLE = "table";
  /** Files that are not yet whole. */
  private static final Pattern LEFTOVER = Pattern.compile("\\.part-.*|\\.tier-.*\\.tmp");
  private static final List<String> FOUND = List.of("number");
  private static final List<String> SOLVED = List.of("number", "moves");
  private static final List<String> VALUED = List.of("number", "moves", "nim_value");

  private final JavaSparkContext spark;
  private final Stages stages;
  private final Budget budget;
  private final Broadcast<StrongTask> task;
  private final StrongParts parts;
  private final JobFolder job;
  private final String folder;
  /** The files of each tier's positions, by part, as they are found. */
  private final Map<Integer, Map<Integer, List<Written>>> found = new TreeMap<>();
  private final Map<Integer, Map<Integer, List<Written>>> solved = new TreeMap<>();
  private long positions;

  StrongJob(JavaSparkContext spark, Stages stages, Job.Strong what, Cluster.Place place, Budget budget)
      throws IOException {
    var text = new StrongTask(what, place.parts(), place.rules());
    this.spark = spark;
    this.stages = stages;
    this.budget = budget;
    this.parts = text.parts(budget);
    this.job = JobFolder.open(place.folder(), what.text(), parts.digest(), parts.parts());
    this.folder = place.folder().toAbsolutePath().toString();
    this.task = spark.broadcast(text);
  }

  void run() throws IOException {
    if (!parts.drops())
      throw BadInput.because(
          "{0}: its moves are not described in a way that a cluster can use; solve it with {1}, in one process",
          parts.question().position().text(), "strong");
    deleteLeftovers();
    check();
    if (!job.has(TABLE)) {
      start();
      for (int tier = parts.tiers() - 1; tier >= 0; tier--)
        find(tier);
      for (int tier = 0; tier < parts.tiers(); tier++)
        solve(tier);
      write();
    }
    job.forget(stage -> stage.startsWith("found") || stage.equals("start"));
    delete(Path.of(folder, "stages"));
    deleteLeftovers();
  }

  /** Deletes what killed tasks had begun to write. */
  private void deleteLeftovers() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(folder))) {
      for (Path file : files.filter(file -> LEFTOVER.matcher(file.getFileName().toString()).matches()).toList())
        Files.delete(file);
    }
  }

  /** Compares the files of the stages that are complete with their checksums. */
  private void check() {
    List<Written> files = job.files();
    if (files.isEmpty())
      return;
    String in = folder;
    JavaRDD<Written> damaged = spark.parallelize(files, Math.min(files.size(), parts.parts()))
        .filter(file -> TaskFailure.orSentence(() -> !file.isWhole(Path.of(in))));
    stages.run("check files", Phrase.of("checking {0} {0:file|files}", files.size()), damaged).stream().findFirst()
        .ifPresent(file -> {
          throw job.damaged(file);
        });
    files.forEach(this::know);
  }

  private static String foundFile(int tier, int part, String from) {
    return "stages/found-%02d/part-%05d-from-%s.parquet".formatted(tier, part, from);
  }

  private static String solvedFile(int tier, int part) {
    return "positions/tier-%02d/part-%05d.parquet".formatted(tier, part);
  }

  /** Remembers a file by what its name says. */
  private void know(Written file) {
    String[] words = file.path().split("[^0-9a-z]+");
    int tier = Integer.parseInt(words[2]);
    int part = Integer.parseInt(words[4]);
    (words[0].equals("stages") ? found : solved).computeIfAbsent(tier, _ -> new TreeMap<>())
        .computeIfAbsent(part, _ -> new ArrayList<>()).add(file);
  }

  private void complete(String stage, List<Written> files) throws IOException {
    job.complete(stage, files.stream().sorted((a, b) -> a.path().compareTo(b.path())).toList());
    files.forEach(this::know);
  }

  private void start() throws IOException {
    if (job.has("start"))
      return;
    byte[][] starts = parts.starts();
    var files = new ArrayList<Written>();
    for (int part = 0; part < starts.length; part++) {
      StrongParts.Found met = parts.found(part);
      met.add(starts[part]);
      files.addAll(written(parts, part, met, "start", folder));
    }
    complete("start", files);
  }

  private static long rows(Map<Integer, List<Written>> files) {
    return files.values().stream().flatMap(List::stream).mapToLong(Written::rows).sum();
  }

  private static Map<Integer, List<Written>> files(Map<Integer, Map<Integer, List<Written>>> tiers, int tier) {
    return new HashMap<>(tiers.getOrDefault(tier, Map.of()));
  }

  private JavaRDD<Integer> sources(ByPart by) {
    return spark.parallelize(IntStream.range(0, by.numPartitions()).boxed().toList(), by.numPartitions());
  }

  private void find(int tier) throws IOException {
    String stage = "found-%02d".formatted(tier);
    Map<Integer, List<Written>> files = files(found, tier);
    long rows = rows(files);
    positions += rows;
    if (job.has(stage) || rows == 0)
      return;
    Broadcast<StrongTask> given = task;
    String in = folder;
    var by = new ByPart(parts.parts(), rows);
    JavaPairRDD<Integer, byte[]> sent = sources(by).flatMap(number -> by.parts(number).iterator())
        .flatMapToPair(
            part -> TaskFailure.orSentence(() -> options(given.value().parts(), files.get(part), in, tier, part)))
        .partitionBy(by);
    JavaRDD<Written> written = sent.mapPartitionsWithIndex((number, parcels) -> TaskFailure
        .orSentence(() -> collected(given.value().parts(), parcels, "%02d".formatted(tier), in).iterator()), true);
    complete(stage, stages.run("find the options of tier " + tier,
        Phrase.of("{0} {0:position|positions} found", positions), written));
  }

  /** The options of all positions of a part, to the parts that they belong to. */
  private static Iterator<Tuple2<Integer, byte[]>> options(StrongParts parts, @Nullable List<Written> files,
      String folder, int tier, int part) throws IOException {
    if (files == null)
      return List.<Tuple2<Integer, byte[]>>of().iterator();
    StrongParts.Share share = share(parts, files, folder, tier, part);
    return TaskFailure.orSentence(IntStream.range(0, parts.blocks(share)).boxed().flatMap(block -> {
      byte[][] options = parts.options(share, block);
      return IntStream.range(0, options.length).filter(to -> options[to].length > 0)
          .mapToObj(to -> new Tuple2<>(to, options[to]));
    }).iterator());
  }

  private static List<Written> collected(StrongParts parts, Iterator<Tuple2<Integer, byte[]>> parcels, String from,
      String folder) throws IOException {
    var met = new TreeMap<Integer, StrongParts.Found>();
    while (parcels.hasNext()) {
      Tuple2<Integer, byte[]> parcel = parcels.next();
      met.computeIfAbsent(parcel._1(), parts::found).add(parcel._2());
    }
    var files = new ArrayList<Written>();
    for (Map.Entry<Integer, StrongParts.Found> found : met.entrySet())
      files.addAll(written(parts, found.getKey(), found.getValue(), from, folder));
    return files;
  }

  private static List<Written> written(StrongParts parts, int part, StrongParts.Found met, String from, String folder)
      throws IOException {
    var files = new ArrayList<Written>();
    for (Map.Entry<Integer, StrongParts.Share> share : met.shares().entrySet()) {
      String path = foundFile(share.getKey(), part, from);
      NumberFile.write(Path.of(folder, path), FOUND, rows -> {
        var row = new long[1];
        parts.write(share.getValue(), (number, _, _) -> {
          row[0] = number;
          rows.row(row);
        });
      });
      files.add(Written.of(Path.of(folder), path, share.getValue().size()));
    }
    return files;
  }

  /** The positions of a tier in a part, from the files of all stages that have found some. */
  private static StrongParts.Share share(StrongParts parts, List<Written> files, String folder, int tier, int part)
      throws IOException {
    if (files.size() == 1)
      return read(parts, files.getFirst(), folder, part, false);
    StrongParts.Found all = parts.found(part);
    for (Written file : files)
      all.add(read(parts, file, folder, part, false));
    return Objects.requireNonNull(all.shares().get(tier));
  }

  private static StrongParts.Share read(StrongParts parts, Written file, String folder, int part, boolean solved)
      throws IOException {
    StrongParts.Reading reading = parts.reading(part, Math.toIntExact(file.rows()), solved);
    NumberFile.read(Path.of(folder, file.path()), row -> reading.row(row[0], solved ? (int) row[1] + 1 : 0,
        row.length > 2 ? (int) row[2] + 1 : 0));
    return reading.share();
  }

  /**
   * Options of a block, or what is known of them.
   *
   * @param part  that asks
   * @param other the part that is asked
   */
  private record Parcel(int part, int block, int other, byte[] bytes) implements Serializable {
    private static final long serialVersionUID = 1;
  }

  private void solve(int tier) throws IOException {
    String stage = "solved-%02d".formatted(tier);
    Map<Integer, List<Written>> files = files(found, tier);
    if (job.has(stage) || files.isEmpty())
      return;
    Broadcast<StrongTask> given = task;
    String in = folder;
    var by = new ByPart(parts.parts(), rows(files));
    Map<Integer, Map<Integer, List<Written>>> below = new TreeMap<>(solved);
    JavaPairRDD<Integer, Parcel> asked = sources(by).flatMap(number -> by.parts(number).iterator())
        .flatMapToPair(
            part -> TaskFailure.orSentence(() -> asks(given.value().parts(), files.get(part), in, tier, part)))
        .partitionBy(by);
    JavaPairRDD<Integer, Parcel> answered = asked.mapPartitionsToPair(parcels -> {
      var known = new Known(given.value().parts(), below, in);
      return TaskFailure.orSentence(map(parcels, parcel -> known.reply(parcel._2())));
    }).partitionBy(by);
    JavaRDD<Written> written = answered.mapPartitionsWithIndex((number, replies) -> TaskFailure.orSentence(
        () -> solved(given.value().parts(), by.parts(number), files, replies, in, tier).iterator()), true);
    long done = solved.values().stream().mapToLong(StrongJob::rows).sum();
    complete(stage, stages.run("solve tier " + tier,
        Phrase.of("{0} of {1} {1:position|positions} solved", done, positions), written));
  }

  private static <S, T> Iterator<T> map(Iterator<S> all, Function<S, T> each) {
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return all.hasNext();
      }

      @Override
      public T next() {
        return each.apply(all.next());
      }
    };
  }

  private static Iterator<Tuple2<Integer, Parcel>> asks(StrongParts parts, @Nullable List<Written> files,
      String folder, int tier, int part) throws IOException {
    if (files == null)
      return List.<Tuple2<Integer, Parcel>>of().iterator();
    StrongParts.Share share = share(parts, files, folder, tier, part);
    return TaskFailure.orSentence(IntStream.range(0, parts.blocks(share)).boxed().flatMap(block -> {
      byte[][] options = parts.options(share, block);
      return IntStream.range(0, options.length).filter(to -> options[to].length > 0)
          .mapToObj(to -> new Tuple2<>(to, new Parcel(part, block, to, options[to])));
    }).iterator());
  }

  /** The solved shares that a task has read. */
  private static final class Known {
    private final StrongParts parts;
    private final Map<Integer, Map<Integer, List<Written>>> files;
    private final String folder;
    private final Map<List<Integer>, StrongParts.Share> shares = new HashMap<>();

    Known(StrongParts parts, Map<Integer, Map<Integer, List<Written>>> files, String folder) {
      this.parts = parts;
      this.files = files;
      this.folder = folder;
    }

    Tuple2<Integer, Parcel> reply(Parcel ask) {
      byte[] known = parts.answer(ask.other, ask.bytes,
          tier -> shares.computeIfAbsent(List.of(tier, ask.other), _ -> share(tier, ask.other)));
      return new Tuple2<>(ask.part, new Parcel(ask.part, ask.block, ask.other, known));
    }

    private StrongParts.Share share(int tier, int part) {
      try {
        List<Written> of = files.getOrDefault(tier, Map.of()).get(part);
        return of == null ? parts.reading(part, 0, true).share() : read(parts, of.getFirst(), folder, part, true);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static List<Written> solved(StrongParts parts, List<Integer> own, Map<Integer, List<Written>> files,
      Iterator<Tuple2<Integer, Parcel>> replies, String folder, int tier) throws IOException {
    var solving = new TreeMap<Integer, StrongParts.Solving>();
    for (int part : own)
      if (files.containsKey(part))
        solving.put(part, parts.solving(share(parts, files.get(part), folder, tier, part)));
    while (replies.hasNext()) {
      Parcel reply = replies.next()._2();
      Objects.requireNonNull(solving.get(reply.part)).add(reply.block, reply.other, reply.bytes);
    }
    var written = new ArrayList<Written>();
    for (Map.Entry<Integer, StrongParts.Solving> part : solving.entrySet()) {
      StrongParts.Share share = part.getValue().solved();
      String path = solvedFile(tier, part.getKey());
      NumberFile.write(Path.of(folder, path), parts.valued() ? VALUED : SOLVED, rows -> {
        var row = new long[parts.valued() ? 3 : 2];
        parts.write(share, (number, end, value) -> {
          row[0] = number;
          row[1] = end - 1L;
          if (parts.valued())
            row[2] = value - 1L;
          rows.row(row);
        });
      });
      written.add(Written.of(Path.of(folder), path, share.size()));
    }
    return written;
  }

  /** Writes the table, a tier in each task. */
  private void write() throws IOException {
    StrongFolder table = StrongFolder.create(Path.of(folder), parts.question(), budget);
    Broadcast<StrongTask> given = task;
    String in = folder;
    Map<Integer, Map<Integer, List<Written>>> files = new TreeMap<>(solved);
    JavaRDD<Integer> tiers = spark
        .parallelize(IntStream.range(0, parts.tiers()).boxed().toList().reversed(), parts.tiers())
        .map(tier -> TaskFailure.orSentence(() -> {
          StrongParts own = given.value().parts();
          Map<Integer, List<Written>> of = files.getOrDefault(tier, Map.of());
          StrongFolder into = StrongFolder.create(Path.of(in), own.question(), Budget.unlimited());
          own.writeTier(into, tier, rows(of), part -> new Known(own, files, in).share(tier, part));
          return tier;
        }));
    stages.run("write the table", Phrase.of("{0} {0:position|positions} solved", positions), tiers);
    table.complete(positions);
    job.complete(TABLE, List.of());
  }

  private static void delete(Path root) throws IOException {
    if (!Files.isDirectory(root))
      return;
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList())
        Files.delete(file);
    }
  }
}
