package org.grundy.solve.grundy;

import java.util.List;

/**
 * A splitting of the nim-values in two: a value v is rare when popcount(v &amp; mask) has the parity {@code rareParity},
 * else common, so that the nim-sum of two commons or of two rares has one parity, and of a common and a rare the other.
 *
 * @param mask       which bits count
 * @param rareParity 0 or 1
 * @param rares      the heaps with rare values among those computed, ascending
 */
public record SparseSpace(int mask, int rareParity, List<Long> rares) {
  public SparseSpace {
    rares = List.copyOf(rares);
  }
}
