package org.grundy.solve.sequence;

import java.util.BitSet;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.heap.OctalCode;

/**
 * Proofs that the values of a finite code grow by s = 2<sup>g</sup> in each period p forever. Let G(n + p) = G(n) + s for
 * n0 &le; n &lt; N - p, and N above 3 n0 + 2 p + k, k the last place with a digit. Of n &ge; N, if the equation holds for all
 * smaller heaps, two things are to be shown.
 *
 * <p><b>No option has the value G(n).</b> Of the parts of an option one at least is large, n0 or more. The low g bits of a
 * large part's value depend on its remainder by p alone, the others, H, grow by 1 in each period. So for given remainders
 * H(n) exceeds the sum of H of the large parts by some D that does not depend on their sizes, and their nim-sum X is that
 * sum less an even number &ge; 0. With small parts worth y, whose high bits are Y, the value is reached only if the low
 * bits agree and X nim-plus Y = H(n): with two or three large parts only if D &le; Y and D - Y is even, with one only if D
 * is what nim-adding Y adds to some number. All remainders, places and small parts are gone through.
 *
 * <p><b>Each smaller value v is that of an option.</b> From a large part a and others worth less than s it is carried: with
 * a + p for a, n + p has v + s. From a and two equal parts every heap has G(a) that is large enough and of the parity of a
 * and some place with the digit's bit 8; so all of 0 to M + s are found at all parities, M the greatest value before n0.
 * In the last two periods before N each smaller value is carried, or at most M and found so. Then so it is p later: v is below
 * s, or v - s was carried, or v is at most M + s.
 *
 * <p>After S. Howse and R. J. Nowakowski, Periodicity and arithmetic-periodicity in hexadecimal games, Theoret. Comput.
 * Sci. 313 (2004) 463-472, doi 10.1016/j.tcs.2003.08.013, whose theorem has other conditions. Time: k p (n0 + p)<sup>2</sup>.
 */
final class ArithmeticLaw {
  /** More steps are not spent on a proof. */
  private static final long MOST_WORK = 1L << 30;
  /** Small parts that are tried beside a large one for what is carried. */
  private static final int BESIDE = 64;

  private final OctalCode code;
  private final int[] values;
  private final int filled;
  private final int from;
  private final int period;
  private final int low;
  private final Budget budget;
  /** Of the large heap {@code from + r}: its low bits, and p H less the heap. */
  private final int[] lowBits;
  private final long[] excess;

  private ArithmeticLaw(OctalCode code, int[] values, int filled, int from, int period, int low, Budget budget) {
    this.code = code;
    this.values = values;
    this.filled = filled;
    this.from = from;
    this.period = period;
    this.low = low;
    this.budget = budget;
    lowBits = new int[period];
    excess = new long[period];
    for (int r = 0; r < period; r++) {
      lowBits[r] = lowBits(values[from + r]);
      excess[r] = (long) period * high(values[from + r]) - (from + r);
    }
  }

  static boolean fits(OctalCode code) {
    return code.finite() && code.pieces() == 3 && !code.unequal();
  }

  /** The arithmetic period that {@code filled} values prove. */
  static Optional<Periodicity> proof(OctalCode code, int[] values, int filled, Budget budget) {
    int[] differences = new int[filled];
    for (int n = 1; n < filled; n++)
      differences[n] = values[n] - values[n - 1];
    int k = (int) code.places();
    // A period of the differences from n0 + 1 is an arithmetic one of the values from n0; heap 0 is no part.
    var found = PeriodSearch.find(PeriodSearch.of(differences), filled, filled / 4, (filled + 1) / 2,
        (first, p) -> 3 * Math.max(1, first - 1) + k + p, budget);
    if (found.period() == 0)
      return Optional.empty();
    int from = (int) Math.max(1, found.from() - 1);
    int period = (int) found.period();
    int saltus = values[filled - 1] - values[filled - 1 - period];
    if (saltus <= 0 || Integer.bitCount(saltus) != 1
        || (double) period * (k + 1) * (from + period) * (from + period) > MOST_WORK)
      return Optional.empty();
    var law = new ArithmeticLaw(code, values, filled, from, period, Integer.numberOfTrailingZeros(saltus), budget);
    long begin = from == 1 && values[period] - values[0] == saltus ? 0 : from;
    return law.reachesSmaller() && law.avoidsItself()
        ? Optional.of(new Periodicity(Law.ARITHMETIC, k, begin, period, saltus, filled - 1L - period,
            greatest(values, from + period)))
        : Optional.empty();
  }

  private static int greatest(int[] values, int before) {
    int greatest = 0;
    for (int n = 0; n < before; n++)
      greatest = Math.max(greatest, values[n]);
    return greatest;
  }

  private int lowBits(int value) {
    return value & (1 << low) - 1;
  }

