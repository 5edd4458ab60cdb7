package org.grundy.value.shortgame;

/**
 * One thread's view of the canonical forms that are not {@linkplain NumberUpStars sums of a number, ups and a nimber}:
 * each once, found by its options. Handles are assigned in order of creation and never change; they mean the same in
 * all views of one {@link SharedForms}.
 *
 * <p>A record is {@value #RECORD} ints, from {@code RECORD * handle}: the place of its options, the number of Left's,
 * the number of Right's, both stops (handles of numbers), the two words of the {@link Signature}, and the handle of the
 * negative or {@link #UNKNOWN}. Options lie in one array, Left's in ascending order, then Right's. The table holds
 * {@code hash << 32 | handle + 1} and is two thirds full at most. That is 32 bytes, 4 for each option and 12 to 24 of
 * the table for a value.
 */
final class Store {
  static final int UNKNOWN = -1;

  static final int RECORD = 8;
  static final int LEFT_STOP = 3;
  static final int RIGHT_STOP = 4;
  static final int BELOW = 5;
  static final int ABOVE = 6;
  private static final int PLACE = 0;
  private static final int LEFTS = 1;
  private static final int RIGHTS = 2;
  private static final int NEGATIVE = 7;
  /** Both arrays have at most about 2^31 entries, and handles of stored values are below {@link NumberUpStars#WIDE}. */
  private static final int MOST_VALUES = (Integer.MAX_VALUE - 16) / RECORD;

  /*
   * What was appended before this view last held the stock's lock is read without it: handles below "seen". A handle that
   * another thread made comes here from a table, as a negative or from the caller; it is "received", which takes the lock
   * once if it is not below "seen". Its maker let go of the lock before, so its record is readable then. When an array grows,
   * views with the old one still read there what they have seen; a negative written to the old one is only forgotten.
   */
  private final SharedForms forms;
  private final Meter meter;
  private int[] records;
  private int[] options;
  private long[] table;
  private int seen;

  Store(SharedForms forms, Meter meter) {
    this.forms = forms;
    this.meter = meter;
    synchronized (forms) {
      records = forms.records;
      options = forms.options;
      table = forms.table;
      seen = forms.count;
    }
  }

  SharedForms forms() {
    return forms;
  }

  int count() {
    synchronized (forms) {
      return forms.count;
    }
  }

  /**
   * Makes a value that another thread may have made readable here; does nothing for handles of sums that are not
   * stored.
   */
  void receive(int handle) {
    if (handle >= seen && handle < NumberUpStars.WIDE)
      synchronized (forms) {
        look();
      }
  }

  private void look() {
    records = forms.records;
    options = forms.options;
    table = forms.table;
    seen = forms.count;
  }

  /** The records of all handles that were made or received here. */
  int[] records() {
    return records;
  }

  int leftCount(int handle) {
    return records[RECORD * handle + LEFTS];
  }

  int rightCount(int handle) {
    return records[RECORD * handle + RIGHTS];
  }

  int left(int handle, int index) {
    return options[records[RECORD * handle + PLACE] + index];
  }

  int right(int handle, int index) {
    return options[records[RECORD * handle + PLACE] + records[RECORD * handle + LEFTS] + index];
  }

  int leftStop(int handle) {
    return records[RECORD * handle + LEFT_STOP];
  }

  int rightStop(int handle) {
    return records[RECORD * handle + RIGHT_STOP];
  }

  int below(int handle) {
    return records[RECORD * handle + BELOW];
  }

  int above(int handle) {
    return records[RECORD * handle + ABOVE];
  }

  int negative(int handle) {
    int negative = records[RECORD * handle + NEGATIVE];
    receive(negative);
    return negative;
  }

  void setNegative(int handle, int negative) {
    records[RECORD * handle + NEGATIVE] = negative;
  }

  private static int hash(int[] left, int lefts, int[] right, int rights) {
    long hash = lefts;
    for (int i = 0; i < lefts; i++)
      hash = (hash ^ left[i]) * 0x9E3779B97F4A7C15L;
    hash = (hash ^ 0x5555) * 0xD6E8FEB86659FD93L;
    for (int i = 0; i < rights; i++)
      hash = (hash ^ right[i]) * 0x9E3779B97F4A7C15L;
    return (int) (hash >>> 32 ^ hash >>> 7);
  }

  /** The value with these canonical options, in ascending order; {@link #UNKNOWN} when there is none. */
  int find(int[] left, int lefts, int[] right, int rights) {
    return find(hash(left, lefts, right, rights), left, lefts, right, rights);
  }

  private int find(int hash, int[] left, int lefts, int[] right, int rights) {
    long[] places = table;
    int mask = places.length - 1;
    int at = hash & mask;
    for (long entry = places[at]; entry != 0; entry = places[at]) {
      int handle = (int) entry - 1;
      if ((int) (entry >> Integer.SIZE) == hash) {
        receive(handle);
        if (same(handle, left, lefts, right, rights))
          return handle;
      }
      at = at + 1 & mask;
    }
    return UNKNOWN;
  }

  private boolean same(int handle, int[] left, int lefts, int[] right, int rights) {
    int record = RECORD * handle;
    if (records[record + LEFTS] != lefts || records[record + RIGHTS] != rights)
      return false;
    int place = records[record + PLACE];
    for (int i = 0; i < lefts; i++)
      if (options[place + i] != left[i])
        return false;
    for (int i = 0; i < rights; i++)
      if (options[place + lefts + i] != right[i])
        return false;
    return true;
  }

  /** Adds a value that an earlier lookup did not find; another thread may have added it since. */
  int add(int[] left, int lefts, int[] right, int rights, int leftStop, int rightStop, long signature) {
    int hash = hash(left, lefts, right, rights);
    synchronized (forms) {
      if (seen != forms.count) {
        look();
        int found = find(hash, left, lefts, right, rights);
        if (found != UNKNOWN)
          return found;
      }
      if (seen == MOST_VALUES || forms.used > Integer.MAX_VALUE - 16 - lefts - rights)
        throw new IllegalStateException("too many values");
      forms.makeRoom(RECORD * (seen + 1L), lefts + rights, meter);
      look();
      int record = RECORD * seen;
      int place = forms.used;
      records[record + PLACE] = place;
      records[record + LEFTS] = lefts;
      records[record + RIGHTS] = rights;
      records[record + LEFT_STOP] = leftStop;
      records[record + RIGHT_STOP] = rightStop;
      records[record + BELOW] = (int) signature;
      records[record + ABOVE] = (int) (signature >>> Integer.SIZE);
      records[record + NEGATIVE] = UNKNOWN;
      System.arraycopy(left, 0, options, place, lefts);
      System.arraycopy(right, 0, options, place + lefts, rights);
      forms.used += lefts + rights;
      SharedForms.place(table, seen, hash);
      forms.count++;
      return seen++;
    }
  }
}
