package org.grundy.solve.sequence;

import java.util.Arrays;
import java.util.BitSet;
import org.grundy.effort.Budget;
import org.grundy.game.heap.Span;
import org.grundy.phrase.Phrase;

/**
 * For games in which a heap may become any of a range of smaller ones. The last heap so far of each value is kept in a
 * tree of minima: the value of a heap is the least whose last heap is below the range. Where ranges end before one that
 * came earlier the values of the range are gone through instead.
 *
 * <p>Time: the logarithm of the greatest value for each heap, or the length of its range. Space: an int for each heap, and
 * two for each value.
 */
final class SpanEngine extends TabularEngine {
  private final Span span;
  /** The last heap of value v among those seen stands at {@code width + v}, the least of two neighbours above them. */
  private int[] last = {-1, -1};
  private int width = 1;
  /** The number of heaps seen. */
  private int seen;

  SpanEngine(Span span) {
    this.span = span;
  }

  @Override
  public Phrase why() {
    return Phrase.of("a heap can become any heap in a range, so the last heap of each value is stored");
  }

  @Override
  int next(int heap, Budget budget) {
    budget.charge(1);
    int least = Math.toIntExact(Math.max(0, span.least(heap)));
    int most = Math.toIntExact(Math.min(heap - 1, span.most(heap)));
    return least > most ? 0 : most + 1 >= seen ? latest(least, most, budget) : scanned(least, most, budget);
  }

  private int latest(int least, int most, Budget budget) {
    for (; seen <= most; seen++)
      see(values[seen], seen, budget);
    int node = 1;
    while (node < width)
      node = last[2 * node] < least ? 2 * node : 2 * node + 1;
    return node - width;
  }

  /** There is always a value that no heap has. */
  private void see(int value, int heap, Budget budget) {
    while (value + 1 >= width)
      widen(budget);
    last[width + value] = heap;
    for (int node = (width + value) / 2; node >= 1; node /= 2)
      last[node] = Math.min(last[2 * node], last[2 * node + 1]);
  }

  private void widen(Budget budget) {
    var wider = new int[budget.grown(last.length, 4L * width, Integer.BYTES)];
    Arrays.fill(wider, -1);
    System.arraycopy(last, width, wider, 2 * width, width);
    width *= 2;
    for (int node = width - 1; node >= 1; node--)
      wider[node] = Math.min(wider[2 * node], wider[2 * node + 1]);
    last = wider;
  }

  private int scanned(int least, int most, Budget budget) {
    var met = new BitSet();
    budget.charge(most - least + 1L);
    for (int heap = least; heap <= most; heap++)
      met.set(values[heap]);
    return met.nextClearBit(0);
  }
}
