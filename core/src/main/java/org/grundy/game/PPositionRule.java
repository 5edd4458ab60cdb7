package org.grundy.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * The rule for the P-positions of several heaps under normal play, as a theorem gives it: one of the rules that people
 * discover.
 */
public sealed interface PPositionRule {
  /** Whether the rule gives the nim-values of all positions. */
  default boolean givesValues() {
    return switch (this) {
      case NimSum _, Remainder _ -> true;
      case BeattyPairs _, GoldenStrip _, GreedySum _ -> false;
    };
  }

  /**
   * The nim-value is the nim-sum of the first heap and of every {@code step}-th heap after it; 0 means a P-position.
   *
   * @param step 1 or more
   */
  record NimSum(int step) implements PPositionRule {
  }

  /**
   * Two heaps (a, a + width n) in either order, a = floor(n (2 - width + sqrt(width^2 + 4)) / 2).
   *
   * @param width 1 or more
   */
  record BeattyPairs(long width) implements PPositionRule {
    /** The greatest width for the prover: the digits of its numerations go up to the width. */
    private static final int WIDEST_WORD = 34;

    /**
     * Definitions for the prover, the last of which has the given name and holds for pairs whose smaller heap is first: y is
     * the string of x and a 0, in the numeration of (width, 1) (A. S. Fraenkel 1982). Empty for wider ones.
     */
    public Optional<String> definitions(String name) {
      if (width > WIDEST_WORD)
        return Optional.empty();
      String word = "a->" + "a".repeat(Math.toIntExact(width)) + "b b->a";
      return Optional.of("word wide := \"" + word + "\"\ndef " + name
          + "(x, y) \"the places (A_n, B_n) of the n-th a and b in the word of " + word
          + "\" :=\n  x = 0 & y = 0 | x >= 1 & wide[x-1] = @a & y = shift(x)\n");
    }
  }

  /** The smaller of two heaps is 0, or the greater exceeds it but is less than phi times as large. */
  record GoldenStrip() implements PPositionRule {
  }

  /**
   * A heap and a limit, which becomes f(k) = times k + plus when k is taken. Write the heap as a sum of the numbers h1 = 1,
   * h2, .., each time the greatest that fits: the last of them exceeds the limit, or the heap is empty. Each number adds to
   * the one before it, h, the least number l so far with f(l) &ge; h.
   *
   * @param heap  which of the two numbers is the heap
   * @param times 1 or more
   * @param plus  at least 1 - times
   */
  record GreedySum(int heap, long times, long plus) implements PPositionRule {
    /** The largest heap of a line of rules. */
    public static final long LARGEST = 1_000_000_000_000_000L;
    private static final int FIRST = 10;

    /** The limit after k tokens are taken. */
    public long limit(long k) {
      return Math.addExact(Math.multiplyExact(times, k), plus);
    }

    /**
     * The numbers up to a bound, ascending. Time linear in how many there are.
     *
     * @param most at most 2<sup>61</sup> / times
     */
    public List<Long> numbers(long most) {
      var numbers = new ArrayList<Long>();
      int least = 0;
      for (long next = 1; next <= most; next = Math.addExact(next, numbers.get(least))) {
        numbers.add(next);
        while (limit(numbers.get(least)) < next)
          least++;
      }
      return numbers;
    }

    /** The first few numbers. */
    public List<Long> first() {
      List<Long> all = numbers(1);
      for (long most = 2; all.size() < FIRST; most *= 2)
        all = numbers(most);
      return all.subList(0, FIRST);
    }

    /**
     * The sum of a heap, the greatest number first.
     *
     * @param size at most 2<sup>61</sup> / times
     */
    public long[] sum(long size) {
      var sum = LongStream.builder();
      List<Long> numbers = numbers(size);
      long left = size;
      for (int i = numbers.size() - 1; i >= 0; i--)
        if (numbers.get(i) <= left) {
          sum.add(numbers.get(i));
          left -= numbers.get(i);
        }
      return sum.build().toArray();
    }

    /** Whether each number is twice the one before it. */
    public boolean doubles() {
      return times <= 2 && plus == 1 - times;
    }
  }

  /**
   * The nim-value is the remainder of a heap after division by times l + plus, where l is the other number.
   *
   * @param heap  which of the two numbers is the heap
   * @param times 1 or more
   * @param plus  1 or more
   */
  record Remainder(int heap, long times, long plus) implements PPositionRule {
  }
}
