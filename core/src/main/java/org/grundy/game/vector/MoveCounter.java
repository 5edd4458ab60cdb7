package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Count;
import org.grundy.game.Heaps;

/**
 * Counts the moves of one position: those of any heaps that lose amounts within the same bounds all at once, others
 * support by support in the cheapest exact way; or gives a lower bound.
 */
final class MoveCounter {
  static final int MOST_LINES = 1_000_000;
  /** The most supports that are counted one by one. */
  static final int MOST_SUPPORTS = 100_000;

  /** The cost of a line, in ordinary lines, when the heaps do not fit the kernel. */
  private static final int BIG_LINE = 100;

  private static final BigInteger MOST = BigInteger.valueOf(MOST_LINES);

  private final List<BigInteger> heaps;
  private final boolean fits;
  private final long[] longs;

  private BigInteger total = BigInteger.ZERO;
  private BigInteger lines = BigInteger.ZERO;
  private int supports;
  private boolean exact = true;

  MoveCounter(Heaps at, boolean fits) {
    this.heaps = at.list();
    this.fits = fits;
    this.longs = fits ? at.toLongs() : new long[0];
  }

  /** @param byArity the listed shapes */
  Count count(int arity, List<List<MoveShape>> byArity) {
    for (int size = 1; size <= arity; size++) {
      List<MoveShape> shapes = byArity.get(size);
      Optional<Box> uniform = shapes.size() == 1 && shapes.getFirst().barred().length == 0
          ? shapes.getFirst().box().filter(Box::isUniform) : Optional.empty();
      if (uniform.isPresent())
        total = total.add(products(size, uniform.get()));
      else
        each(size, shapes);
    }
    return exact ? new Count.Exactly(total) : new Count.AtLeast(total);
  }

  /** The sum, over all sets of so many heaps, of the product of the numbers of amounts that each may lose. */
  private BigInteger products(int size, Box uniform) {
    var sums = new BigInteger[size + 1];
    Arrays.fill(sums, BigInteger.ZERO);
    sums[0] = BigInteger.ONE;
    for (BigInteger heap : heaps) {
      BigInteger amounts = uniform.amounts(heap);
      for (int chosen = size; chosen > 0 && amounts.signum() > 0; chosen--)
        sums[chosen] = sums[chosen].add(sums[chosen - 1].multiply(amounts));
    }
    return sums[size];
  }

  private void each(int size, List<MoveShape> shapes) {
    Supports.ofSize(heaps.size(), size, i -> heaps.get(i).signum() > 0, cells -> {
      exact &= ++supports <= MOST_SUPPORTS;
      if (supports <= MOST_SUPPORTS)
        total = total.add(count(cells, shapes));
      return supports <= MOST_SUPPORTS;
    });
  }

  private BigInteger count(int[] cells, List<MoveShape> shapes) {
    List<BigInteger> sizes = Arrays.stream(cells).mapToObj(heaps::get).toList();
    BigInteger most = shapes.stream().filter(s -> s.barred().length == 0).flatMap(s -> s.box().stream())
        .map(box -> box.count(sizes)).max(Comparator.naturalOrder()).orElse(BigInteger.ZERO);
    if (shapes.isEmpty() || shapes.size() == 1 && shapes.getFirst().barred().length == 0
        && shapes.getFirst().box().isPresent())
      return most;
    lines = lines.add(sizes.stream().sorted().limit(cells.length - 1L)
        .reduce(BigInteger.valueOf(fits ? 1 : BIG_LINE), BigInteger::multiply));
    if (lines.compareTo(MOST) <= 0)
      return byLines(cells, shapes);
    exact = false;
    return most;
  }

  private BigInteger byLines(int[] cells, List<MoveShape> shapes) {
    BigInteger[] sum = {BigInteger.ZERO};
    if (!fits) {
      new BigLines(heaps, (_, _, from, to) -> {
        sum[0] = sum[0].add(to.subtract(from).add(BigInteger.ONE));
        return true;
      }).all(cells, shapes);
      return sum[0];
    }
    // A run is at most 2^62 long, so adding one never overflows if any excess over 2^62 is carried away.
    long[] low = {0};
    new LongLines(longs, (_, _, from, to) -> {
      low[0] += to - from + 1;
      if (low[0] >= 1L << 62) {
        sum[0] = sum[0].add(BigInteger.valueOf(low[0]));
        low[0] = 0;
      }
      return true;
    }).all(cells, shapes);
    return sum[0].add(BigInteger.valueOf(low[0]));
  }
}
