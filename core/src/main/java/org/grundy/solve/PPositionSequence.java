package org.grundy.solve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.Numbers;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.Way;
import org.grundy.game.rules.LineRules;
import org.grundy.game.vector.VectorGame;
import org.grundy.game.vector.VectorRules;
import org.grundy.phrase.BadInput;
import org.grundy.reason.Fields;
import org.grundy.solve.engine.Question;
import org.grundy.solve.prover.HeapRules;
import org.grundy.solve.table.TwoHeapTable;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;

/**
 * The P-positions of a game in order. A theorem of the game generates them, or they are the zeros of a table of
 * nim-values: pairs of heaps ordered by the greater heap, or single heaps; or they are found by play.
 *
 * @param way     how they were made
 * @param columns what the numbers of a row are called
 * @param rows    the n-th P-position in row n, from n = 0
 * @param all      whether there are no more than these
 * @param lookedTo the last heap that was searched when fewer were found than asked for
 */
public record PPositionSequence(String way, List<String> columns, long[][] rows, boolean all, long lookedTo) {
  /** The least number of single heaps to search, and the number for each position wanted. */
  private static final long LOOKED_AT = 1 << 16;
  private static final long RARELY = 1 << 10;

  /** The most heaps of a position. */
  private static final int MOST_HEAPS = 6;
  private static final String[] NAMES = {"a", "b", "c", "d", "e", "f"};

  /** The methods that games may have. */
  private static final Set<String> KNOWN_WAYS = Set.of("mex", "word", "beatty");

  /** The name of the method that searches a table for zeros. */
  public static final String TABLE = "table";

  /** Puts what programs are told. */
  public void fields(Fields out) {
    Iterable<List<Long>> boxed = () -> Arrays.stream(rows).map(row -> Arrays.stream(row).boxed().toList()).iterator();
    out.put("by", way).list("columns", columns).list("pPositions", boxed);
    if (lookedTo < Long.MAX_VALUE)
      out.put("lookedTo", lookedTo);
    out.put("all", all);
  }

