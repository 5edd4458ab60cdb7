package org.grundy.cluster;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.grundy.cluster.JobFolder.Written;
import org.grundy.phrase.Phrase;
import org.grundy.solve.strong.StrongParts;
import scala.Tuple2;

/**
 * What the stages of a strong solution work with.
 *
 * @param parts  of the driver
 * @param folder of the job, as all machines see it
 */
record StrongWork(JavaSparkContext spark, Stages stages, Broadcast<StrongTask> task, StrongParts parts, JobFolder job,
    String folder) {
  /** A row for each part, in as many tasks as a partitioner says. */
  JavaRDD<Integer> each(ByPart by) {
    return spark.parallelize(IntStream.range(0, by.numPartitions()).boxed().toList(), by.numPartitions())
        .flatMap(number -> by.parts(number).iterator());
  }

  /** Computes the files of a stage unless it is complete. */
  void run(String stage, String name, Reached how, JavaRDD<Written> files) throws IOException {
    complete(stage, stages.run(name, how, files, StrongFiles::newRows));
  }

  void complete(String stage, List<Written> files) throws IOException {
    job.complete(stage, files.stream().sorted((a, b) -> a.path().compareTo(b.path())).toList());
  }

  /** Files by their parts; each part may have several, in the order given. */
  static Map<Integer, List<Written>> byPart(List<Written> files) {
    return files.stream().collect(Collectors.groupingBy(StrongFiles::part, TreeMap::new, Collectors.toList()));
  }

  /** Files of which each part has at most one. */
  static Map<Integer, Written> oneByPart(List<Written> files) {
    return files.stream().collect(Collectors.toMap(StrongFiles::part, file -> file, (_, last) -> last, TreeMap::new));
  }

  /** What is told while positions are found. */
  static Reached finding(List<Written> found, Pace pace) {
    long known = rows(found);
    return new Reached(more -> Phrase.of("{0,} {0:position|positions} found", known + more), pace);
  }

  static long rows(List<Written> files) {
    return files.stream().mapToLong(Written::rows).sum();
  }

  static long rows(Map<Integer, List<Written>> files) {
    return files.values().stream().flatMap(List::stream).mapToLong(Written::rows).sum();
  }

  /** What is sent to each part; nothing to those for which there is nothing. */
  static Stream<Tuple2<Integer, byte[]>> sent(byte[][] parcels) {
    return IntStream.range(0, parcels.length).filter(to -> parcels[to].length > 0)
        .mapToObj(to -> new Tuple2<>(to, parcels[to]));
  }

  /** The options of a share, block by block, to the parts that they belong to. */
  static Iterator<Tuple2<Integer, byte[]>> options(StrongParts parts, StrongParts.Share share) {
    return TaskFailure.orSentence(IntStream.range(0, parts.blocks(share)).boxed()
        .flatMap(block -> sent(parts.options(share, block))).iterator());
  }

  /** What was sent to each part of a task. */
  static Map<Integer, StrongParts.Found> met(StrongParts parts, Iterator<Tuple2<Integer, byte[]>> parcels) {
    var met = new TreeMap<Integer, StrongParts.Found>();
    while (parcels.hasNext()) {
      Tuple2<Integer, byte[]> parcel = parcels.next();
      met.computeIfAbsent(parcel._1(), parts::found).add(parcel._2());
    }
    return met;
  }

  /** The same row by row, as it is asked for. */
  static <S, T> Iterator<T> map(Iterator<S> all, Function<S, T> each) {
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
}
