package org.grundy.value.shortgame;

import java.util.Arrays;
import org.grundy.value.Player;

/**
 * Finds who wins a sum of values by play in its parts, without making the form of the sum. Numbers, ups and nimbers are
 * added up, and a value and its negative cancel. A sum of one or two parts is decided by a comparison. Other sums are
 * decided by their stops, or by the ups between which they lie, and failing that by trying moves, those that leave the
 * best stops and ups first. Moves are made only in parts that are not numbers (number avoidance).
 *
 * <p>Time and space: in the worst case every tuple of followers. Hot sums need few of them thanks to the bounds by
 * stops, and sums of all-small values thanks to those by ups.
 */
final class SumPlay {
  private final NumberUpStars nus;
  private final ValueComparator comparison;
  private final Sums sums;
  private final Meter meter;
  private final UpBounds bounds;
  private final WonSums known;
  private long decided;

  SumPlay(NumberUpStars nus, ValueComparator comparison, Sums sums, Meter meter) {
    this.nus = nus;
    this.comparison = comparison;
    this.sums = sums;
    this.meter = meter;
    this.bounds = new UpBounds(comparison);
    this.known = new WonSums(meter);
  }

  /** Whether {@code mover}, moving first in the sum of these values, moves last. */
  boolean wins(int[] values, Player mover) {
    return simpleWins(simple(values), mover);
  }

  /** The stored parts in order, without pairs of opposites, then the sum of all others unless it is 0. */
  int[] simple(int... values) {
    int[] kept = new int[values.length + 1];
    int size = 0;
    int rest = NumberUpStars.ZERO;
    for (int value : values)
      if (NumberUpStars.is(value)) {
        rest = nus.plus(rest, value);
      } else {
        int opposite = indexOf(kept, size, sums.negative(value));
        if (opposite < 0)
          kept[size++] = value;
        else
          kept[opposite] = kept[--size];
      }
    Arrays.sort(kept, 0, size);
    if (rest != NumberUpStars.ZERO)
      kept[size++] = rest;
    return Arrays.copyOf(kept, size);
  }

  private static int indexOf(int[] values, int size, int value) {
    for (int i = 0; i < size; i++)
      if (values[i] == value)
        return i;
    return -1;
  }

  private boolean simpleWins(int[] parts, Player mover) {
    if (parts.length <= 2) {
      int g = parts.length == 0 ? NumberUpStars.ZERO : parts[0];
      int opposite = parts.length < 2 ? NumberUpStars.ZERO : sums.negative(parts[1]);
      return mover == Player.LEFT ? !comparison.leq(g, opposite) : !comparison.leq(opposite, g);
    }
    boolean left = mover == Player.LEFT;
    int leftStops = NumberUpStars.ZERO;
    int rightStops = NumberUpStars.ZERO;
    for (int part : parts) {
      leftStops = nus.plus(leftStops, comparison.leftStop(part));
      rightStops = nus.plus(rightStops, comparison.rightStop(part));
    }
    if (nus.compareNumbers(rightStops, NumberUpStars.ZERO) > 0)
      return left;
    if (nus.compareNumbers(leftStops, NumberUpStars.ZERO) < 0)
      return !left;
    for (int part : parts) {
      int swing = nus.plus(comparison.leftStop(part), nus.negative(comparison.rightStop(part)));
      int reached = left ? nus.plus(rightStops, swing) : nus.plus(leftStops, nus.negative(swing));
      int order = nus.compareNumbers(reached, NumberUpStars.ZERO);
      if (left ? order > 0 : order < 0)
        return true;
    }
    int bounded = bounds.wins(parts, left);
    if (bounded >= 0)
      return bounded == 1;
    int remembered = known.get(parts, mover);
    if (remembered >= 0)
      return remembered == 1;
    boolean wins = byMoves(parts, mover);
    known.put(parts, mover, wins);
    decided++;
    return wins;
  }

  private boolean byMoves(int[] parts, Player mover) {
    long[] moves = moves(parts, mover);
    meter.charge(1L + moves.length);
    int[] after = parts.clone();
    for (long move : moves) {
      int part = (int) (move >>> 32 & 0xFFFF);
      after[part] = (int) move;
      if (!simpleWins(simple(after), mover.opponent()))
        return true;
      after[part] = parts[part];
    }
    return false;
  }

  /** The moves, each as its rank, the part and the option, the most promising first. */
  private long[] moves(int[] parts, Player mover) {
    boolean left = mover == Player.LEFT;
    long[] moves = new long[16];
    int count = 0;
    for (int i = 0; i < parts.length; i++) {
      if (i > 0 && parts[i] == parts[i - 1])
        continue;
      int options = left ? comparison.leftCount(parts[i]) : comparison.rightCount(parts[i]);
      for (int j = 0; j < options; j++) {
        int option = left ? comparison.left(parts[i], j) : comparison.right(parts[i], j);
        if (count == moves.length)
          moves = Arrays.copyOf(moves, 2 * count);
        moves[count++] = rank(parts[i], option, left) << 48 | (long) i << 32 | option;
      }
    }
    long[] found = Arrays.copyOf(moves, count);
    Arrays.sort(found);
    return found;
  }

  /**
   * From 0 to 2^15: low for the moves that gain most by the stops that are then to be reached, and among equal ones by the
   * test games that are then below, or no longer above.
   */
  private long rank(int part, int option, boolean left) {
    int gain = left
        ? units(comparison.rightStop(option)) + units(comparison.leftStop(option)) - units(comparison.rightStop(part))
        : units(comparison.leftStop(part)) - units(comparison.leftStop(option)) - units(comparison.rightStop(option));
    int ups = left ? balance(option) : -balance(option);
    return Math.clamp((1L << 14) - (gain >> 6 << 4) - ups, 0, (1 << 15) - 1);
  }

  /** The number of test games below a value, less the number above. */
  private int balance(int value) {
    return Integer.bitCount(comparison.below(value)) - Integer.bitCount(comparison.above(value));
  }

  private static int units(int number) {
    return Math.clamp(NumberUpStars.unitsOr(number, 0), -(1 << 18), 1 << 18);
  }

  boolean leq(int[] smaller, int[] greater) {
    int[] difference = Arrays.copyOf(greater, greater.length + smaller.length);
    for (int i = 0; i < smaller.length; i++)
      difference[greater.length + i] = sums.negative(smaller[i]);
    return !wins(difference, Player.RIGHT);
  }

  /** The number of sums decided by trying moves. */
  long decided() {
    return decided;
  }

}
