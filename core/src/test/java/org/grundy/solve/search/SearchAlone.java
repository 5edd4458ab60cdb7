package org.grundy.solve.search;

import java.util.OptionalInt;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.Nimbers;
import org.grundy.solve.arena.PartForms;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.shortgame.ShortGames;

/** What a search finds without any other engine. */
public final class SearchAlone {
  private SearchAlone() {
  }

  public static Outcome outcome(Position position, Convention convention) {
    Budget budget = Budget.unlimited();
    var arena = new Arena(budget);
    return search(arena, convention, budget).outcome(arena.bag(position), 0, budget);
  }

  /** A search that knows no values but those of impartial parts. */
  static Search search(Arena parts, Convention convention, Budget budget) {
    Sums sums = convention == Convention.MISERE ? new PlainSums(parts, budget)
        : new ValuedSums(parts, new Nimbers(parts, budget), new NoForms(new ShortGames(budget)), budget);
    return new Search(sums, convention, budget);
  }

  private record NoForms(ShortGames values) implements PartForms {
    @Override
    public OptionalInt value(int handle) {
      return OptionalInt.empty();
    }
  }
}
