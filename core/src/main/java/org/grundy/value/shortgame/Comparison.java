package org.grundy.value.shortgame;

/**
 * The order of values: g &le; h unless Right's or Left's move from h - g proves otherwise. Filters that are exact decide most
 * pairs at once: the stops (Conway: a number below the right stop of h is below h), then the {@link Signature}. The rest goes
 * by the definition, where numbers make no moves (the number avoidance theorem), with a {@link Memo}.
 *
 * <p>Each pair that is not decided at once is charged to the budget. In the worst case every pair of followers is compared.
 */
final class Comparison {
  private final Nus nus;
  private final Store store;
  private final Meter meter;
  private final Memo memo;

  Comparison(Nus nus, Store store, Meter meter) {
    this.nus = nus;
    this.store = store;
    this.meter = meter;
    this.memo = new Memo(meter);
  }

  /** A number, as a handle. */
  int leftStop(int g) {
    return g >= Nus.WIDE ? nus.number(g) : store.leftStop(g);
  }

  /** A number, as a handle. */
  int rightStop(int g) {
    return g >= Nus.WIDE ? nus.number(g) : store.rightStop(g);
  }

  int below(int g) {
    return g >= Nus.WIDE ? nus.signatureBelow(g) : store.below(g);
  }

  int above(int g) {
    return g >= Nus.WIDE ? nus.signatureAbove(g) : store.above(g);
  }

  /** Options of Left, without the moves of a number: canonical ones, unless g is a number. */
  int leftCount(int g) {
    return g >= Nus.WIDE ? nus.leftCount(g) : store.leftCount(g);
  }

  int rightCount(int g) {
    return g >= Nus.WIDE ? nus.rightCount(g) : store.rightCount(g);
  }

  int left(int g, int index) {
    return g >= Nus.WIDE ? nus.left(g, index) : store.left(g, index);
  }

  int right(int g, int index) {
    return g >= Nus.WIDE ? nus.right(g, index) : store.right(g, index);
  }

  boolean leq(int g, int h) {
    if (g == h)
      return true;
    if (g >= Nus.WIDE && h >= Nus.WIDE)
      return nus.leq(g, h);
    int rightStop = rightStop(h);
    int leftStop = leftStop(g);
    if (nus.compareNumbers(leftStop, rightStop) < 0)
      return true;
    if (nus.compareNumbers(leftStop, leftStop(h)) > 0 || nus.compareNumbers(rightStop(g), rightStop) > 0)
      return false;
    int belowG = below(g);
    int belowH = below(h);
    int aboveG = above(g);
    if ((belowG & ~belowH | above(h) & ~aboveG) != 0)
      return false;
    if ((aboveG & belowH) != 0)
      return true;
    int known = memo.get(g, h);
    if (known >= 0)
      return known == 1;
    boolean result = byOptions(g, h);
    memo.put(g, h, result);
    return result;
  }

  private boolean byOptions(int g, int h) {
    int lefts = leftCount(g);
    int rights = rightCount(h);
    meter.charge(1L + lefts + rights);
    for (int i = 0; i < lefts; i++)
      if (leq(h, left(g, i)))
        return false;
    for (int i = 0; i < rights; i++)
      if (leq(right(h, i), g))
        return false;
    return true;
  }
}
