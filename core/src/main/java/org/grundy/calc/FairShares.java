package org.grundy.calc;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.value.shortgame.ShortGames;

/**
 * Several results computed under one budget, the quick ones first: each gets a small share, and those that need more
 * take turns afterwards. Results that the budget does not cover are left out.
 *
 * @param results in the order requested; empty where the budget ran out
 * @param spent   the limit reached, if any
 */
public record FairShares<T>(List<Optional<T>> results, Optional<BudgetSpent> spent) {
  private static final long SHARE = 1 << 20;

  public FairShares {
    results = List.copyOf(results);
  }

  /** Computes the results, charged to the budget of the values; throws on cancellation. */
  public static <T> FairShares<T> of(ShortGames values, List<Supplier<T>> asked) {
    var results = new ArrayList<Optional<T>>(Collections.nCopies(asked.size(), Optional.empty()));
    try {
      for (int i = 0; i < asked.size(); i++)
        results.set(i, quick(values, asked.get(i)));
      for (int i = 0; i < asked.size(); i++)
        if (results.get(i).isEmpty())
          results.set(i, Optional.of(asked.get(i).get()));
      return new FairShares<>(results, Optional.empty());
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return new FairShares<>(results, Optional.of(spent));
    }
  }

  private static <T> Optional<T> quick(ShortGames values, Supplier<T> asked) {
    Budget share = values.budget().part(SHARE);
    try {
      return Optional.of(values.within(share, asked));
    } catch (BudgetSpent spent) {
      share.forgive(spent);
      return Optional.empty();
    }
  }
}
