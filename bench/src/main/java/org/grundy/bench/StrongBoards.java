package org.grundy.bench;

import java.util.concurrent.TimeUnit;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.solve.engine.Question;
import org.grundy.solve.retrograde.Remoteness;
import org.grundy.solve.strong.StrongSearch;
import org.grundy.value.Convention;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Solving every position that can be reached, by one thread and by two. The baseline is the retrograde analysis that hints
 * use, which keeps the options of every position, as sums of parts.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3)
@Measurement(iterations = 5)
@Fork(value = 1, jvmArgs = {"-Xmx6g", "-Xss512m", "-XX:+UseSerialGC"})
public class StrongBoards {
  @Param({"clobber 3x4", "clobber 4x4"}) private String position = "";

  private Question question = question("clobber 3x4");

  @Setup
  public void read() {
    question = question(position);
  }

  private static Question question(String position) {
    return new Question(Catalog.standard().read(position).position(), Convention.NORMAL);
  }

  @Benchmark
  public long byOneThread() {
    return solved(1);
  }

  @Benchmark
  public long byTwoThreads() {
    return solved(2);
  }

  private long solved(int threads) {
    return StrongSearch.of(question, Budget.unlimited().withThreads(threads)).solve().positions();
  }

  @Benchmark
  public Remoteness byRetrogradeAnalysis() {
    return Remoteness.of(question, Budget.unlimited());
  }
}
