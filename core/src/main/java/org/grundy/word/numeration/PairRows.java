package org.grundy.word.numeration;

import java.util.BitSet;
import org.grundy.word.morphism.Morphism;

/**
 * The first {@link FibonacciPairs} three ways: rows {a<sub>n</sub>, b<sub>n</sub>} for n = 0, 1, &hellip;, rows - 1. Time and memory are linear in the
 * number of rows.
 */
public final class PairRows {
  /** The most rows: with their words and marks, they take a gigabyte at most. */
  public static final int MOST = 10_000_000;

  private PairRows() {
  }

  /** a<sub>n</sub> is the least number not in an earlier pair, b<sub>n</sub> = a<sub>n</sub> + n. */
  public static long[][] byMex(int rows) {
    var pairs = new long[rows][];
    var used = new BitSet();
    for (int n = 0, a = 0; n < rows; n++, a = used.nextClearBit(a)) {
      used.set(a);
      used.set(Math.addExact(a, n));
      pairs[n] = new long[]{a, a + n};
    }
    return pairs;
  }

  /** a<sub>n</sub> and b<sub>n</sub> are the positions of the n-th a and b in the Fibonacci word. */
  public static long[][] byWord(int rows) {
    return Sequences.byWord(Morphism.FIBONACCI, rows);
  }

  /** a<sub>n</sub> = &lfloor;n&phi;&rfloor;, b<sub>n</sub> = &lfloor;n&phi;<sup>2</sup>&rfloor;. */
  public static long[][] byFormula(int rows) {
    var pairs = new long[rows][];
    for (int n = 0; n < rows; n++) {
      long a = FibonacciPairs.a(n);
      pairs[n] = new long[]{a, a + n};
    }
    return pairs;
  }
}
