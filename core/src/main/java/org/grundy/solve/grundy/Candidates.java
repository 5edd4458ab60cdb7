package org.grundy.solve.grundy;

import java.util.BitSet;

/**
 * Candidates for the values of heaps: the least common value that no tap excludes. It is the mex as far as common values
 * go; whether a smaller rare value is missing is for {@link Verifier} to say. Time: one step for each tap.
 */
final class Candidates {
  private final Field field;
  private final boolean[] seen = new boolean[Field.CODES];

  Candidates(Field field) {
    this.field = field;
  }

  /**
   * Writes the codes of heaps {@code from} to {@code to - 1}, as if all were common.
   *
   * @return the first heap whose common value has no code, else {@code to}
   */
  int write(int from, int to) {
    for (int heap = from; heap < to; heap++) {
      int code = least(heap);
      if (code == Field.CODES)
        return heap;
      field.codes[heap] = (byte) code;
    }
    return to;
  }

  /** The code of the least common value that {@code heap} does not reach; {@link Field#CODES} when all are reached. */
  int least(int heap) {
    byte[] codes = field.codes;
    int[] distance = field.tapDistance;
    byte[] code = field.tapCode;
    BitSet rare = field.beyondPairsOfRares(heap) ? null : field.rare;
    for (int t = 0; t < distance.length && distance[t] < heap; t++) {
      int other = heap - distance[t];
      if (rare == null || !rare.get(other))
        seen[(codes[other] ^ code[t]) & 255] = true;
    }
    int least = 0;
    while (least < Field.CODES && seen[least])
      least++;
    java.util.Arrays.fill(seen, false);
    return least;
  }
}
