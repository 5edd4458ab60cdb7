package org.grundy.value.shortgame;

import java.util.Arrays;

/**
 * What the {@link Store views} of several threads share: arrays to which values are only appended, by whoever holds this
 * object's lock. An array that is full is copied to a larger one; what was appended stays readable in both.
 *
 * <p>The table is read without the lock as well. A place in it is written once and a word is read whole, as on every 64-bit JVM, so
 * who reads it sees either nothing or a handle, and looks again with the lock held before adding a value.
 */
final class Stock {
  int[] records = new int[Store.RECORD << 10];
  int[] options = new int[1 << 12];
  long[] table = new long[1 << 11];
  /** Of values. */
  int count;
  /** Of options. */
  int used;

  /** Makes room for one value; the lock is held. */
  void makeRoom(int recordsUsed, int moreOptions, Meter meter) {
    if (recordsUsed > records.length)
      records = grown(records, meter);
    while (used + moreOptions > options.length)
      options = grown(options, meter);
    if (3L * (count + 1) > 2L * table.length)
      enlargeTable(meter);
  }

  private static int[] grown(int[] array, Meter meter) {
    int length = (int) Math.min(Integer.MAX_VALUE - 8L, array.length + (array.length >> 1) + 8L);
    meter.reserve((long) Integer.BYTES * length);
    return Arrays.copyOf(array, length);
  }

  /** Puts a handle into the first free place. */
  static void place(long[] table, int handle, int hash) {
    int mask = table.length - 1;
    int at = hash & mask;
    while (table[at] != 0)
      at = at + 1 & mask;
    table[at] = (long) hash << Integer.SIZE | handle + 1;
  }

  private void enlargeTable(Meter meter) {
    meter.reserve(2L * Long.BYTES * table.length);
    var larger = new long[Math.multiplyExact(2, table.length)];
    for (long entry : table)
      if (entry != 0)
        place(larger, (int) entry - 1, (int) (entry >> Integer.SIZE));
    table = larger;
  }
}
