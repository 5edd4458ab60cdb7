package org.grundy.value.shortgame;

import java.util.Arrays;

/**
 * A game that is being made and is no number: compared with values by the definition, before it has a handle. Its value does
 * not change while its options are reduced, so neither do its stops and its signature, and what was found is remembered until
 * the next {@link #begin}.
 */
final class Draft {
  private static final int PLACES = 1 << 11;
  private static final int FEW = 4;

  final Side left = new Side();
  final Side right = new Side();

  private final Nus nus;
  private final Comparison comparison;
  private final Meter meter;
  /** Of handle h: {@code h << 2 | relation << 1 | result}, valid where the stamp is the present one. */
  private final long[] known = new long[PLACES];
  private final int[] stamps = new int[PLACES];
  private int stamp;
  private int leftStop;
  private int rightStop;
  private int below;
  private int above;

  Draft(Nus nus, Comparison comparison, Meter meter) {
    this.nus = nus;
    this.comparison = comparison;
    this.meter = meter;
  }

  /** @param leftStop the greatest right stop of Left's options; {@code rightStop} the least left stop of Right's */
  void begin(int leftStop, int rightStop) {
    if (++stamp == 0) {
      Arrays.fill(stamps, 0);
      stamp = 1;
    }
    this.leftStop = leftStop;
    this.rightStop = rightStop;
    long signature = signature();
    below = (int) signature;
    above = (int) (signature >>> Integer.SIZE);
  }

  long signature() {
    int anyLeft = 0;
    int anyRight = 0;
    for (int i = 0; i < left.count; i++)
      anyLeft |= comparison.below(left.options[i]);
    for (int i = 0; i < right.count; i++)
      anyRight |= comparison.above(right.options[i]);
    return Signature.of(anyLeft, anyRight);
  }

  /** Whether x is less than or equal to this game. Too long to be copied into its callers when compiled. */
  boolean atLeast(int x) {
    int leftX;
    int rightX;
    int belowX;
    int aboveX;
    if (x >= Nus.WIDE) {
      leftX = nus.number(x);
      rightX = leftX;
      belowX = nus.signatureBelow(x);
      aboveX = nus.signatureAbove(x);
    } else {
      int[] records = comparison.records();
      int record = Store.RECORD * x;
      leftX = records[record + Store.LEFT_STOP];
      rightX = records[record + Store.RIGHT_STOP];
      belowX = records[record + Store.BELOW];
      aboveX = records[record + Store.ABOVE];
    }
    if (nus.compareNumbers(leftX, rightStop) < 0)
      return true;
    if (nus.compareNumbers(leftX, leftStop) > 0 || nus.compareNumbers(rightX, rightStop) > 0)
      return false;
    if ((belowX & ~below | above & ~aboveX) != 0)
      return false;
    if ((aboveX & below) != 0)
      return true;
    int place = place(x, 0);
    if (remembers(place, x, 0))
      return (known[place] & 1) == 1;
    int lefts = comparison.leftCount(x);
    meter.charge(1L + lefts + right.count);
    boolean result = true;
    for (int i = 0; i < right.count && result; i++)
      result = !comparison.leq(right.options[i], x);
    for (int i = 0; i < lefts && result; i++)
      result = !atMost(comparison.left(x, i));
    remember(place, x, 0, result);
    return result;
  }

  /** Whether this game is less than or equal to x. Too long to be copied into its callers when compiled. */
  boolean atMost(int x) {
    int leftX;
    int rightX;
    int belowX;
    int aboveX;
    if (x >= Nus.WIDE) {
      leftX = nus.number(x);
      rightX = leftX;
      belowX = nus.signatureBelow(x);
      aboveX = nus.signatureAbove(x);
    } else {
      int[] records = comparison.records();
      int record = Store.RECORD * x;
      leftX = records[record + Store.LEFT_STOP];
      rightX = records[record + Store.RIGHT_STOP];
      belowX = records[record + Store.BELOW];
      aboveX = records[record + Store.ABOVE];
    }
    if (nus.compareNumbers(leftStop, rightX) < 0)
      return true;
    if (nus.compareNumbers(leftStop, leftX) > 0 || nus.compareNumbers(rightStop, rightX) > 0)
      return false;
    if ((below & ~belowX | aboveX & ~above) != 0)
      return false;
    if ((above & belowX) != 0)
      return true;
    int place = place(x, 1);
    if (remembers(place, x, 1))
      return (known[place] & 1) == 1;
    int rights = comparison.rightCount(x);
    meter.charge(1L + rights + left.count);
    boolean result = true;
    for (int i = 0; i < left.count && result; i++)
      result = !comparison.leq(x, left.options[i]);
    for (int i = 0; i < rights && result; i++)
      result = !atLeast(comparison.right(x, i));
    remember(place, x, 1, result);
    return result;
  }

  private static int place(int x, int relation) {
    return (x * 2 + relation) * 0x9E3779B9 >>> Integer.SIZE - Integer.numberOfTrailingZeros(PLACES);
  }

  private boolean remembers(int place, int x, int relation) {
    return stamps[place] == stamp && known[place] >> 1 == 2L * x + relation;
  }

  private void remember(int place, int x, int relation, boolean result) {
    stamps[place] = stamp;
    known[place] = (2L * x + relation) << 1 | (result ? 1 : 0);
  }

  /** Drops the options of a side that another one of it is at least as good as. */
  void removeDominated(Side side) {
    boolean forLeft = side == left;
    int kept = 0;
    int[] options = side.options;
    meter.charge((long) side.count * (side.count > FEW ? side.count : 1));
    for (int i = 0; i < side.count; i++) {
      int candidate = options[i];
      boolean dominated = false;
      int survivors = 0;
      for (int j = 0; j < kept; j++) {
        int other = options[j];
        if (!dominated && (forLeft ? comparison.leq(candidate, other) : comparison.leq(other, candidate))) {
          System.arraycopy(options, j, options, survivors, kept - j);
          survivors += kept - j;
          dominated = true;
          break;
        }
        if (forLeft ? !comparison.leq(other, candidate) : !comparison.leq(candidate, other))
          options[survivors++] = other;
      }
      kept = survivors;
      if (!dominated)
        options[kept++] = candidate;
    }
    side.count = kept;
  }
}
