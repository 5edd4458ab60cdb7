package org.grundy.cli;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Document;
import org.grundy.phrase.Phrase;

/** What {@code prove} prints besides its answer. */
record ProofReport(Console console, SharedOptions shared) {
  /** The steps of a proof and what they took, if {@code --stats} asks for them. */
  void stats(Document.Block plan, Budget budget) {
    if (shared.stats() && !shared.json()) {
      console.out().println();
      shared.print(console, Document.of(() -> List.of(plan), _ -> {
      }));
      console.out().println(shared.spent(budget.spent()));
    }
  }

  /**
   * Says that a limit was reached, and how far the proof got.
   *
   * @return the exit status
   */
  int spent(BudgetSpent spent, List<Phrase> reached) {
    complain(Stopped.undecided(spent), reached);
    return Exit.BUDGET_SPENT;
  }

  /** Prints sentences in one line on standard error. */
  void complain(Phrase first, List<Phrase> more) {
    Phrase all = first;
    for (Phrase sentence : more)
      all = Phrase.of("{0} {1}", all, sentence);
    console.complain(all,
        Stream.concat(shared.json() ? Stream.of("--json") : Stream.empty(), shared.language()).toList());
  }
}
