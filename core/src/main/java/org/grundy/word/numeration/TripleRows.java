package org.grundy.word.numeration;

import java.math.BigInteger;
import java.util.BitSet;
import org.grundy.word.morphism.Morphism;

/**
 * The first {@link TribonacciTriples} three ways: rows {A<sub>n</sub>, B<sub>n</sub>, C<sub>n</sub>} for n = 0, 1, &hellip;, rows - 1. Time and memory are linear
 * in the number of rows.
 */
public final class TripleRows {
  /** The most rows: with their words and marks, they take a gigabyte at most. */
  public static final int MOST = 10_000_000;

  private TripleRows() {
  }

  /**
   * A<sub>n</sub> is the least number not in an earlier triple, B<sub>n</sub> - A<sub>n</sub> the least that is no earlier difference B - A or C - B, and
   * C<sub>n</sub> = A<sub>n</sub> + B<sub>n</sub> + n.
   */
  public static long[][] byMex(int rows) {
    var triples = new long[rows][];
    var used = new BitSet();
    var differences = new BitSet();
    for (int n = 0; n < rows; n++) {
      int a = used.nextClearBit(n == 0 ? 0 : Math.toIntExact(triples[n - 1][0]));
      int b = a + differences.nextClearBit(n == 0 ? 0 : Math.toIntExact(triples[n - 1][1] - triples[n - 1][0]));
      int c = Math.addExact(Math.addExact(a, b), n);
      used.set(a);
      used.set(b);
      used.set(c);
      differences.set(b - a);
      differences.set(c - b);
      triples[n] = new long[]{a, b, c};
    }
    return triples;
  }

  /** A<sub>n</sub>, B<sub>n</sub>, C<sub>n</sub> are the positions of the n-th a, b and c in the Tribonacci word. */
  public static long[][] byWord(int rows) {
    return Sequences.byWord(Morphism.TRIBONACCI, rows);
  }

  /** By the digits of n - 1, see {@link TribonacciTriples}. */
  public static long[][] byFormula(int rows) {
    var triples = new long[rows][];
    for (int n = 0; n < rows; n++) {
      var triple = TribonacciTriples.triple(BigInteger.valueOf(n));
      triples[n] = new long[]{triple.a().longValueExact(), triple.b().longValueExact(), triple.c().longValueExact()};
    }
    return triples;
  }
}
