package org.grundy.solve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.game.HeapValues;
import org.grundy.game.HeapValues.Law;
import org.grundy.game.Numbers;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.solve.engine.Conclusion;
import org.grundy.solve.engine.Question;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.sequence.Periodicity;
import org.grundy.solve.table.HeapTable;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Worth;

/**
 * The nim-values of single heaps of a game, and how the sequence continues forever. They come from a theorem, from the
 * table of a heap game, or from solving one position after another. The cost is that of the engine; the solver keeps
 * the tables.
 */
public final class HeapSequence {
  /** The least number of values to search for a period. */
  private static final long LOOKED_AT = 1 << 12;
  /** The most values a table holds. */
  public static final int MOST = 1 << 24;
  /** An example of a file of values. */
  private static final String FILE = "values.bin";

  private final Ruleset<?> ruleset;
  private final Solver solver;
  private final Optional<HeapValues> known;
  /** The law, once it was found. */
  private Optional<Law> found = Optional.empty();

  private HeapSequence(Ruleset<?> ruleset, Solver solver) {
    this.ruleset = ruleset;
    this.solver = solver;
    this.known = known(ruleset);
  }

  /**
   * The sequence of a game whose positions are heaps.
   *
   * @throws BadInput when a single number is no position of the game, or players have different moves
   */
  public static HeapSequence of(Ruleset<?> ruleset, Solver solver) {
    var sequence = new HeapSequence(ruleset, solver);
    if (sequence.heap(BigInteger.ONE).isEmpty() || !sequence.heap(BigInteger.ONE).get().impartial())
      throw BadInput.because("{0}: expected an impartial game of single heaps, such as {1}", ruleset.name(),
          "take:1,4");
    return sequence;
  }

  private static <P> Optional<HeapValues> known(Ruleset<P> ruleset) {
    return ruleset.theorems().stream().map(Theorem::heapValues).flatMap(Optional::stream).findFirst();
  }

  public Ruleset<?> ruleset() {
    return ruleset;
  }

  private Optional<Position> heap(BigInteger heap) {
    return heap(ruleset, heap);
  }

