package org.grundy.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.grundy.batch.Cluster;
import org.grundy.batch.Job;
import org.grundy.cluster.JobFolder.Written;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;
import org.grundy.solve.strong.StrongFolder;
import org.grundy.solve.strong.StrongParts;

/**
 * A strong solution by stages. Positions are found and solved by {@link StrongTiers} if every move leads to a lower tier,
 * and else by {@link StrongBackward}; then each tier is written into the table that {@code strong} writes.
 */
final class StrongJob {
  private static final String TABLE = "table";

  private final StrongWork work;
  private final StrongParts parts;
  private final JobFolder job;
  private final StrongFolder table;

  StrongJob(JavaSparkContext spark, Stages stages, Job.Strong what, Cluster.Place place, Budget budget)
      throws IOException {
    var text = new StrongTask(what, place.parts(), place.rules());
    this.parts = text.parts(budget);
    Path folder = place.folder();
    this.job = JobFolder.open(folder, what.text(), parts.digest(), parts.parts());
    this.table = StrongFolder.checked(folder, parts.question(), budget);
    this.work = new StrongWork(spark, stages, spark.broadcast(text), parts, job,
        folder.toAbsolutePath().toString());
  }

  void run() throws IOException {
    job.begin();
    job.deleteLeftovers();
    work.stages().check(job, parts.parts());
    if (!job.has(TABLE)) {
      start();
      if (parts.drops())
        new StrongTiers(work).solve();
      else
        new StrongBackward(work).solve();
      write();
    }
    job.forget(stage -> !stage.startsWith("solved") && !stage.equals(TABLE));
    job.delete("stages");
    job.deleteLeftovers();
  }

  private void start() throws IOException {
    if (job.has("start"))
      return;
    var files = new StrongFiles(parts, work.folder());
    byte[][] starts = parts.starts();
    var written = new ArrayList<Written>();
    for (int part = 0; part < starts.length; part++) {
      StrongParts.Found met = parts.found(part);
      met.add(starts[part]);
      written.addAll(files.writeFound(part, "start", met));
    }
    work.complete("start", written);
  }

  /** The files of the solved positions of a job, by tier and part. */
  static Map<Integer, Map<Integer, Written>> solved(JobFolder job) {
    var solved = new TreeMap<Integer, Map<Integer, Written>>();
    for (Written file : job.files())
      if (StrongFiles.isSolved(file))
        solved.computeIfAbsent(StrongFiles.tier(file), _ -> new TreeMap<>()).put(StrongFiles.part(file), file);
    return solved;
  }

  /** Writes the table, a tier in each task. */
  private void write() throws IOException {
    table.begin();
    Broadcast<StrongTask> given = work.task();
    String in = work.folder();
    Map<Integer, Map<Integer, Written>> files = solved(job);
    long positions = files.values().stream().flatMap(of -> of.values().stream()).mapToLong(Written::rows).sum();
    JavaRDD<Long> tiers = work.spark()
        .parallelize(IntStream.range(0, parts.tiers()).boxed().toList().reversed(), parts.tiers())
        .map(tier -> TaskFailure.orSentence(() -> {
          StrongParts own = given.value().parts();
          long size = files.getOrDefault(tier, Map.of()).values().stream().mapToLong(Written::rows).sum();
          StrongFolder into = StrongFolder.create(Path.of(in), own.question(), Budget.unlimited());
          own.writeTier(into, tier, size,
              part -> new StrongFiles.Known(new StrongFiles(own, in), files).share(tier, part));
          return size;
        }));
    work.stages().run("write the table",
        Reached.before(
            Phrase.of("{0}; writing the table", Phrase.of("{0,} {0:position|positions} solved", positions))),
        tiers, size -> size);
    table.complete(positions);
    job.complete(TABLE, List.of());
  }
}
