package org.grundy.solve.sequence;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.heap.OctalCode;

/** Proofs of periods for codes in which heaps break, or whose digits repeat. */
public final class PeriodProofs {
  private PeriodProofs() {
  }

  /** Whether a law fits the code. */
  static boolean fits(OctalCode code) {
    return !code.unequal() || code.finite() && code.pieces() < 3;
  }

  /** Why a period of the code holds. */
  public static Law law(OctalCode code) {
    if (!code.finite())
      return Law.REPEATING_DIGITS;
    if (code.pieces() > 2)
      return Law.THREE_PARTS;
    return code.unequal() ? Law.UNEQUAL_PARTS : Law.TWO_PARTS;
  }

  /** The last n that must be checked before a period from {@code from} on is proved. */
  public static long checkedTo(OctalCode code, long from, long period) {
    long k = reach(code, period);
    return switch (law(code)) {
      case REPEATING_DIGITS -> 3 * Math.max(from, 1) + k;
      case THREE_PARTS -> 3 * from + 2 * period + k;
      case UNEQUAL_PARTS -> 2 * from + period + Math.max(k, period + 1);
      default -> 2 * from + period + k;
    };
  }

  /** The last place with a digit; of a code whose digits repeat, the first of these and four times a common period. */
  private static long reach(OctalCode code, long period) {
    if (code.finite())
      return code.places();
    long common = period / BigInteger.valueOf(period).gcd(BigInteger.valueOf(code.period())).longValueExact()
        * code.period();
    return code.prefix() + 4 * common;
  }

  /** The period that {@code filled} values prove, its maximum not yet known. */
  public static Optional<Periodicity> proof(OctalCode code, PeriodSearch.Tail values, int filled, Budget budget) {
    int most = (int) Math.max(0, Math.min(filled / 2, (filled - 1 - reach(code, 1)) / 2));
    var found = PeriodSearch.find(values, filled, most, (filled + 1) / 2, (from, p) -> checkedTo(code, from, p),
        budget);
    if (found.period() == 0)
      return Optional.empty();
    return Optional.of(new Periodicity(law(code), reach(code, found.period()), found.from(), found.period(), 0,
        checkedTo(code, found.from(), found.period()), 0));
  }
}
