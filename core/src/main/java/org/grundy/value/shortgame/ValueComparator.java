package org.grundy.value.shortgame;

/**
 * The order of values: g &le; h unless Right's or Left's move from h - g proves otherwise. Exact filters decide most
 * pairs at once: the stops (Conway: a number below the right stop of h is below h), then the {@link Signature}. The
 * other pairs are compared by the definition, without moves in numbers (the number avoidance theorem), with a
 * {@link Memo}.
 *
 * <p>Each pair that is not decided at once is charged to the budget. In the worst case every pair of followers is compared.
 */
final class ValueComparator {
  private final NumberUpStars nus;
  private final Store store;
  private final Meter meter;
  private final Memo memo;

  ValueComparator(NumberUpStars nus, Store store, Meter meter) {
    this.nus = nus;
    this.store = store;
    this.meter = meter;
    this.memo = new Memo(meter);
  }

  /** A number, as a handle. */
  int leftStop(int g) {
    return g >= NumberUpStars.WIDE ? nus.number(g) : store.leftStop(g);
  }

  /** A number, as a handle. */
  int rightStop(int g) {
    return g >= NumberUpStars.WIDE ? nus.number(g) : store.rightStop(g);
  }

  int below(int g) {
    return g >= NumberUpStars.WIDE ? nus.signatureBelow(g) : store.below(g);
  }

  int above(int g) {
    return g >= NumberUpStars.WIDE ? nus.signatureAbove(g) : store.above(g);
  }

  /** Options of Left, without the moves of a number: canonical ones, unless g is a number. */
  int leftCount(int g) {
    return g >= NumberUpStars.WIDE ? nus.leftCount(g) : store.leftCount(g);
  }

  int rightCount(int g) {
    return g >= NumberUpStars.WIDE ? nus.rightCount(g) : store.rightCount(g);
  }

  int left(int g, int index) {
    return g >= NumberUpStars.WIDE ? nus.left(g, index) : store.left(g, index);
  }

  int right(int g, int index) {
    return g >= NumberUpStars.WIDE ? nus.right(g, index) : store.right(g, index);
  }

  /** Too long for the JIT compiler to inline, which would otherwise make a copy in each of many callers. */
  boolean leq(int g, int h) {
    if (g == h)
      return true;
    int[] records = store.records();
    int leftG;
    int rightG;
    int belowG;
    int aboveG;
    if (g >= NumberUpStars.WIDE) {
      if (h >= NumberUpStars.WIDE)
        return nus.leq(g, h);
      leftG = nus.number(g);
      rightG = leftG;
      belowG = nus.signatureBelow(g);
      aboveG = nus.signatureAbove(g);
    } else {
      int record = Store.RECORD * g;
      leftG = records[record + Store.LEFT_STOP];
      rightG = records[record + Store.RIGHT_STOP];
      belowG = records[record + Store.BELOW];
      aboveG = records[record + Store.ABOVE];
    }
    int leftH;
    int rightH;
    int belowH;
    int aboveH;
    if (h >= NumberUpStars.WIDE) {
      leftH = nus.number(h);
      rightH = leftH;
      belowH = nus.signatureBelow(h);
      aboveH = nus.signatureAbove(h);
    } else {
      int record = Store.RECORD * h;
      leftH = records[record + Store.LEFT_STOP];
      rightH = records[record + Store.RIGHT_STOP];
      belowH = records[record + Store.BELOW];
      aboveH = records[record + Store.ABOVE];
    }
    if ((leftG & rightG & leftH & rightH) >= NumberUpStars.PACKED) {
      if (leftG < rightH)
        return true;
      if (leftG > leftH || rightG > rightH)
        return false;
    } else {
      if (nus.compareNumbers(leftG, rightH) < 0)
        return true;
      if (nus.compareNumbers(leftG, leftH) > 0 || nus.compareNumbers(rightG, rightH) > 0)
        return false;
    }
    if ((belowG & ~belowH | aboveH & ~aboveG) != 0)
      return false;
    if ((aboveG & belowH) != 0)
      return true;
    int known = memo.get(g, h);
    if (known >= 0)
      return known == 1;
    int lefts = leftCount(g);
    int rights = rightCount(h);
    meter.charge(1L + lefts + rights);
    boolean result = true;
    for (int i = 0; i < lefts && result; i++)
      result = !leq(h, left(g, i));
    for (int i = 0; i < rights && result; i++)
      result = !leq(right(h, i), g);
    memo.put(g, h, result);
    return result;
  }
}
