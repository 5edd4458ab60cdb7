package org.grundy.bench;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.solve.Solver;
import org.grundy.value.Outcome;
import org.grundy.value.shortgame.Values;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The winner of a sum of equal boards whose values are known: by play in the values; the baseline adds the forms first. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3)
@Measurement(iterations = 5)
@Fork(value = 1, jvmArgs = {"-Xmx3g", "-Xss512m", "-XX:+UseSerialGC"})
public class SumsOfBoards {
  @Param({"amazons x../.../..o", "clobber 3x3"}) private String position = "";

  @Param({"3"}) private int copies;

  private Values values = new Values(Budget.unlimited());
  private int[] sum = {};

  /** New values for each shot, so that no sum is known before. */
  @Setup(Level.Iteration)
  public void value() {
    values = new Values(Budget.unlimited());
    int value = new Solver(Budget.unlimited()).form(Catalog.standard().read(position).position(), values).orElseThrow();
    sum = new int[copies];
    Arrays.fill(sum, value);
  }

  @Benchmark
  public Outcome byPlay() {
    return values.outcome(sum);
  }

  @Benchmark
  public Outcome byAddingForms() {
    int total = Values.ZERO;
    for (int value : sum)
      total = values.plus(total, value);
    return values.outcome(total);
  }
}
