package org.grundy.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;
import org.grundy.cluster.JobFolder.Written;
import org.grundy.solve.strong.ShareSolving;
import org.grundy.solve.strong.StrongParts;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/**
 * Solves positions by the results of their options, in two shuffles: the options go to the parts that know their results,
 * and the results come back.
 */
final class OptionResults {
  private OptionResults() {
  }

  /** What a task reads and writes. */
  interface Shares extends Serializable {
    /** The positions to be solved; null if there are none in a part. */
    StrongParts.@Nullable Share unsolved(StrongFiles files, int part) throws IOException;

    /** The solved positions of a part, by tier. */
    IntFunction<StrongParts.Share> solved(StrongFiles files, int part) throws IOException;

    Written write(StrongFiles files, int part, StrongParts.Share solved) throws IOException;
  }

  /** The files of the solved positions. */
  static JavaRDD<Written> solve(StrongWork work, ByPart by, Shares shares) {
    Broadcast<StrongTask> given = work.task();
    String in = work.folder();
    JavaPairRDD<Integer, Parcel> asked = work.each(by).flatMapToPair(part -> TaskFailure.orSentence(() -> {
      StrongParts parts = given.value().parts();
      return asks(parts, part, shares.unsolved(new StrongFiles(parts, in), part));
    })).partitionBy(by);
    JavaPairRDD<Integer, Parcel> answered = asked.mapPartitionsToPair(parcels -> {
      var answers = new Answers(given.value().parts(), shares, in);
      return TaskFailure.orSentence(StrongWork.map(parcels, parcel -> answers.reply(parcel._2())));
    }).partitionBy(by);
    return answered.mapPartitionsWithIndex((number, replies) -> TaskFailure.orSentence(
        () -> solved(given.value().parts(), by.parts(number), shares, replies, in).iterator()), true);
  }

  private static Iterator<Tuple2<Integer, Parcel>> asks(StrongParts parts, int part,
      StrongParts.@Nullable Share share) {
    if (share == null)
      return List.<Tuple2<Integer, Parcel>>of().iterator();
    return TaskFailure.orSentence(IntStream.range(0, parts.blocks(share)).boxed()
        .flatMap(block -> parcels(part, block, parts.options(share, block))).iterator());
  }

  /** What a block sends to each part. */
  static Stream<Tuple2<Integer, Parcel>> parcels(int part, int block, byte[][] sent) {
    return StrongWork.sent(sent)
        .map(parcel -> new Tuple2<>(parcel._1(), new Parcel(part, block, parcel._1(), parcel._2())));
  }

  /** Answers what a task is asked. */
  private static final class Answers {
    private final StrongParts parts;
    private final Shares shares;
    private final StrongFiles files;
    private final Map<Integer, IntFunction<StrongParts.Share>> known = new HashMap<>();

    Answers(StrongParts parts, Shares shares, String folder) {
      this.parts = parts;
      this.shares = shares;
      this.files = new StrongFiles(parts, folder);
    }

    Tuple2<Integer, Parcel> reply(Parcel ask) {
      IntFunction<StrongParts.Share> solved = known.computeIfAbsent(ask.other(),
          part -> TaskFailure.orSentence(() -> shares.solved(files, part)));
      return new Tuple2<>(ask.part(),
          new Parcel(ask.part(), ask.block(), ask.other(), parts.answer(ask.other(), ask.bytes(), solved)));
    }
  }

  private static List<Written> solved(StrongParts parts, List<Integer> own, Shares shares,
      Iterator<Tuple2<Integer, Parcel>> replies, String folder) throws IOException {
    var files = new StrongFiles(parts, folder);
    var solving = new TreeMap<Integer, ShareSolving>();
    for (int part : own) {
      StrongParts.Share share = shares.unsolved(files, part);
      if (share != null)
        solving.put(part, parts.solving(share));
    }
    while (replies.hasNext()) {
      Parcel reply = replies.next()._2();
      Objects.requireNonNull(solving.get(reply.part())).add(reply.block(), reply.other(), reply.bytes());
    }
    var written = new ArrayList<Written>();
    for (Map.Entry<Integer, ShareSolving> part : solving.entrySet())
      written.add(shares.write(files, part.getKey(), part.getValue().solved()));
    return written;
  }
}
