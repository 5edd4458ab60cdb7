package org.grundy.solve.strong;

import java.util.Arrays;
import org.grundy.effort.Budget;

/**
 * A set of mixed keys that several threads fill, each through its own {@link Feeder}. It is divided by the highest bits
 * into 256 tables with open addressing, in which a key's place is given by its next bits: so a table in order of its
 * places is nearly sorted.
 *
 * <p>A key takes 12 to 24 bytes.
 */
final class KeyCollector {
  private static final int PARTS_BITS = 8;
  /** How many keys a feeder keeps for a part before it puts them there together. */
  private static final int TOGETHER = 256;
  private static final int FIRST_BITS = 6;
  private static final int OVERFLOW = 64;

  private final int bits;
  private final int partBits;
  private final Part[] parts;
  private final Tally tally;
  private final Budget budget;

  /**
   * @param bits  of the keys
   * @param tally of the positions found
   */
  KeyCollector(int bits, Tally tally, Budget budget) {
    this.bits = bits;
    this.tally = tally;
    this.partBits = Math.min(PARTS_BITS, bits);
    this.budget = budget;
    this.parts = new Part[1 << partBits];
    budget.reserve((long) Long.BYTES * parts.length * ((1 << FIRST_BITS) + OVERFLOW));
    Arrays.setAll(parts, _ -> new Part());
  }

  /** The keys with the same highest bits. */
  private final class Part {
    private int indexBits = FIRST_BITS;
    /** Keys plus 1, 0 where there is none. Keys whose place is taken go to the next free one. */
    private long[] table = new long[(1 << FIRST_BITS) + OVERFLOW];
    private int count;
    /** A sum of what is read early, so that it is read. */
    @SuppressWarnings("UnusedVariable") private long touched;

    synchronized void add(long[] keys, int size) {
      int before = count;
      for (int i = 0; i < size; i++)
        touched += table[place(keys[i])]; // so that the misses overlap
      for (int i = 0; i < size; i++)
        if (add(keys[i])) {
          count++;
          if (3L * count > 2L << indexBits)
            enlarge();
        }
      tally.add(count - before);
    }

    private boolean add(long key) {
      long kept = key + 1;
      int at = place(key);
      while (table[at] != 0) {
        if (table[at] == kept)
          return false;
        if (++at == table.length) {
          enlarge();
          at = place(key);
        }
      }
      table[at] = kept;
      return true;
    }

    /** Its next bits. */
    private int place(long key) {
      long low = key & (1L << bits - partBits) - 1;
      return (int) (bits - partBits > indexBits ? low >>> bits - partBits - indexBits : low);
    }

    private void enlarge() {
      long[] old = table;
      int length = (2 << indexBits) + OVERFLOW;
      budget.reserve((long) Long.BYTES * length);
      indexBits++;
      table = new long[length];
      for (long kept : old)
        if (kept != 0)
          add(kept - 1);
      budget.release((long) Long.BYTES * old.length);
    }

    /** Passes the keys on in order, and drops the table. */
    void pass(KeySet.Packer out) {
      var keys = new long[count];
      int to = 0;
      for (long kept : table)
        if (kept != 0) {
          int at = to++;
          for (; at > 0 && keys[at - 1] > kept - 1; at--)
            keys[at] = keys[at - 1];
          keys[at] = kept - 1;
        }
      for (long key : keys)
        out.add(key);
      budget.release((long) Long.BYTES * table.length);
      table = new long[0];
    }
  }

  /** Collects the keys of one thread. */
  final class Feeder {
    private final long[][] waiting = new long[parts.length][];
    private final int[] sizes = new int[parts.length];

    void add(long key) {
      int part = (int) (key >>> bits - partBits);
      long[] keys = waiting[part];
      if (keys == null) {
        budget.reserve(TOGETHER * Long.BYTES);
        keys = waiting[part] = new long[TOGETHER];
      }
      keys[sizes[part]++] = key;
      if (sizes[part] == TOGETHER)
        flush(part);
    }

    private void flush(int part) {
      if (sizes[part] > 0)
        parts[part].add(waiting[part], sizes[part]);
      sizes[part] = 0;
    }

    /** Puts all that waits into the set. Nothing can be added after that. */
    void close() {
      for (int part = 0; part < parts.length; part++) {
        flush(part);
        if (waiting[part] != null)
          budget.release(TOGETHER * Long.BYTES);
      }
    }
  }

  Feeder feeder() {
    return new Feeder();
  }

  /** All keys; the collector is then empty. */
  KeySet sorted() {
    long count = 0;
    for (Part part : parts)
      count += part.count;
    if (count > KeySet.MOST)
      throw budget.outOfMemory();
    var packer = new KeySet.Packer((int) count, bits, budget);
    for (Part part : parts)
      part.pass(packer);
    return packer.packed();
  }
}
