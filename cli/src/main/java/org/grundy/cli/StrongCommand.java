package org.grundy.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.StrongDocument;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Question;
import org.grundy.solve.strong.StrongSolution;
import org.grundy.wire.AnswerJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Solves all positions that can be reached. */
@Command(name = "strong", description = "Solve every position that can be reached: who wins, and in how many moves.",
    footer = {"", "Examples:", "  ./grundy strong clobber 4x4", "  ./grundy strong domineering 5x5 --json",
        "  ./grundy strong cram 4x5 --misere"})
final class StrongCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private SharedOptions shared = new DocumentOptions();

  @Parameters(paramLabel = "GAME POSITION", arity = "1..*",
      description = "A game and the position to start from.") private List<String> words = new ArrayList<>();

  @Mixin private Misere misere = new Misere();

  StrongCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Catalog.Setup setup = shared.catalog(console).read(SharedOptions.position(words));
    var question = new Question(setup.position(), misere.convention(setup));
    Budget budget = shared.budget(console);
    var solution = StrongSolution.of(question, budget);
    try {
      solution.solve();
    } catch (BudgetSpent spent) {
      return spent(spent, solution.positions());
    }
    shared.print(console, new StrongDocument(question, solution));
    if (!shared.json())
      shared.tellStats(console, budget);
    return Exit.ANSWERED;
  }

  private int spent(BudgetSpent spent, long found) {
    String sentence = shared.voice().say(Phrase.of("{0} {1} {1:position was|positions were} found.",
        SolveCommand.sentence(spent.limit(), spent.spent()), found));
    if (shared.json())
      console.out().println(AnswerJson.error(sentence));
    else
      console.err().println(sentence);
    return Exit.BUDGET_SPENT;
  }
}
