package org.grundy.value.shortgame;

import java.util.Arrays;
import org.grundy.value.Player;

/**
 * A cache of who wins sums of handles, for either player moving first. It uses open addressing; a sum costs its length
 * and about 12 bytes. It is cleared at {@value #MOST} sums, or when memory runs out.
 */
final class WonSums {
  private static final int MOST = 1 << 20;
  private static final int SMALLEST = 1 << 8;

  /*
   * A sum is 4 length + 2 mover + 1 if the mover wins, then its parts. At the hash of a sum, table holds 1 + the place
   * where it begins, or 0 where free. It is never more than half full.
   */
  private final Meter meter;
  private int[] packed = new int[SMALLEST];
  private int[] table = new int[SMALLEST];
  private int used;
  private int count;

  WonSums(Meter meter) {
    this.meter = meter;
  }

  /** 1 when the mover wins, 0 when not, -1 when the sum is not cached. */
  int get(int[] parts, Player mover) {
    for (int slot = hash(parts, mover) & table.length - 1; table[slot] != 0; slot = slot + 1 & table.length - 1) {
      int at = table[slot] - 1;
      if (packed[at] >> 1 == head(parts, mover) >> 1
          && Arrays.equals(packed, at + 1, at + 1 + parts.length, parts, 0, parts.length))
        return packed[at] & 1;
    }
    return -1;
  }

  /** Adds a sum that is not cached yet. */
  void put(int[] parts, Player mover, boolean wins) {
    if (count == MOST || !fits(parts.length + 1L))
      forget();
    if (!fits(parts.length + 1L))
      return;
    enter(used, hash(parts, mover));
    packed[used] = head(parts, mover) | (wins ? 1 : 0);
    System.arraycopy(parts, 0, packed, used + 1, parts.length);
    used += parts.length + 1;
    count++;
  }

  /** Makes room for one more sum, if possible; returns whether there is room. */
  private boolean fits(long length) {
    long needed = used + length;
    if (needed > packed.length) {
      if (!meter.affords(Math.max(needed, packed.length + packed.length / 2L) * Integer.BYTES))
        return false;
      packed = Arrays.copyOf(packed, meter.grown(packed.length, needed, Integer.BYTES));
    }
    if (2 * count + 2 > table.length) {
      if (!meter.affords(2L * table.length * Integer.BYTES))
        return false;
      table = new int[meter.grown(table.length, 2L * table.length, Integer.BYTES)];
      for (int at = 0; at < used; at += (packed[at] >> 2) + 1)
        enter(at, hash(at));
    }
    return true;
  }

  private void forget() {
    Arrays.fill(table, 0);
    used = 0;
    count = 0;
  }

  private void enter(int at, int hash) {
    int slot = hash & table.length - 1;
    while (table[slot] != 0)
      slot = slot + 1 & table.length - 1;
    table[slot] = at + 1;
  }

  private static int head(int[] parts, Player mover) {
    return parts.length << 2 | mover.index() << 1;
  }

  private static int hash(int[] parts, Player mover) {
    return hash(head(parts, mover), parts, 0, parts.length);
  }

  private int hash(int at) {
    return hash(packed[at] & ~1, packed, at + 1, at + 1 + (packed[at] >> 2));
  }

  private static int hash(int head, int[] of, int from, int to) {
    int hash = head;
    for (int i = from; i < to; i++)
      hash = (hash ^ of[i]) * 0x9E3779B1 + (hash >>> 15);
    return hash ^ hash >>> 16;
  }
}
