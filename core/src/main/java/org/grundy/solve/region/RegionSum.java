package org.grundy.solve.region;

import java.util.Arrays;
import java.util.Optional;
import org.grundy.solve.board.BitboardLayout;
import org.grundy.value.Player;
import org.grundy.value.shortgame.ShortGames;

/** Who wins a sum of regions whose values a {@link RegionTable} has. For one thread. */
public final class RegionSum {
  private final RegionValues regions;
  private final ShortGames values;
  /** The values of the regions that were added. */
  private int[] added = new int[Byte.SIZE];
  private int count;
  private long found;

  public RegionSum(RegionTable table, ShortGames values) {
    this.regions = new RegionValues(table, values);
    this.values = values;
  }

  /** How regions lie that are given as words. */
  public BitboardLayout layout() {
    return regions.table().rules().layout();
  }

  /** Begins a sum without regions. */
  public void clear() {
    count = 0;
  }

  /**
   * Adds a region.
   *
   * @param low    as in {@link RegionValues#value}, and {@code high}
   * @param layout on which it lies
   * @return whether its value is known
   */
  public boolean add(long low, long high, BitboardLayout layout) {
    RegionRules rules = regions.table().rules();
    if (!rules.isLive(low, high))
      return true;
    if (rules.tier(low, high) >= regions.table().tiers())
      return false;
    int value = regions.value(low, high, layout);
    if (value == RegionValues.UNKNOWN)
      return false;
    if (count == added.length)
      added = Arrays.copyOf(added, 2 * count);
    added[count++] = value;
    return true;
  }

  /** Whether a player, moving first in the sum, moves last. */
  public boolean wins(Player mover) {
    found += count;
    return values.wins(Arrays.copyOf(added, count), mover);
  }

  /** How many values were used, and of which database; empty if none was. */
  public Optional<RegionUse> use() {
    return RegionUse.of(found, regions.table().folder());
  }
}
