package org.grundy.cluster;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;
import org.grundy.cluster.JobFolder.Written;
import org.grundy.phrase.Phrase;
import org.grundy.solve.strong.StrongParts;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/**
 * Games of which every move leads to a lower tier: positions are found from the highest tier down, each tier in one
 * shuffle of options, and solved from the lowest up.
 */
final class StrongTiers {
  private final StrongWork work;
  private final StrongParts parts;
  private final Pace finding = new Pace();
  private final Pace solving = new Pace();

  StrongTiers(StrongWork work) {
    this.work = work;
    this.parts = work.parts();
  }

  void solve() throws IOException {
    for (int tier = parts.tiers() - 1; tier >= 0; tier--)
      find(tier);
    for (int tier = 0; tier < parts.tiers(); tier++)
      solve(tier);
  }

  /** The files of positions as they are found. */
  private List<Written> found() {
    return work.job().files().stream().filter(file -> !StrongFiles.isSolved(file)).toList();
  }

  /** Those of a tier, by part. */
  private Map<Integer, List<Written>> found(int tier) {
    return StrongWork.byPart(found().stream().filter(file -> StrongFiles.tier(file) == tier).toList());
  }

  private void find(int tier) throws IOException {
    String stage = "found-%02d".formatted(tier);
    Map<Integer, List<Written>> files = found(tier);
    long rows = StrongWork.rows(files);
    if (work.job().has(stage) || rows == 0)
      return;
    Broadcast<StrongTask> given = work.task();
    String in = work.folder();
    var by = new ByPart(parts.parts(), rows);
    JavaPairRDD<Integer, byte[]> sent = work.each(by).flatMapToPair(
        part -> TaskFailure.orSentence(() -> options(given.value().parts(), files.get(part), in, tier, part)))
        .partitionBy(by);
    JavaRDD<Written> written = sent.mapPartitionsWithIndex((_, parcels) -> TaskFailure
        .orSentence(() -> collected(given.value().parts(), parcels, "%02d".formatted(tier), in).iterator()), true);
    work.run(stage, "find the options of tier " + tier, StrongWork.finding(found(), finding), written);
  }

  /** The options of all positions of a part, to the parts that they belong to. */
  private static Iterator<Tuple2<Integer, byte[]>> options(StrongParts parts, @Nullable List<Written> files,
      String folder, int tier, int part) throws IOException {
    return files == null ? List.<Tuple2<Integer, byte[]>>of().iterator()
        : StrongWork.options(parts, new StrongFiles(parts, folder).found(files, tier, part));
  }

  private static List<Written> collected(StrongParts parts, Iterator<Tuple2<Integer, byte[]>> parcels, String stage,
      String folder) throws IOException {
    var files = new StrongFiles(parts, folder);
    var written = new ArrayList<Written>();
    for (Map.Entry<Integer, StrongParts.Found> found : StrongWork.met(parts, parcels).entrySet())
      written.addAll(files.writeFound(found.getKey(), stage, found.getValue()));
    return written;
  }

  private void solve(int tier) throws IOException {
    String stage = "solved-%02d".formatted(tier);
    Map<Integer, List<Written>> files = found(tier);
    if (work.job().has(stage) || files.isEmpty())
      return;
    Map<Integer, Map<Integer, Written>> below = StrongJob.solved(work.job());
    long done = below.values().stream().flatMap(of -> of.values().stream()).mapToLong(Written::rows).sum();
    long positions = StrongWork.rows(found());
    work.run(stage, "solve tier " + tier,
        new Reached(more -> Phrase.of("{0,} of {1,} {1:position|positions} solved", done + more, positions), solving),
        OptionResults.solve(work, new ByPart(parts.parts(), StrongWork.rows(files)), new OfTier(tier, files, below)));
  }

  /** A tier, and those below it. */
  private record OfTier(int tier, Map<Integer, List<Written>> found,
      Map<Integer, Map<Integer, Written>> below) implements OptionResults.Shares {
    private static final long serialVersionUID = 1;

    @Override
    public StrongParts.@Nullable Share unsolved(StrongFiles files, int part) throws IOException {
      List<Written> of = found.get(part);
      return of == null ? null : files.found(of, tier, part);
    }

    @Override
    public IntFunction<StrongParts.Share> solved(StrongFiles files, int part) {
      var known = new StrongFiles.Known(files, below);
      return lower -> known.share(lower, part);
    }

    @Override
    public Written write(StrongFiles files, int part, StrongParts.Share solved) throws IOException {
      return files.writeSolved(part, tier, solved);
    }
  }
}
