package org.grundy.solve.outcome;

/** The moves that a player can count on, on a board of 65 to 128 cells. */
final class WideSureMoves extends SureMoves {
  private final WidePlacer own;
  private final WidePlacer other;
  private final Cells[] chosen;
  private Cells free = Cells.NONE;
  private Cells contestedCells = Cells.NONE;
  private Cells safeCells = Cells.NONE;

  WideSureMoves(WidePlacer own, WidePlacer other) {
    super(own, other);
    this.own = own;
    this.other = other;
    this.chosen = new Cells[own.shapes.length];
  }

  /** As {@link PackedSureMoves#look}. */
  void look(Cells free, Cells opponents) {
    this.free = free;
    contestedCells = opponents;
    contested = opponents.count();
    var _ = own.choose(free, chosen);
    packed = WidePlacer.count(chosen);
    safeCells = own.choose(free.without(opponents), chosen);
    safe = WidePlacer.count(chosen);
  }

  @Override
  protected void countOpen() {
    Cells open = free.without(safeCells);
    Cells areas = chooseThrifty(open);
    thrifty = WidePlacer.count(chosen);
    for (int i = 0; i < chosen.length; i++) {
      WideShape shape = own.shapes[i];
      Cells more = shape.disjoint(shape.fits(open.without(areas)));
      areas = areas.or(shape.cells(more));
      chosen[i] = chosen[i].or(more);
    }
    Cells reached = other.reachingTwice(free, areas);
    touched = 0;
    for (int i = 0; i < chosen.length; i++)
      touched += chosen[i].and(own.shapes[i].touching(reached)).count();
    apart = WidePlacer.count(chosen) - touched;
  }

  /** Placements that use a cell which the opponent cannot use. */
  private Cells chooseThrifty(Cells open) {
    Cells areas = Cells.NONE;
    for (int i = 0; i < chosen.length; i++) {
      WideShape shape = own.shapes[i];
      chosen[i] = shape.disjoint(shape.fits(open.without(areas)).and(shape.touching(open.without(contestedCells))));
      areas = areas.or(shape.cells(chosen[i]));
    }
    return areas;
  }
}
