package org.grundy.value.shortgame;

import java.util.Arrays;

/**
 * The data that the {@link Store views} of several threads share: arrays to which values are only appended, while
 * holding this object's lock. A full array is copied to a larger one; values already appended stay readable in both.
 *
 * <p>The table is read without the lock as well. A place in it is written once and a word is read whole, as on every
 * 64-bit JVM, so a reader sees either nothing or a handle, and looks again with the lock held before adding a value.
 */
final class SharedForms {
  int[] records = new int[Store.RECORD << 10];
  int[] options = new int[1 << 12];
  long[] table = new long[1 << 11];
  /** Of values. */
  int count;
  /** Of options. */
  int used;

  /** Makes room for one value; the lock is held. */
  void makeRoom(long recordsUsed, int moreOptions, Meter meter) {
    if (recordsUsed > records.length)
      records = grown(records, recordsUsed, meter);
    if ((long) used + moreOptions > options.length)
      options = grown(options, (long) used + moreOptions, meter);
    if (3L * (count + 1) > 2L * table.length)
      enlargeTable(meter);
  }

  private static int[] grown(int[] array, long needed, Meter meter) {
    return Arrays.copyOf(array, meter.grown(array.length, needed, Integer.BYTES));
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
    var larger = new long[meter.grown(table.length, 2L * table.length, Long.BYTES)];
    for (long entry : table)
      if (entry != 0)
        place(larger, (int) entry - 1, (int) (entry >> Integer.SIZE));
    table = larger;
  }
}
