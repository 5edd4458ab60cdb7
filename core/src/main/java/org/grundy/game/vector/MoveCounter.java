package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.grundy.game.Count;
import org.grundy.game.Heaps;

/** Counts the moves of one position, support by support, in the cheapest exact way; or gives a lower bound. */
final class MoveCounter {
  static final int MOST_LINES = 1_000_000;

  /** The cost of a line, in ordinary lines, when the heaps do not fit the kernel. */
  private static final int BIG_LINE = 100;

  private static final BigInteger MOST = BigInteger.valueOf(MOST_LINES);

  private final List<BigInteger> heaps;
  private final boolean fits;
  private final long[] longs;

  private BigInteger total = BigInteger.ZERO;
  private BigInteger lines = BigInteger.ZERO;
  private boolean exact = true;

  MoveCounter(Heaps at, boolean fits) {
    this.heaps = at.list();
    this.fits = fits;
    this.longs = fits ? at.toLongs() : new long[0];
  }

  /** @param byArity the listed shapes */
  Count count(int arity, List<List<MoveShape>> byArity) {
    Supports.each(heaps.size(), arity, i -> heaps.get(i).signum() > 0, cells -> {
      total = total.add(count(cells, byArity.get(cells.length)));
      return true;
    });
    return exact ? new Count.Exactly(total) : new Count.AtLeast(total);
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
