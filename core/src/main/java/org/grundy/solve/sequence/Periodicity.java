package org.grundy.solve.sequence;

import java.math.BigInteger;
import org.grundy.phrase.Phrase;

/**
 * A proved period: G(n + period) = G(n) + saltus for every n &ge; {@code from}. It was checked for {@code from} &le; n
 * &le; {@code checkedTo}, and the law makes that enough.
 *
 * @param law       why checking so far is enough
 * @param reach     the k of the law: the last place with a digit, how many values decide the next, or what digits that
 *                  repeat want checked besides
 * @param from      the least n0 with this period
 * @param period    the least one, &ge; 1
 * @param saltus    &ge; 0; 0 when the values are periodic, else they grow by it: arithmetic periodicity
 * @param checkedTo the last n for which the equation was checked
 * @param maximum   the greatest value of a heap below {@code from + period}: of all heaps when the saltus is 0
 */
public record Periodicity(Law law, long reach, long from, long period, long saltus, long checkedTo, int maximum) {
  /** The same with this maximum. */
  public Periodicity withMaximum(int greatest) {
    return new Periodicity(law, reach, from, period, saltus, checkedTo, greatest);
  }

  /** The heap below {@code from + period} that has the same place in the period. */
  public long folded(BigInteger heap) {
    BigInteger first = BigInteger.valueOf(from);
    if (heap.compareTo(first) < 0)
      return heap.longValueExact();
    return from + heap.subtract(first).mod(BigInteger.valueOf(period)).longValueExact();
  }

  /** {@link #folded(BigInteger)} for a heap within a {@code long}. */
  public long folded(long heap) {
    return heap < from ? heap : from + (heap - from) % period;
  }

  /** How much the value of {@code heap} exceeds that of the {@link #folded} one. */
  public BigInteger grown(BigInteger heap) {
    return heap.subtract(BigInteger.valueOf(folded(heap))).divide(BigInteger.valueOf(period))
        .multiply(BigInteger.valueOf(saltus));
  }

  /** The period and what was checked, as the beginning of a sentence. */
  public Phrase statement() {
    if (saltus > 0)
      return Phrase.of("period {0} from n = {1} with {2} added, proved: G(n+{0}) = G(n) + {2} for {1} <= n <= {3}",
          period,
          from, saltus, checkedTo);
    return Phrase.of("period {0} from n = {1}, proved: G(n+{0}) = G(n) for {1} <= n <= {2}", period, from, checkedTo);
  }

  /** What the law requires to be checked, with its numbers: {@code 156 = 2 * 71 + 12 + 2}. */
  public Phrase hypothesis() {
    return switch (law) {
      case TWO_PARTS -> Phrase.of("{0} = 2 * {1} + {2} + {3}", checkedTo, from, period, reach);
      case UNEQUAL_PARTS -> Phrase.of("{0} = 2 * {1} + {2} + max({3}, {2} + 1)", checkedTo, from, period, reach);
      case THREE_PARTS -> Phrase.of("{0} = 3 * {1} + 2 * {2} + {3}", checkedTo, from, period, reach);
      case REPEATING_DIGITS -> Phrase.of("{0} = 3 * max({1}, 1) + {2}", checkedTo, from, reach);
      case ARITHMETIC ->
        Phrase.of("{0} is a power of 2, {1} > 3 * {2} + {3} + {4}, no move of a later heap has its value, "
            + "each smaller value has a move that recurs", saltus, checkedTo, from, period, reach);
      case WINDOW -> Phrase.of("each value depends only on the {0} before it", reach);
      case RECURRENT ->
        Phrase.of("the remainders of the amounts show that no move keeps the value of a heap and that some move "
            + "leads to each smaller value");
      case ALL_BUT ->
        Phrase.of("each value depends only on the {0} before it and the greatest of all before those", reach);
    };
  }
}
