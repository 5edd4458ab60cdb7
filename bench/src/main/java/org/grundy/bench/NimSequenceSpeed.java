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
 * Nim-values of single heaps from scratch, including preparation and a cold compiler: by the chosen engine, on all
 * processors and on one. The first 10,000 are also computed by that engine and by listing moves, for the ratio of the
 * two times.
 *
 * <p>{@code scripts/bench NimSequenceSpeed -p work=0.6:30000000}
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = {"--add-modules=jdk.incubator.vector", "-XX:+UseSerialGC", "-Xmx3g"})
@Warmup(iterations = 0)
@Measurement(iterations = 3)
public class NimSequenceSpeed {
  /** The last heap for which listing, which is quadratic, is measured. */
  private static final int LISTED = 10_000;

  /** A code and the last heap; the two long codes take away {2, 5, 9, 13} and {5, 9, 31, 64, 97}. */
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

  /** The value of the largest heap, once all values are computed or follow from a period. */
  @Benchmark
  public long chosen() {
    return value(NimSequence.of(game()), last());
  }

  @Benchmark
  public long chosenOnOneThread() {
    return value(NimSequence.of(game(), 1), last());
  }

  /** The chosen engine, only as far as the baseline goes. */
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
