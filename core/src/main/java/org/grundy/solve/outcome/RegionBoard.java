package org.grundy.solve.outcome;

import org.grundy.solve.region.RegionSum;
import org.grundy.value.Player;

/** A board that divides into regions whose values add up under normal play. */
interface RegionBoard extends Board {
  /**
   * Who is to move.
   *
   * @param keys has the number of the position
   * @param at   where that begins
   */
  Player mover(long[] keys, int at);

  /**
   * Adds the regions of a position to a sum, until one has no known value; returns whether none is left.
   *
   * @param keys has the number of the position
   * @param at   where that begins
   */
  boolean addRegions(long[] keys, int at, RegionSum to);
}
