package org.grundy.game.take;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.HeapValues;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * The nim-values when all numbers but a few may be taken, the greatest barred number being m. The values of all heaps
 * smaller by m + 1 or more are excluded; let M be the least number not among them. The last m values and the excluded
 * numbers above M, all relative to M, decide what follows. When this state recurs after p heaps with M greater by g,
 * then G(n + p) = G(n) + g forever.
 *
 * <p>Each value is compared with one earlier state, at a power of two. Time: m for each heap up to about three times
 * the end of the first period. Safe for any number of threads.
 */
final class AllButValues implements HeapValues {
  /** The most work in search of a period: the number of values times the greatest barred number. */
  private static final long MOST_WORK = 1L << 30;
  private static final int MOST = 1 << 22;

  private final boolean[] barred;
  /** Steps between two charges. */
  private static final int AT_ONCE = 1 << 14;

  private final int reach;
  private final int most;
  private int[] values = new int[64];
  private int filled;
  /** The values of the heaps below {@code filled - reach}, and the least number not among them. */
  private final BitSet excluded = new BitSet();
  private int least;
  private int checkpoint;
  private int leastThen;
  private BitSet excludedThen = new BitSet();
  private @Nullable Law law;

  AllButValues(AmountList amounts) {
    this.reach = amounts.greatest();
    this.barred = new boolean[reach + 1];
    for (int amount : amounts.toArray())
      barred[amount] = true;
    this.most = (int) Math.clamp(MOST_WORK / reach, 4L * reach, MOST);
  }

  @Override
  public void prepare(Budget budget) {
    while (someMore())
      budget.charge(AT_ONCE);
  }

  /** Does a little of the work, so that no thread waits long for another; returns whether there is more to do. */
  private synchronized boolean someMore() {
    for (int i = 0; i <= AT_ONCE / reach && !done(Integer.MAX_VALUE); i++)
      step();
    return !done(Integer.MAX_VALUE);
  }

  private static int index(BigInteger heap) {
    return heap.bitLength() < Integer.SIZE - 1 ? heap.intValueExact() : Integer.MAX_VALUE;
  }

  @Override
  public synchronized Optional<BigInteger> value(BigInteger heap) {
    fill(index(heap));
    if (heap.compareTo(BigInteger.valueOf(filled)) < 0)
      return Optional.of(BigInteger.valueOf(values[heap.intValueExact()]));
    return Optional.ofNullable(law).map(l -> BigInteger.valueOf(values[(int) l.folded(heap)]).add(l.gained(heap)));
  }

  @Override
  public synchronized Optional<Law> law() {
    fill(Integer.MAX_VALUE);
    return Optional.ofNullable(law);
  }

  /** The value of a heap already computed. */
  synchronized int small(int heap) {
    return values[heap];
  }

  private void fill(int heap) {
    while (!done(heap))
      step();
  }

  private boolean done(int heap) {
    return law != null || filled > heap || filled >= most;
  }

  private void step() {
    next();
    if (checkpoint > 0 && same())
      law = found();
    else if (filled >= Math.max(reach, 2 * checkpoint))
      remember();
  }

  private void remember() {
    checkpoint = filled;
    leastThen = least;
    excludedThen = excluded.get(least, Math.max(least, excluded.length()));
  }

  private void next() {
    int heap = filled;
    if (heap == values.length)
      values = Arrays.copyOf(values, 2 * heap);
    var seen = new BitSet();
    for (int taken = 1; taken <= Math.min(reach, heap); taken++)
      if (!barred[taken] && values[heap - taken] >= least)
        seen.set(values[heap - taken] - least);
    int mex = least;
    while (excluded.get(mex) || seen.get(mex - least))
      mex++;
    values[heap] = mex;
    filled++;
    if (filled > reach)
      excluded.set(values[filled - reach - 1]);
    least = excluded.nextClearBit(least);
  }

  private boolean same() {
    for (int i = 1; i <= reach; i++) {
      int then = values[checkpoint - i] - leastThen;
      int now = values[filled - i] - least;
      if (then != now && (then >= 0 || now >= 0))
        return false;
    }
    return excluded.get(least, Math.max(least, excluded.length())).equals(excludedThen);
  }

  private Law found() {
    int period = filled - checkpoint;
    int gain = least - leastThen;
    // The states say nothing about values already below M, so these are not compared through states.
    int from = checkpoint;
    while (from > 0 && values[from - 1] + gain == values[from - 1 + period])
      from--;
    return new Law(from, period, gain,
        Phrase.of(
            "each value depends only on the {0} before it and on which are permanently excluded, and both recur at {1} "
                + "as they were at {2}, {3} greater",
            reach, filled, checkpoint, gain));
  }
}
