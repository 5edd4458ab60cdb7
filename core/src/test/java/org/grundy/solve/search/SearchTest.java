package org.grundy.solve.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.solve.Interruptions.insisting;
import static org.grundy.solve.Interruptions.interrupting;

import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.solve.arena.Arena;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;

class SearchTest {
  private static Position read(String text) {
    return Catalog.standard().read(text).position();
  }

  @Test
  void outcomes_areRightAfterInterruptions() {
    for (Convention convention : Convention.values()) {
      Position board = read("domineering 5x5");
      Outcome expected = SearchAlone.outcome(board, convention);
      Budget budget = interrupting();
      var parts = new Arena(budget);
      var search = SearchAlone.search(parts, convention, budget);
      int[] bag = insisting(() -> parts.bag(board));
      assertThat(insisting(() -> search.outcome(bag, 0, budget))).isEqualTo(expected);
      assertThat(budget.spent().work()).isGreaterThan(20_000);
    }
  }

  @Test
  void sumOfPartsThatAllFavourLeft_isDecidedByThemAlone() {
    Position sum = read("hackenbush 0-1b 1-2r 2-3b 3-4r 4-5b + hackenbush 0-1b 1-2b 2-3r 3-4r 4-5b"
        + " + hackenbush 0-1b 1-2r 2-3r 3-4r 4-5r + hackenbush 0-1b 1-2r 2-3r 3-4r 4-5b"
        + " + hackenbush 0-1g 1-2b 2-3b 3-4g");
    var budget = Budget.unlimited();
    var parts = new Arena(budget);
    var search = SearchAlone.search(parts, Convention.NORMAL, budget);
    Outcome outcome = search.outcome(parts.bag(sum), 0, budget);
    assertThat(outcome).isEqualTo(Outcome.L);
    assertThat(search.visited()).isLessThan(200);
  }
}