  /** The first {@code count} &ge; 0 of a ruleset by the way of that name, or by the best when there is none. */
  public static PPositionSequence first(Ruleset<?> ruleset, int count, Optional<String> way, Solver solver) {
    List<Way> ways = ways(ruleset);
    for (Way known : ways)
      if (way.isEmpty() || way.get().equals(known.name())) {
        if (count > known.most())
          throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--first", 0, known.most(),
              count);
        return new PPositionSequence(known.name(), known.columns(), known.rows().apply(count), false, Long.MAX_VALUE);
      }
    Optional<HeapRules> several = several(ruleset);
    boolean tabled = takesOne(ruleset) || TwoHeapTable.fits(ruleset) || several.isPresent();
    if (way.isPresent() && !(way.get().equals(TABLE) && tabled)) {
      var names = new ArrayList<>(ways.stream().map(Way::name).toList());
      if (tabled)
        names.add(TABLE);
      throw KNOWN_WAYS.contains(way.get())
          ? BadInput.because("{0} does not work with {1}; expected one of {2}", "--by " + way.get(), ruleset.name(),
              String.join(", ", names))
          : BadInput.because("{0}: expected one of {1}, found {2}", "--by", String.join(", ", names),
              BadInput.quoted(way.get()));
    }
    if (!tabled)
      throw BadInput.because("{0}: expected a game of heaps, such as {1} or {2}", ruleset.name(), "kayles", "wythoff");
    if (several.isPresent())
      return inOrder(several.get(), count, solver);
    return takesOne(ruleset) ? heaps(HeapSequence.of(ruleset, solver), count, solver) : pairs(ruleset, count, solver);
  }

  /**
   * The first P-positions with several heaps under normal play. The heaps ascend where their order does not matter, and
   * positions are ordered by the largest heap, then by the first, and so on. Those of a game of single heaps have values
   * with the nim-sum 0.
   *
   * @param heaps from 2 to {@value #MOST_HEAPS}
   * @throws BadInput for other games, or another number of heaps
   */
  public static PPositionSequence ofHeaps(Ruleset<?> ruleset, int heaps, int count, Solver solver) {
    if (heaps < 2 || heaps > MOST_HEAPS)
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--heaps", 2, MOST_HEAPS,
          heaps);
    if (splits(ruleset)) {
      long[][] rows = new HeapsOfSumZero(HeapSequence.of(ruleset, solver), heaps, count, solver).rows();
      return new PPositionSequence(TABLE, names(heaps), rows, false, Long.MAX_VALUE);
    }
    int fixed = heaps(ruleset);
    if (fixed > 0 && fixed != heaps)
      throw BadInput.because("{0} has {1} {1:heap|heaps}, not {2}", ruleset.name(), fixed, heaps);
    if (fixed > 0)
      return first(ruleset, count, Optional.empty(), solver);
    return inOrder(HeapRules.of(ruleset, heaps)
        .orElseThrow(() -> BadInput.because("{0}: expected an impartial game of single heaps, such as {1}",
            ruleset.name(), "kayles")),
        count, solver);
  }

  /**
   * The first P-positions of single heaps, or of two, in misère play.
   *
   * @param heaps 1 or 2; empty for 1 where the game has such positions
   * @throws BadInput for other games, or another number of heaps
   */
  public static PPositionSequence misere(Ruleset<?> ruleset, Optional<Integer> heaps, int count, Solver solver) {
    boolean single = heaps.map(number -> number == 1).orElse(takesOne(ruleset));
    if (heaps.filter(number -> number != 1 && number != 2).isPresent() || !single && !TwoHeapTable.fits(ruleset)
        || single && !takesOne(ruleset))
      throw BadInput.because("{0}: expected a game of one or two heaps, such as {1} or {2}", "--misere", "kayles",
          "wythoff");
    return single ? misereHeaps(ruleset, count, solver) : miserePairs(ruleset, count, solver);
  }

  private static PPositionSequence misereHeaps(Ruleset<?> ruleset, int count, Solver solver) {
    var rows = new ArrayList<long[]>();
    long heap = 0;
    for (; rows.size() < count && heap < LOOKED_AT; heap++) {
      solver.budget().charge(1);
      if (solver.decide(new Question(TwoHeapOutcomes.at(ruleset, heap), Convention.MISERE)).equals(Outcome.P))
        rows.add(new long[]{heap});
    }
    return new PPositionSequence(TABLE, List.of("heap"), rows.toArray(long[][]::new), false,
        rows.size() < count ? heap - 1 : Long.MAX_VALUE);
  }

  private static PPositionSequence miserePairs(Ruleset<?> ruleset, int count, Solver solver) {
    for (int to = 16;; to = Math.min(2 * to, TwoHeapTable.MOST_TO)) {
      List<long[]> lost = TwoHeapOutcomes.of(ruleset, BigInteger.valueOf(to), Convention.MISERE, solver).lost();
      if (lost.size() >= count || to == TwoHeapTable.MOST_TO)
        return new PPositionSequence(TABLE, List.of("a", "b"),
            lost.stream().limit(count).toArray(long[][]::new), false, lost.size() >= count ? Long.MAX_VALUE : to);
    }
  }

  /** The number of heaps in every position; 0 where that is not fixed, or unknown. */
  private static int heaps(Ruleset<?> ruleset) {
    return switch (ruleset) {
      case VectorGame vectors -> vectors.heaps();
      case VectorRules vectors -> vectors.heaps();
      case LineRules line when line.heaps() > 1 -> line.heaps();
      default -> 0;
    };
  }

  /** The rules of a game of three or more heaps. */
  private static Optional<HeapRules> several(Ruleset<?> ruleset) {
    int heaps = heaps(ruleset);
    return heaps > 2 ? HeapRules.of(ruleset, heaps) : Optional.empty();
  }

  private static PPositionSequence inOrder(HeapRules rules, int count, Solver solver) {
    return HeapsInOrder.first(rules, names(rules.heaps()), count, solver.budget());
  }

  private static List<String> names(int heaps) {
    return Arrays.asList(NAMES).subList(0, heaps);
  }

  /** Whether several heaps of tokens are a sum of single heaps, so that nim-sums decide. */
  public static boolean splits(Ruleset<?> ruleset) {
    return ruleset.counts() && !ruleset.loopy() && takesOne(ruleset) && isSum(ruleset);
  }

  private static <P> boolean isSum(Ruleset<P> ruleset) {
    return ruleset.notation() instanceof Numbers<P> numbers && numbers.allows(MOST_HEAPS) && ruleset
        .summands(numbers.position(Collections.nCopies(MOST_HEAPS, BigInteger.TWO))).size() == MOST_HEAPS;
  }

  /** A search for ascending heaps whose values have the nim-sum 0. */
  private static final class HeapsOfSumZero {
    private final HeapSequence sequence;
    private final int count;
    private final Solver solver;
    private final List<BigInteger> values = new ArrayList<>();
    /** The heaps of each value so far, ascending. */
    private final Map<BigInteger, List<Integer>> worth = new HashMap<>();
    private final long[] heaps;
    private final List<long[]> rows = new ArrayList<>();

    HeapsOfSumZero(HeapSequence sequence, int heaps, int count, Solver solver) {
      this.sequence = sequence;
      this.heaps = new long[heaps];
      this.count = count;
      this.solver = solver;
    }

    long[][] rows() {
      for (int largest = 0; rows.size() < count; largest++) {
        BigInteger value = sequence.value(BigInteger.valueOf(largest));
        values.add(value);
        worth.computeIfAbsent(value, _ -> new ArrayList<>()).add(largest);
        heaps[heaps.length - 1] = largest;
        choose(0, 0, value);
      }
      return rows.toArray(long[][]::new);
    }

    /** Chooses the heaps from {@code place} on, none less than {@code least}, for this nim-sum of all but those before. */
    private void choose(int place, int least, BigInteger sum) {
      int largest = values.size() - 1;
      if (place == heaps.length - 2) {
        List<Integer> fitting = worth.getOrDefault(sum, List.of());
        int from = Collections.binarySearch(fitting, least);
        for (int i = from < 0 ? -from - 1 : from; i < fitting.size() && rows.size() < count; i++) {
          solver.budget().charge(1);
          heaps[place] = fitting.get(i);
          rows.add(heaps.clone());
        }
        return;
      }
      for (int heap = least; heap <= largest && rows.size() < count; heap++) {
        solver.budget().charge(1);
        heaps[place] = heap;
        choose(place + 1, heap, sum.xor(values.get(heap)));
      }
    }
  }

  /** These without the first {@code skipped}. */
  public PPositionSequence after(int skipped) {
    return new PPositionSequence(way, columns, Arrays.copyOfRange(rows, Math.min(skipped, rows.length), rows.length),
        all,
        lookedTo);
  }

  private static <P> List<Way> ways(Ruleset<P> ruleset) {
    return ruleset.theorems().stream().map(Theorem::ways).flatMap(List::stream).toList();
  }

  private static <P> boolean takesOne(Ruleset<P> ruleset) {
    try {
      return ruleset instanceof Impartial && ruleset.notation() instanceof Numbers<P> numbers
          && numbers.position(List.of(BigInteger.ZERO)) instanceof Heaps
          && numbers.position(List.of(BigInteger.ONE)) instanceof Heaps;
    } catch (BadInput _) {
      return false;
    }
  }

  private static PPositionSequence heaps(HeapSequence sequence, int count, Solver solver) {
    var rows = new ArrayList<long[]>();
    Optional<Long> last = sequence.law().filter(law -> sequence.zeroRemainders(law).isEmpty()).map(law -> law.from());
    long heap = 0;
    long most = Math.max(LOOKED_AT, RARELY * (long) count);
    for (; rows.size() < count && heap < last.orElse(most); heap++) {
      solver.budget().charge(1);
      if (sequence.lost(BigInteger.valueOf(heap)))
        rows.add(new long[]{heap});
    }
    return new PPositionSequence(TABLE, List.of("heap"), rows.toArray(long[][]::new),
        rows.size() < count && last.isPresent(), rows.size() < count ? heap - 1 : Long.MAX_VALUE);
  }

  /** Ordered by the greater heap, then the smaller; the table doubles until it holds enough positions. */
  private static PPositionSequence pairs(Ruleset<?> ruleset, int count, Solver solver) {
    for (int to = 16;; to = Math.min(2 * to, TwoHeapTable.MOST_TO)) {
      TwoHeapTable table = TwoHeapTable.of(ruleset, BigInteger.valueOf(to), solver.budget());
      boolean alike = table.symmetric();
      var rows = new ArrayList<long[]>();
      for (int greater = 0; greater <= to && rows.size() < count; greater++)
        for (int smaller = 0; smaller <= greater && rows.size() < count; smaller++) {
          if (table.value(smaller, greater) == 0)
            rows.add(new long[]{smaller, greater});
          if (!alike && smaller < greater && rows.size() < count && table.value(greater, smaller) == 0)
            rows.add(new long[]{greater, smaller});
        }
      if (rows.size() == count || to == TwoHeapTable.MOST_TO)
        return new PPositionSequence(TABLE, List.of("a", "b"), rows.toArray(long[][]::new), false,
            rows.size() == count ? Long.MAX_VALUE : to);
    }
  }
}
