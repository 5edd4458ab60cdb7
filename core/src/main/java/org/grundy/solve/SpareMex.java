package org.grundy.solve;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Count;
import org.grundy.game.Position;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.Nimbers;
import org.grundy.solve.engine.Conclusion;
import org.grundy.solve.mex.MexEvidence;
import org.grundy.value.Player;
import org.grundy.value.nimber.NimValue;

/** Nim-values of positions whose outcome is already known. They get a share of the budget and tables of their own. */
final class SpareMex {
  /** So many steps in all. */
  private static final long WORK = 1 << 19;
  /** Positions with more moves are skipped. */
  private static final int FEW_MOVES = 1 << 12;

  private final Budget budget;
  /** Empty once the share is spent. */
  private Optional<Tables> tables;

  private record Tables(Arena arena, Nimbers nimbers) {
  }

  SpareMex(Budget whole) {
    this.budget = whole.part(WORK);
    var arena = new Arena(budget);
    this.tables = Optional.of(new Tables(arena, new Nimbers(arena, budget)));
  }

  /** The nim-value of an impartial position; empty when it takes too much. */
  Optional<Conclusion> conclusion(Position position) {
    if (tables.isEmpty() || !isFor(position))
      return Optional.empty();
    try {
      Arena arena = tables.get().arena();
      Nimbers nimbers = tables.get().nimbers();
      int value = nimbers.sum(arena.bag(position));
      return Optional.of(new Conclusion(NimValue.of(value), new MexEvidence(arena.count() + nimbers.count())));
    } catch (BudgetSpent spent) {
      tables = Optional.empty();
      budget.releaseAll();
      budget.forgive(spent);
      return Optional.empty();
    }
  }

  private static boolean isFor(Position position) {
    return position.impartial() && !position.loopy()
        && Listing.described(position, Player.LEFT).filter(count -> !(count instanceof Count.Exactly)
            || count.number().compareTo(BigInteger.valueOf(FEW_MOVES)) > 0).isEmpty();
  }
}
