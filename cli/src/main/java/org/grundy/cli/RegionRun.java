package org.grundy.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.RegionsDocument;
import org.grundy.file.CheckedFolder;
import org.grundy.file.ResultFolder;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.region.RegionFolder;
import org.grundy.solve.region.RegionScope;
import org.grundy.solve.region.RegionSearch;
import org.grundy.solve.region.RegionStarts;
import org.grundy.solve.region.RegionTable;

/** Computes the values of regions into a folder. */
final class RegionRun {
  private static final int MOST_CELLS = Long.SIZE;

  private final SharedOptions shared;
  private final Console console;
  private final Path out;
  private Optional<RegionSearch> search = Optional.empty();

  RegionRun(SharedOptions shared, Console console, Path out) {
    this.shared = shared;
    this.console = console;
    this.out = out;
  }

  /** All regions of at most so many cells. */
  static RegionScope cells(String text) {
    int most = SharedOptions.count("--regions", text);
    if (most < 1 || most > MOST_CELLS)
      throw BadInput.because("{0}: expected a number from {1} to {2}, found {3}", "--regions", 1, MOST_CELLS, most);
    return new RegionScope.Cells(most);
  }

  int run(String name, RegionScope scope) {
    Budget budget = shared.budget(console, () -> search.map(RegionSearch::reached));
    Ruleset<?> game = shared.catalog(console).ruleset(name);
    Optional<RegionFolder> folder = Optional.empty();
    try {
      ResultFolder.make(out, CheckedFolder.MANIFEST);
      folder = Optional.of(RegionFolder.create(out, game, scope, budget));
      var begun = new RegionSearch(folder.get());
      search = Optional.of(begun);
      RegionTable table = switch (scope) {
        case RegionScope.Cells(int most) -> begun.ofCells(most);
        case RegionScope.Boards boards -> begun.onBoards(RegionStarts.of(shared.catalog(console), name, boards));
      };
      shared.print(console, new RegionsDocument(table));
      if (!shared.json())
        shared.tellStats(console, budget);
      return Exit.ANSWERED;
    } catch (BudgetSpent spent) {
      return spent(spent, folder.filter(RegionFolder::isBegun).isPresent());
    } catch (IOException e) {
      throw StrongCommand.unwritten(out, e);
    }
  }

  private int spent(BudgetSpent spent, boolean begun) {
    Phrase limit = Stopped.undecided(spent);
    Phrase reached = search.isEmpty() ? limit
        : Phrase.of("{0} So far: {1}.", limit, search.get().reached());
    return shared.stopped(console, !begun ? reached
        : Phrase.of("{0} Run the same command to resume from {1}.", reached, out.toString()));
  }
}
