package org.grundy.bench;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.concurrent.TimeUnit;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.solve.table.TwoHeapTable;
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

/** Tables of two heaps, filled by sets of lines on all processors, or cell by cell from the options. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = {"--add-modules=jdk.incubator.vector", "-XX:+UseSerialGC", "-Xmx3g"})
@Warmup(iterations = 1)
@Measurement(iterations = 3)
public class TwoHeapSpeed {
  /** The side of the table filled from options, which takes cubic time. */
  private static final int PLAIN = 500;

  /** A game and the side of its table. */
  @Param({"wythoff 1000", "wythoff 5000", "wythoff 20000", "vector:(2k,k)(k,2k)(k,0)(0,k) 1000",
      "vector:(2k,k)(k,2k)(k,0)(0,k) 5000"}) public String work = "";

  @Benchmark
  public long lines() {
    int side = Integer.parseInt(work.substring(work.indexOf(' ') + 1));
    TwoHeapTable table = TwoHeapTable.of(Catalog.standard().ruleset(work.substring(0, work.indexOf(' '))),
        BigInteger.valueOf(side - 1L),
        Budget.unlimited());
    return table.value(side - 1, side - 1);
  }

  /** Only as far as the baseline goes; the two times give the speed-up. */
  @Benchmark
  public long linesOfWythoffTo500() {
    return TwoHeapTable.of(Catalog.standard().ruleset("wythoff"), BigInteger.valueOf(PLAIN - 1L), Budget.unlimited())
        .value(PLAIN - 1, PLAIN - 1);
  }

  /** The baseline: looks up every option in Wythoff's game, for a table of 500 by 500. */
  @Benchmark
  public long optionsOfWythoffTo500() {
    int[][] values = new int[PLAIN][PLAIN];
    for (int y = 0; y < PLAIN; y++)
      for (int x = 0; x < PLAIN; x++) {
        var met = new BitSet();
        for (int k = 1; k <= Math.max(x, y); k++) {
          if (k <= x)
            met.set(values[y][x - k]);
          if (k <= y)
            met.set(values[y - k][x]);
          if (k <= Math.min(x, y))
            met.set(values[y - k][x - k]);
        }
        values[y][x] = met.nextClearBit(0);
      }
    return values[PLAIN - 1][PLAIN - 1];
  }
}
