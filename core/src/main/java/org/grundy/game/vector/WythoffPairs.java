package org.grundy.game.vector;

import java.math.BigInteger;
import org.grundy.value.Convention;
import org.grundy.word.numeration.FibonacciPairs;
import org.grundy.word.numeration.Place;

/**
 * The P-positions of Wythoff's game: pairs that contain each number once, with the differences 0, 1, 2, &hellip;. Under
 * normal play the n-th pair, from n = 0, is (a_n, a_n + n); mis&egrave;re play has (2, 2) and (0, 1) in place of the
 * first two. Every operation takes the time of a few square roots of numbers twice as long.
 */
record WythoffPairs(Convention convention) {
  private static final BigInteger ONE = BigInteger.ONE;
  private static final BigInteger TWO = BigInteger.TWO;

  /** The smaller number of the pair whose difference is n. */
  BigInteger smaller(BigInteger n) {
    if (convention == Convention.MISERE && n.bitLength() <= 1)
      return n.signum() == 0 ? TWO : BigInteger.ZERO;
    return FibonacciPairs.a(n);
  }

  /** The partner of x in its pair. */
  BigInteger partner(BigInteger x) {
    if (convention == Convention.MISERE && x.compareTo(TWO) <= 0)
      return x.equals(TWO) ? TWO : ONE.subtract(x);
    if (x.signum() == 0)
      return x;
    Place place = FibonacciPairs.place(x);
    return place.letter() == 'a' ? x.add(place.index()) : x.subtract(place.index());
  }
}
