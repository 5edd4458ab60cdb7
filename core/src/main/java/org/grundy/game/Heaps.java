package org.grundy.game;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * Sizes of heaps, each 0 or more and of any length, in the user's order. Sizes that fit a {@code long} are stored as
 * such.
 */
public final class Heaps {
  private final long[] sizes;
  /** All the sizes when one does not fit a long; {@code sizes} is then empty. */
  private final BigInteger @Nullable [] big;

  private Heaps(long[] sizes, BigInteger @Nullable [] big) {
    this.sizes = sizes;
    this.big = big;
  }

  /**
   * @throws IllegalArgumentException when a size is negative
   */
  public static Heaps of(long... sizes) {
    for (long size : sizes)
      if (size < 0)
        throw new IllegalArgumentException("a heap has 0 tokens or more, not " + size);
    return new Heaps(sizes.clone(), null);
  }

  /**
   * @throws IllegalArgumentException when a size is negative
   */
  public static Heaps of(List<BigInteger> sizes) {
    for (BigInteger size : sizes)
      if (size.signum() < 0)
        throw new IllegalArgumentException("a heap has 0 tokens or more, not " + size);
    return sizes.stream().allMatch(size -> size.bitLength() < Long.SIZE)
        ? new Heaps(sizes.stream().mapToLong(BigInteger::longValueExact).toArray(), null)
        : new Heaps(new long[0], sizes.toArray(BigInteger[]::new));
  }

  /** The notation of heaps as positions: whole numbers from 0. */
  public static Numbers<Heaps> notation() {
    return Numbers.from(0).written(Phrase.of("Write the sizes of the heaps with spaces between them."))
        .as(Heaps::of, Heaps::list);
  }

  /** The number of heaps, including empty ones. */
  public int count() {
    return big == null ? sizes.length : big.length;
  }

  /** The size of heap i, 0 to {@link #count} - 1. */
  public BigInteger get(int i) {
    return big == null ? BigInteger.valueOf(sizes[i]) : big[i];
  }

  /** Whether every size fits a {@code long}. */
  public boolean small() {
    return big == null;
  }

  /**
   * The sizes of {@link #small} heaps.
   *
   * @throws IllegalStateException when one does not fit
   */
  public long[] toLongs() {
    if (big != null)
      throw new IllegalStateException("a heap does not fit 63 bits: " + this);
    return sizes.clone();
  }

  /** All sizes, in the user's order. */
  public List<BigInteger> list() {
    return big == null ? Arrays.stream(sizes).mapToObj(BigInteger::valueOf).toList() : List.of(big);
  }

  /** These heaps with heap {@code i} of another size. */
  public Heaps with(int i, BigInteger size) {
    List<BigInteger> changed = new ArrayList<>(list());
    changed.set(i, size);
    return of(changed);
  }

  /** The heaps in ascending order, without the empty ones. */
  public Heaps sortedWithoutEmpty() {
    if (big == null) {
      long[] kept = Arrays.stream(sizes).filter(size -> size > 0).sorted().toArray();
      return Arrays.equals(kept, sizes) ? this : new Heaps(kept, null);
    }
    return of(Arrays.stream(big).filter(size -> size.signum() > 0).sorted().toList());
  }

  /** Ascending. */
  public Heaps sorted() {
    return of(list().stream().sorted().toList());
  }

  /** These heaps, all emptied except heap {@code i}: one summand, when no move changes two heaps. */
  public Heaps only(int i) {
    List<BigInteger> kept = new ArrayList<>(Collections.nCopies(count(), BigInteger.ZERO));
    kept.set(i, get(i));
    return of(kept);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Heaps h && Arrays.equals(sizes, h.sizes) && Arrays.equals(big, h.big);
  }

  @Override
  public int hashCode() {
    return big == null ? Arrays.hashCode(sizes) : Arrays.hashCode(big);
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
