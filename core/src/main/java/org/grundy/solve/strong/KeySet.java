package org.grundy.solve.strong;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import org.grundy.effort.Budget;

/**
 * Sorted mixed keys. Because they are spread evenly, their highest bits tell where to look, and only the other bits are
 * kept, in whole bytes: among 10 million keys of 40 bits, a key takes 3.8 bytes. Finding one costs two cache misses,
 * whatever the number of keys. Before looking up many keys, ask {@link #start} for each, so that the misses overlap.
 */
final class KeySet {
  static final ValueLayout.OfInt INTS = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  /** The most keys of a set. */
  static final int MOST = 1 << 30;
  private static final ValueLayout.OfLong LONGS = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  /** About so many keys have the same highest bits. */
  private static final int TOGETHER_BITS = 3;

  private final int size;
  /** How many of the lower bits are kept for each key, and in how many bytes. */
  private final int shift;
  private final int width;
  private final long mask;
  /** Where the keys with each of the highest bits begin, and the end. */
  private final MemorySegment starts;
  /** The lower bits of each key, and some zeros, so that the last can be read as a long. */
  private final MemorySegment lows;

  private KeySet(int size, int bits, MemorySegment starts, MemorySegment lows) {
    this.size = size;
    this.shift = bits - highBits(size, bits);
    this.width = width(size, bits);
    this.mask = (1L << shift) - 1;
    this.starts = starts;
    this.lows = lows;
  }

  private static int highBits(int size, int bits) {
    return Math.clamp(Integer.SIZE - Integer.numberOfLeadingZeros(size) - TOGETHER_BITS, 0, bits);
  }

  private static int width(int size, int bits) {
    return Math.ceilDiv(bits - highBits(size, bits), Byte.SIZE);
  }

  private static long startBytes(int size, int bits) {
    return Integer.BYTES * ((1L << highBits(size, bits)) + 1);
  }

  private static long lowBytes(int size, int bits) {
    return (long) size * width(size, bits) + Long.BYTES;
  }

  /** How many bytes keys take. */
  static long bytes(int size, int bits) {
    return startBytes(size, bits) + lowBytes(size, bits);
  }

  /** The keys that {@link #starts} and {@link #lows} were written for. */
  static KeySet of(int size, int bits, MemorySegment written) {
    long begin = startBytes(size, bits);
    return new KeySet(size, bits, written.asSlice(0, begin), written.asSlice(begin, lowBytes(size, bits)));
  }

  static KeySet empty(int bits, Budget budget) {
    return new Packer(0, bits, budget).packed();
  }

  /** Whether each block begins where the one before it ends, so that no look-up leaves the set. */
  boolean isWellFormed() {
    long blocks = starts.byteSize() / Integer.BYTES - 1;
    boolean ascends = begin(0) == 0 && begin(blocks) == size;
    for (long block = 0; ascends && block < blocks; block++)
      ascends = begin(block) <= begin(block + 1);
    return ascends;
  }

  /** Collects keys in ascending order, all different. */
  static final class Packer {
    private final KeySet set;
    private int count;
    private long block = -1;

    /**
     * @param size of the set
     * @throws org.grundy.effort.BudgetSpent when there is no room for it
     */
    Packer(int size, int bits, Budget budget) {
      if (size > MOST || lowBytes(size, bits) > Integer.MAX_VALUE - 8)
        throw budget.outOfMemory();
      budget.reserve(bytes(size, bits));
      set = new KeySet(size, bits, MemorySegment.ofArray(new byte[(int) startBytes(size, bits)]),
          MemorySegment.ofArray(new byte[(int) lowBytes(size, bits)]));
    }

    void add(long key) {
      begin(key >>> set.shift);
      // what follows is overwritten by the next key, or stays zero
      set.lows.set(LONGS, (long) set.width * count++, key & set.mask);
    }

    private void begin(long next) {
      while (block < next)
        set.starts.set(INTS, Integer.BYTES * ++block, count);
    }

    KeySet packed() {
      begin(set.starts.byteSize() / Integer.BYTES - 1);
      return set;
    }
  }

  int size() {
    return size;
  }

  MemorySegment starts() {
    return starts;
  }

  MemorySegment lows() {
    return lows;
  }

  /** The keys in order. */
  final class Cursor {
    private int index;
    private long block;

    /** @param index of the first key that is asked for */
    Cursor(int index) {
      this.index = index;
      long low = 0;
      for (long high = starts.byteSize() / Integer.BYTES - 1; low < high;) {
        long middle = (low + high + 1) >>> 1;
        if (begin(middle) <= index)
          low = middle;
        else
          high = middle - 1;
      }
      block = low;
    }

    long next() {
      while (begin(block + 1) <= index)
        block++;
      return block << shift | low(index++);
    }
  }

  private int begin(long block) {
    return starts.get(INTS, Integer.BYTES * block);
  }

  /** The lower bits of a key, for an index from 0 to the size. */
  long low(int index) {
    return lows.get(LONGS, (long) width * index) & mask;
  }

  long get(int index) {
    return new Cursor(index).next();
  }

  /** Where to look for a key. */
  int start(long key) {
    return begin(key >>> shift);
  }

  /** The place of a key at or soon after its {@link #start}; negative when it is not there. */
  int find(long key, int start) {
    int end = begin((key >>> shift) + 1);
    long low = key & mask;
    for (int i = start; i < end; i++)
      if (low(i) == low)
        return i;
    return -1;
  }
}
