package org.grundy.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.solve.Solver;
import org.grundy.solve.strong.StrongFolder;
import org.grundy.solve.strong.StrongSolution;
import org.grundy.solve.strong.StrongTable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for a strong solution in a folder. */
final class SolutionFolder {
  @Option(names = "--table", paramLabel = "DIR",
      description = "Use the solution that strong --out wrote into this folder.") private @Nullable Path folder;

  private @Nullable StrongSolution solution;

  /** The solution; empty without the option. Reads the folder once. */
  Optional<StrongSolution> solution(SharedOptions shared, Console console) {
    if (folder != null && solution == null)
      try {
        solution = StrongFolder.read(folder, text -> shared.catalog(console).read(text).position(),
            shared.budget(console));
      } catch (IOException _) {
        throw BadInput.because("cannot read {0}", folder.toString());
      }
    return Optional.ofNullable(solution);
  }

  /** A solver that looks positions up in the solution first. */
  Solver solver(SharedOptions shared, Console console, Budget budget) {
    return new Solver(budget,
        solution(shared, console).map(found -> List.of(new StrongTable(found, String.valueOf(folder))))
            .orElse(List.of()));
  }
}
