package org.grundy.solve;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Ruleset;

/**
 * The nim-values of two heaps of a game whose moves are rays, by a {@link TwoHeapTable} that is made anew when larger heaps
 * are asked for, at least twice as large: what is asked in any order takes little more time than the largest alone.
 */
final class TwoHeapValues {
  /** The greatest heap: a table of two bytes a cell takes 128 MB. */
  private static final int MOST = (1 << 13) - 1;

  private final Ruleset<?> game;
  private final Budget budget;
  private Optional<TwoHeapTable> table = Optional.empty();

  TwoHeapValues(Ruleset<?> game, Budget budget) {
    this.game = game;
    this.budget = budget;
  }

  /** Whether such a table holds a position. */
  static boolean fits(Ruleset<?> game, Heaps at) {
    return at.count() == 2 && at.list().stream().allMatch(heap -> heap.compareTo(BigInteger.valueOf(MOST)) <= 0)
        && TwoHeapTable.byRays(game, MOST);
  }

  /** How many positions the table holds. */
  long cells() {
    return table.map(t -> (t.to() + 1L) * (t.to() + 1L)).orElse(0L);
  }

  /** Whether the table holds a position that {@link #fits} already. */
  boolean holds(Heaps at) {
    return table.filter(filled -> filled.to() >= greatest(at)).isPresent();
  }

  private static int greatest(Heaps at) {
    return at.get(0).max(at.get(1)).intValueExact();
  }

  /** The nim-value of a position that {@link #fits}. */
  int value(Heaps at) {
    if (!holds(at)) {
      int to = Math.max(greatest(at), table.map(filled -> Math.min(MOST, 2 * filled.to())).orElse(0));
      table = Optional.of(TwoHeapTable.of(game, BigInteger.valueOf(to), budget));
    }
    return table.orElseThrow().value(at.get(0).intValueExact(), at.get(1).intValueExact());
  }
}
