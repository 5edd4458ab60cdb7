package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** {@link LongLines} for heaps of any size. */
final class BigLines {
  /** Like {@link VectorMoves.Runs}; {@code taken} has 0 for {@code heap}. */
  interface Runs {
    boolean run(List<BigInteger> taken, int heap, BigInteger from, BigInteger to);
  }

  /** The numbers from {@code from} to {@code to}; none when {@code to} is less. */
  record Interval(BigInteger from, BigInteger to) {
    boolean isEmpty() {
      return from.compareTo(to) > 0;
    }

    Interval and(Interval other) {
      return new Interval(from.max(other.from), to.min(other.to));
    }

    /** The parts outside {@code other}, which lies within this interval. */
    List<Interval> without(Interval other) {
      return List.of(new Interval(from, other.from.subtract(BigInteger.ONE)),
          new Interval(other.to.add(BigInteger.ONE), to));
    }

    /** The part in which sum + c * v is 0 or more. */
    Interval where(BigInteger sum, long c) {
      BigInteger size = BigInteger.valueOf(c).abs();
      if (c == 0)
        return sum.signum() >= 0 ? this : new Interval(BigInteger.ONE, BigInteger.ZERO);
      return c > 0 ? new Interval(from.max(ceiling(sum.negate(), size)), to)
          : new Interval(from, to.min(floor(sum, size)));
    }
  }

  private final List<BigInteger> heaps;
  private final Runs out;
  private final List<BigInteger> taken;

  BigLines(List<BigInteger> heaps, Runs out) {
    this.heaps = heaps;
    this.out = out;
    this.taken = new ArrayList<>(Collections.nCopies(heaps.size(), BigInteger.ZERO));
  }

  static BigInteger floor(BigInteger a, BigInteger positive) {
    BigInteger[] parts = a.divideAndRemainder(positive);
    return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }

  static BigInteger ceiling(BigInteger a, BigInteger positive) {
    return floor(a.negate(), positive).negate();
  }

  /** Lists all moves that take from exactly these heaps; returns whether more are wanted. */
  boolean all(int[] support, List<MoveShape> shapes) {
    if (shapes.isEmpty())
      return true;
    int[] cells = IntStream.of(support).boxed().sorted(Comparator.comparing(heaps::get)).mapToInt(i -> i).toArray();
    boolean more = outer(cells, 0, shapes);
    for (int cell : cells)
      taken.set(cell, BigInteger.ZERO);
    return more;
  }

  private boolean outer(int[] cells, int j, List<MoveShape> shapes) {
    int cell = cells[j];
    if (j == cells.length - 1) {
      for (Interval interval : line(cells, shapes, taken))
        if (!out.run(taken, cell, interval.from, interval.to))
          return false;
      return true;
    }
    for (BigInteger amount = BigInteger.ONE; amount.compareTo(heaps.get(cell)) <= 0; amount = amount
        .add(BigInteger.ONE)) {
      taken.set(cell, amount);
      if (!outer(cells, j + 1, shapes))
        return false;
    }
    return true;
  }

  /**
   * The amounts that may be taken from the last of the cells, ascending, when {@code given} is taken from the others.
   */
  List<Interval> line(int[] cells, List<MoveShape> shapes, List<BigInteger> given) {
    int inner = cells[cells.length - 1];
    var room = new Interval(BigInteger.ONE, heaps.get(inner));
    List<Interval> found = new ArrayList<>();
    for (MoveShape shape : shapes) {
      Interval allowed = room;
      for (Inequality inequality : shape.allowed())
        allowed = allowed.where(sum(inequality, cells, given), inequality.coefficients()[cells.length - 1]);
      found.addAll(unbarred(allowed, shape, given, inner));
    }
    return union(found);
  }

  private static BigInteger sum(Inequality inequality, int[] cells, List<BigInteger> given) {
    BigInteger sum = BigInteger.valueOf(inequality.constant());
    for (int j = 0; j < cells.length - 1; j++)
      sum = sum.add(given.get(cells[j]).multiply(BigInteger.valueOf(inequality.coefficients()[j])));
    return sum;
  }

  private List<Interval> unbarred(Interval allowed, MoveShape shape, List<BigInteger> given, int inner) {
    List<Interval> pieces = List.of(allowed);
    if (shape.barred().length > 0)
      for (int[] naming : Orders.ascending(heaps))
        for (Inequality[] exception : shape.barred()) {
          Interval barred = allowed;
          for (Inequality inequality : exception)
            barred = barred(barred, inequality, naming, given, inner);
          Interval out = barred;
          if (!out.isEmpty())
            pieces = pieces.stream().flatMap(
                p -> p.and(out).isEmpty() ? List.of(p).stream() : p.without(p.and(out)).stream()).toList();
        }
    return pieces;
  }

  private Interval barred(Interval room, Inequality inequality, int[] naming, List<BigInteger> given, int inner) {
    BigInteger sum = BigInteger.valueOf(inequality.constant());
    long c = 0;
    for (int j = 0; j < naming.length; j++) {
      long coefficient = inequality.coefficients()[j];
      BigInteger left = heaps.get(naming[j]);
      if (naming[j] == inner)
        c = -coefficient;
      else
        left = left.subtract(given.get(naming[j]));
      sum = sum.add(left.multiply(BigInteger.valueOf(coefficient)));
    }
    return room.where(sum, c);
  }

  private static List<Interval> union(List<Interval> intervals) {
    Interval[] ascending = intervals.stream().filter(i -> !i.isEmpty()).sorted(Comparator.comparing(Interval::from))
        .toArray(Interval[]::new);
    var union = new ArrayList<Interval>();
    for (Interval next : Arrays.asList(ascending))
      if (!union.isEmpty() && next.from.compareTo(union.getLast().to.add(BigInteger.ONE)) <= 0)
        union.set(union.size() - 1, new Interval(union.getLast().from, union.getLast().to.max(next.to)));
      else
        union.add(next);
    return union;
  }
}
