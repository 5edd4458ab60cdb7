package org.grundy.bench;

import java.util.concurrent.TimeUnit;
import org.grundy.effort.Budget;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Theory;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The theorems of the shipped theories, each decided from nothing. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 1)
@Measurement(iterations = 3)
@Fork(value = 1, jvmArgsAppend = "-Xmx2g")
public class Proofs {
  @Param({"F1", "F2", "F3", "F4", "F5", "F6", "T1", "T2", "T3", "T4", "T5", "T6", "T7",
      "T8"}) public String theorem = "F1";

  private final Theory theory = Theory.shipped();

  @Benchmark
  public boolean decide() {
    return new Prover(Budget.unlimited()).decide(theory.theorem(theorem).orElseThrow().statement()).holds();
  }
}
