package org.grundy.word.numeration;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the greatest string of digits, without d ones in a row, that weighs at most a given number t &ge; 0, in the time of
 * multiplying numbers as long as t.
 */
final class Expander {
  /*
   * The string is found by halves. Let the string of t be HL with k places in L. H is the greatest string with w(H 0^k)
   * <= t, since w increases with the string. w(H 0^k) is b^k w(H) up to a bounded error, where b is the root of the
   * recurrence that exceeds 1, since the others are less than 1 in size. So the string of t / b^k less a margin is H or
   * a little before it. Stepping from there to H is exact: the string after ..01^j is ..10^j, carried, and they differ
   * by x^j - x^(j-1) - ... - 1. The rest t - w(H 0^k) gives L. If the margin is ever too small, the rest is negative
   * and the margin is doubled, so correctness does not depend on its size.
   */
  private static final long MARGIN = 1;

  /** The data for halving at k lower places: x^k, the steps times x^k, their weights, and 1 / b^k. */
  private record Level(int places, Element power, List<Element> steps, List<BigInteger> gaps, Inverse inverse) {
  }

  /** 2^(2 bits + GUARD) / b^k, rounded down. */
  private record Inverse(BigInteger scaled, int bits) {
    private static final int GUARD = 8;

    /** The sum of the k-th powers of all roots differs from b^k by less than 2. */
    static Inverse of(BigInteger powers) {
      int bits = powers.bitLength();
      return new Inverse(BigInteger.ONE.shiftLeft(2 * bits + GUARD).divide(powers), bits);
    }

    BigInteger times(BigInteger t) {
      int dropped = Math.max(0, bits - GUARD);
      return t.shiftRight(dropped).multiply(scaled).shiftRight(2 * bits + GUARD - dropped);
    }
  }

  private final Numeration numeration;
  private final Weights weights;
  private final List<Level> levels = new ArrayList<>();
  private final Halving halving;
  private final Digits digits;

  /** An expander for numbers less than 2<sup>bits</sup>. */
  private Expander(Numeration numeration, Weights weights, int bits) {
    this.numeration = numeration;
    this.weights = weights;
    this.halving = Halving.of(numeration.order(), numeration.places(bits));
    this.digits = new Digits(numeration.order(), halving.places());
    for (int height = 0; height < halving.height(); height++)
      levels.add(level(halving.lower(height), halving.powers().get(height)));
  }

  /**
   * The greatest string that weighs at most t.
   *
   * @param weights increasing, and at every place at least the numeration's own
   */
  static Expansion expand(Numeration numeration, Weights weights, BigInteger t) {
    var expander = new Expander(numeration, weights, t.bitLength());
    Element element = expander.expand(t, expander.levels.size(), 0);
    return new Expansion(expander.digits, element);
  }

  private Level level(int places, Element power) {
    var steps = new ArrayList<Element>();
    Element lower = power.minus(power);
    Element at = power;
    for (int ones = 0; ones < numeration.order(); ones++) {
      steps.add(at.minus(lower));
      lower = lower.plus(at);
      at = at.timesX();
    }
    var gaps = steps.stream().map(weights::of).toList();
    return new Level(places, power, steps, gaps, Inverse.of(numeration.trace().of(power)));
  }

  /** Writes the string of t to the places from {@code at} upwards. */
  private Element expand(BigInteger t, int height, int at) {
    if (height == 0)
      return greedy(t.longValueExact(), at);
    Level level = levels.get(height - 1);
    int high = at + level.places;
    BigInteger estimate = level.inverse.times(t);
    for (long margin = MARGIN;; margin *= 2) {
      BigInteger start = estimate.subtract(BigInteger.valueOf(margin)).max(BigInteger.ZERO);
      Element sum = expand(start, height - 1, high).times(level.power);
      BigInteger rest = t.subtract(weights.of(sum));
      if (rest.signum() < 0)
        continue;
      for (int ones = digits.ones(high); rest.compareTo(level.gaps.get(ones)) >= 0; ones = digits.ones(high)) {
        rest = rest.subtract(level.gaps.get(ones));
        sum = sum.plus(level.steps.get(ones));
        digits.next(high);
      }
      return sum.plus(expand(rest, height - 1, at));
    }
  }

  private Element greedy(long t, int at) {
    long rest = t;
    long[] sum = new long[numeration.order()];
    for (int place = halving.leaf() - 1; place >= 0; place--) {
      boolean one = weights.at(place) <= rest;
      digits.set(at + place, one);
      if (one) {
        rest -= weights.at(place);
        numeration.addPower(place, sum);
      }
    }
    return Element.of(sum);
  }
}
