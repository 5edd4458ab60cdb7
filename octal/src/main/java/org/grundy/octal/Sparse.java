package org.grundy.octal;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongToIntFunction;
import org.grundy.effort.Budget;
import org.grundy.game.heap.OctalCode;
import org.grundy.phrase.Phrase;
import org.grundy.solve.sequence.DenseEngine;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.sequence.PeriodProofs;
import org.grundy.solve.sequence.Periodicity;
import org.grundy.solve.sequence.SequenceEngine;
import org.grundy.solve.sequence.SparseSpace;

/**
 * An engine for codes in which heaps break in two and whose values have a sparse space: a mask under which few values
 * are rare, although the nim-sum of two common values always is. A common value is then reached only through one of the
 * few rare heaps, and a rare value is easily shown to be reached by two common heaps, once one looks in the right
 * place.
 *
 * <p>Every value is the mex, whatever the mask: the least common value that no rare heap excludes is taken only when
 * every smaller rare value was shown to be reached. If one was not, the splits are examined one by one. A rare heap
 * found in this way joins the others, unless moving its highest bit into the mask or out of it is better. A good mask
 * only makes this fast.
 *
 * <p>E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your mathematical plays, chapter 4, "sparse spaces and
 * common cosets". {@link DenseEngine} computes the first values, and continues if no mask is good. Time: for each heap
 * one step for each rare heap and place, and about as much for the proof. Space: a byte for each heap. If a value needs
 * a longer code, {@link DenseEngine} continues.
 */
final class Sparse implements SequenceEngine {
  /** The number of values at which a mask is first searched for; the search is repeated at each doubling. */
  private static final int FIRST_MASK = 1 << 13;
  /** A mask is good when at most one in this many of the later values is rare. */
  private static final int RARE = 16;
  private static final int FIRST_STEP = 64;
  private static final int SAMPLE = 1 << 20;
  /** A training on at least this many values serves for all later ones. */
  private static final int LAST_TRAINING = 1 << 20;
  private static final int MIRRORED = 1 << 19;
  /** A little less than the greatest length of an array of bytes. */
  private static final long LONGEST = Integer.MAX_VALUE - 128L;

  private final OctalCode code;
  private final Kernel kernel;
  private final DenseEngine dense;
  private Optional<Field> field = Optional.empty();
  private int nextMask;
  private int step = FIRST_STEP;
  private Optional<Periodicity> period = Optional.empty();
  private int nextLook;
  private Optional<Shortlist> shortlist = Optional.empty();
  private Optional<Witnesses> witnesses = Optional.empty();
  private final Witnesses.Scale scale;
  private final int threads;
  private int nextTraining;
  private long expected;

  /** @param code finite, octal or with unequal halves, with a digit that breaks a heap */
  Sparse(OctalCode code, Kernel kernel, int threads) {
    this(code, kernel, FIRST_MASK, Witnesses.Scale.FULL, threads);
  }

  /**
   * @param firstMask the number of values to compute before a mask is searched for
   * @param threads   the most threads to use; with 1, only the caller's is used
   */
  Sparse(OctalCode code, Kernel kernel, int firstMask, Witnesses.Scale scale, int threads) {
    this.code = code;
    this.kernel = kernel;
    this.scale = scale;
    this.threads = threads;
    nextMask = firstMask;
    nextTraining = scale.first();
    dense = new DenseEngine(code, Phrase.of("for each heap, the sets of the values of its splits are merged"));
  }

  /** An engine that uses this mask, good or bad, once that many values are computed. */
  Sparse(OctalCode code, Kernel kernel, int prefix, int mask, Witnesses.Scale scale, int threads) {
    this(code, kernel, prefix + 1, scale, threads);
    dense.fill(prefix - 1L, Budget.unlimited());
    if (dense.period().isEmpty())
      field = Optional.of(new Field(code, dense.values(), (int) dense.filled(), new Coding(mask)));
    nextLook = prefix;
  }

  /** Whether a training has taken place and still counts. */
  boolean trained() {
    return witnesses.isPresent();
  }

  static boolean fits(OctalCode code) {
    return code.finite() && code.pieces() == 2;
  }

  @Override
  public Phrase why() {
    return field.map(f -> Phrase.of("few values are rare under the mask {0}, and only rare heaps decide which common "
        + "values are reached; every smaller rare value is shown to be reached too",
        Integer.toBinaryString(f.coding.mask())))
        .orElseGet(dense::why);
  }

  @Override
  public long filled() {
    return field.map(f -> (long) f.filled).orElseGet(dense::filled);
  }

  @Override
  public int value(long heap) {
    return field.map(f -> f.value((int) heap)).orElseGet(() -> dense.value(heap));
  }

  @Override
  public long longest() {
    return field.isPresent() ? LONGEST : dense.longest();
  }

  @Override
  public long farthest() {
    return LONGEST;
  }

  @Override
  public long tried() {
    return 1 << 20;
  }

  @Override
  public boolean provesPeriods() {
    return true;
  }

  @Override
  public Optional<Periodicity> period() {
    return field.isPresent() ? period : dense.period();
  }

  @Override
  public Optional<SparseSpace> space() {
    return field.map(Field::space);
  }

  @Override
  public void expect(long to) {
    expected = Math.max(expected, to);
  }

  @Override
  public boolean fill(long to, Budget budget) {
    while (filled() <= to && period().isEmpty())
      if (field.isPresent())
        advance(field.get(), to, budget);
      else
        begin(to, budget);
    return true;
  }

