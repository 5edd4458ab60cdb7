package org.grundy.solve.sequence;

import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.heap.Code;

/** Proofs of periods for finite codes in which heaps break. */
public final class Splitting {
  private Splitting() {
  }

  /** Why a period of the code holds. */
  public static Law law(Code code) {
    if (code.pieces() > 2)
      return Law.THREE_PARTS;
    return code.unequal() ? Law.UNEQUAL_PARTS : Law.TWO_PARTS;
  }

  /** The last n that must be checked before a period from {@code from} on is proved. */
  public static long checkedTo(Code code, long from, long period) {
    long k = code.places();
    return switch (law(code)) {
      case THREE_PARTS -> 3 * from + 2 * period + k;
      case UNEQUAL_PARTS -> 2 * from + period + Math.max(k, period + 1);
      default -> 2 * from + period + k;
    };
  }

  /** The period that {@code filled} values prove, its maximum not yet known. */
  public static Optional<Periodicity> proof(Code code, PeriodSearch.Tail values, int filled, Budget budget) {
    int most = (int) Math.max(0, Math.min(filled / 2, (filled - 1 - code.places()) / 2));
    var found = PeriodSearch.find(values, filled, most, (filled + 1) / 2, (from, p) -> checkedTo(code, from, p),
        budget);
    if (found.period() == 0)
      return Optional.empty();
    return Optional.of(new Periodicity(law(code), code.places(), found.from(), found.period(), 0,
        checkedTo(code, found.from(), found.period()), 0));
  }
}
