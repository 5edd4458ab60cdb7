package org.grundy.solve.region;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Optional;

/**
 * Regions in the order of their {@linkplain RegionList#mixed mixed words}, whose highest bits say where to look. Finding one
 * takes two cache misses, whatever their number; a region takes 8.5 bytes, or 16.5 with a second word.
 *
 * <p>Written: their number and the number of the highest bits, both ints; for each of the highest bits where its regions
 * begin, and the end, as ints; the first words; the second words, if there are any. All are little endian.
 */
final class RegionKeys {
  static final ValueLayout.OfInt INTS = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  static final ValueLayout.OfLong LONGS = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  /** About so many regions, as a power of two, begin at the same place. */
  private static final int TOGETHER_BITS = 3;
  private static final int HEAD = 2 * Integer.BYTES;

  private final int size;
  private final int bits;
  private final boolean wide;
  private final MemorySegment starts;
  private final MemorySegment lows;
  private final MemorySegment highs;

  private RegionKeys(int size, boolean wide, MemorySegment starts, MemorySegment lows, MemorySegment highs) {
    this.size = size;
    this.bits = bits(size);
    this.wide = wide;
    this.starts = starts;
    this.lows = lows;
    this.highs = highs;
  }

  private static int bits(int size) {
    return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(size) - TOGETHER_BITS);
  }

  /** What a sorted list is written as. */
  static List<MemorySegment> written(RegionList sorted, boolean wide) {
    int size = sorted.size();
    int bits = bits(size);
    MemorySegment head = MemorySegment.ofArray(new int[HEAD / Integer.BYTES + (1 << bits) + 1]);
    head.set(INTS, 0, size);
    head.set(INTS, Integer.BYTES, bits);
    MemorySegment lows = MemorySegment.ofArray(new long[size]);
    MemorySegment highs = MemorySegment.ofArray(new long[wide ? size : 0]);
    int block = 0;
    for (int i = 0; i < size; i++) {
      long first = RegionList.mixed(sorted.low(i), sorted.high(i)) >>> Long.SIZE - bits;
      while (block < first)
        head.set(INTS, HEAD + Integer.BYTES * (long) ++block, i);
      lows.set(LONGS, (long) Long.BYTES * i, sorted.low(i));
      if (wide)
        highs.set(LONGS, (long) Long.BYTES * i, sorted.high(i));
    }
    while (block < 1 << bits)
      head.set(INTS, HEAD + Integer.BYTES * (long) ++block, size);
    return List.of(head, lows, highs);
  }

  /** The regions that were written; empty when this cannot be what was written. */
  static Optional<RegionKeys> of(MemorySegment written, boolean wide) {
    if (written.byteSize() < HEAD)
      return Optional.empty();
    int size = written.get(INTS, 0);
    if (size < 0 || written.get(INTS, Integer.BYTES) != bits(size))
      return Optional.empty();
    long startBytes = Integer.BYTES * ((1L << bits(size)) + 1);
    long wordBytes = (long) Long.BYTES * size;
    if (written.byteSize() != HEAD + startBytes + (wide ? 2 : 1) * wordBytes)
      return Optional.empty();
    var keys = new RegionKeys(size, wide, written.asSlice(HEAD, startBytes),
        written.asSlice(HEAD + startBytes, wordBytes),
        written.asSlice(HEAD + startBytes + wordBytes, wide ? wordBytes : 0));
    return keys.isWellFormed() ? Optional.of(keys) : Optional.empty();
  }

  /** Whether each block begins where the one before it ends, so that no look-up leaves the words. */
  private boolean isWellFormed() {
    boolean ascends = start(0) == 0 && start(1L << bits) == size;
    for (long block = 0; ascends && block < 1L << bits; block++)
      ascends = start(block) <= start(block + 1);
    return ascends;
  }

  private int start(long block) {
    return starts.get(INTS, Integer.BYTES * block);
  }

  int size() {
    return size;
  }

  long low(int index) {
    return lows.get(LONGS, (long) Long.BYTES * index);
  }

  long high(int index) {
    return wide ? highs.get(LONGS, (long) Long.BYTES * index) : 0;
  }

  /** The place of a region; -1 when it is not there. */
  int find(long low, long high) {
    long block = RegionList.mixed(low, high) >>> Long.SIZE - bits;
    int end = start(block + 1);
    for (int i = start(block); i < end; i++)
      if (low(i) == low && high(i) == high)
        return i;
    return -1;
  }
}
