package org.grundy.cluster;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.grundy.cluster.JobFolder.Written;
import org.grundy.phrase.Phrase;
import org.grundy.solve.strong.StrongParts;

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
  void run(String stage, String name, Phrase how, JavaRDD<Written> files) throws IOException {
    complete(stage, stages.run(name, how, files));
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

  static long rows(Map<Integer, List<Written>> files) {
    return files.values().stream().flatMap(List::stream).mapToLong(Written::rows).sum();
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