  private void begin(long to, Budget budget) {
    dense.fill(Math.min(to, nextMask - 1), budget);
    if (dense.filled() < nextMask || dense.period().isPresent())
      return;
    nextMask = nextMask > Integer.MAX_VALUE / 2 ? Integer.MAX_VALUE : 2 * nextMask;
    int[] values = dense.values();
    seek(n -> values[(int) n], (int) dense.filled(), budget);
  }

  /** Searches for a good mask for the last of these values, and starts with them if there is one. */
  private void seek(LongToIntFunction values, int filled, Budget budget) {
    nextLook = filled;
    int[] late = NimSequence.copy(values, filled - Math.min(filled / 2, SAMPLE), filled);
    Coding coding = Coding.sparsest(late, 0, late.length);
    long rares = Arrays.stream(late).filter(coding::isRare).count();
    if (rares * RARE <= late.length && Field.fits(values, filled, coding)) {
      // whether there is room for it; it accounts for what it takes when it first grows
      budget.reserve(Field.room(filled));
      budget.release(Field.room(filled));
      field = Optional.of(new Field(code, values, filled, coding));
    }
  }

  @Override
  public void resume(LongToIntFunction values, int filled, Budget budget) {
    if (filled >= nextMask)
      seek(values, filled, budget);
    if (field.isEmpty())
      dense.resume(values, filled, budget);
  }

  private void advance(Field f, long to, Budget budget) {
    int from = f.filled;
    long wanted = Math.min(Math.max(to, expected), longest()) + 1;
    if (from >= nextTraining && isWorthTraining(from, wanted))
      train(f, budget);
    int end = (int) Math.min(Math.max(wanted, from + FIRST_STEP), (long) from + step);
    f.reserve(end, wanted, budget);
    int wrong = shortlist.isPresent() && witnesses.isPresent() && from > f.greatestDistance()
        ? inBlocks(f, from, end, budget)
        : atOnce(f, from, end, budget);
    if (wrong < end)
      decide(f, wrong, budget);
    else
      step = Math.min(2 * step, witnesses.isPresent() ? Pipeline.LONGEST * scale.block() : Witnesses.LONGEST);
    if (f.filled >= nextLook) {
      look(f, budget);
      nextLook = Math.addExact(f.filled, f.filled / 16);
    }
  }

  private int atOnce(Field f, int from, int end, Budget budget) {
    budget.charge(((long) end - from) * (f.tapDistance.length / 8 + 1));
    int written = new Candidates(f, kernel, shortlist).write(from, end);
    f.filled = new Verifier(f, kernel, witnesses).firstWrong(from, written, budget);
    return f.filled;
  }

  private int inBlocks(Field f, int from, int end, Budget budget) {
    var batch = new Pipeline(f, kernel, shortlist.orElseThrow(), witnesses.orElseThrow(), scale.block(), from, end);
    try {
      batch.run(threads > 1, budget);
    } finally {
      f.filled = batch.known();
    }
    return batch.firstWrong();
  }

  private void decide(Field f, int heap, Budget budget) {
    budget.charge(heap);
    int mex = f.exactMex(heap);
    if (f.coding.code(mex) >= Field.CODES) {
      dense.resume(n -> f.value((int) n), heap, budget);
      field = Optional.empty();
      budget.release(f.bytes());
      nextMask = Integer.MAX_VALUE;
      return;
    }
    boolean rare = f.put(heap, mex);
    f.filled = heap + 1;
    if (rare) {
      if (f.reconsider(Integer.highestOneBit(mex))) {
        shortlist = Optional.empty();
        witnesses = Optional.empty();
        nextTraining = Math.max(scale.first(), f.filled);
      }
      f.makeTaps();
      step = FIRST_STEP;
    }
  }

  /**
   * Whether a training pays. It takes as long as some hundred thousand values without one, so that many values must be
   * to come, or have been computed since.
   */
  private boolean isWorthTraining(int from, long to) {
    return witnesses.isEmpty() ? to - from > scale.worth() || from - nextTraining > scale.worth()
        : to - from > from / 2;
  }

  private void train(Field f, Budget budget) {
    shortlist = Optional.of(Shortlist.train(f, Kernel.LANES));
    boolean early = f.filled < LAST_TRAINING;
    witnesses = Optional.of(Witnesses.train(f, early ? scale : scale.wide(), kernel, budget));
    f.makeMirror(Math.min(f.filled - 1, MIRRORED));
    nextTraining = early ? 16 * f.filled : Integer.MAX_VALUE;
  }

  @Override
  public void prove(Budget budget) {
    if (field.isPresent())
      look(field.get(), budget);
    else
      dense.prove(budget);
  }

  private void look(Field f, Budget budget) {
    period = proof(f, budget);
    int before = f.filled;
    if (period.isEmpty())
      Recurrence.extend(code, f, kernel, 0, budget);
    if (f.filled > before)
      period = proof(f, budget);
  }

  private Optional<Periodicity> proof(Field f, Budget budget) {
    return PeriodProofs.proof(code, FieldTail.of(f), f.filled, budget).map(p -> {
      int maximum = 0;
      for (int heap = 0; heap < p.from() + p.period(); heap++)
        maximum = Math.max(maximum, f.value(heap));
      return p.withMaximum(maximum);
    });
  }
}