  private int high(int value) {
    return value >> low;
  }

  /** The place in the period of a heap, also below the first. */
  private int place(long heap) {
    return (int) Math.floorMod(heap - from, (long) period);
  }

  private boolean avoidsItself() {
    for (int taken = 0; taken <= code.places(); taken++) {
      int digit = code.digit(taken);
      for (int r = 0; r < period; r++)
        if ((digit & 2) != 0 && !avoids(r, taken, 0) || (digit & 4) != 0 && !avoidsPairs(r, taken)
            || (digit & 8) != 0 && !avoidsTriples(r, taken))
          return false;
    }
    return true;
  }

  private boolean avoidsPairs(int r, int taken) {
    for (int small = 1; small < from; small++)
      if (!avoids(r, taken + small, values[small]))
        return false;
    return avoidsTwoLarge(r, taken, 0);
  }

  private boolean avoidsTriples(int r, int taken) {
    for (int small = 1; small < from; small++) {
      for (int other = small; other < from; other++)
        if (!avoids(r, taken + small + other, values[small] ^ values[other]))
          return false;
      if (!avoidsTwoLarge(r, taken + small, values[small]))
        return false;
    }
    for (int a = 0; a < period; a++) {
      budget.charge(period);
      for (int b = a; b < period; b++) {
        int c = place((long) r - taken - a - b - from);
        if ((lowBits[a] ^ lowBits[b] ^ lowBits[c]) == lowBits[r]
            && hits(periods(excess[r] - excess[a] - excess[b] - excess[c] + taken), 0))
          return false;
      }
    }
    return true;
  }

  /** One large part, and others worth {@code value} together; {@code less}: how much smaller the large part is. */
  private boolean avoids(int r, int less, int value) {
    budget.charge(1);
    int large = place((long) from + r - less);
    if ((lowBits[large] ^ lowBits(value)) != lowBits[r])
      return true;
    long more = periods(excess[r] - excess[large] + less);
    int high = high(value);
    for (int x = 0; x < Math.max(1, 2 * Integer.highestOneBit(high)); x++)
      if ((x ^ high) - x == more)
        return false;
    return true;
  }

  /** Two large parts, which are {@code less} smaller together, and another of this value, if any. */
  private boolean avoidsTwoLarge(int r, int less, int value) {
    budget.charge(period);
    for (int a = 0; a < period; a++) {
      int b = place((long) r - less - a);
      if ((lowBits[a] ^ lowBits[b] ^ lowBits(value)) == lowBits[r]
          && hits(periods(excess[r] - excess[a] - excess[b] + less), high(value)))
        return false;
    }
    return true;
  }

  private static boolean hits(long more, int high) {
    return more <= high && (more - high & 1) == 0;
  }

  private long periods(long tokens) {
    if (tokens % period != 0)
      throw new IllegalStateException("no whole number of periods: " + tokens);
    return tokens / period;
  }

  private boolean reachesSmaller() {
    int greatest = greatest(values, from);
    for (int heap = filled - 2 * period; heap < filled; heap++) {
      var carried = new BitSet();
      var found = new BitSet();
      var foundSmall = new BitSet();
      for (int taken = 0; taken <= code.places(); taken++) {
        int left = heap - taken;
        int digit = code.digit(taken);
        if ((digit & 2) != 0)
          carried.set(values[left]);
        if ((digit & 4) != 0)
          pairs(left, carried, foundSmall);
        if ((digit & 8) != 0)
          triples(left, carried, found, foundSmall);
      }
      found.or(foundSmall);
      if (found.nextClearBit(0) <= greatest + (1 << low))
        return false;
      carried.or(foundSmall);
      if (carried.nextClearBit(0) < values[heap])
        return false;
    }
    return true;
  }

  private void pairs(int left, BitSet carried, BitSet foundSmall) {
    budget.charge(left);
    if (left % 2 == 0)
      foundSmall.set(0);
    for (int small = 1; small <= left - from; small++)
      if (high(values[small]) == 0)
        carried.set(values[left - small] ^ values[small]);
  }

  private void triples(int left, BitSet carried, BitSet found, BitSet foundSmall) {
    budget.charge(left + BESIDE * BESIDE);
    for (int a = left % 2 == 0 ? 2 : 1; a <= left - 2; a += 2)
      (a < from ? foundSmall : carried).set(values[a]);
    // Heaps of a period later, of the same parity or the other, find the same values and more.
    for (int a = left % 2 == 0 ? 2 : 1; a <= filled - period - code.places() - 2; a += 2)
      found.set(values[a]);
    for (int b = 1; b < BESIDE; b++)
      for (int c = b; c < BESIDE && b + c <= left - from; c++)
        if (high(values[b] ^ values[c]) == 0)
          carried.set(values[left - b - c] ^ values[b] ^ values[c]);
  }
}
