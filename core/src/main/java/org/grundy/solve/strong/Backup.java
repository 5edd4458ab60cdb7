package org.grundy.solve.strong;

import java.util.Arrays;
import org.grundy.value.Convention;

/** What is known of a position from the results of its options, which are passed one by one. */
final class Backup {
  private final Convention convention;
  private int soonest;
  private int latest;
  private long[] seen = new long[4];

  Backup(Convention convention) {
    this.convention = convention;
  }

  /** Begins a position. */
  void begin() {
    soonest = Integer.MAX_VALUE;
    latest = 0;
    Arrays.fill(seen, 0);
  }

  /** @param end of an option: the number of moves to the end plus 1 */
  void addEnd(int end) {
    if (StrongSolution.wins(end, convention))
      soonest = Math.min(soonest, end);
    else
      latest = Math.max(latest, end);
  }

  /** @param value of an option: its nim-value plus 1 */
  void addValue(int value) {
    int nimValue = value - 1;
    if (nimValue >> 6 >= seen.length)
      seen = Arrays.copyOf(seen, Math.max(2 * seen.length, (nimValue >> 6) + 1));
    seen[nimValue >> 6] |= 1L << nimValue;
  }

  /** The number of moves to the end plus 1: the winner hurries, the loser delays. */
  int end() {
    return soonest < Integer.MAX_VALUE ? soonest + 1 : latest + 1;
  }

  /** The nim-value plus 1: the least that no option has. */
  int value() {
    int word = 0;
    while (word < seen.length && seen[word] == -1)
      word++;
    return 1 + word * Long.SIZE + (word == seen.length ? 0 : Long.numberOfTrailingZeros(~seen[word]));
  }
}
