package org.grundy.claim;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.grundy.number.Enclosure;
import org.grundy.reason.Reason;

/**
 * Bounds of A_n - n alpha for all n. With Tribonacci digits d_k of n - 1, it is 1 - alpha plus the sum of d_k e_k, where
 * e_k = T_(k+1) - T_k alpha. These are the contracting part of the recurrence, so e_(k+2) = (1 - alpha) e_(k+1) - e_k /
 * alpha, and e_(k+1)^2 + (alpha - 1) e_k e_(k+1) + e_k^2 / alpha falls by 1 / alpha &lt; 9/16 at every step; it begins below
 * 0.18, and is 0.36 e_k^2 or more. Hence |e_k| &lt;= (3/4)^k.
 */
final class TribonacciStrip {
  /** So many digits are added up exactly. */
  private static final int DIGITS = 120;
  private static final int DECIMALS = 80;
  private static final int SHOWN = 4;

  private final BigInteger one = BigInteger.TEN.pow(DECIMALS);
  private final Enclosure alpha = Enclosure.root(3, DECIMALS);

  private TribonacciStrip() {
  }

  /** The finding, proved for all n where the bounds of the sums lie in the strip. */
  static Finding bounded(Trial trial, Finding besides) {
    var strip = new TribonacciStrip();
    BigInteger rest = strip.one.multiply(BigInteger.valueOf(3).pow(DIGITS))
        .divide(BigInteger.valueOf(4).pow(DIGITS - 1))
        .add(BigInteger.ONE);
    Enclosure first = strip.alpha.from(BigInteger.ONE);
    BigInteger least = first.low().add(strip.extreme(false)).subtract(rest);
    BigInteger most = first.high().add(strip.extreme(true)).add(rest);
    boolean within = least.compareTo(strip.one.multiply(BigInteger.valueOf(-2))) > 0 && most.compareTo(strip.one) < 0;
    boolean shifts = trial.decide("?tribonacci A n (A(n + 1) = shift(n) + 1)").holds();
    return within && shifts ? Finding.argued(besides, Reason.of(
        Reason.say("A_(n+1) is 1 more than the number whose Tribonacci digits are those of n followed by 0, decided by "
            + "an automaton. So A_n - n*alpha is 1 - alpha plus some of the numbers e_k = T_(k+1) - T_k*alpha, no "
            + "three of them consecutive."),
        Reason.say(
            "e_(k+2) = (1 - alpha) e_(k+1) - e_k / alpha, so |e_k| <= (3/4)^k, and the sums converge. By exact"
                + " arithmetic with {2} digits, A_n - n*alpha lies between {0} and {1}.",
            decimal(least, RoundingMode.FLOOR),
            decimal(most, RoundingMode.CEILING), DIGITS)))
        : besides;
  }

  private static String decimal(BigInteger scaled, RoundingMode rounding) {
    return new BigDecimal(scaled, DECIMALS).setScale(SHOWN, rounding).toPlainString();
  }

  /** A bound of the sums of d_k e_k over digits without three 1s in a row: an upper one, or a lower one. */
  private BigInteger extreme(boolean upper) {
    BigInteger none = one.multiply(BigInteger.valueOf(upper ? -DIGITS : DIGITS));
    // by the number of 1s at the end of the digits so far
    BigInteger[] best = {BigInteger.ZERO, none, none};
    BigInteger weight = BigInteger.ONE;
    BigInteger next = BigInteger.TWO;
    BigInteger afterNext = BigInteger.valueOf(4);
    for (int k = 0; k < DIGITS; k++) {
      Enclosure e = alpha.times(weight).from(next);
      BigInteger step = upper ? e.high() : e.low();
      best = new BigInteger[]{best(best, upper), best[0].add(step), best[1].add(step)};
      BigInteger sum = weight.add(next).add(afterNext);
      weight = next;
      next = afterNext;
      afterNext = sum;
    }
    return best(best, upper);
  }

  private static BigInteger best(BigInteger[] some, boolean upper) {
    BigInteger best = some[0];
    for (BigInteger another : some)
      best = upper ? best.max(another) : best.min(another);
    return best;
  }
}
