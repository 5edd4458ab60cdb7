package org.grundy.solve.table;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Ruleset;

/**
 * The nim-values of two heaps of a game whose moves are rays, by a {@link TwoHeapTable} that is made anew when larger heaps
 * are asked for, twice as large where memory allows it: what is asked in any order takes little more time than the
 * largest alone.
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

  /** Whether a table that holds a position of two heaps can be made within the limit on memory. */
  boolean fits(Heaps at) {
    return at.list().stream().allMatch(heap -> heap.compareTo(BigInteger.valueOf(MOST)) <= 0) && fits(greatest(at));
  }

  private boolean fits(int to) {
    return TwoHeapTable.byRays(game, to) && budget.affords(TwoHeapTable.bytes(game, to));
  }

  /** How many positions the table holds. */
  long cells() {
    return table.map(t -> (t.to() + 1L) * (t.to() + 1L)).orElse(0L);
  }

  /** Whether the table holds a position of two heaps already. */
  boolean holds(Heaps at) {
    return table
        .filter(filled -> at.list().stream().allMatch(heap -> heap.compareTo(BigInteger.valueOf(filled.to())) <= 0))
        .isPresent();
  }

  private static int greatest(Heaps at) {
    return at.get(0).max(at.get(1)).intValueExact();
  }

  /** The nim-value of a position that {@link #fits}. */
  int value(Heaps at) {
    if (!holds(at)) {
      int greatest = greatest(at);
      int to = Math.max(greatest, table.map(filled -> Math.min(MOST, 2 * filled.to())).orElse(0));
      Optional<TwoHeapTable> smaller = table;
      table = Optional.of(TwoHeapTable.of(game, BigInteger.valueOf(fits(to) ? to : greatest), budget));
      smaller.ifPresent(replaced -> budget.release(replaced.bytes()));
    }
    return table.orElseThrow().value(at.get(0).intValueExact(), at.get(1).intValueExact());
  }
}
