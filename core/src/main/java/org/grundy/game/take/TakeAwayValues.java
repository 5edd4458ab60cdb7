package org.grundy.game.take;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.game.HeapValues;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * The nim-values of a take-away set. Each value depends only on the m before it, where m is the greatest number that
 * may be taken, so the values repeat once m in a row recur. The period is found by R. P. Brent, An improved Monte Carlo
 * factorization algorithm, BIT 20 (1980) 176-184: each state is compared with one earlier state, at a power of two.
 *
 * <p>Time: the size of the set for each value up to about three times the end of the first period; space 2 bytes a
 * value. Safe for any number of threads.
 */
final class TakeAwayValues implements HeapValues {
  /** The most values computed in search of a period, a few seconds of work. */
  private static final int MOST = 1 << 24;
  /** Steps between two charges. */
  private static final int AT_ONCE = 1 << 14;
  /** The longest state that is shown. */
  private static final int SHOWN = 16;

  private final int[] amounts;
  private final int reach;
  /** {@code stamps[v]} is the last heap but one of whose options has value v. */
  private final int[] stamps;
  private short[] values = new short[64];
  private int filled;
  /** The heap whose preceding values form the state that later ones are compared with. */
  private int checkpoint;
  private @Nullable Law law;

  TakeAwayValues(AmountList amounts) {
    this.amounts = amounts.toArray();
    this.reach = amounts.greatest();
    this.checkpoint = reach;
    this.stamps = new int[this.amounts.length + 2];
  }

  @Override
  public void prepare(Budget budget) {
    while (someMore())
      budget.charge(AT_ONCE);
  }

  /** Does a little of the work, so that no thread waits long for another; returns whether there is more to do. */
  private synchronized boolean someMore() {
    for (int i = 0; i <= AT_ONCE / amounts.length && !done(Integer.MAX_VALUE); i++)
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
    return Optional.ofNullable(law).map(l -> BigInteger.valueOf(values[(int) l.folded(heap)]));
  }

  @Override
  public synchronized Optional<Law> law() {
    fill(Integer.MAX_VALUE);
    return Optional.ofNullable(law);
  }

  /** Fills the values up to this heap, or to the end of the search. */
  private void fill(int heap) {
    while (!done(heap))
      step();
  }

  private boolean done(int heap) {
    return law != null || filled > heap || filled >= MOST;
  }

  private void step() {
    next();
    if (filled > checkpoint && same(checkpoint, filled))
      law = found(checkpoint, filled - checkpoint);
    else if (filled >= 2 * checkpoint)
      checkpoint = filled;
  }

  private void next() {
    int heap = filled;
    if (heap == values.length)
      values = Arrays.copyOf(values, 2 * heap);
    for (int amount : amounts) {
      if (amount > heap)
        break;
      stamps[values[heap - amount]] = heap + 1;
    }
    int mex = 0;
    while (stamps[mex] == heap + 1)
      mex++;
    values[heap] = (short) mex;
    filled++;
  }

  /** Whether the values that decide the next one are the same before both places. */
  private boolean same(int a, int b) {
    for (int i = 1; i <= reach; i++)
      if (values[a - i] != values[b - i])
        return false;
    return true;
  }

  private Law found(int repeated, int period) {
    int from = repeated - reach;
    while (from > 0 && values[from - 1] == values[from - 1 + period])
      from--;
    Phrase state = reach > SHOWN ? Phrase.verbatim("")
        : Phrase.verbatim(" = " + IntStream.range(from, from + reach).mapToObj(i -> Integer.toString(values[i]))
            .collect(Collectors.joining(" ")));
    return new Law(from, period, 0, reach == 1
        ? Phrase.of("each value depends only on the one before it, and G({0}) = G({1}){2}", from + period, from, state)
        : Phrase.of("each value depends only on the {0} before it, and G({1}..{2}) = G({3}..{4}){5}", reach,
            (long) from + period, (long) from + period + reach - 1, from, from + reach - 1, state));
  }
}
