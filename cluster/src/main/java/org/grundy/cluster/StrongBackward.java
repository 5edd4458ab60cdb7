package org.grundy.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;
import org.grundy.cluster.JobFolder.Written;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Question;
import org.grundy.solve.strong.StrongParts;
import org.grundy.solve.strong.StrongRounds;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/**
 * Games of which moves need not lead to a lower tier. Positions are found breadth first, a shuffle for each number of moves
 * from the start, and solved backwards from the ends of play, a shuffle for each number of moves to the end
 * ({@link StrongRounds}).
 *
 * <p>Nim-values are computed after that, by the results of options, in the order in which all options of a position are
 * known: so backward rounds then tell that order, and not who wins.
 */
final class StrongBackward {
  private static final String SOURCES = "sources";
  private static final String SOLVED = "solved";

  private final StrongWork work;
  private final StrongParts parts;
  private final JobFolder job;
  private final Pace finding = new Pace();
  private final Pace solving = new Pace();

  StrongBackward(StrongWork work) {
    this.work = work;
    this.parts = work.parts();
    this.job = work.job();
  }

  void solve() throws IOException {
    if (job.has(SOLVED))
      return;
    find();
    var all = new All(found());
    listSources(all);
    int rounds = goBack(all);
    long ended = StrongWork.rows(files("ended-"));
    if (ended < all.rows() && !parts.question().position().loopy())
      throw BadInput.because("play might not end in {0}", parts.question().position().text());
    if (parts.valued())
      for (int round = 0; round < rounds; round++)
        value(all, round);
    collect(all);
  }

  /** The files of all positions found so far, by part. */
  private Map<Integer, List<Written>> found() {
    return StrongWork.byPart(files("found-"));
  }

  private List<Written> files(String name) {
    return job.files().stream().filter(file -> file.path().startsWith("stages/" + name)).toList();
  }

  private void find() throws IOException {
    List<Written> last = job.files("start");
    for (int round = 1; !last.isEmpty(); round++) {
      String number = "%05d".formatted(round);
      String stage = "found-" + number;
      if (!job.has(stage))
        work.run(stage, "find positions " + round + " moves from the start",
            StrongWork.finding(files("found-"), finding), newlyFound(last, number));
      last = job.files(stage);
    }
  }

  /** The options of the positions found last, without those that were found before. */
  private JavaRDD<Written> newlyFound(List<Written> last, String number) {
    Map<Integer, List<Written>> known = found();
    Map<Integer, Written> from = StrongWork.oneByPart(last);
    var by = new ByPart(parts.parts(), StrongWork.rows(last));
    Broadcast<StrongTask> task = work.task();
    String folder = work.folder();
    return work.each(by).filter(from::containsKey).flatMapToPair(part -> TaskFailure.orSentence(() -> {
      StrongParts own = task.value().parts();
      return StrongWork.options(own,
          new StrongFiles(own, folder).read(Objects.requireNonNull(from.get(part)), part, false));
    })).partitionBy(by).mapPartitions(parcels -> TaskFailure.orSentence(() -> {
      StrongParts own = task.value().parts();
      var files = new StrongFiles(own, folder);
      var written = new ArrayList<Written>();
      for (Map.Entry<Integer, StrongParts.Found> of : StrongWork.met(own, parcels).entrySet()) {
        var before = new ArrayList<StrongParts.Share>();
        for (Written file : known.getOrDefault(of.getKey(), List.of()))
          before.add(files.read(file, of.getKey(), false));
        StrongParts.Share fresh = of.getValue().fresh(before);
        if (fresh.size() > 0)
          written.add(files.writeFound(of.getKey(), 0, number, fresh));
      }
      return written.iterator();
    }));
  }

  /** All positions, and what tasks do with those of a part. */
  private record All(Map<Integer, List<Written>> found) implements Serializable {
    private static final long serialVersionUID = 1;

    long rows() {
      return StrongWork.rows(found);
    }

    StrongParts.Share share(StrongFiles files, int part) throws IOException {
      return files.found(Objects.requireNonNull(found.get(part)), 0, part);
    }

    boolean has(int part) {
      return found.containsKey(part);
    }
  }

