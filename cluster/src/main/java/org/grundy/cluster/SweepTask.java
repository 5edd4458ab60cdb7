package org.grundy.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.Catalog;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.octal.FamilyRows;
import org.grundy.octal.RowSearch;
import org.grundy.phrase.BadInput;

/**
 * A share of work for each of some codes.
 *
 * @param to     the last heap
 * @param folder that keeps the values of codes for which a share is not enough
 * @param share  the steps for each code
 */
record SweepTask(long to, String folder, long share) implements Serializable {
  /** The form of lines; one that only writes them needs no family. */
  static FamilyRows form(List<OctalCode> family, long to) {
    return new FamilyRows(family, to, Optional.of(","));
  }

  /** The lines of those codes for which the share was enough. */
  List<String> lines(Iterator<String> codes) throws IOException {
    FamilyRows form = form(List.of(), to);
    var lines = new ArrayList<String>();
    while (codes.hasNext()) {
      OctalCode code = OctalCode.parse(codes.next());
      var search = new RowSearch(code, game(code), to, Optional.of(Path.of(folder)));
      try {
        search.run(TaskBudget.ofWork(share)).ifPresent(row -> lines.add(form.keptLine(row)));
      } catch (BudgetSpent spent) {
        spent.rethrowIfCancelled();
        throw BadInput.because("{0}: its values need more memory than a task has; give each worker more with {1}", code,
            "--memory");
      }
    }
    return lines;
  }

  private static HeapGame game(OctalCode code) {
    if (Catalog.standard().ruleset(code.toString()) instanceof HeapGame game)
      return game;
    throw new IllegalStateException("no heap game: " + code);
  }
}
