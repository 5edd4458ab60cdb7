package org.grundy.game;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.grundy.word.formula.Term;

/** The nim-value of a heap of n &ge; 0 in terms of a smaller heap's. Variable 0 of the terms is n. */
public sealed interface Recursion {
  /**
   * 1 to most(n) tokens may be taken, where most(n) is 0 to n, and most(n + 1) is most(n) or one more: the value is
   * most(n) if that has just grown, otherwise the value of n - most(n) - 1.
   */
  record Window(Term most) implements Recursion {
    /**
     * The heap of a value among those that a move leaves, each of which has another value. A heap for which most has just
     * grown has the value most; from there on, values repeat every most + 1 heaps until it grows again. Takes a binary
     * search for each number from the value to most(heap).
     *
     * @param value from 0
     * @return empty when no move leaves a heap of the value
     */
    public OptionalLong heapOf(long heap, long value) {
      long most = at(heap);
      if (value >= most && (value > most || first(most) == heap))
        return OptionalLong.empty();
      long found = first(value);
      for (long b = value; b < most; b++)
        found = last(found, b + 1, first(b + 1));
      found = last(found, most + 1, heap);
      return found < heap - most ? OptionalLong.empty() : OptionalLong.of(found);
    }

    /**
     * The heap, the one whose value it has because most has not just grown, and so on to the last, of which that cannot be
     * said.
     *
     * @param limit the most heaps that are returned
     */
    public List<Long> alike(long heap, int limit) {
      var heaps = new ArrayList<Long>(List.of(heap));
      for (long n = heap; n > 0 && at(n) == at(n - 1) && heaps.size() < limit; heaps.add(n))
        n -= at(n) + 1;
      return heaps;
    }

    /** The last number below an end that is a multiple of a period above another one. */
    private static long last(long from, long period, long end) {
      return from + (end - 1 - from) / period * period;
    }

    /** The first heap from which as many may be taken. */
    private long first(long taken) {
      long low = taken;
      long high = Math.max(1, taken);
      while (at(high) < taken)
        high = Math.multiplyExact(high, 2);
      while (low < high) {
        long middle = low + (high - low) / 2;
        if (at(middle) < taken)
          low = middle + 1;
        else
          high = middle;
      }
      return low;
    }

    private long at(long heap) {
      return most.value(new long[]{heap});
    }
  }

  /**
   * A move leaves at least {@code least} and at most min(most(n), n - 1), where most never falls, and some heap of each
   * value that heaps between them have: the value is 0 where there is no such heap, otherwise one more than that of the
   * greatest.
   */
  record Levels(Term most, long least) implements Recursion {
    /** Whether a move is left from every heap but the empty one. */
    public boolean endsAtNone() {
      return least == 0 && most.value(new long[]{1}) >= 0;
    }
  }

  /**
   * From each heap of {@code first} or more, which is 1 or more, the only move leaves most(n), from 0 to n - 1: the value
   * is 1 less that of the heap that is left. Smaller heaps have no move.
   */
  record Only(Term most, long first) implements Recursion {
  }

  /** After so many steps with the same bound, the rest of them are made at once. */
  int MOST_ALIKE = 64;

  Term most();

  /** The nim-value of a heap; empty when {@code steps} is too few. */
  default OptionalLong value(long heap, int steps) {
    long n = heap;
    int taken = 0;
    switch (this) {
      case Window window -> {
        int alike = 0;
        for (; n > 0 && most(n) == most(n - 1) && taken < steps; taken++) {
          long before = most(n);
          long left = n - before - 1;
          alike = left > 0 && most(left) == before ? alike + 1 : 0;
          // to the first heap from which as many may be taken, or just below it
          n = alike < MOST_ALIKE ? left : n - Math.ceilDiv(n - window.first(before), before + 1) * (before + 1);
        }
        return taken == steps ? OptionalLong.empty() : OptionalLong.of(n == 0 ? 0 : most(n));
      }
      case Only(Term _, long first) -> {
        for (; n >= first && taken < steps; taken++)
          n = most(n);
        return n >= first ? OptionalLong.empty() : OptionalLong.of(taken % 2);
      }
      case Levels(Term _, long least) -> {
        long left = left(n);
        for (; left >= least && taken < steps; taken++)
          left = left(left);
        return left >= least ? OptionalLong.empty() : OptionalLong.of(taken);
      }
    }
  }

  private long left(long heap) {
    return heap <= 0 ? -1 : Math.min(most(heap), heap - 1);
  }

  private long most(long heap) {
    return most().value(new long[]{heap});
  }
}
