package org.grundy.value.shortgame;

/**
 * A bounded cache of results for pairs of handles; a later pair may overwrite an earlier one. It starts small enough
 * for a core's cache. It doubles when hits are frequent enough to be worth waiting for memory: {@value #WORTH} hits for
 * each miss, while it missed as many pairs as it has places. It takes at most a share of the process's memory.
 */
final class Memo {
  private static final int SMALLEST = 1 << 12;
  /** The places up to which it always doubles. */
  private static final int IN_CACHE = 1 << 15;
  private static final int WORTH = 2;
  /** The memo takes at most 1 / SHARE of the heap. */
  private static final int SHARE = 32;
  /** A pair and a bit fit into 63 bits, because handles are below 2^31. */
  private static final long KNOWN = Long.MIN_VALUE;

  private final Meter meter;
  private int largest;
  private long[] entries = new long[SMALLEST];
  private int shift = Long.SIZE - Integer.numberOfTrailingZeros(SMALLEST);
  private int misses;
  private long hits;

  Memo(Meter meter) {
    this.meter = meter;
    long places = Runtime.getRuntime().maxMemory() / SHARE / Long.BYTES;
    largest = (int) Long.highestOneBit(Math.clamp(places, SMALLEST, 1 << 24));
  }

  private int place(long pair) {
    long mixed = (pair ^ pair >>> 29) * 0x9E3779B97F4A7C15L;
    return (int) ((mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L >>> shift);
  }

  private static long pair(int g, int h) {
    return (long) g << 31 | h;
  }

  /** 1 for true, 0 for false, -1 when the pair is not remembered. */
  int get(int g, int h) {
    long pair = pair(g, h);
    long entry = entries[place(pair)];
    if ((entry & ~KNOWN) >> 1 != pair || entry >= 0)
      return -1;
    hits++;
    return (int) (entry & 1);
  }

  void put(int g, int h, boolean result) {
    if (++misses >= entries.length)
      look();
    long pair = pair(g, h);
    entries[place(pair)] = KNOWN | pair << 1 | (result ? 1 : 0);
  }

  private void look() {
    boolean worth = entries.length < IN_CACHE || hits >= (long) WORTH * misses;
    misses = 0;
    hits = 0;
    if (worth && entries.length < largest)
      enlarge();
  }

  private void enlarge() {
    long[] old = entries;
    if (!meter.affords(2L * Long.BYTES * old.length)) {
      largest = old.length;
      return;
    }
    entries = new long[meter.grown(old.length, 2L * old.length, Long.BYTES)];
    shift--;
    for (long entry : old)
      if (entry < 0)
        entries[place((entry & ~KNOWN) >> 1)] = entry;
  }
}
