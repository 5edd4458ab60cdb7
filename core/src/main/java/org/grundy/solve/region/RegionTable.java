package org.grundy.solve.region;

import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Ruleset;

/**
 * The values of regions of a game, in files that are read without loading them. Any number of threads may look regions up,
 * each with its own {@link RegionValues}.
 */
public final class RegionTable {
  /** Nothing is known of a region. */
  static final int UNKNOWN = -1;

  private final RegionRules rules;
  private final RegionScope scope;
  private final String folder;
  private final List<RegionTier> tiers = new ArrayList<>();
  private final RegionForms forms = new RegionForms();
  /** How many forms are new in each tier. */
  private final List<Integer> newForms = new ArrayList<>();

  RegionTable(RegionRules rules, RegionScope scope, String folder) {
    this.rules = rules;
    this.scope = scope;
    this.folder = folder;
  }

  /** Adds the next tier; its forms are those that lower tiers do not have. */
  void add(FormList added, RegionTier tier) {
    forms.add(added);
    newForms.add(added.size());
    tiers.add(tier);
  }

  /** The game and its rules. */
  public RegionRules rules() {
    return rules;
  }

  /** Whether it has regions of a game. Its rules were compared when the table was read. */
  public boolean isOf(Ruleset<?> game) {
    return rules.game().name().equals(game.name());
  }

  /** Which regions it has. */
  public RegionScope scope() {
    return scope;
  }

  /** The folder, as it was named. */
  public String folder() {
    return folder;
  }

  /** How many regions there are; those that differ by a symmetry, or by an exchange of the players, count once. */
  public long regions() {
    return tiers.stream().mapToLong(tier -> tier.keys().size()).sum();
  }

  /** How many tiers there are: of regions with no more than so many cells of the kind that moves use up, less one. */
  public int tiers() {
    return tiers.size();
  }

  /** How many regions a tier has. */
  public int regions(int tier) {
    return tiers.get(tier).keys().size();
  }

  /** How many values a tier has that lower tiers do not have; with those, it has all options of canonical forms. */
  public int newForms(int tier) {
    return newForms.get(tier);
  }

  /** How many distinct canonical forms there are, with their options. */
  public int forms() {
    return forms.size();
  }

  RegionTier tier(int number) {
    return tiers.get(number);
  }

  RegionForms list() {
    return forms;
  }

  /** The number of the form of a region that is the least of its images; {@link #UNKNOWN} if there is none. */
  int find(long low, long high) {
    int number = rules.tier(low, high);
    if (number >= tiers.size())
      return UNKNOWN;
    RegionTier tier = tiers.get(number);
    int place = tier.keys().find(low, high);
    return place < 0 ? UNKNOWN : tier.number(place);
  }
}
