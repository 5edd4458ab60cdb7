package org.grundy.cli;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Document;
import org.grundy.explain.Report;
import org.grundy.phrase.Phrase;
import org.grundy.word.logic.BuiltDefinition;
import org.grundy.word.logic.Prover;

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

  /** The definitions whose automata were built, their sizes and times, if {@code --stats} asks for them. */
  void definitions(Prover prover) {
    List<BuiltDefinition> built = prover.definitions();
    if (!shared.stats() || shared.json() || built.isEmpty())
      return;
    List<Document.Cells> rows = built.stream().map(one -> new Document.Cells(
        List.of(Phrase.verbatim(one.definition().name()), Phrase.of("{0} {0:state|states}", one.states()),
            Stopped.time(one.time())),
        List.of())).toList();
    console.out().println();
    shared.print(console, Document.of(() -> List.of(new Document.Together(List.of(
        new Report.Say(Phrase.of("Definitions, with the time that each took without those that it uses:")),
        new Document.Table(rows, 2, 3, Document.Align.LEFT)))), _ -> {
        }));
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