  /** The moves that lead to the positions of each part. */
  private void listSources(All all) throws IOException {
    if (job.has(SOURCES))
      return;
    Broadcast<StrongTask> task = work.task();
    String folder = work.folder();
    var by = new ByPart(parts.parts(), all.rows());
    JavaPairRDD<Integer, Parcel> moves = work.each(by).filter(all::has)
        .flatMapToPair(part -> TaskFailure.orSentence(() -> {
          StrongParts own = task.value().parts();
          StrongParts.Share share = all.share(new StrongFiles(own, folder), part);
          var rounds = own.rounds();
          return TaskFailure.orSentence(IntStream.range(0, own.blocks(share)).boxed()
              .flatMap(block -> OptionResults.parcels(part, block, rounds.moves(share, block))).iterator());
        })).partitionBy(by);
    work.run(SOURCES, "list the moves that lead to each position", Reached.before(solved(all, 0)),
        moves.mapPartitionsWithIndex((number, parcels) -> TaskFailure.orSentence(
            () -> sources(task.value().parts(), all, by.parts(number), parcels, folder).iterator()), true));
  }

  private static List<Written> sources(StrongParts parts, All all, List<Integer> own,
      Iterator<Tuple2<Integer, Parcel>> parcels, String folder) throws IOException {
    var files = new StrongFiles(parts, folder);
    var sources = new TreeMap<Integer, StrongRounds.Sources>();
    for (int part : own)
      if (all.has(part))
        sources.put(part, parts.rounds().sources(all.share(files, part)));
    while (parcels.hasNext()) {
      Parcel parcel = parcels.next()._2();
      Objects.requireNonNull(sources.get(parcel.other())).add(parcel.part(), parcel.bytes());
    }
    var written = new ArrayList<Written>();
    for (Map.Entry<Integer, StrongRounds.Sources> of : sources.entrySet())
      written.add(files.writeSources(of.getKey(), of.getValue()));
    return written;
  }

  private static Phrase solved(All all, long done) {
    return Phrase.of("{0,} of {1,} {1:position|positions} solved", done, all.rows());
  }

  private Reached solving(All all, long done) {
    return new Reached(more -> solved(all, done + more), solving);
  }

  /** What rounds tell; they solve nothing if positions have nim-values. */
  private Reached rounds(All all) {
    return parts.valued() ? Reached.before(solved(all, 0)) : solving(all, StrongWork.rows(files("ended-")));
  }

  /**
   * Goes back from the ends of play.
   *
   * @return the number of rounds that ended some positions
   */
  private int goBack(All all) throws IOException {
    if (!job.has(ended(0)))
      work.run(ended(0), "find the ends of play", rounds(all), ends(all));
    int round = 0;
    for (; !files(ended(round) + "/").isEmpty(); round++)
      if (!job.has(ended(round + 1))) {
        List<Written> waiting = files("waiting-");
        work.run(ended(round + 1), "find positions " + (round + 1) + " moves from the end",
            rounds(all), round(all, round));
        Map<Integer, Written> latest = StrongWork.oneByPart(files("waiting-"));
        job.drop(waiting.stream().filter(file -> !file.equals(latest.get(StrongFiles.part(file)))).toList());
      }
    return round;
  }

  private static String ended(int round) {
    return "ended-%05d".formatted(round);
  }

  /** Positions without moves have ended; the others wait. */
  private JavaRDD<Written> ends(All all) {
    Broadcast<StrongTask> task = work.task();
    String folder = work.folder();
    return work.each(new ByPart(parts.parts(), all.rows())).filter(all::has).flatMap(part -> TaskFailure
        .orSentence(() -> {
          StrongParts own = task.value().parts();
          var files = new StrongFiles(own, folder);
          StrongParts.Share share = all.share(files, part);
          StrongRounds.Waiting waiting = own.rounds().waiting(share);
          int[] ended = IntStream.range(0, share.size()).filter(place -> waiting.options(place) == 0).toArray();
          return files.writeRound(part, 0, ended, share.size(), waiting).iterator();
        }));
  }

