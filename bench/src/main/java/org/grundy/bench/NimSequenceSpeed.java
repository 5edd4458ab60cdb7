package org.grundy.bench;

import java.util.concurrent.TimeUnit;
import org.grundy.effort.Budget;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.game.heap.TakeAndBreak;
import org.grundy.solve.sequence.NimSequence;
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
 * Values of single heaps from nothing, preparations and a cold compiler included: by the engine that is chosen, on all
 * processors and on one; and the first 10,000 by that engine and by listing moves, whose ratio is that of the two times.
 * {@code scripts/bench NimSequenceSpeed -p work=0.6:30000000}
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = {"--add-modules=jdk.incubator.vector", "-XX:+UseSerialGC", "-Xmx3g"})
@Warmup(iterations = 0)
@Measurement(iterations = 3)
public class NimSequenceSpeed {
  /** Heaps that listing is measured for: it is quadratic. */
  private static final int LISTED = 10_000;

  /** A code and the last heap; the take-away sets are {2, 5, 9, 13} and {5, 9, 31, 64, 97}. */
  @Param({"0.77:1000000000", "0.6:20000000", "0.007:100000", "0.14:10000000", "0.36:10000000", "0.64:10000000",
      "0.74:10000000", "4!.0:10000000", "0.16:10000000", "0.03003000300030:1000000000",
      "0.0000300030000000000000000000003000000000000000000000000000000003000000000000000000000000000000003:1000000000"}) public String work = "";

  private HeapGame game() {
    return new TakeAndBreak(OctalCode.parse(work.substring(0, work.indexOf(':'))));
  }

  private long last() {
    return Long.parseLong(work.substring(work.indexOf(':') + 1));
  }

  private long value(NimSequence sequence, long heap) {
    sequence.expect(heap);
    sequence.fill(heap, Budget.unlimited());
    return sequence.value(heap);
  }

  /** The largest heap's value, once all are computed or follow from a period. */
  @Benchmark
  public long chosen() {
    return value(NimSequence.of(game()), last());
  }

  @Benchmark
  public long chosenOnOneThread() {
    return value(NimSequence.of(game(), 1), last());
  }

  /** As far as the baseline comes. */
  @Benchmark
  public long chosenForTheFirst() {
    return value(NimSequence.of(game()), LISTED);
  }

  /** The baseline, for the first 10,000 heaps. */
  @Benchmark
  public long listedForTheFirst() {
    return value(NimSequence.listing(game()), LISTED);
  }
}
