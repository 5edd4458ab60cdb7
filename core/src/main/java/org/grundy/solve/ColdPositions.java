package org.grundy.solve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Numbers;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.Way;
import org.grundy.phrase.BadInput;

/**
 * The P-positions of a game in order, made in one of the ways that its theorems know, or found in a table of nim-values:
 * the zeros of two heaps, by the greater one, or the single heaps of value 0.
 *
 * @param way     how they were made
 * @param columns what the numbers of a row are called
 * @param rows    the n-th P-position in row n, from n = 0
 * @param all     whether there are no more than these
 */
public record ColdPositions(String way, List<String> columns, long[][] rows, boolean all) {
  /** The name of the way that looks for zeros. */
  public static final String TABLE = "table";

  /** The first {@code count} &ge; 0 of a ruleset by the way of that name, or by the best when there is none. */
  public static ColdPositions first(Ruleset<?> ruleset, int count, Optional<String> way, Solver solver) {
    List<Way> ways = ways(ruleset);
    for (Way known : ways)
      if (way.isEmpty() || way.get().equals(known.name())) {
        if (count > known.most())
          throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--first", 0, known.most(),
              count);
        return new ColdPositions(known.name(), known.columns(), known.rows().apply(count), false);
      }
    if (way.isPresent() && !way.get().equals(TABLE)) {
      var names = new ArrayList<>(ways.stream().map(Way::name).toList());
      names.add(TABLE);
      throw BadInput.because("{0}: expected one of {1}, found {2}", "--by", String.join(", ", names),
          BadInput.quoted(way.get()));
    }
    return takesOne(ruleset) ? heaps(HeapSequence.of(ruleset, solver), count, solver) : pairs(ruleset, count, solver);
  }

  private static <P> List<Way> ways(Ruleset<P> ruleset) {
    return ruleset.theorems().stream().map(Theorem::ways).flatMap(List::stream).toList();
  }

  private static <P> boolean takesOne(Ruleset<P> ruleset) {
    try {
      return ruleset.notation() instanceof Numbers<P> numbers && numbers.position(List.of(BigInteger.ONE)) != null;
    } catch (BadInput _) {
      return false;
    }
  }

  private static ColdPositions heaps(HeapSequence sequence, int count, Solver solver) {
    var rows = new ArrayList<long[]>();
    Optional<Long> last = sequence.law().filter(law -> sequence.zeroRemainders(law).isEmpty()).map(law -> law.from());
    long heap = 0;
    for (; rows.size() < count && (last.isEmpty() || heap < last.get()); heap++) {
      solver.budget().charge(1);
      if (sequence.value(BigInteger.valueOf(heap)).signum() == 0)
        rows.add(new long[]{heap});
    }
    return new ColdPositions(TABLE, List.of("heap"), rows.toArray(long[][]::new), rows.size() < count);
  }

  /** By the greater heap, then the smaller: the table is doubled until it holds so many. */
  private static ColdPositions pairs(Ruleset<?> ruleset, int count, Solver solver) {
    for (int to = 16;; to *= 2) {
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
      if (rows.size() == count)
        return new ColdPositions(TABLE, List.of("a", "b"), rows.toArray(long[][]::new), false);
    }
  }
}
