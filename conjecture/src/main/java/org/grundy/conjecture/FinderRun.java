package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.Phrase;

/**
 * Runs finders one after another, each with its share of a budget, and lists what was tried. When the budget itself is
 * spent, the remaining finders are skipped and the list says so. Mutable.
 */
final class FinderRun {
  private final Budget budget;
  private final long steps;
  private final List<Phrase> tried = new ArrayList<>();
  private Optional<BudgetSpent.Limit> stopped = Optional.empty();
  private Optional<BudgetSpent.Limit> met = Optional.empty();

  /** @param steps the most that each finder may take */
  FinderRun(Budget budget, long steps) {
    this.budget = budget;
    this.steps = steps;
  }

  /** The form from the first finder that succeeds; throws when the budget is cancelled. */
  Optional<ClosedForm> first(List<Finder> finders, long[] values) {
    for (Finder finder : finders) {
      if (stopped.isPresent()) {
        tried.add(Phrase.of("{0} (not started)", finder.tried()));
        continue;
      }
      try (var scratch = budget.part(steps).scratch()) {
        Optional<ClosedForm> form = finder.find(values, scratch.budget());
        if (form.isPresent())
          return form;
        tried.add(finder.tried());
      } catch (BudgetSpent spent) {
        spent(spent);
        tried.add(Phrase.of("{0} (unfinished)", finder.tried()));
      }
    }
    return Optional.empty();
  }

  /** The same, listing what was tried under a heading, if anything was. */
  Optional<ClosedForm> first(Phrase heading, List<Finder> finders, long[] values) {
    int before = tried.size();
    Optional<ClosedForm> form = first(finders, values);
    if (tried.size() > before)
      tried.add(before, heading);
    return form;
  }

  /** Notes a limit; a finder that uses up its own steps leaves the rest of the budget to the others. */
  void spent(BudgetSpent spent) {
    if (spent.limit() == BudgetSpent.Limit.CANCELLED)
      throw spent;
    if (spent.limit() != BudgetSpent.Limit.WORK || budget.workLeft() == 0)
      stopped = Optional.of(spent.limit());
  }

  /** Notes a limit that stopped something other than a finder; later searches still start. */
  void met(BudgetSpent spent) {
    if (spent.limit() == BudgetSpent.Limit.CANCELLED)
      throw spent;
    met = Optional.of(spent.limit());
  }

  void note(Phrase what) {
    tried.add(what);
  }

  List<Phrase> tried() {
    return List.copyOf(tried);
  }

  /** The limit of the budget itself if it was reached, else one that was {@link #met}. */
  Optional<BudgetSpent.Limit> stopped() {
    return stopped.or(() -> met);
  }
}
