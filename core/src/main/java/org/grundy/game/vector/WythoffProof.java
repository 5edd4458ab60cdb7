package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Heaps;
import org.grundy.reason.Reason;
import org.grundy.word.numeration.FibonacciPairs;
import org.grundy.word.numeration.Numeration;
import org.grundy.word.numeration.Place;

/**
 * The proof of Wythoff's theorem on one position: where each heap stands among the pairs, by its Fibonacci digits; why no
 * move leads from a pair to a pair, and why some move leads from every other position to one.
 */
final class WythoffProof {
  /** The most bits of a number whose digits are shown. */
  private static final int MOST_BITS = 40;

  private WythoffProof() {
  }

  static Reason of(Heaps at) {
    BigInteger x = at.get(0).min(at.get(1));
    BigInteger y = at.get(0).max(at.get(1));
    BigInteger n = y.subtract(x);
    var items = new ArrayList<Reason.Item>();
    if (y.signum() == 0)
      return Reason.of(Reason.technical("(0, 0) is a P-position: there is no move."));
    if (x.signum() == 0) {
      items.add(Reason.say("One heap is empty: take the whole of the other, to (0, 0)."));
      return new Reason(items);
    }
    place(x, items);
    if (!n.equals(BigInteger.ZERO))
      place(y, items);
    BigInteger partner = partner(x);
    if (partner.equals(y)) {
      items.add(Reason.say("They are partners. A move in one heap keeps the other number, which is in no other pair; a "
          + "move in both keeps the difference {0}, which no other pair has. So no move leads to a pair.", n));
      items.add(Reason
          .say("Each of those has a move back to a pair: to the partner of a heap if it is small enough, otherwise "
              + "to the pair with the same difference."));
    } else if (partner.compareTo(y) < 0) {
      items.add(Reason.say("The partner of {0} is {1}, less than {2}: take {3} from the other heap.", x, partner, y,
          y.subtract(partner)));
    } else {
      BigInteger a = FibonacciPairs.a(n);
      items.add(Reason.say(
          "The partner of {0} is {1}, more than {2}. So the difference {3} is less than that pair's, {4}, and the"
              + " pair with the difference {3}, ({5}, {6}), is smaller: take {7} from both.",
          x, partner, y, n,
          partner.subtract(x), a, a.add(n), x.subtract(a)));
    }
    return new Reason(items);
  }

  private static BigInteger partner(BigInteger x) {
    Place place = FibonacciPairs.place(x);
    return place.letter() == 'a' ? x.add(place.index()) : x.subtract(place.index());
  }

  private static void place(BigInteger x, List<Reason.Item> items) {
    Place place = FibonacciPairs.place(x);
    String digits = Numeration.FIBONACCI.digits(x);
    int zeros = digits.length() - 1 - digits.lastIndexOf('1');
    boolean smaller = zeros % 2 == 0;
    if (x.bitLength() > MOST_BITS)
      items.add(smaller
          ? Reason.say("{0} ends in {1} {1:zero|zeros} in Fibonacci digits, so it is the smaller of a pair.", x, zeros)
          : Reason.say("{0} ends in {1} {1:zero|zeros} in Fibonacci digits, so it is the greater of a pair.", x,
              zeros));
    else if (smaller)
      items.add(Reason.say("{0} is {1} in Fibonacci digits and ends in {2} {2:zero|zeros}, so it is the smaller of the "
          + "{3#} pair: a{3}.", x, digits, zeros, place.index()));
    else
      items.add(Reason.say("{0} is {1} in Fibonacci digits and ends in {2} {2:zero|zeros}, so it is the greater of the "
          + "{3#} pair: b{3}.", x, digits, zeros, place.index()));
  }
}
