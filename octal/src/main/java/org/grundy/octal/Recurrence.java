package org.grundy.octal;

import java.util.Arrays;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.heap.OctalCode;
import org.grundy.solve.sequence.Law;
import org.grundy.solve.sequence.PeriodProofs;
import org.grundy.solve.sequence.PeriodSearch;

/**
 * Extends values that recur as far as {@link Law} needs them for its checks. Let G(n) = G(n - p) for n0 + p &le; n &lt;
 * N, no heap beyond r rare, and N at least n0 + p + k + r, k the last place with a digit.
 *
 * <p>Then N reaches the same common values as N - p. A split into a rare heap and another reaches the same value from
 * N, where the other heap is p larger, since that one is at least n0 + p; and likewise for taking without splitting. So
 * G(N) = G(N - p) once every smaller rare value is reached too. A rare value that N - p reaches by a and b, with b &ge;
 * n0, N reaches by a and b + p, and so on forever: one search for each place in the period is enough. A value without
 * such a witness is searched for again p heaps later, among the new splits; until then, any split will do.
 *
 * <p>Time: for each heap of one period a search for each rare value below its own; after that a byte for each heap.
 */
final class Recurrence {
  /**
   * At least 1 / PART of the preperiod must have recurred, and only periods of at most that part of all values are
   * tried.
   */
  private static final int PART = 16;
  private static final int LONGEST = Integer.MAX_VALUE - 256;

  private final Field field;
  private final Verifier verifier;
  private final int from;
  private final int period;

  private Recurrence(Field field, Kernel kernel, int from, int period) {
    this.field = field;
    this.verifier = new Verifier(field, kernel, Optional.empty());
    this.from = from;
    this.period = period;
  }

  /**
   * Extends the values if their end recurs, until all the law's equations can be checked or one fails. Adds only values
   * that were shown to be the mex.
   *
   * @param least the least number of values that are wanted
   * @throws org.grundy.effort.BudgetSpent when the budget runs out; values already added stay
   */
  static void extend(OctalCode code, Field field, Kernel kernel, long least, Budget budget) {
    int part = field.filled / PART;
    if (part < 2)
      return;
    // The least period of the end is enough.
    var found = PeriodSearch.find(FieldTail.of(field), field.filled, part, part / 2, (_, _) -> 0, budget);
    if (found.period() == 0)
      return;
    long first = Math.max(1, found.from());
    long lastRare = field.rareCount == 0 ? 0 : field.rares[field.rareCount - 1];
    long end = Math.max(least, PeriodProofs.checkedTo(code, found.from(), found.period()) + found.period() + 1);
    if (field.filled > first + first / PART + 2 * found.period() + field.reach + 2 * lastRare && end <= LONGEST)
      new Recurrence(field, kernel, (int) first, (int) found.period()).run((int) end, budget);
  }

  private void run(int end, Budget budget) {
    int begin = field.filled;
    field.reserve(end, end, budget);
    var open = new byte[period][];
    for (int heap = begin; heap < end; heap++) {
      int place = (heap - begin) % period;
      byte code = field.codes[heap - period];
      byte[] wanted = heap - begin < period ? smaller(code) : open[place];
      byte[] left = new byte[wanted.length];
      int count = 0;
      budget.charge(1);
      field.codes[heap] = code;
      for (byte rare : wanted)
        if (!carried(heap, rare, heap - begin < period, budget)) {
          if (!verifier.reached(heap, rare, budget) && !verifier.isMex(heap, budget))
            return;
          left[count++] = rare;
        }
      open[place] = Arrays.copyOf(left, count);
      field.filled = heap + 1;
    }
  }

  /** The codes of the rare values below the common one of {@code code}. */
  private byte[] smaller(byte code) {
    byte[] codes = new byte[Math.min(Field.CODES, field.coding.raresBelow(code & 255))];
    for (int i = 0; i < codes.length; i++)
      codes[i] = (byte) i;
    return codes;
  }

  /** Whether a heap has a rare value from two common heaps whose larger is within what recurs; if not all, new ones. */
  private boolean carried(int heap, byte rare, boolean all, Budget budget) {
    for (int i : field.splits) {
      int sum = heap - i;
      int seen = all ? 0 : most(sum - period, i);
      if (verifier.reached(sum, seen + 1, most(sum, i), rare, budget))
        return true;
    }
    return false;
  }

  /** The greatest lesser part of so many tokens whose other part is within what recurs. */
  private int most(int sum, int place) {
    return Math.min(field.unequal && place == 0 ? (sum - 1) / 2 : sum / 2, sum - from);
  }
}
