package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.BitSet;
import org.grundy.value.Convention;

/** The first pairs of {@link WidePairs} under normal play, two ways: rows {A<sub>n</sub>, B<sub>n</sub>}. Linear in the rows. */
final class WideRows {
  /** The most rows for which the numbers of pairs fit an array of bits for any width up to 100. */
  static final int MOST = 10_000_000;

  private WideRows() {
  }

  /** A<sub>n</sub> is the least number not in an earlier pair, B<sub>n</sub> = A<sub>n</sub> + tn. */
  static long[][] byMex(long width, int rows) {
    var pairs = new long[rows][];
    var used = new BitSet();
    // Only what is below the last A is looked up; that is less than twice the number of rows.
    long end = 2L * rows;
    int a = 0;
    for (int n = 0; n < rows; n++) {
      a = used.nextClearBit(a);
      long b = Math.addExact(a, Math.multiplyExact(width, n));
      used.set(a);
      if (b < end)
        used.set((int) b);
      pairs[n] = new long[]{a, b};
    }
    return pairs;
  }

  /** A<sub>n</sub> = &lfloor;n&alpha;&rfloor;, B<sub>n</sub> = &lfloor;n(&alpha; + t)&rfloor;. */
  static long[][] byBeatty(long width, int rows) {
    var formula = new WidePairs(BigInteger.valueOf(width), Convention.NORMAL);
    var pairs = new long[rows][];
    for (int n = 0; n < rows; n++) {
      BigInteger index = BigInteger.valueOf(n);
      pairs[n] = new long[]{formula.smaller(index).longValueExact(), formula.greater(index).longValueExact()};
    }
    return pairs;
  }
}
