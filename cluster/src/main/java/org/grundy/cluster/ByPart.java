package org.grundy.cluster;

import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.Partitioner;

/** Divides the parts of a job evenly among tasks: neighbours stay together. */
final class ByPart extends Partitioner {
  private static final long serialVersionUID = 1;
  /** Fewer rows than this are not worth a task. */
  private static final int ROWS = 1 << 14;

  private final int parts;
  private final int tasks;

  /** @param rows that the tasks work on */
  ByPart(int parts, long rows) {
    this.parts = parts;
    this.tasks = (int) Math.clamp(Math.ceilDiv(rows, ROWS), 1L, parts);
  }

  @Override
  public int numPartitions() {
    return tasks;
  }

  @Override
  public int getPartition(Object part) {
    return (int) ((long) (Integer) part * tasks / parts);
  }

  /** The parts of a task. */
  List<Integer> parts(int task) {
    return IntStream.range(0, parts).filter(part -> getPartition(part) == task).boxed().toList();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ByPart that && parts == that.parts && tasks == that.tasks;
  }

  @Override
  public int hashCode() {
    return 31 * parts + tasks;
  }
}
