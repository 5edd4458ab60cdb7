package org.grundy.solve.grundy;

import java.util.Arrays;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.heap.Code;
import org.grundy.phrase.Phrase;

/**
 * Codes in which heaps break in two and whose values have a sparse space: a mask under which few values are rare, though
 * the nim-sum of two common values always is. A common value is then reached only by way of a rare heap, of which there
 * are few; and a rare value is easily shown to be reached by two common ones, once looked for in the right place.
 *
 * <p>Every value is the mex, whatever the mask: the least common value that no rare heap excludes is taken only when
 * every smaller rare value was shown to be reached. Where one is not, the splits are looked at one by one; a rare heap
 * found so joins the others, unless its highest bit does better in the mask, or out of it. A good mask makes it fast.
 *
 * <p>E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your mathematical plays, chapter 4, "sparse spaces and
 * common cosets". The first values are computed by {@link Dense}, which goes on where no mask is good. Time: for each
 * heap one step for each rare heap and place, and about as much for the proof. Space: a byte for each heap.
 */
final class Sparse implements Engine {
  /** A mask is looked for at this many values and at each doubling. */
  private static final int FIRST_MASK = 1 << 13;
  /** A mask is good when at most one in so many of the later values is rare. */
  private static final int RARE = 16;
  private static final int LONGEST_STEP = 1 << 14;
  private static final int FIRST_STEP = 64;

  private final Code code;
  private final Kernel kernel;
  private final Dense dense;
  private Optional<Field> field = Optional.empty();
  private int nextMask;
  private int step = FIRST_STEP;
  private Optional<Periodicity> period = Optional.empty();
  private int nextLook;

  /** @param code finite, octal or with unequal halves, with a digit that breaks a heap */
  Sparse(Code code, Kernel kernel) {
    this(code, kernel, FIRST_MASK);
  }

  /** @param firstMask how many values are computed before a mask is looked for */
  Sparse(Code code, Kernel kernel, int firstMask) {
    this.code = code;
    this.kernel = kernel;
    nextMask = firstMask;
    dense = new Dense(code, Phrase.of("sets of the values of all splittings are joined for every heap"));
  }

  /** With this mask, good or bad, once so many values are computed. */
  Sparse(Code code, Kernel kernel, int prefix, int mask) {
    this(code, kernel, prefix + 1);
    dense.fill(prefix - 1L, Budget.unlimited());
    if (dense.period().isEmpty())
      field = Optional.of(new Field(code, dense.values(), (int) dense.filled(), new Coding(mask)));
    nextLook = prefix;
  }

  static boolean fits(Code code) {
    return code.finite() && code.pieces() == 2;
  }

  @Override
  public Phrase why() {
    return field.map(f -> Phrase.of("few values are rare under the mask {0}, and rare heaps alone decide which common "
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
    return field.isPresent() ? Integer.MAX_VALUE - 128L : dense.longest();
  }

  @Override
  public long tried() {
    return dense.tried();
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
    int filled = (int) dense.filled();
    Coding coding = Coding.sparsest(dense.values(), filled / 2, filled);
    long rares = Arrays.stream(dense.values(), filled / 2, filled).filter(coding::isRare).count();
    nextMask = Math.multiplyExact(nextMask, 2);
    nextLook = filled;
    if (rares * RARE <= filled / 2 && Field.fits(dense.values(), filled, coding))
      field = Optional.of(new Field(code, dense.values(), filled, coding));
  }

  private void advance(Field f, long to, Budget budget) {
    int from = f.filled;
    int end = (int) Math.min(Math.max(to + 1, from + FIRST_STEP), (long) from + step);
    f.reserve(end);
    budget.charge(((long) end - from) * (f.tapDistance.length / 8 + 1));
    int written = new Candidates(f).write(from, end);
    int doubt = new Verifier(f, kernel).firstInDoubt(from, written, budget);
    f.filled = doubt;
    if (doubt < end)
      decide(f, doubt, budget);
    else
      step = Math.min(2 * step, LONGEST_STEP);
    if (f.filled >= nextLook) {
      look(f, budget);
      nextLook = Math.addExact(f.filled, f.filled / 4);
    }
  }

  private void decide(Field f, int heap, Budget budget) {
    budget.charge(heap);
    int mex = f.exactMex(heap);
    boolean rare = f.put(heap, mex);
    f.filled = heap + 1;
    if (rare) {
      f.reconsider(Integer.highestOneBit(mex));
      f.makeTaps();
      step = FIRST_STEP;
    }
  }

  private void look(Field f, Budget budget) {
    period = Splitting.proof(code, f, budget).map(p -> {
      int maximum = 0;
      for (int heap = 0; heap < p.from() + p.period(); heap++)
        maximum = Math.max(maximum, f.value(heap));
      return p.withMaximum(maximum);
    });
  }
}
