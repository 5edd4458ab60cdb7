package org.grundy.solve.grundy;

import java.util.function.IntUnaryOperator;

/**
 * The greedy choice of sets that cover the most, lazily: what a set gains only falls as others are chosen, so the one on
 * top of a heap of old gains is weighed anew, and chosen when it stays on top. M. Minoux, Accelerated greedy algorithms
 * for maximizing submodular set functions, Optimization Techniques, LNCIS 7 (1978) 234-243, doi 10.1007/BFb0006528.
 */
final class Greedy {
  private final IntUnaryOperator gain;
  /** A binary heap of gain * 2^32 + set, the greatest first. */
  private final long[] heap;
  private int size;

  Greedy(int sets, IntUnaryOperator gain) {
    this.gain = gain;
    heap = new long[sets];
    for (int set = 0; set < sets; set++) {
      int first = gain.applyAsInt(set);
      if (first > 0)
        heap[size++] = (long) first << 32 | set;
    }
    for (int i = size / 2 - 1; i >= 0; i--)
      sink(i);
  }

  /** The set that gains most, or -1 when none gains anything. The caller must take what it covers away before the next. */
  int next() {
    while (size > 0) {
      int set = (int) heap[0];
      int now = gain.applyAsInt(set);
      if (now > 0 && now == (int) (heap[0] >> 32)) {
        remove();
        return set;
      }
      if (now == 0)
        remove();
      else {
        heap[0] = (long) now << 32 | set;
        sink(0);
      }
    }
    return -1;
  }

  private void remove() {
    heap[0] = heap[--size];
    sink(0);
  }

  private void sink(int from) {
    int i = from;
    while (2 * i + 1 < size) {
      int child = 2 * i + 1;
      if (child + 1 < size && heap[child + 1] > heap[child])
        child++;
      if (heap[i] >= heap[child])
        return;
      long moved = heap[i];
      heap[i] = heap[child];
      heap[child] = moved;
      i = child;
    }
  }
}
