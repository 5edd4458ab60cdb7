package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.game.Heaps;
import org.grundy.game.PPositionRule;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;

/**
 * Euclid with heaps x &le; y, x &ge; 1, is worth &lfloor;y/x - x/y&rfloor;, and one more or less when all quotients of
 * the continued fraction of y/x are the same: more when their number is odd, less when it is even. The P-positions are
 * the heaps with x &lt; y &lt; x&phi;; under mis&egrave;re play also those with x = y.
 *
 * <p>The outcome takes the time of a few products, the value at worst that of Euclid's algorithm.
 */
final class EuclidTheorem implements Theorem<Heaps> {
  private static final BigInteger ONE = BigInteger.ONE;
  private static final BigInteger FIVE = BigInteger.valueOf(5);

  @Override
  public Optional<PPositionRule> lostRule() {
    return Optional.of(new PPositionRule.GoldenStrip());
  }

  @Override
  public Citation citation() {
    return new Citation("cole-davie-1969",
        Phrase.of(
            "losing when the heaps differ and the larger is less than phi times the smaller, in misere play also when "
                + "they are equal; the nim-value differs from floor(y/x - x/y) by at most 1"),
        "Cole, Davie 1969; Cairns, Ho, Lengyel 2011",
        "A. J. Cole and A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, Mathematical"
            + " Gazette 53 (1969) 354-357; G. Cairns, N. B. Ho and T. Lengyel, The Sprague-Grundy function of the real game"
            + " Euclid, Discrete Mathematics 311 (2011) 457-462",
        "10.1016/j.disc.2010.12.011");
  }

  private static BigInteger less(Heaps at) {
    return at.get(0).min(at.get(1));
  }

  private static BigInteger more(Heaps at) {
    return at.get(0).max(at.get(1));
  }

  private static BigInteger value(BigInteger x, BigInteger y) {
    if (x.signum() == 0)
      return BigInteger.ZERO;
    BigInteger floor = y.multiply(y).subtract(x.multiply(x)).divide(x.multiply(y));
    return floor.add(BigInteger.valueOf(correction(x, y)));
  }

  /** 1 or -1 when all quotients of the continued fraction of y/x are the same, else 0. */
  private static int correction(BigInteger x, BigInteger y) {
    BigInteger first = y.divide(x);
    int sign = -1;
    BigInteger a = y;
    BigInteger b = x;
    while (b.signum() > 0) {
      BigInteger[] parts = a.divideAndRemainder(b);
      if (!parts[0].equals(first))
        return 0;
      sign = -sign;
      a = b;
      b = parts[1];
    }
    return sign;
  }

  /** Whether y &lt; x&phi;, that is 2y - x &lt; x&radic;5. */
  private static boolean below(BigInteger x, BigInteger y) {
    BigInteger twice = y.shiftLeft(1).subtract(x);
    return twice.multiply(twice).compareTo(x.multiply(x).multiply(FIVE)) < 0;
  }

  private static boolean lost(Heaps at, Convention convention) {
    BigInteger x = less(at);
    BigInteger y = more(at);
    if (x.signum() == 0)
      return convention == Convention.NORMAL;
    return below(x, y) && (convention == Convention.MISERE || !x.equals(y));
  }

  @Override
  public Optional<Worth> worth(Heaps at, Convention convention) {
    if (convention == Convention.MISERE)
      return Optional.of(new Worth.Only(lost(at, convention) ? Outcome.P : Outcome.N));
    return Optional.of(new NimValue(value(less(at), more(at))));
  }

  @Override
  public Winning<Heaps> winning(Heaps at, Player mover, Convention convention) {
    return Winning.all(candidates(at, BigInteger.ZERO).stream().filter(to -> lost(to, convention)).toList());
  }

  @Override
  public Optional<Winning<Heaps>> reaching(Heaps at, Player mover, BigInteger value) {
    return Optional.of(Winning.all(candidates(at, value).stream()
        .filter(to -> value(less(to), more(to)).equals(value)).toList()));
  }

  /** The moves after which the value may be {@code value}: it is within 2 of the quotient of what is left. */
  private static Set<Heaps> candidates(Heaps at, BigInteger value) {
    Set<Heaps> candidates = new LinkedHashSet<>();
    int heap = Euclid.greater(at);
    BigInteger smaller = at.get(1 - heap);
    if (smaller.signum() == 0)
      return candidates;
    BigInteger[] parts = at.get(heap).divideAndRemainder(smaller);
    BigInteger first = value.subtract(BigInteger.TWO).max(BigInteger.ZERO);
    for (BigInteger times : List.of(BigInteger.ZERO, first, first.add(ONE), first.add(BigInteger.TWO),
        first.add(BigInteger.valueOf(3)), first.add(BigInteger.valueOf(4))))
      if (times.compareTo(parts[0]) < 0)
        candidates.add(at.with(heap, parts[1].add(times.multiply(smaller))));
    if (at.get(0).equals(at.get(1)))
      candidates.add(at.with(1 - heap, BigInteger.ZERO));
    return candidates;
  }

  @Override
  public Reason proof(Heaps at, Convention convention) {
    BigInteger x = less(at);
    BigInteger y = more(at);
    if (x.signum() == 0 || x.equals(y) || convention == Convention.MISERE)
      return Reason.NONE;
    BigInteger[] parts = y.divideAndRemainder(x);
    if (parts[0].equals(ONE))
      return Reason.of(below(x, y)
          ? Reason.say("{0} is less than twice {1}, so there is one move, to {2} and {1}. Since {0} / {1} < phi, {1} / "
              + "{2} > 1 / (phi - 1) = phi: what is left is winning.", y, x, parts[1])
          : Reason.say("{0} is less than twice {1}, so there is one move, to {2} and {1}. Since {0} / {1} > phi, {1} / "
              + "{2} < 1 / (phi - 1) = phi: what is left is losing.", y, x, parts[1]));
    if (parts[1].signum() == 0)
      return Reason.of(Reason.say("{0} = {1} * {2}: taking all of it ends the game.", y, parts[0], x));
    BigInteger one = parts[1].add(x);
    return Reason.of(
        Reason.say("You can leave {0} and {1}, or {2} and {1}, from which the only move leads to {0} and {1}.",
            parts[1], x,
            one),
        Reason.say("If {0} and {1} is losing, leave that; if not, {2} and {1} is losing. One of the two moves wins.",
            parts[1], x, one),
        below(x, one) ? Reason.say("{0} / {1} is less than phi: {0} and {1} is the losing one.", one, x)
            : Reason.say("{0} / {1} is less than phi: {0} and {1} is the losing one.", x, parts[1]));
  }

  @Override
  public Reason why(Heaps at, Convention convention) {
    BigInteger x = less(at);
    BigInteger y = more(at);
    if (x.signum() == 0)
      return Reason.of(Reason.say("A heap is empty: there is no move."));
    if (x.equals(y))
      return Reason.of(Reason.say("The heaps are equal: the only move takes all of one."));
    return Reason.of(below(x, y)
        ? Reason.say("{0} < phi * {1}: the only move takes {1} once and leaves a ratio above phi.", y, x)
        : Reason.say(
            "{0} > phi * {1}: of the last two multiples of {1} that can be taken, one leaves a ratio below phi.",
            y, x));
  }
}
