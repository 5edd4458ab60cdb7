package org.grundy.solve.sequence;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongToIntFunction;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.game.heap.OctalCode;
import org.grundy.number.Scans;
import org.grundy.phrase.Phrase;

/**
 * Every code: the values that m tokens have when they make two heaps, or three, are a bit set, made once for each m, and
 * the options of n are the union of such sets for the m that n allows.
 *
 * <p>Of a finite code without triples only as much of a set is made as its heaps need ({@link PairSets}). Else a set of
 * pairs takes m / 2 steps, a set of triples m / 3 unions of sets of pairs whose elements are nim-added to one
 * value (which moves words, and bits within them). Space: eight bytes for each heap; bit sets of as many heaps as the code
 * has places, of all for triples.
 */
public final class DenseEngine implements SequenceEngine {
  private static final int FIRST_LOOK = 64;
  private static final long[] NONE = new long[0];

  private final OctalCode code;
  private final Phrase why;
  private final boolean splits;
  private final boolean splitsInThree;
  private final int kept;
  private final PairSets pairs;
  /** The places at which a heap breaks in two. */
  private final int[] breaks;
  private long[][] triples;
  private long[][] allPairs;
  /** What the heaps that a repeating part reaches have: [digit bit 1 to 3][heap mod the length of the part]. */
  private final long[][][] reached;
  private PairSets.Values values = new PairSets.Values(FIRST_LOOK);
  private long[] options = new long[1];
  private int filled;
  private int maximum;
  private Optional<Periodicity> period = Optional.empty();
  private int nextLook = FIRST_LOOK;

  public DenseEngine(OctalCode code, Phrase why) {
    this(code, why, Scans.best());
  }

  /** With these searches. */
  public DenseEngine(OctalCode code, Phrase why, Scans scans) {
    this.code = code;
    this.why = why;
    splits = code.pieces() > 1;
    splitsInThree = code.pieces() > 2;
    kept = code.prefix() + 1;
    pairs = new PairSets(kept, scans);
    breaks = IntStream.range(0, code.prefix()).filter(place -> (code.digit(place) & 4) != 0).toArray();
    triples = new long[splitsInThree ? FIRST_LOOK : 0][];
    allPairs = new long[splitsInThree ? FIRST_LOOK : 0][];
    reached = new long[4][code.period()][];
    for (long[][] sets : reached)
      Arrays.fill(sets, NONE);
  }

  /** Three unequal heaps are not pairs beside a value. */
  static boolean fits(OctalCode code) {
    return !code.unequal() || (code.digit(0) & 8) == 0;
  }

  @Override
  public Phrase why() {
    return why;
  }

  @Override
  public long filled() {
    return filled;
  }

  @Override
  public int value(long heap) {
    return values.get((int) heap);
  }

  /** The values computed, {@link #filled} of them and some room. */
  public int[] values() {
    return values.wide();
  }

  /** Only of a finite code in which no heap breaks in three can what is kept be made from the last values. */
  @Override
  public void resume(LongToIntFunction given, int count, Budget budget) {
    if (count == 0 || !code.finite() || splitsInThree)
      return;
    int[] known = NimSequence.copy(given, 0, count);
    values.grow(known.length, budget);
    for (int heap = 0; heap < known.length; heap++)
      values.set(heap, known[heap], budget);
    filled = known.length;
    maximum = Arrays.stream(known).max().orElse(0);
    for (int tokens = Math.max(0, filled - kept); tokens < filled; tokens++)
      split(tokens, budget);
    nextLook = filled + 16;
  }

  @Override
  public long tried() {
    return splitsInThree ? 1 << 10 : code.finite() ? 1 << 15 : 1 << 12;
  }

  @Override
  public boolean provesPeriods() {
    return PeriodProofs.fits(code);
  }

  @Override
  public Optional<Periodicity> period() {
    return period;
  }

  @Override
  public boolean fill(long to, Budget budget) {
    while (filled <= to && period.isEmpty()) {
      next(budget);
      if (filled >= nextLook) {
        look(budget);
        nextLook = Math.addExact(filled, Math.max(16, filled / 8));
      }
    }
    return true;
  }

  private void next(Budget budget) {
    int heap = filled;
    if (splits)
      split(heap, budget);
    Arrays.fill(options, 0);
    int prefix = code.prefix();
    for (int place = 0; place < prefix && place <= heap; place++)
      join(code.digit(place), heap - place, place == 0 && code.unequal());
    if (!code.finite() && heap >= prefix)
      joinReached(heap - prefix);
    int value = firstClear(options);
    while (breaks(heap, value, budget)) {
      add(value);
      value = firstClear(options);
    }
    budget.charge(options.length + 1L);
    maximum = Math.max(maximum, value);
    values.set(heap, value, budget);
    filled++;
  }

  /** Whether a heap may break into two heaps of this value that the sets do not cover. */
  private boolean breaks(int heap, int value, Budget budget) {
    if (splitsInThree || !code.finite())
      return false;
    for (int place : breaks)
      if (place <= heap && pairs.has(heap - place, value, values, budget))
        return true;
    return false;
  }

  private static int firstClear(long[] set) {
    int word = 0;
    while (word < set.length && set[word] == -1)
      word++;
    return 64 * word + (word < set.length ? Long.numberOfTrailingZeros(~set[word]) : 0);
  }

