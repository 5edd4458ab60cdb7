package org.grundy.solve.search;

import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.Nimbers;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;

/** What a search finds without any other engine. */
public final class SearchAlone {
  private SearchAlone() {
  }

  public static Outcome outcome(Position position, Convention convention) {
    Budget budget = Budget.unlimited();
    var arena = new Arena(budget);
    return new Search(arena, new Nimbers(arena, budget), convention, budget).outcome(arena.bag(position), 0, budget);
  }
}
