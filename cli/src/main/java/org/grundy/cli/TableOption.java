package org.grundy.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.grundy.batch.Job;
import org.grundy.effort.Budget;
import org.grundy.file.CheckedFolder;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.canonical.CanonicalEvidence;
import org.grundy.solve.canonical.RegionLookup;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.engine.SearchStore;
import org.grundy.solve.engine.Table;
import org.grundy.solve.mex.MexEvidence;
import org.grundy.solve.region.RegionFolder;
import org.grundy.solve.region.RegionTable;
import org.grundy.solve.strong.StrongEvidence;
import org.grundy.solve.strong.StrongFolder;
import org.grundy.solve.strong.StrongSolution;
import org.grundy.solve.strong.StrongTable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for a folder with a strong solution, or with values of regions. */
final class TableOption {
  @Option(names = "--table", paramLabel = "DIR",
      description = "Use the results that strong --out or table --out saved in this folder.") private @Nullable Path folder;

  /** What was read; none before that, or without the option. */
  private List<Table> tables = List.of();
  private Optional<RegionTable> regions = Optional.empty();
  /** The lines of a batch that were answered, and how many of them rest on the folder. */
  private int answered;
  private int looked;

  boolean given() {
    return folder != null;
  }

  /** Reads the folder, if there is one; to be called before there is a budget for anything else. */
  void read(SharedOptions shared, Console console) {
    if (folder != null) {
      Budget budget = shared.budget(console);
      regions = regions(folder, shared, console, budget);
      tables = List.of(regions.isPresent() ? new RegionLookup(regions.get())
          : new StrongTable(solution(folder, shared, console, budget), folder.toString()));
    }
  }

  /**
   * The values of regions in a folder; empty if it does not hold any.
   *
   * @throws BadInput when they cannot be used
   */
  static Optional<RegionTable> regions(Path folder, SharedOptions shared, Console console, Budget budget) {
    if (Files.notExists(folder))
      throw BadInput.because("there is no folder {0}", folder.toString());
    try {
      if (Files.isDirectory(folder) && !CheckedFolder.hasManifest(folder))
        throw Files.exists(folder.resolve(Job.MANIFEST)) && Job.Sweep.in(folder).isEmpty()
            ? BadInput.because("the job in {0} is not complete; run the {1} command that began it again",
                folder.toString(),
                "cluster")
            : BadInput.because("{0}: expected a folder that {1} or {2} has written, found no {3} there",
                folder.toString(), "strong --out, table --out, cluster strong", "cluster boards",
                CheckedFolder.MANIFEST);
      return RegionFolder.isAt(folder)
          ? Optional.of(RegionFolder.read(folder, name -> shared.catalog(console).ruleset(name), budget))
          : Optional.empty();
    } catch (IOException _) {
      throw unreadable(folder);
    }
  }

  private static BadInput unreadable(Path folder) {
    return BadInput.because("cannot read {0}", folder.toString());
  }

  /** @throws BadInput when the folder holds values of regions of games that are not in a position */
  void check(Position position) {
    if (regions.isPresent()
        && position.parts().stream().noneMatch(part -> isOf(regions.get(), part)))
      throw BadInput.because("{0} holds values of {1}, not of {2}", String.valueOf(folder),
          regions.get().rules().game().name(), position.text());
  }

  private static boolean isOf(RegionTable table, Position part) {
    return part instanceof Position.Single<?> single ? table.isOf(single.ruleset())
        : part instanceof Position.Negative negative && isOf(table, negative.of());
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
    if (regions(folder, shared, console, budget).isPresent())
      throw BadInput.because("{0} holds values of regions, not a strong solution", folder.toString());
    try {
      return StrongFolder.read(folder, text -> shared.catalog(console).read(text).position(), budget);
    } catch (IOException _) {
      throw unreadable(folder);
    }
  }

  /** What to say of an answer that does not rest on the folder; empty where there is nothing to say. */
  Optional<Phrase> unused(Reply reply) {
    boolean computed = reply instanceof Reply.Answer answer
        && answer.evidence().stream().noneMatch(TableOption::restsOnTable);
    if (folder == null || !computed)
      return Optional.empty();
    return Optional.of(regions.isPresent() ? Phrase.of("No value from {0} was needed.", folder.toString())
        : Phrase.of("This was computed, since {0} does not say who wins this position.", folder.toString()));
  }

  /** What to say of a value for which nothing was looked up; empty without the option. */
  Optional<Phrase> unused() {
    return Optional.ofNullable(folder).map(name -> Phrase.of("Nothing in {0} was used.", name.toString()));
  }

  /** Counts the answer to a line of a batch. */
  void count(Reply reply) {
    count(reply instanceof Reply.Answer answer && answer.evidence().stream().anyMatch(TableOption::restsOnTable));
  }

  /** Counts a line of a batch, which used something in the folder or did not. */
  void count(boolean used) {
    answered++;
    looked += used ? 1 : 0;
  }

  /** How many lines of a batch used the folder; empty without the option. */
  Optional<Phrase> used() {
    return Optional.ofNullable(folder).filter(_ -> answered > 0)
        .map(name -> Phrase.of("{0} of {1} {1:line|lines} used results from {2}.", looked, answered, name.toString()));
  }

  private static boolean restsOnTable(Evidence evidence) {
    return evidence instanceof StrongEvidence
        || evidence instanceof CanonicalEvidence forms && forms.use().isPresent()
        || evidence instanceof MexEvidence values && values.use().isPresent()
        || evidence.summands().stream().anyMatch(summand -> restsOnTable(summand.evidence()));
  }

  List<Table> tables() {
    return tables;
  }

  /** A solver that first looks positions up in what was read. */
  Solver solver(Budget budget) {
    return solver(budget, Optional.empty());
  }

  /** The same, which keeps a long search in a store. */
  Solver solver(Budget budget, Optional<SearchStore> store) {
    return new Solver(budget, tables, store);
  }
}
