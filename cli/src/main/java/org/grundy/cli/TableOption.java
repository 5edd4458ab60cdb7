package org.grundy.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.engine.Table;
import org.grundy.solve.strong.StrongEvidence;
import org.grundy.solve.strong.StrongFolder;
import org.grundy.solve.strong.StrongSolution;
import org.grundy.solve.strong.StrongTable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for a strong solution in a folder. */
final class TableOption {
  @Option(names = "--table", paramLabel = "DIR",
      description = "Use the solution that strong --out wrote into this folder.") private @Nullable Path folder;

  /** What was read; none before that, or without the option. */
  private List<Table> tables = List.of();

  boolean given() {
    return folder != null;
  }

  /** Reads the folder, if there is one; to be called before there is a budget for anything else. */
  void read(SharedOptions shared, Console console) {
    if (folder != null)
      tables = List.of(new StrongTable(solution(folder, shared, console, shared.budget(console)), folder.toString()));
  }

  /**
   * The solution in the folder.
   *
   * @throws BadInput when there is none that can be read
   * @throws IllegalStateException without the option
   */
  StrongSolution solution(SharedOptions shared, Console console, Budget budget) {
    if (folder == null)
      throw new IllegalStateException("no folder");
    return solution(folder, shared, console, budget);
  }

  /** The solution in a folder. Throws as the method above. */
  static StrongSolution solution(Path folder, SharedOptions shared, Console console, Budget budget) {
    if (Files.exists(folder) && !Files.isDirectory(folder))
      throw BadInput.because("{0}: expected a folder, found a file", folder.toString());
    try {
      return StrongFolder.read(folder, text -> shared.catalog(console).read(text).position(), budget);
    } catch (IOException _) {
      throw BadInput.because("cannot read {0}", folder.toString());
    }
  }

  /** What to say of an answer that does not rest on the folder; empty where there is nothing to say. */
  Optional<Phrase> unused(Reply reply) {
    boolean computed = reply instanceof Reply.Answer answer
        && answer.evidence().stream().noneMatch(TableOption::restsOnTable);
    return folder == null || !computed ? Optional.empty()
        : Optional
            .of(Phrase.of("This was computed, since {0} does not say who wins this position.", folder.toString()));
  }

  private static boolean restsOnTable(Evidence evidence) {
    return evidence instanceof StrongEvidence
        || evidence.summands().stream().anyMatch(summand -> restsOnTable(summand.evidence()));
  }

  List<Table> tables() {
    return tables;
  }

  /** A solver that first looks positions up in what was read. */
  Solver solver(Budget budget) {
    return new Solver(budget, tables);
  }
}
