package org.grundy.solve.sequence;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ServiceLoader;
import java.util.function.LongPredicate;
import java.util.function.LongToIntFunction;
import org.grundy.effort.Budget;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/**
 * The nim-values G(0), G(1), ... of single heaps of one game. The engine that fits the game's description computes them
 * upwards on demand ({@link #engine} says which and why) and looks for a period; once a period is proved, the value of
 * every heap is known.
 *
 * <p>Computed values are kept, so a later call continues from there, also after a spent budget. Space: at most eight
 * bytes for each heap computed, and sets of values where heaps break in three. Not for several threads at once.
 */
public final class NimSequence {
  /** Shown in place of an engine where none is needed. */
  public static final Phrase BY_THEOREM = Phrase
      .of("a theorem about this game gives each value, so no table is computed");
  private static final int BLOCK = 1 << 12;
  private static final List<EngineProvider> PROVIDERS = ServiceLoader
      .load(EngineProvider.class, EngineProvider.class.getClassLoader()).stream().map(ServiceLoader.Provider::get)
      .toList();

  private final HeapGame game;
  private final SequenceEngine engine;

  private NimSequence(HeapGame game, SequenceEngine engine) {
    this.game = game;
    this.engine = engine;
  }

  /** Chooses the engine that goes furthest, on all processors. Computes no value yet. */
  public static NimSequence of(HeapGame game) {
    return of(game, Runtime.getRuntime().availableProcessors());
  }

  /** The same on at most {@code threads} threads. */
  public static NimSequence of(HeapGame game, int threads) {
    return new NimSequence(game, game.code().map(code -> engine(game, code, threads))
        .or(() -> game.span().map(SpanEngine::new)).or(() -> game.amounts().map(AmountsEngine::new)).orElseGet(
            () -> new ListingEngine(game,
                Phrase.of("the game is given by its moves alone, so they are listed for every heap"))));
  }

  private static SequenceEngine engine(HeapGame game, OctalCode code, int threads) {
    if (!DenseEngine.fits(code))
      return new ListingEngine(game,
          Phrase.of("a split into three heaps of different sizes is not a pair plus any third heap, so the moves are "
              + "listed for every heap"));
    if (code.pieces() == 1 && code.finite())
      return new SubtractionEngine(code);
    if (AllButEngine.fits(code))
      return new AllButEngine(code);
    if (!code.finite())
      return new DenseEngine(code,
          Phrase.of("the repeating digits allow any number of amounts, so for each heap, sets of values are merged"));
    return PROVIDERS.stream().flatMap(provider -> provider.engine(code, threads).stream()).findFirst()
        .orElseGet(
            () -> new DenseEngine(code, Phrase.of("for each heap, the sets of the values of its splits are merged")));
  }

  /**
   * Continues from values computed before, as far as the engine can use them.
   *
   * @param threads the most threads to use, 1 or more
   * @param filled how many values there are
   * @param values those of heaps 0 to {@code filled - 1}
   * @param budget of whose memory they are taken
   */
  public static NimSequence resume(HeapGame game, int threads, long filled, LongToIntFunction values,
      Budget budget) {
    var sequence = of(game, threads);
    sequence.engine.resume(values, Math.toIntExact(filled), budget);
    return sequence;
  }

  /** The values of heaps {@code from} to {@code to - 1}. */
  public static int[] copy(LongToIntFunction values, long from, long to) {
    int[] copy = new int[Math.toIntExact(to - from)];
    for (int i = 0; i < copy.length; i++)
      copy[i] = values.applyAsInt(from + i);
    return copy;
  }

  /** Announces that values up to {@code to} will be needed, so that the engine can prepare for a long run. */
  public void expect(long to) {
    engine.expect(to);
  }

  /**
   * The nim-value of one heap by listing its moves, from the values of smaller heaps; empty when a move does not make the
   * heap smaller.
   */
  public static OptionalInt listed(HeapGame game, long heap, LongToIntFunction values, Budget budget) {
    int mex = ListingEngine.mex(game, heap, values, budget);
    return mex == TabularEngine.NONE ? OptionalInt.empty() : OptionalInt.of(mex);
  }

  /** Lists the moves: slow and obviously right; the other engines are compared with it. */
  public static NimSequence listing(HeapGame game) {
    return new NimSequence(game,
        new ListingEngine(game, Phrase.of("the moves of every heap are listed, as requested")));
  }

  public HeapGame game() {
    return game;
  }

  /** Which engine computes the values, and why this one. */
  public Phrase engine() {
    return engine.why();
  }

  /** How many values have been computed: those of heaps 0 to {@code filled() - 1}. */
  public long filled() {
    return engine.filled();
  }

  /** Heaps beyond this one have no value unless a period is proved. */
  public long longest() {
    return engine.longest();
  }

  /** At most so far {@link #longest} may come to reach while values are computed. */
  public long farthest() {
    return engine.farthest();
  }

  /** Whether a period would be proved if there is one and enough values are computed. */
  public boolean provesPeriods() {
    return engine.provesPeriods();
  }

  /** The period, once the values computed so far prove one. */
  public Optional<Periodicity> period() {
    return engine.period();
  }

  /**
   * Looks for a period among the values that there are: those that a sequence {@linkplain #resume went on from} have not
   * been examined. No value is asked for, though some may be added.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public Optional<Periodicity> prove(Budget budget) {
    if (engine.period().isEmpty() && engine.filled() > 0)
      engine.prove(budget);
    return engine.period();
  }

  /** How the values fall into rare and common ones, where the engine rests on that. */
  public Optional<SparseSpace> space() {
    return engine.space();
  }

