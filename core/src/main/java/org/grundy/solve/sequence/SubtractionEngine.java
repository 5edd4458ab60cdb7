package org.grundy.solve.sequence;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.game.heap.OctalCode;
import org.grundy.phrase.Phrase;

/**
 * Finitely many numbers may be taken and no heap breaks: a value is decided by the last few, and a run of them that
 * comes again proves a period. Values are kept as their powers of 2, so that the mex of a union is the lowest bit that
 * is clear, in one byte for each heap while no heap has more than seven options; else as they are.
 *
 * <p>Time: one step for each heap and amount. S. W. Golomb, A mathematical investigation of games of "take-away", J.
 * Combin. Theory 1 (1966) 443-458, doi 10.1016/S0021-9800(66)80016-9.
 */
final class SubtractionEngine implements SequenceEngine {
  /** So many options give a value of at most 7, the highest bit. */
  private static final int MOST_IN_A_BYTE = 7;
  private static final int FIRST = 256;

  private final OctalCode code;
  private final int[] amounts;
  private final int last;
  private final int decidedFrom;
  private final boolean narrow;
  private byte[] powers = new byte[FIRST];
  private int[] wide = new int[0];
  private int filled;
  private int maximum;
  private Optional<Periodicity> period = Optional.empty();
  private int nextLook = FIRST;

  /** @param code finite, no digit above 3 */
  SubtractionEngine(OctalCode code) {
    this.code = code;
    int places = (int) code.places();
    amounts = IntStream.rangeClosed(1, places).filter(i -> (code.digit(i) & 2) != 0).toArray();
    last = amounts.length == 0 ? 0 : amounts[amounts.length - 1];
    decidedFrom = IntStream.rangeClosed(1, places).allMatch(i -> code.digit(i) % 3 == 0) ? last : places + 1;
    narrow = mostOptions() <= MOST_IN_A_BYTE;
    if (!narrow) {
      wide = new int[FIRST];
      powers = new byte[0];
    }
  }

  /** A heap beyond the last amount has one more option when it can be taken whole. */
  private int mostOptions() {
    boolean whole = IntStream.rangeClosed(last + 1, (int) code.places()).anyMatch(i -> (code.digit(i) & 1) != 0);
    return amounts.length + (whole ? 1 : 0);
  }

  @Override
  public Phrase why() {
    return Phrase.of("no heap splits and at most {0} are taken, so each value depends only on the {0} before it",
        code.places());
  }

  @Override
  public long filled() {
    return filled;
  }

  @Override
  public int value(long heap) {
    return narrow ? Integer.numberOfTrailingZeros(powers[(int) heap]) : wide[(int) heap];
  }

  @Override
  public boolean provesPeriods() {
    return true;
  }

  @Override
  public Optional<Periodicity> period() {
    return period;
  }

  @Override
  public boolean fill(long to, Budget budget) {
    while (filled <= to && period.isEmpty()) {
      int end = nextLook;
      if (narrow && powers.length < end)
        powers = Arrays.copyOf(powers, budget.grown(powers.length, end, 1));
      if (!narrow && wide.length < end)
        wide = Arrays.copyOf(wide, budget.grown(wide.length, end, Integer.BYTES));
      while (filled < end) {
        int stop = Math.min(end, filled + (1 << 12));
        budget.charge((stop - filled) * (1L + amounts.length));
        fill(filled, stop);
        filled = stop;
      }
      look(budget);
      nextLook = Math.multiplyExact(nextLook, 2);
    }
    return true;
  }

  private void fill(int from, int to) {
    int heap = from;
    for (; heap < to && heap < decidedFrom; heap++)
      set(heap, least(heap));
    if (narrow)
      decided(powers, amounts, heap, to);
    else
      for (; heap < to; heap++)
        set(heap, least(heap));
  }

  private void set(int heap, int value) {
    if (narrow)
      powers[heap] = (byte) (1 << value);
    else
      wide[heap] = value;
  }

  private int least(int heap) {
    var seen = new long[amounts.length / 64 + 2];
    if (heap > 0 && heap <= code.places() && (code.digit(heap) & 1) != 0)
      seen[0] = 1;
    for (int amount : amounts) {
      if (amount >= heap)
        break;
      int value = value(heap - amount);
      seen[value >> 6] |= 1L << value;
    }
    int word = 0;
    while (seen[word] == -1)
      word++;
    return 64 * word + Long.numberOfTrailingZeros(~seen[word]);
  }

  /** Blocks as long as the least amount do not depend on themselves. */
  private static void decided(byte[] powers, int[] amounts, int from, int to) {
    int block = amounts.length == 0 ? to - from : amounts[0];
    if (block < 16) {
      for (int heap = from; heap < to; heap++) {
        int seen = 0;
        for (int amount : amounts)
          seen |= powers[heap - amount];
        powers[heap] = (byte) (~seen & seen + 1);
      }
      return;
    }
    for (int begin = from; begin < to; begin += block) {
      int end = Math.min(to, begin + block);
      Arrays.fill(powers, begin, end, (byte) 0);
      for (int amount : amounts)
        for (int heap = begin; heap < end; heap++)
          powers[heap] |= powers[heap - amount];
      for (int heap = begin; heap < end; heap++)
        powers[heap] = (byte) (~powers[heap] & powers[heap] + 1);
    }
  }

  private void look(Budget budget) {
    if (filled <= Math.max(last, decidedFrom))
      return;
    PeriodSearch.Bound bound = (from, p) -> Math.max(from + last, decidedFrom) - 1;
    var values = narrow ? PeriodSearch.of(powers) : PeriodSearch.of(wide);
    var found = PeriodSearch.find(values, filled, filled / 2, Math.max(1, last), bound, budget);
    if (found.period() == 0)
      return;
    for (int heap = 0; heap < found.from() + found.period(); heap++)
      maximum = Math.max(maximum, value(heap));
    period = Optional.of(new Periodicity(Law.WINDOW, last, found.from(), found.period(), 0,
        bound.checkedTo(found.from(), found.period()), maximum));
  }
}
