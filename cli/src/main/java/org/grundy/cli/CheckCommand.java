package org.grundy.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.StrategyDocument;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.strategy.StrategyCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Checks a proof by the rules alone. */
@Command(name = "check", description = "Check a winning strategy that solve --proof has written, by the rules alone.",
    footer = {"", "The exit status is 0 if the file proves who wins, and 1 if it does not.", "", "Examples:",
        "  ./grundy solve domineering 5x5 --proof domineering.txt", "  ./grundy check domineering.txt"})
final class CheckCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private SharedOptions shared = new DocumentOptions();

  @Parameters(paramLabel = "FILE", description = "The file; - reads standard input.") private String file = "";

  CheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Budget budget = shared.budget(console);
    try {
      StrategyCheck.Verdict verdict = verdict(budget);
      shared.print(console, new StrategyDocument(verdict));
      if (!shared.json())
        shared.tellStats(console, budget);
      return verdict instanceof StrategyCheck.Proved ? Exit.ANSWERED : Exit.REFUTED;
    } catch (BudgetSpent spent) {
      return shared.stopped(console, Phrase.of("Not checked to the end: {0} after {1} {1:step|steps}.",
          SolveCommand.limit(spent.limit()), spent.spent().work()));
    }
  }

  private StrategyCheck.Verdict verdict(Budget budget) {
    try (BufferedReader lines = file.equals("-") ? console.lines() : Files.newBufferedReader(Path.of(file))) {
      return StrategyCheck.of(lines, shared.catalog(console), budget);
    } catch (IOException _) {
      throw BadInput.because("cannot read {0}", file);
    }
  }
}
