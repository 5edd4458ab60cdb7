package org.grundy.bench;

import java.util.concurrent.TimeUnit;
import org.grundy.effort.Budget;
import org.grundy.game.heap.Code;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.TakeAndBreak;
import org.grundy.solve.grundy.NimSequence;
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

/** Values of single heaps from nothing, by the engine that is chosen and by listing moves, in the same run. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = {"--add-modules=jdk.incubator.vector", "-XX:+UseSerialGC", "-Xmx3g"})
@Warmup(iterations = 1)
@Measurement(iterations = 3)
public class NimSequenceSpeed {
  /** Heaps that listing is measured for: it is quadratic. */
  private static final int LISTED = 10_000;

  @Param({"0.77", "0.007", "0.16", "0.6", "0.14", "0.36", "0.64", "0.74", "4!.0", "0.0303"}) public String code = "";
  @Param({"10000", "100000", "3000000"}) public int heaps;

  private HeapGame game() {
    return new TakeAndBreak(Code.parse(code));
  }

  /** The largest heap's value, once all are computed or follow from a period. */
  @Benchmark
  public long chosen() {
    var sequence = NimSequence.of(game());
    sequence.fill(heaps, Budget.unlimited());
    return sequence.value(heaps);
  }

  /** The baseline, for as many heaps as it can do. */
  @Benchmark
  public long listed() {
    var sequence = NimSequence.listing(game());
    sequence.fill(Math.min(heaps, LISTED), Budget.unlimited());
    return sequence.filled();
  }
}