  /**
   * Computes values until that of heap {@code to} &ge; 0 is known: it is among them, or a period is proved.
   *
   * @return false when a move of a heap at most {@code to} does not make it smaller: there is no such value
   * @throws BadInput                        when {@code to} is more than {@link #longest} and the first values prove no
   *                                         period
   * @throws org.grundy.effort.BudgetSpent   what was computed before stays
   */
  public boolean fill(BigInteger to, Budget budget) {
    if (!reaches(to) && engine.period().isEmpty() && engine.provesPeriods()) {
      engine.expect(engine.tried());
      engine.fill(engine.tried(), budget);
    }
    if (reaches(to))
      return fill(to.longValueExact(), budget);
    if (engine.period().isPresent())
      return true;
    throw BadInput.because("{0} has no known period, so its values must be computed one by one; expected a heap of at "
        + "most {1}, found {2}", game.name(), engine.longest(), to);
  }

  /**
   * Computes values until that of heap {@code to} is known, or there is no room for more; without a period that takes as
   * long as the budget lasts.
   *
   * @throws org.grundy.effort.BudgetSpent what was computed before stays
   */
  public void seek(BigInteger to, Budget budget) {
    long last = to.min(BigInteger.valueOf(engine.longest())).longValueExact();
    while (!knows(last)) {
      engine.expect(last);
      engine.fill(last, budget);
      // The engine may have changed to one that goes further.
      last = to.min(BigInteger.valueOf(engine.longest())).longValueExact();
    }
  }

  /** Whether the engine, which may have changed on the way, computes so far. */
  private boolean reaches(BigInteger to) {
    return to.bitLength() < Long.SIZE && to.longValueExact() <= engine.longest();
  }

  /** The same for heaps that a table may hold. */
  public boolean fill(long to, Budget budget) {
    return to > engine.longest() ? fill(BigInteger.valueOf(to), budget) : knows(to) || engine.fill(to, budget);
  }

  /** Whether the value of {@code heap} &ge; 0 is among those computed, or follows from the period. */
  public boolean knows(long heap) {
    return heap < engine.filled() || engine.period().isPresent();
  }

  /**
   * The value of a heap that is {@linkplain #knows known}.
   *
   * @throws IllegalArgumentException when it is not
   * @throws ArithmeticException      when it does not fit, which needs a {@link Periodicity#saltus}
   */
  public long value(long heap) {
    if (heap < engine.filled())
      return engine.value(heap);
    Periodicity law = law(heap);
    long folded = law.folded(heap);
    return Math.addExact(engine.value(folded), Math.multiplyExact(law.saltus(), (heap - folded) / law.period()));
  }

  /**
   * The value of a heap of any size that is known; immediate.
   *
   * @throws IllegalArgumentException when it is not known
   */
  public BigInteger value(BigInteger heap) {
    if (heap.bitLength() < Long.SIZE && heap.longValue() < engine.filled())
      return BigInteger.valueOf(engine.value(heap.longValue()));
    Periodicity law = law(heap);
    return law.grown(heap).add(BigInteger.valueOf(engine.value(law.folded(heap))));
  }

  private Periodicity law(Object heap) {
    return engine.period().orElseThrow(() -> new IllegalArgumentException("no value of " + heap + " is known"));
  }

  /** Takes values in order. */
  @FunctionalInterface
  public interface Sink {
    /**
     * The values of heaps {@code first} to {@code first + count - 1}, at the beginning of {@code values}, which is used
     * again afterwards.
     *
     * @return whether more are wanted
     */
    boolean block(long first, int[] values, int count);
  }

  /**
   * The values of heaps {@code from} to {@code to}, both included, in blocks, each as soon as it is known.
   *
   * @return false when there are no more values since a move does not make a heap smaller
   * @throws BadInput            as {@link #fill} does
   * @throws ArithmeticException when a value is beyond an int, which needs more than 2<sup>31</sup> heaps
   */
  public boolean values(long from, long to, Budget budget, Sink sink) {
    int[] block = new int[BLOCK];
    engine.expect(to);
    for (long first = from; first <= to; first += BLOCK) {
      int count = (int) Math.min(BLOCK, to - first + 1);
      if (!fill(first + count - 1, budget))
        return false;
      copy(first, block, count);
      if (!sink.block(first, block, count))
        return true;
    }
    return true;
  }

  private void copy(long first, int[] block, int count) {
    if (first + count <= engine.filled()) {
      engine.copy(first, block, count);
      return;
    }
    for (int i = 0; i < count; i++)
      block[i] = Math.toIntExact(value(first + i));
  }

  /**
   * The exceptions to the period, ascending: heaps before it begins that do not have the value which the period, gone
   * on downwards, would give them. Time: one step for each heap before the period.
   *
   * @param sink says whether more are wanted
   * @throws IllegalArgumentException when no period is proved
   */
  public void exceptions(LongPredicate sink) {
    Periodicity law = law(engine.filled());
    for (long heap = 0; heap < law.from(); heap++) {
      long periods = (law.from() - heap + law.period() - 1) / law.period();
      long value = engine.value(heap + periods * law.period()) - law.saltus() * periods;
      if (value != engine.value(heap) && !sink.test(heap))
        return;
    }
  }

  /** How many heaps are exceptions. */
  public long exceptionCount() {
    long[] count = {0};
    exceptions(_ -> ++count[0] > 0);
    return count[0];
  }

  /** The greatest of the values computed, -1 when there is none; time linear in their number. */
  public long maximum() {
    return maximum(engine.filled() - 1);
  }

  /** The greatest of those of heaps 0 to {@code to}, all of them computed. */
  public long maximum(long to) {
    long greatest = -1;
    for (long heap = 0; heap <= to; heap++)
      greatest = Math.max(greatest, engine.value(heap));
    return greatest;
  }
}
