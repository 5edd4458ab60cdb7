package org.grundy.solve.sequence;

import java.util.List;

/**
 * A splitting of the nim-values in two: a value v is rare when popcount(v &amp; mask) is even, else common. The nim-sum
 * of two commons, or of two rares, is rare; of a common and a rare, common.
 *
 * @param mask  which bits count
 * @param rares the heaps from 1 with rare values among those computed, ascending
 */
public record SparseSpace(int mask, List<Integer> rares) {
  public SparseSpace {
    rares = List.copyOf(rares);
  }
}
