package org.grundy.solve.region;

import java.lang.foreign.MemorySegment;
import java.util.Optional;

/**
 * The regions of a tier with the number of each one's form.
 *
 * @param numbers of a fixed width each, and some zeros, so that the last can be read as an int
 * @param width   in bytes, from 1 to 4
 */
record RegionTier(RegionKeys keys, MemorySegment numbers, int width) {
  private static final int PADDING = Integer.BYTES;

  /** The width that numbers below a bound need. */
  static int width(int bound) {
    return Math.max(1, Math.ceilDiv(Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(0, bound - 1)), Byte.SIZE));
  }

  /** @param forms how many there are up to this tier */
  static MemorySegment written(int[] numbers, int forms) {
    int width = width(forms);
    MemorySegment bytes = MemorySegment.ofArray(new byte[Math.addExact(Math.multiplyExact(numbers.length, width),
        PADDING)]);
    for (int i = 0; i < numbers.length; i++)
      bytes.set(RegionKeys.INTS, (long) width * i, numbers[i]); // what follows is overwritten, or padding
    bytes.asSlice((long) width * numbers.length).fill((byte) 0);
    return bytes;
  }

  /** Empty when this cannot be what was written. */
  static Optional<RegionTier> of(RegionKeys keys, MemorySegment numbers, int forms) {
    int width = width(forms);
    if (numbers.byteSize() != (long) width * keys.size() + PADDING)
      return Optional.empty();
    var tier = new RegionTier(keys, numbers, width);
    for (int i = 0; i < keys.size(); i++)
      if (Integer.compareUnsigned(tier.number(i), forms) >= 0)
        return Optional.empty();
    return Optional.of(tier);
  }

  int number(int index) {
    int number = numbers.get(RegionKeys.INTS, (long) width * index);
    return width == Integer.BYTES ? number : number & (1 << Byte.SIZE * width) - 1;
  }
}
