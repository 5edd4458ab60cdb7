package org.grundy.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.StrongDocument;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Question;
import org.grundy.solve.strong.StrongFolder;
import org.grundy.solve.strong.StrongSearch;
import org.grundy.solve.strong.StrongSolution;
import org.grundy.wire.AnswerJson;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves all positions that can be reached. */
@Command(name = "strong", description = "Solve every position that can be reached: who wins, and in how many moves.",
    footer = {"", "Examples:", "  ./grundy strong clobber 4x4", "  ./grundy strong domineering 5x5 --json",
        "  ./grundy strong cram 4x5 --misere", "  ./grundy strong clobber 4x5 --out clobber",
        "  ./grundy strong --table clobber", "  ./grundy play clobber 4x5 --table clobber"})
final class StrongCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private SharedOptions shared = new DocumentOptions();

  @Parameters(paramLabel = "GAME POSITION", arity = "0..*",
      description = "A game and the position to start from.") private List<String> words = new ArrayList<>();

  @Mixin private Misere misere = new Misere();

  @Option(names = "--out", paramLabel = "DIR",
      description = "Also write the solution into this folder.") private @Nullable Path out;

  @Mixin private SolutionFolder table = new SolutionFolder();

  StrongCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Optional<StrongSolution> known = table.solution(shared, console);
    if (known.isPresent() != words.isEmpty())
      throw BadInput.because("expected a game and a position, or {0}", "--table");
    if (known.isPresent() && out != null)
      throw BadInput.because("{0} does not work with {1}", "--out", "--table");
    return known.isPresent() ? print(known.get(), shared.budget(console)) : solve();
  }

  private int solve() {
    Catalog.Setup setup = shared.catalog(console).read(SharedOptions.position(words));
    var question = new Question(setup.position(), misere.convention(setup));
    Budget budget = shared.budget(console);
    var search = StrongSearch.of(question, budget);
    StrongSolution solution;
    try {
      solution = search.solve();
    } catch (BudgetSpent spent) {
      return spent(spent, search.positions());
    }
    if (out != null)
      write(solution, out);
    return print(solution, budget);
  }

  private static void write(StrongSolution solution, Path folder) {
    try {
      StrongFolder.write(solution, folder);
    } catch (IOException e) {
      throw RowFile.unwritten(folder, e);
    }
  }

  private int print(StrongSolution solution, Budget budget) {
    shared.print(console, new StrongDocument(solution));
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
