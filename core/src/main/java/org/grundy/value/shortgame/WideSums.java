package org.grundy.value.shortgame;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The sums of a number, ups and a nimber that do not fit into a handle, each at its own place, shared by several
 * threads. A thread may read without this object's lock whatever was appended before it last held the lock.
 */
final class WideSums {
  private final Map<WideSum, Integer> places = new HashMap<>();
  private WideSum[] sums = new WideSum[16];
  private int count;

  /** The place of a sum, from 0, below {@code NumberUpStars.PACKED - NumberUpStars.WIDE}; a new sum is added. */
  synchronized int place(WideSum sum) {
    Integer known = places.get(sum);
    if (known != null)
      return known;
    if (count >= NumberUpStars.PACKED - NumberUpStars.WIDE)
      throw new IllegalStateException("too many values");
    if (count == sums.length)
      sums = Arrays.copyOf(sums, 2 * count);
    sums[count] = sum;
    places.put(sum, count);
    return count++;
  }

  /** A thread's view of them. */
  static final class View {
    private final WideSums all;
    private WideSum[] sums = {};
    private int seen;

    View(WideSums all) {
      this.all = all;
    }

    WideSum at(int place) {
      if (place >= seen)
        synchronized (all) {
          sums = all.sums;
          seen = all.count;
        }
      return sums[place];
    }
  }
}
