package org.grundy.solve.outcome;

/** The moves that a player can count on, on a board of at most 64 cells. A count takes some hundred instructions. */
final class PackedSureMoves extends SureMoves {
  private final PackedPlacer own;
  private final PackedPlacer other;
  private final long[] chosen;
  private long free;
  private long contestedCells;
  private long safeCells;

  PackedSureMoves(PackedPlacer own, PackedPlacer other) {
    super(own, other);
    this.own = own;
    this.other = other;
    this.chosen = new long[own.shapes.length];
  }

  /**
   * Looks at a board.
   *
   * @param opponents the cells that the opponent can use
   */
  void look(long free, long opponents) {
    this.free = free;
    contestedCells = opponents;
    contested = Long.bitCount(opponents);
    own.choose(free, chosen);
    packed = PackedPlacer.count(chosen);
    safeCells = own.choose(free & ~opponents, chosen);
    safe = PackedPlacer.count(chosen);
  }

  @Override
  protected void countOpen() {
    long open = free & ~safeCells;
    long areas = chooseThrifty(open);
    thrifty = PackedPlacer.count(chosen);
    for (int i = 0; i < chosen.length; i++) {
      PackedShape shape = own.shapes[i];
      long more = shape.disjoint(shape.fits(open & ~areas));
      areas |= shape.cells(more);
      chosen[i] |= more;
    }
    long reached = other.reachingTwice(free, areas);
    touched = 0;
    for (int i = 0; i < chosen.length; i++)
      touched += Long.bitCount(chosen[i] & own.shapes[i].touching(reached));
    apart = PackedPlacer.count(chosen) - touched;
  }

  /** Placements that use a cell which the opponent cannot use: they leave the opponent the most. */
  private long chooseThrifty(long open) {
    long areas = 0;
    for (int i = 0; i < chosen.length; i++) {
      PackedShape shape = own.shapes[i];
      chosen[i] = shape.disjoint(shape.fits(open & ~areas) & shape.touching(open & ~contestedCells));
      areas |= shape.cells(chosen[i]);
    }
    return areas;
  }
}
