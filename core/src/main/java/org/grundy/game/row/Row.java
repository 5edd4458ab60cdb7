package org.grundy.game.row;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.grundy.number.Bits;
import org.jspecify.annotations.Nullable;

/**
 * A row of numbers, taken from its ends. Rows that are left of one row share its numbers. Taking a number, the hash
 * code, and comparing different rows cost no more for a long row than for a short one.
 */
public final class Row {
  private static final long BASE = 0x9E3779B97F4A7C15L;

  private final Dealt dealt;
  private final int from;
  private final int to;

  /** The row as it was dealt. */
  private static final class Dealt {
    final long[] numbers;
    /** The hash of the first i numbers, as a polynomial in {@link #BASE}. */
    final long[] hashes;
    final long[] powers;

    Dealt(long[] numbers) {
      this.numbers = numbers.clone();
      hashes = new long[numbers.length + 1];
      powers = new long[numbers.length + 1];
      powers[0] = 1;
      for (int i = 0; i < numbers.length; i++) {
        hashes[i + 1] = hashes[i] * BASE + Bits.scattered(numbers[i] + 1);
        powers[i + 1] = powers[i] * BASE;
      }
    }
  }

  private Row(Dealt dealt, int from, int to) {
    this.dealt = dealt;
    this.from = from;
    this.to = to;
  }

  /** A row as it is dealt, front first; the array is copied. Time linear in its length. */
  public static Row of(long... numbers) {
    return new Row(new Dealt(numbers), 0, numbers.length);
  }

  /**
   * @throws ArithmeticException when a number does not fit a {@code long}
   */
  public static Row of(List<BigInteger> numbers) {
    return of(numbers.stream().mapToLong(BigInteger::longValueExact).toArray());
  }

  /** The number of numbers left. */
  public int size() {
    return to - from;
  }

  /** The i-th number left, from the front, with i from 0 to {@link #size} - 1. */
  public long get(int i) {
    return dealt.numbers[from + Objects.checkIndex(i, size())];
  }

  /** The numbers left, front first. */
  public List<BigInteger> list() {
    return IntStream.range(0, size()).mapToObj(i -> BigInteger.valueOf(get(i))).toList();
  }

  /** Without the first number. The row must not be empty. */
  public Row withoutFirst() {
    return new Row(dealt, from + 1, to);
  }

  /** Without the last number. The row must not be empty. */
  public Row withoutLast() {
    return new Row(dealt, from, to - 1);
  }

  private long hash() {
    return dealt.hashes[to] - dealt.hashes[from] * dealt.powers[to - from];
  }

  /** Equal rows hold equal numbers; their hashes are compared first. */
  @Override
  public boolean equals(@Nullable Object other) {
    if (!(other instanceof Row row) || size() != row.size())
      return false;
    return dealt == row.dealt && from == row.from
        || hash() == row.hash() && Arrays.equals(dealt.numbers, from, to, row.dealt.numbers, row.from, row.to);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(Bits.scattered(hash()));
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
