package org.grundy.bench;

import java.util.concurrent.TimeUnit;
import org.grundy.claim.Claims;
import org.grundy.claim.Trial;
import org.grundy.effort.Budget;
import org.grundy.reason.Verdict;
import org.grundy.word.check.Recheck;
import org.grundy.word.logic.Decision;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
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

/**
 * The theorems of the shipped theories, decided one by one from scratch and all together; the certificate B1; and the
 * same proofs checked a second time.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 1)
@Measurement(iterations = 3)
@Fork(value = 1, jvmArgsAppend = "-Xmx2g")
public class Proofs {
  @Param({"F1", "F2", "F3", "F4", "F5", "F6", "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8",
      "B1"}) public String theorem = "F1";

  private final Theory theory = Theory.shipped();

  @Benchmark
  public boolean decide() {
    return decided(theorem);
  }

  /** Decides the theorem, then rechecks the proof. */
  @Benchmark
  public boolean decideAndRecheck() {
    if (theorem.equals("B1"))
      return decided(theorem);
    Statement statement = theory.theorem(theorem).orElseThrow().statement();
    Decision decision = new Prover(Budget.unlimited()).decide(statement);
    return Recheck.of(statement.digits(), decision.claims(), Budget.unlimited()).complete();
  }

  private boolean decided(String name) {
    if (name.equals("B1"))
      return Claims.of(name).getFirst().checked(new Trial(Budget.unlimited())).verdict() instanceof Verdict.Proved<?>;
    return new Prover(Budget.unlimited()).decide(theory.theorem(name).orElseThrow().statement()).holds();
  }

  /** All theorems in a process of their own, without warm-up: the time of a single question. */
  @State(Scope.Benchmark)
  @BenchmarkMode(Mode.SingleShotTime)
  @OutputTimeUnit(TimeUnit.MILLISECONDS)
  @Warmup(iterations = 0)
  @Measurement(iterations = 1)
  @Fork(value = 3, jvmArgsAppend = {"-Xmx500m"})
  public static class Together {
    private final Proofs proofs = new Proofs();

    @Benchmark
    public int decide() {
      int proved = proofs.decided("B1") ? 1 : 0;
      for (Theory.Theorem each : proofs.theory.theorems())
        proved += proofs.decided(each.name()) ? 1 : 0;
      return proved;
    }
  }
}