  private long[] pairsOf(int tokens) {
    return splitsInThree ? allPairs[tokens] : pairs.known(tokens);
  }

  /** The values that {@code left} tokens may have in as many heaps as {@code digit} allows. */
  private void join(int digit, int left, boolean unequal) {
    if ((digit & 1) != 0 && left == 0)
      add(0);
    if ((digit & 2) != 0 && left > 0)
      add(values.get(left));
    if ((digit & 4) != 0) {
      options = union(options, pairsOf(left));
      if (left >= 2 && left % 2 == 0 && !unequal)
        add(0);
    }
    if ((digit & 8) != 0)
      options = union(options, triples[left]);
  }

  private void joinReached(int heap) {
    int length = code.period();
    int at = heap % length;
    if (heap > 0)
      reached[1][at] = with(reached[1][at], values.get(heap));
    if (splits)
      reached[2][at] = union(reached[2][at], pairsOf(heap));
    if (splits && heap >= 2 && heap % 2 == 0)
      reached[2][at] = with(reached[2][at], 0);
    if (splitsInThree)
      reached[3][at] = union(reached[3][at], triples[heap]);
    for (int i = 0; i < length && i <= heap; i++) {
      int digit = code.digit((long) code.prefix() + i);
      int from = (heap - i) % length;
      if ((digit & 1) != 0 && from == 0)
        add(0);
      for (int j = 1; j <= 3; j++)
        if ((digit >> j & 1) != 0)
          options = union(options, reached[j][from]);
    }
  }

  private void add(int value) {
    options = with(options, value);
  }

  private static long[] with(long[] set, int value) {
    long[] wide = value >> 6 < set.length ? set
        : Arrays.copyOf(set, Math.max(1, 2 * Integer.highestOneBit(value >> 6)));
    wide[value >> 6] |= 1L << value;
    return wide;
  }

  /** {@code set} itself, widened if need be. */
  private static long[] union(long[] set, long[] more) {
    long[] wide = more.length <= set.length ? set : Arrays.copyOf(set, more.length);
    for (int i = 0; i < more.length; i++)
      wide[i] |= more[i];
    return wide;
  }

  private void split(int tokens, Budget budget) {
    pairs.begin(tokens, values.wide(), maximum, splitsInThree || !code.finite(), budget);
    if (!splitsInThree)
      return;
    long[] set = pairs.known(tokens);
    if (tokens == allPairs.length) {
      int longer = budget.grown(tokens, 2L * tokens, 2 * Holding.POINTER);
      allPairs = Arrays.copyOf(allPairs, longer);
      triples = Arrays.copyOf(triples, longer);
    }
    long[] three = new long[set.length];
    // The least of three heaps is at most a third; the other two may be equal.
    for (int a = 1; a <= tokens / 3; a++) {
      long[] two = allPairs[tokens - a];
      budget.charge(two.length + 1L);
      three = moved(two, values.get(a), three);
      if ((tokens - a) % 2 == 0)
        three = with(three, values.get(a));
    }
    budget.reserve(2L * Holding.OBJECT + Long.BYTES * ((long) set.length + three.length));
    allPairs[tokens] = set;
    triples[tokens] = three;
  }

  /** {@code into} with every element of {@code set} nim-added to {@code value}. */
  private static long[] moved(long[] set, int value, long[] into) {
    int high = value >> 6;
    int length = Math.max(set.length, Integer.highestOneBit(high) * 2);
    long[] wide = into.length >= length ? into : Arrays.copyOf(into, length);
    for (int i = 0; i < set.length; i++)
      if (set[i] != 0)
        wide[i ^ high] |= within(set[i], value);
    return wide;
  }

  /** Bit i of {@code word} at i nim-plus the low six bits of {@code value}. */
  private static long within(long word, int value) {
    long w = word;
    if ((value & 1) != 0)
      w = w >>> 1 & 0x5555555555555555L | (w & 0x5555555555555555L) << 1;
    if ((value & 2) != 0)
      w = w >>> 2 & 0x3333333333333333L | (w & 0x3333333333333333L) << 2;
    if ((value & 4) != 0)
      w = w >>> 4 & 0x0f0f0f0f0f0f0f0fL | (w & 0x0f0f0f0f0f0f0f0fL) << 4;
    if ((value & 8) != 0)
      w = w >>> 8 & 0x00ff00ff00ff00ffL | (w & 0x00ff00ff00ff00ffL) << 8;
    if ((value & 16) != 0)
      w = w >>> 16 & 0x0000ffff0000ffffL | (w & 0x0000ffff0000ffffL) << 16;
    return (value & 32) != 0 ? Long.rotateLeft(w, 32) : w;
  }

  @Override
  public void prove(Budget budget) {
    look(budget);
  }

  private void look(Budget budget) {
    if (!provesPeriods())
      return;
    var proved = PeriodProofs.proof(code, PeriodSearch.of(values.wide()), filled, budget);
    if (proved.isEmpty() && code.finite() && ArithmeticLaw.fits(code))
      proved = ArithmeticLaw.proof(code, values.wide(), filled, budget);
    period = proved
        .map(p -> p.withMaximum(Arrays.stream(values.wide(), 0, (int) (p.from() + p.period())).max().orElse(0)));
  }
}
