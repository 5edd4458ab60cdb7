package org.grundy.value.shortgame;

import java.util.Arrays;

/**
 * Canonical forms of sums and negatives. Numbers only translate (Siegel 2013, II.4): the options of G + x are those of
 * G, each plus x. Every other sum is made from the options {@code G^L + H, G + H^L | G^R + H, G + H^R}, each pair once
 * while it is cached. The number of pairs can be as large as the product of the numbers of followers, so use
 * {@link SumPlay} for just a winner or a comparison.
 */
final class Sums {
  private static final int SMALLEST = 1 << 10;
  private static final int LARGEST = 1 << 22;

  private final NumberUpStars nus;
  private final Store store;
  private final ValueComparator comparison;
  private final Canonicaliser canonical;
  private final Meter meter;
  /** A stack of the options of the sums being made. */
  private int[] stack = new int[256];
  private int top;
  /** Pairs of handles, plus 1, so that 0 means none. */
  private long[] pairs = new long[SMALLEST];
  private int[] sums = new int[SMALLEST];
  private int misses;

  Sums(NumberUpStars nus, Store store, ValueComparator comparison, Canonicaliser canonical, Meter meter) {
    this.nus = nus;
    this.store = store;
    this.comparison = comparison;
    this.canonical = canonical;
    this.meter = meter;
  }

  int plus(int g, int h) {
    int before = top;
    try {
      return sum(g, h);
    } finally {
      top = before;
    }
  }

  /** Too long for the JIT compiler to inline. */
  private int sum(int g, int h) {
    if (g >= NumberUpStars.WIDE && h >= NumberUpStars.WIDE)
      return nus.plus(g, h);
    if (g >= NumberUpStars.WIDE)
      return sum(h, g);
    if (h == NumberUpStars.ZERO)
      return g;
    if (h < NumberUpStars.WIDE && store.negative(g) == h)
      return NumberUpStars.ZERO;
    int first = Math.min(g, h);
    int second = Math.max(g, h);
    long pair = ((long) first << Integer.SIZE | second) + 1;
    int place = place(pair);
    if (pairs[place] == pair)
      return sums[place];
    meter.charge(1);
    int sum;
    if (nus.isNumber(h)) {
      sum = translated(g, h);
    } else if (h >= NumberUpStars.WIDE && nus.number(h) != NumberUpStars.ZERO) {
      sum = sum(sum(g, nus.infinitesimal(h)), nus.number(h));
    } else {
      int from = top;
      for (int i = 0, count = store.leftCount(g); i < count; i++)
        push(sum(store.left(g, i), h));
      for (int i = 0, count = comparison.leftCount(h); i < count; i++)
        push(sum(g, comparison.left(h, i)));
      int middle = top;
      for (int i = 0, count = store.rightCount(g); i < count; i++)
        push(sum(store.right(g, i), h));
      for (int i = 0, count = comparison.rightCount(h); i < count; i++)
        push(sum(g, comparison.right(h, i)));
      sum = canonical.make(stack, from, middle, top);
      top = from;
    }
    remember(pair, sum);
    return sum;
  }

  private static int place(long pair, int size) {
    long mixed = (pair ^ pair >>> 29) * 0x9E3779B97F4A7C15L;
    return (int) (mixed ^ mixed >>> 32) & size - 1;
  }

  private int place(long pair) {
    return place(pair, pairs.length);
  }

  private void remember(long pair, int sum) {
    if (++misses >= pairs.length && pairs.length < LARGEST)
      enlarge();
    int place = place(pair);
    pairs[place] = pair;
    sums[place] = sum;
  }

  private void enlarge() {
    misses = 0;
    if (!meter.affords(2L * (Long.BYTES + Integer.BYTES) * pairs.length))
      return;
    long[] oldPairs = pairs;
    int[] oldSums = sums;
    int length = meter.grown(oldPairs.length, 2L * oldPairs.length, Long.BYTES + Integer.BYTES);
    pairs = new long[length];
    sums = new int[length];
    for (int i = 0; i < oldPairs.length; i++)
      if (oldPairs[i] != 0) {
        int place = place(oldPairs[i]);
        pairs[place] = oldPairs[i];
        sums[place] = oldSums[i];
      }
  }

  private void push(int option) {
    if (top == stack.length)
      stack = Arrays.copyOf(stack, meter.grown(top, 2L * top, Integer.BYTES));
    stack[top++] = option;
  }

  private int translated(int g, int number) {
    int from = top;
    for (int i = 0, count = store.leftCount(g); i < count; i++)
      push(sum(store.left(g, i), number));
    int middle = top;
    for (int i = 0, count = store.rightCount(g); i < count; i++)
      push(sum(store.right(g, i), number));
    int sum = canonical.translate(stack, from, middle, top, nus.plus(store.leftStop(g), number),
        nus.plus(store.rightStop(g), number));
    top = from;
    return sum;
  }

  int negative(int g) {
    int before = top;
    try {
      return exchanged(g);
    } finally {
      top = before;
    }
  }

  private int exchanged(int g) {
    if (g >= NumberUpStars.WIDE)
      return nus.negative(g);
    int known = store.negative(g);
    if (known != Store.UNKNOWN)
      return known;
    meter.charge(1);
    int from = top;
    for (int i = 0, count = store.rightCount(g); i < count; i++)
      push(exchanged(store.right(g, i)));
    int middle = top;
    for (int i = 0, count = store.leftCount(g); i < count; i++)
      push(exchanged(store.left(g, i)));
    int negative = canonical.translate(stack, from, middle, top, nus.negative(store.rightStop(g)),
        nus.negative(store.leftStop(g)));
    top = from;
    store.setNegative(g, negative);
    store.setNegative(negative, g);
    return negative;
  }
}
