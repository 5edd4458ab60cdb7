package org.grundy.octal;

/**
 * Encodes values in one bit less: the lowest bit of the mask is dropped, since the parity determines it. Coding is
 * linear over nim-addition, and keeps the order among common values and among rare ones: the dropped bit follows from
 * the higher bits of the mask, and no lower bits are in the mask.
 */
record Coding(int mask) {
  Coding {
    if (mask == 0)
      throw new IllegalArgumentException("a mask has a bit");
  }

  int code(int value) {
    int low = Integer.lowestOneBit(mask) - 1;
    return value >>> 1 & ~low | value & low;
  }

  boolean isRare(int value) {
    return (Integer.bitCount(value & mask) & 1) == 0;
  }

  int rare(int code) {
    return value(code, 0);
  }

  int common(int code) {
    return value(code, 1);
  }

  private int value(int code, int parity) {
    int bit = Integer.lowestOneBit(mask);
    int value = (code & -bit) << 1 | code & bit - 1;
    return (Integer.bitCount(value & mask) & 1) == parity ? value : value | bit;
  }

  /** The number of rare values below the common value of {@code code}. */
  int raresBelow(int code) {
    int limit = common(code);
    int low = 0;
    // Rare values with the bits above the one left out of this one's are below it or above, whatever their lower bits.
    int high = code + Integer.lowestOneBit(mask) + 1;
    while (low < high) {
      int mid = (low + high) >>> 1;
      if (rare(mid) < limit)
        low = mid + 1;
      else
        high = mid;
    }
    return low;
  }

  /** The mask under which the fewest values are rare. Time: values, and V log V for the greatest value V. */
  static Coding sparsest(int[] values, int from, int to) {
    int all = 1;
    for (int i = from; i < to; i++)
      all |= values[i];
    int size = 2 * Integer.highestOneBit(all);
    int[] sums = new int[size];
    for (int i = from; i < to; i++)
      sums[values[i]]++;
    balance(sums);
    int best = 1;
    for (int mask = 1; mask < size; mask++)
      if ((mask & ~all) == 0 && sums[mask] < sums[best])
        best = mask;
    return new Coding(best);
  }

  /**
   * Puts in the place of the frequency of each value m the number of values that are rare under the mask m less the
   * number of those that are common, by the Walsh-Hadamard transform.
   *
   * @param frequencies as many as a power of two
   */
  static void balance(int[] frequencies) {
    for (int step = 1; step < frequencies.length; step *= 2)
      for (int i = 0; i < frequencies.length; i++)
        if ((i & step) == 0) {
          int sum = frequencies[i] + frequencies[i | step];
          frequencies[i | step] = frequencies[i] - frequencies[i | step];
          frequencies[i] = sum;
        }
  }
}