  private JavaRDD<Written> round(All all, int round) {
    Map<Integer, Written> ended = StrongWork.oneByPart(files(ended(round) + "/"));
    Map<Integer, Written> waiting = StrongWork.oneByPart(files("waiting-"));
    Question question = parts.question();
    boolean decisive = !parts.valued() && StrongRounds.isDecisive(round, question.convention());
    Broadcast<StrongTask> task = work.task();
    String folder = work.folder();
    var by = new ByPart(parts.parts(), StrongWork.rows(Map.of(0, List.copyOf(ended.values()))));
    return work.each(by).filter(ended::containsKey).flatMapToPair(part -> TaskFailure.orSentence(() -> {
      StrongParts own = task.value().parts();
      var files = new StrongFiles(own, folder);
      int size = Math.toIntExact(StrongWork.rows(Objects.requireNonNull(all.found().get(part))));
      byte[][] told = own.rounds().before(files.sources(part), size,
          files.places(Objects.requireNonNull(ended.get(part))));
      return StrongWork.sent(told).iterator();
    })).partitionBy(by).mapPartitions(parcels -> TaskFailure.orSentence(() -> {
      StrongParts own = task.value().parts();
      var files = new StrongFiles(own, folder);
      var told = new TreeMap<Integer, StrongRounds.Waiting>();
      while (parcels.hasNext()) {
        Tuple2<Integer, byte[]> parcel = parcels.next();
        StrongRounds.Waiting those = told.get(parcel._1());
        if (those == null) {
          those = files.waiting(Objects.requireNonNull(waiting.get(parcel._1())),
              Math.toIntExact(StrongWork.rows(Objects.requireNonNull(all.found().get(parcel._1())))));
          told.put(parcel._1(), those);
        }
        those.add(parcel._2(), decisive);
      }
      var written = new ArrayList<Written>();
      for (Map.Entry<Integer, StrongRounds.Waiting> of : told.entrySet())
        written.addAll(files.writeRound(of.getKey(), round + 1, of.getValue().ended(),
            Math.toIntExact(StrongWork.rows(Objects.requireNonNull(all.found().get(of.getKey())))), of.getValue()));
      return written.iterator();
    }));
  }

  private void value(All all, int round) throws IOException {
    String stage = "valued-%05d".formatted(round);
    if (job.has(stage))
      return;
    Map<Integer, Written> level = StrongWork.oneByPart(files(ended(round) + "/"));
    work.run(stage, "find the nim-values of round " + round, solving(all, StrongWork.rows(files("valued-"))),
        OptionResults.solve(work, new ByPart(parts.parts(), StrongWork.rows(List.copyOf(level.values()))),
            new Level(all, stage, level, StrongWork.byPart(files("valued-")))));
  }

  /** Positions of which all options have nim-values. */
  private record Level(All all, String stage, Map<Integer, Written> level,
      Map<Integer, List<Written>> valued) implements OptionResults.Shares {
    private static final long serialVersionUID = 1;

    @Override
    public StrongParts.@Nullable Share unsolved(StrongFiles files, int part) throws IOException {
      Written places = level.get(part);
      return places == null ? null : files.chosen(all.share(files, part), files.places(places));
    }

    @Override
    public IntFunction<StrongParts.Share> solved(StrongFiles files, int part) throws IOException {
      StrongParts.Share share = files.grown(all.share(files, part), valued.getOrDefault(part, List.of()));
      return _ -> share;
    }

    @Override
    public Written write(StrongFiles files, int part, StrongParts.Share solved) throws IOException {
      return files.writeValued(part, stage, files.places(Objects.requireNonNull(level.get(part))), solved);
    }
  }

  private void collect(All all) throws IOException {
    Map<Integer, List<Written>> known = StrongWork.byPart(files(parts.valued() ? "valued-" : "ended-"));
    Broadcast<StrongTask> task = work.task();
    String folder = work.folder();
    work.run(SOLVED, "write positions", Reached.before(solved(all, all.rows())),
        work.each(new ByPart(parts.parts(), all.rows())).filter(all::has).map(part -> TaskFailure.orSentence(() -> {
          var files = new StrongFiles(task.value().parts(), folder);
          return files.writeSolved(part, 0,
              files.grown(all.share(files, part), known.getOrDefault(part, List.of())));
        })));
  }
}
