package org.grundy.solve.region;

import java.util.Arrays;
import org.grundy.effort.Budget;
import org.grundy.game.grid.Grid;
import org.grundy.solve.board.LeastImage;
import org.grundy.solve.key.LongList;
import org.grundy.value.Player;

/** Collects the regions that boards and moves leave, by tier, each as the least of its images. For one thread. */
public final class RegionFinder {
  private final RegionRules rules;
  private final LeastImage images;
  private final Budget budget;
  private final RegionList[] tiers;
  private final LongList options = new LongList();

  /** @param budget of what is collected */
  public RegionFinder(RegionRules rules, Budget budget) {
    this.rules = rules;
    this.images = rules.images();
    this.budget = budget;
    this.tiers = new RegionList[rules.tiers()];
    Arrays.setAll(tiers, _ -> new RegionList(rules.wide(), budget));
  }

  /** Adds the regions of a board. */
  public void addBoard(Grid board) {
    long[] words = rules.words(board);
    addParts(words[0], words[1]);
  }

  /** Adds the regions that the moves of both players leave. */
  public void addOptions(long low, long high) {
    options.clear();
    for (Player mover : Player.values())
      rules.options(mover, low, high, options);
    budget.charge(options.size / 2 + 1L);
    for (int i = 0; i < options.size; i += 2)
      addParts(options.items[i], options.items[i + 1]);
  }

  private void addParts(long low, long high) {
    for (long rest = low | high; rest != 0;) {
      long cells = rules.connections().first(rest);
      rest &= ~cells;
      if (rules.isLive(low & cells, high & cells)) {
        images.find(low & cells, high & cells);
        add(images.low(), images.high());
      }
    }
  }

  /** Adds a region that is the least of its images. */
  public void add(long low, long high) {
    tiers[rules.tier(low, high)].add(low, high);
  }

  /** The lists by tier, which are not sorted. */
  RegionList[] tiers() {
    return tiers;
  }

  /** The regions of a tier in order, two words for each. */
  public long[] sorted(int tier) {
    RegionList list = tiers[tier];
    list.sort();
    var words = new long[2 * list.size()];
    for (int i = 0; i < list.size(); i++) {
      words[2 * i] = list.low(i);
      words[2 * i + 1] = list.high(i);
    }
    return words;
  }
}
