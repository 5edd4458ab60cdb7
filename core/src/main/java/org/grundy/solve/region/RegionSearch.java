package org.grundy.solve.region;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.effort.Workers;
import org.grundy.game.grid.Grid;
import org.grundy.phrase.Phrase;
import org.grundy.value.shortgame.ShortGames;

/**
 * Finds the regions of a database, and gives them values tier by tier, each from the values of lower tiers. All threads of the
 * budget share the valuation.
 *
 * <p>Time is linear in the moves of all regions, besides what canonical forms take. Memory: 8 or 16 bytes for each region
 * while they are found, and the canonical forms while they are valued.
 */
public final class RegionSearch {
  /** Regions in a piece of work. */
  private static final int PIECE = 1 << 10;

  private final RegionFolder folder;
  private final RegionRules rules;
  private final Budget budget;
  private long found;
  private long valued;

  /** @param folder that keeps what is done, and from which the search goes on */
  public RegionSearch(RegionFolder folder) {
    this.folder = folder;
    this.rules = folder.rules();
    this.budget = folder.budget();
  }

  /** How far the search has come. */
  public Phrase reached() {
    return valued > 0 ? Phrase.of("{0,} of {1,} {1:region|regions} valued", valued, found)
        : Phrase.of("{0,} {0:region|regions} found", found);
  }

  /**
   * All regions of at most so many cells, with their values.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends first; what is complete is in the folder
   * @throws IOException when the folder cannot be read or written
   */
  public RegionTable ofCells(int most) throws IOException {
    if (folder.tiers().isEmpty()) {
      RegionList[] tiers = new RegionFinder(rules, budget).tiers();
      new RegionShapes(rules, budget).collect(most, tiers);
      keep(tiers);
    }
    return valued();
  }

  /** The regions that occur on some boards, with their values. Throws as the method above. */
  public RegionTable onBoards(List<Grid> boards) throws IOException {
    if (folder.tiers().isEmpty()) {
      var finder = new RegionFinder(rules, budget);
      boards.forEach(finder::addBoard);
      RegionList[] tiers = finder.tiers();
      for (int tier = tiers.length - 1; tier >= 0; tier--) {
        tiers[tier].sort();
        found += tiers[tier].size();
        for (int i = 0; i < tiers[tier].size(); i++)
          finder.addOptions(tiers[tier].low(i), tiers[tier].high(i));
      }
      keep(tiers);
    }
    return valued();
  }

  private void keep(RegionList[] tiers) throws IOException {
    int count = 0;
    for (int tier = 0; tier < tiers.length; tier++) {
      tiers[tier].sort();
      if (tiers[tier].size() > 0)
        count = tier + 1;
    }
    for (int tier = 0; tier < count; tier++)
      folder.keep(tier, tiers[tier]);
    for (RegionList tier : tiers)
      tier.release();
    folder.found(count);
  }

  private RegionTable valued() throws IOException {
    int tiers = folder.tiers().orElseThrow();
    found = 0;
    for (int tier = 0; tier < tiers; tier++)
      found += folder.keys(tier, false).size();
    int done = 0;
    while (done < tiers && folder.isValued(done))
      done++;
    RegionTable table = folder.table(done, true);
    valued = table.regions();
    if (done < tiers) {
      var values = new ShortGames(budget);
      var known = new RegionValues(table, values);
      var forms = new NewForms(values);
      for (int number = 0; number < table.forms(); number++)
        forms.know(known.handle(number), number);
      while (table.tiers() < tiers)
        value(table, values, known, forms);
    }
    folder.complete(table);
    return table;
  }

  /** Gives the regions of the next tier values. */
  private void value(RegionTable table, ShortGames values, RegionValues known, NewForms forms) throws IOException {
    RegionKeys keys = folder.keys(table.tiers(), true);
    known.enlarge();
    try (Budget.Scratch scratch = budget.scratch()) {
      scratch.budget().reserve((long) Integer.BYTES * keys.size());
      int[] handles = new int[keys.size()];
      value(keys, values, known, handles);
      for (int i = 0; i < handles.length; i++)
        handles[i] = forms.reference(values.received(handles[i]));
      var merge = new FormMerge(table.forms(), _ -> RegionTable.UNKNOWN, scratch.budget());
      int[] references = merge.add(forms.list());
      FormMerge.Merged merged = merge.merged();
      int[] numbers = Arrays.stream(references).map(merged::number).toArray();
      forms.number(numbers);
      for (int i = 0; i < handles.length; i++)
        handles[i] = handles[i] < 0 ? numbers[~handles[i]] : handles[i];
      folder.keep(table, merged.list(), handles);
    }
  }

  private void value(RegionKeys keys, ShortGames values, RegionValues known, int[] handles) {
    var evaluations = new RegionEvaluation[budget.threads()];
    evaluations[0] = new RegionEvaluation(known, values);
    long before = valued;
    Workers.divide(budget, "regions", Math.ceilDiv(keys.size(), PIECE), (piece, number, share) -> {
      if (evaluations[number] == null) {
        ShortGames view = values.forHelper(share);
        evaluations[number] = new RegionEvaluation(new RegionValues(known, view), view);
      }
      int end = (int) Math.min(keys.size(), (piece + 1L) * PIECE);
      for (int i = piece * PIECE; i < end; i++)
        handles[i] = evaluations[number].value(keys.low(i), keys.high(i));
      if (number == 0)
        valued = Math.min(before + keys.size(), before + (long) (piece + 1) * PIECE);
    });
    valued = before + keys.size();
  }
}
