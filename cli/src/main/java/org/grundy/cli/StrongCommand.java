package org.grundy.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.StrongDocument;
import org.grundy.file.CheckedFolder;
import org.grundy.file.ResultFolder;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Question;
import org.grundy.solve.strong.StrongFolder;
import org.grundy.solve.strong.StrongSearch;
import org.grundy.solve.strong.StrongSolution;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves all positions that can be reached. */
@Command(name = "strong", description = "Solve every reachable position: who wins, and in how many moves.",
    footer = {"", "Examples:", "  ./grundy strong clobber 4x4", "  ./grundy strong domineering 5x5 --json",
        "  ./grundy strong cram 4x5 --misere", "  ./grundy strong clobber 4x5 --out clobber",
        "  ./grundy strong --table clobber", "  ./grundy play clobber 4x5 --table clobber"})
final class StrongCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private SharedOptions shared = new DocumentOptions();

  @Parameters(paramLabel = "GAME POSITION", arity = "0..*",
      description = "A game and a starting position.") private List<String> words = new ArrayList<>();

  @Mixin private Misere misere = new Misere();

  @Option(names = "--out", paramLabel = "DIR",
      description = "Save the solution in this folder; after an interruption, the same command resumes.") private @Nullable Path out;

  @Mixin private TableOption table = new TableOption();

  /** The search, once it has begun. */
  private Optional<StrongSearch> search = Optional.empty();

  StrongCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (table.given() != words.isEmpty())
      throw BadInput.because("expected a game and a position, or {0}", "--table");
    if (table.given() && (out != null || misere.given()))
      throw BadInput.because("{0} does not work with {1}", out != null ? "--out" : "--misere", "--table");
    Budget budget = shared.budget(console, () -> search.map(StrongSearch::reached));
    if (table.given())
      return print(table.solution(shared, console, budget), budget);
    Catalog.Setup setup = shared.catalog(console).read(SharedOptions.position(words));
    return solve(new Question(setup.position(), misere.convention(setup)), budget);
  }

  private int solve(Question question, Budget budget) {
    var begun = StrongSearch.of(question, budget);
    search = Optional.of(begun);
    Optional<StrongFolder> folder = Optional.empty();
    try {
      if (out != null) {
        ResultFolder.make(out, CheckedFolder.MANIFEST);
        folder = Optional.of(StrongFolder.create(out, question, budget));
      }
      return print(folder.isEmpty() ? begun.solve() : begun.solve(folder.get()), budget);
    } catch (BudgetSpent spent) {
      return spent(spent, begun.positions(), folder.filter(StrongFolder::isBegun).isPresent());
    } catch (IOException e) {
      throw unwritten(Path.of(String.valueOf(out)), e);
    }
  }

  static RuntimeException unwritten(Path folder, IOException why) {
    return why instanceof FileAlreadyExistsException
        ? BadInput.because("{0}: expected a folder, found a file", folder.toString())
        : RowFile.unwritten(
            why instanceof FileSystemException at && at.getFile() != null ? Path.of(at.getFile()) : folder,
            why);
  }

  private int print(StrongSolution solution, Budget budget) {
    shared.print(console, new StrongDocument(solution, budget));
    if (!shared.json())
      shared.tellStats(console, budget);
    return Exit.ANSWERED;
  }

  private int spent(BudgetSpent spent, long found, boolean begun) {
    Phrase limit = Stopped.undecided(spent);
    Phrase reached = found == 0 ? limit
        : Phrase.of("{0} {1,} {1:position was|positions were} found.", limit, found);
    Phrase advice = spent.limit() != BudgetSpent.Limit.MEMORY ? reached
        : Phrase.of("{0} For more positions, use {1}.", reached, "cluster strong");
    return shared.stopped(console, !begun ? advice
        : Phrase.of("{0} Run the same command to resume from {1}.", advice, String.valueOf(out)));
  }
}