  private static <P> Optional<Position> heap(Ruleset<P> ruleset, BigInteger heap) {
    if (!(ruleset.notation() instanceof Numbers<P> numbers))
      return Optional.empty();
    try {
      return Optional.of(new Position.Single<>(ruleset, numbers.position(List.of(heap))));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  /**
   * Whether a position of several heaps is their sum, so that its nim-value is the nim-sum of theirs: not on a staircase,
   * where the place of a heap matters. Games whose positions are one heap are played as sums.
   */
  public boolean addsUp() {
    return addsUp(ruleset);
  }

  private static <P> boolean addsUp(Ruleset<P> ruleset) {
    if (!(ruleset.notation() instanceof Numbers<P> numbers))
      return false;
    List<P> parts;
    try {
      parts = ruleset.summands(numbers.position(List.of(BigInteger.TWO, BigInteger.TEN)));
    } catch (BadInput _) {
      return true; // one heap only
    }
    return parts.stream().map(ruleset::normal).collect(Collectors.toSet())
        .equals(Stream.of(BigInteger.TWO, BigInteger.TEN)
            .map(heap -> ruleset.normal(numbers.position(List.of(heap)))).collect(Collectors.toSet()));
  }

  /**
   * The nim-value of a heap.
   *
   * @throws BadInput                       when the heap is too large for a table, and no period is known
   * @throws org.grundy.effort.BudgetSpent when the solver's budget ends first
   */
  public BigInteger value(BigInteger heap) {
    return found(heap).orElseThrow(() -> unknown(heap(heap).orElseThrow(() -> tooLarge(heap)).text()));
  }

  /**
   * Whether a single heap is a P-position. This may be known where its nim-value is not.
   *
   * @throws BadInput                       when the heap is too large for a table, and no period is known
   * @throws org.grundy.effort.BudgetSpent when the solver's budget ends first
   */
  public boolean lost(BigInteger heap) {
    Position position = heap(heap).orElseThrow(() -> tooLarge(heap));
    return found(heap).map(value -> value.signum() == 0)
        .orElseGet(() -> !solver.decide(new Question(position, Convention.NORMAL)).wins(Player.LEFT));
  }

  /** The nim-value, where the heap has one that is known. */
  private Optional<BigInteger> found(BigInteger heap) {
    known.ifPresent(values -> values.prepare(solver.budget()));
    Optional<BigInteger> told = known.flatMap(values -> values.value(heap));
    if (told.isPresent())
      return told;
    if (ruleset instanceof HeapGame game) {
      Optional<Law> law = law();
      BigInteger folded = law.isPresent() ? BigInteger.valueOf(law.get().folded(heap)) : heap;
      Optional<HeapTable.Value> value = solver.heapTable(game).value(folded);
      if (value.isPresent())
        return value.map(of -> law.isPresent() ? of.value().add(law.get().gained(heap)) : of.value());
    }
    Position position = heap(heap).orElseThrow(() -> tooLarge(heap));
    return solver.nimValueOrOutcome(position).map(Conclusion::worth).flatMap(Worth::nimValue);
  }

  /**
   * Checks that the empty heap has a nim-value before computing larger ones.
   *
   * @throws BadInput when it has none
   */
  public void requireEmptyHeap() {
    if (known.flatMap(values -> values.value(BigInteger.ZERO)).isEmpty()
        && !(ruleset instanceof HeapGame game && solver.heapTable(game).value(BigInteger.ZERO).isPresent()))
      value(BigInteger.ZERO);
  }

  private BadInput unknown(String position) {
    return ruleset.returning()
        .map(how -> BadInput.because("the nim-value of {0} is not known, because {1}", position, how))
        .orElseGet(() -> BadInput.because("the nim-value of {0} is not known", position));
  }

  /**
   * For a heap too large for a table, computes values until a period is proved. Does nothing for other heaps, or where
   * no law can prove a period.
   *
   * @throws org.grundy.effort.BudgetSpent when the solver's budget ends first
   */
  public void seek(BigInteger heap) {
    computed().filter(sequence -> sequence.provesPeriods() && heap.compareTo(BigInteger.valueOf(MOST)) > 0)
        .ifPresent(sequence -> sequence.seek(heap, solver.budget()));
  }

  private BadInput tooLarge(BigInteger heap) {
    if (heap.bitLength() < Integer.SIZE && heap.intValueExact() <= MOST)
      return BadInput.because("{0}: expected a game of single heaps, such as {1}", ruleset.name(), "kayles");
    return BadInput.because(
        "{0} has no known period, so its values must be computed one by one; expected a heap of at "
            + "most {1}, found {2}",
        ruleset.name(), MOST, heap);
  }

  /** The engine that computes the values; empty when a theorem gives them or positions are solved one by one. */
  public Optional<NimSequence> computed() {
    return known.isEmpty() && ruleset instanceof HeapGame game ? Optional.of(solver.heapTable(game).sequence())
        : Optional.empty();
  }

  /** The published theorem that gives the values of single heaps, if there is one. */
  public static <P> Optional<Citation> theorem(Ruleset<P> ruleset) {
    return ruleset.theorems().stream().filter(theorem -> theorem.heapValues().isPresent()).findFirst()
        .map(Theorem::citation);
  }

  /** How the values continue forever, if the first few thousand prove it. */
  public Optional<Law> law() {
    if (found.isEmpty())
      found = look();
    return found;
  }

  /**
   * The last heap up to which a period was looked for, among all values computed so far; empty where a period is known
   * or no law can prove one.
   *
   * @throws org.grundy.effort.BudgetSpent when the solver's budget ends first
   */
  public Optional<Long> soughtTo() {
    if (law().isPresent())
      return Optional.empty();
    return computed().filter(NimSequence::provesPeriods).filter(sequence -> sequence.prove(solver.budget()).isEmpty())
        .map(sequence -> sequence.filled() - 1);
  }

  private Optional<Law> look() {
    if (known.isPresent()) {
      known.get().prepare(solver.budget());
      return known.get().law();
    }
    if (!(ruleset instanceof HeapGame game) || !solver.heapTable(game).sequence().provesPeriods())
      return Optional.empty();
    HeapTable table = solver.heapTable(game);
    return table.value(LOOKED_AT).flatMap(_ -> table.sequence().period()).map(HeapSequence::law);
  }

  private static Law law(Periodicity proved) {
    return new Law(proved.from(), proved.period(), proved.saltus(), switch (proved.law()) {
      case TWO_PARTS, UNEQUAL_PARTS, THREE_PARTS -> Phrase.of("G(n+{0}) = G(n) for {1} <= n <= {2} (Guy & Smith 1956)",
          proved.period(), proved.from(), proved.hypothesis());
      case WINDOW -> proved.reach() == 0 ? Phrase.of("there is no move")
          : Phrase.of("{0}, and G({1}..{2}) = G({3}..{4})", proved.hypothesis(), proved.from() + proved.period(),
              proved.from() + proved.period() + proved.reach() - 1, proved.from(), proved.from() + proved.reach() - 1);
      case ARITHMETIC -> Phrase.of("{0} (after Howse & Nowakowski 2004)", proved.hypothesis());
      case REPEATING_DIGITS -> Phrase.of("G(n+{0}) = G(n) for {1} <= n <= {2} (after Guy & Smith 1956)",
          proved.period(), proved.from(), proved.hypothesis());
      case ALL_BUT, RECURRENT -> proved.hypothesis();
    }, suffices(proved));
  }

  /** Why so many equations prove the period of a game whose moves split heaps. */
  private static Optional<Phrase> suffices(Periodicity proved) {
    return switch (proved.law()) {
      case TWO_PARTS, THREE_PARTS -> Optional.of(Phrase.of("To check the values so far suffices: in a larger heap, the "
          + "largest part that a move leaves exceeds {0} by {1} or more, so a part that is smaller by {1} has the same "
          + "value. So the moves of a heap of n + {1} lead to the same values as those of n, and by induction both "
          + "heaps have the same value.", proved.from(), proved.period()));
      case UNEQUAL_PARTS, WINDOW, ARITHMETIC, REPEATING_DIGITS, ALL_BUT, RECURRENT -> Optional.empty();
    };
  }

  /**
   * The values of the heaps 0 to {@code to}.
   *
   * @throws BadInput when {@code to} is more than {@value #MOST}
   */
  public List<BigInteger> values(BigInteger to) {
    var values = new ArrayList<BigInteger>();
    values(to, values);
    return values;
  }

  /**
   * Adds the values of the heaps 0 to {@code to} to a list, which keeps those found when the budget ends.
   *
   * @throws BadInput                       when {@code to} is more than {@value #MOST}
   * @throws org.grundy.effort.BudgetSpent when the solver's budget ends first
   */
  public void values(BigInteger to, List<BigInteger> values) {
    if (to.compareTo(BigInteger.valueOf(MOST)) > 0)
      throw law().isPresent() || known.isPresent()
          ? BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--to", 0, MOST, to)
          : BadInput.because(
              "{0} has no known period, so every value must be computed; the limit for {1} is {2}, found {3}. Try {4}, "
                  + "which you can resume",
              ruleset.name(), "--to", MOST, to, "--file " + FILE);
    if (ruleset instanceof HeapGame game && to.compareTo(BigInteger.valueOf(game.greatest())) > 0)
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--to", 0, game.greatest(), to);
    computed().ifPresent(sequence -> sequence.expect(to.longValueExact()));
    for (int heap = 0; heap <= to.intValueExact(); heap++) {
      solver.budget().charge(1);
      values.add(value(BigInteger.valueOf(heap)));
    }
  }

  /** The exceptions: heaps before the period whose values differ from the periodic ones, ascending. */
  public List<Long> exceptions(Law law) {
    return LongStream.range(0, law.gain() == 0 ? law.from() : 0).filter(heap -> isException(law, heap)).boxed()
        .toList();
  }

  /** The number of exceptions and the last one, without listing them. */
  public LongSummaryStatistics exceptionsInAll(Law law) {
    return LongStream.range(0, law.gain() == 0 ? law.from() : 0).filter(heap -> isException(law, heap))
        .summaryStatistics();
  }

  /** Whether a heap is an exception to the period continued downwards; never when values grow. */
  public boolean isException(Law law, long heap) {
    if (law.gain() != 0 || heap >= law.from())
      return false;
    long periods = Math.ceilDiv(law.from() - heap, law.period());
    return table(heap) != table(heap + periods * law.period());
  }

  /** The value of a heap at most {@code from + period} of a law. */
  private long table(long heap) {
    return computed().filter(sequence -> sequence.knows(heap)).map(sequence -> sequence.value(heap))
        .orElseGet(() -> value(BigInteger.valueOf(heap)).longValueExact());
  }

  /** The remainders by the period that heaps of value 0 leave from the period on. */
  public List<Long> zeroRemainders(Law law) {
    return LongStream.range(law.from(), law.from() + law.period()).filter(heap -> table(heap) == 0)
        .map(heap -> heap % law.period()).sorted().boxed().toList();
  }

  /** Whether a heap at most {@code from + period} of a law is a losing position. */
  public boolean isLost(long heap) {
    return table(heap) == 0;
  }
}
