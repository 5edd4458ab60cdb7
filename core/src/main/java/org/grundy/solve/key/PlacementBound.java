package org.grundy.solve.key;

/**
 * Decides boards of placement games on which one player surely has moves enough. A placement is <i>safe</i> when the
 * opponent can use none of its cells: it stays, whatever the opponent does. Of disjoint placements that the opponent can
 * reach, each of the opponent's moves spoils at most as many as it has cells in common with them, and the player takes one
 * after each: so of d of them, the player gets d / (h + 1). The opponent, on the other hand, has at most as many moves as
 * there are cells that the opponent can use, without those that the player takes, divided by the cells of a move.
 *
 * <p>If these moves of the player suffice against those of the opponent, the player wins under normal play. Bullock
 * counted moves so in Domineering (N. Bullock, Domineering: solving large combinatorial search spaces, master's thesis,
 * University of Alberta, 2002), with more kinds of them.
 *
 * <p>A decision takes a few instructions for each placement.
 */
final class PlacementBound {
  private final long[][] placements;
  /** The fewest cells of a placement of each player. */
  private final int[] sizes;

  /** @param left the cells of each placement, as bits */
  PlacementBound(long[] left, long[] right) {
    this.placements = new long[][]{left, right};
    this.sizes = new int[]{size(left), size(right)};
  }

  private static int size(long[] placements) {
    int least = Long.SIZE;
    for (long placement : placements)
      least = Math.min(least, Long.bitCount(placement));
    return least;
  }

  /** Whether a player surely wins. */
  boolean wins(long free, int player, boolean moves) {
    long[] own = placements[player];
    long[] others = placements[1 - player];
    long usable = usable(free, others);
    long safe = 0;
    int sure = 0;
    for (long placement : own)
      if ((placement & ~free | placement & (usable | safe)) == 0) {
        safe |= placement;
        sure++;
      }
    long open = 0;
    int count = 0;
    int common = Long.SIZE;
    for (long placement : own)
      if ((placement & ~free | placement & (safe | open)) == 0) {
        open |= placement;
        count++;
        common = Math.min(common, Long.bitCount(placement & usable));
      }
    if (count > 0) {
      int spoiled = 1 + spoiled(free, open, others);
      int taken = moves ? 1 + (count - 1) / spoiled : count / spoiled;
      sure += taken;
      common *= taken;
    } else {
      common = 0;
    }
    int most = (Long.bitCount(usable) - common) / sizes[1 - player];
    return moves ? most < sure : most <= sure;
  }

  private static long usable(long free, long[] placements) {
    long usable = 0;
    for (long placement : placements)
      if ((placement & ~free) == 0)
        usable |= placement;
    return usable;
  }

  /** The most cells that one placement has in common with some. */
  private static int spoiled(long free, long cells, long[] placements) {
    int most = 0;
    for (long placement : placements)
      if ((placement & ~free) == 0)
        most = Math.max(most, Long.bitCount(placement & cells));
    return most;
  }
}
