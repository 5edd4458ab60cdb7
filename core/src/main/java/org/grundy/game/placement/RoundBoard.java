package org.grundy.game.placement;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.game.Moves;
import org.grundy.game.graph.Links;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.GridGame;
import org.grundy.game.grid.Symmetry;
import org.grundy.value.Player;
import org.jspecify.annotations.Nullable;

/**
 * Games of dominoes on a board whose ends meet. On a cylinder, a row goes on from its last cell to its first, and on a torus a
 * column does so too. Rows or columns of two cells are as on a flat board.
 *
 * <p>Once all cells of a column are covered, rows meet no more; then the board is turned so that such a column comes last.
 */
abstract class RoundBoard extends GridGame implements Placements {
  final Surface surface;

  RoundBoard(Surface surface) {
    this.surface = surface;
  }

  public List<String> examples() {
    return List.of("3x3", "3x4", "...#/..../#...");
  }

  @Override
  protected String alphabet() {
    return "" + EMPTY + BLOCKED;
  }

  @Override
  protected boolean live(char cell) {
    return cell == EMPTY;
  }

  /** A domino is the set of its cells. */
  public final boolean touchedInAnyOrder() {
    return true;
  }

  /** Whether a player's dominoes may lie across. */
  abstract boolean liesAcross(Player player);

  /** Whether a player's dominoes may lie upright. */
  abstract boolean liesUpright(Player player);

  /** Each domino where it fits; the covered cells are touched. */
  public final void moves(Grid at, Player mover, Moves<Grid> out) {
    var _ = dominoes(at, liesAcross(mover), liesUpright(mover),
        (place, other) -> out.to(at.with(BLOCKED, place, other), place, other));
  }

  /** A domino across the seam covers the ends of a row, and fits nowhere else. */
  @Override
  public final List<Shape> shapes(Player player, int rows, int columns) {
    var shapes = new ArrayList<Shape>();
    if (liesAcross(player)) {
      shapes.add(Shape.of("##"));
      if (columns > 2)
        shapes.add(Shape.of("#" + ".".repeat(columns - 2) + "#"));
    }
    if (liesUpright(player)) {
      shapes.add(Shape.of("#", "#"));
      if (surface.columnsMeet() && rows > 2)
        shapes.add(Shape.of(IntStream.range(0, rows).mapToObj(row -> row % (rows - 1) == 0 ? "#" : ".")
            .toArray(String[]::new)));
    }
    return shapes;
  }

  /** Hears of two adjacent empty cells; returns whether to go on. */
  @FunctionalInterface
  private interface Dominoes {
    boolean on(int place, int other);
  }

  private boolean dominoes(Grid at, boolean across, boolean upright, Dominoes out) {
    for (int place = 0; place < at.size(); place++)
      if (across && !lies(at, place, right(at, place), out) || upright && !lies(at, place, below(at, place), out))
        return false;
    return true;
  }

  private static boolean lies(Grid at, int place, int other, Dominoes out) {
    return other < 0 || at.get(place) != EMPTY || at.get(other) != EMPTY || out.on(place, other);
  }

  /** The next cell of the row, or -1. Where a row has two cells, the second has none. */
  private static int right(Grid at, int place) {
    int column = place % at.columns();
    if (column < at.columns() - 1)
      return place + 1;
    return at.columns() > 2 ? place - column : -1;
  }

  private int below(Grid at, int place) {
    if (place + at.columns() < at.size())
      return place + at.columns();
    return surface.columnsMeet() && at.rows() > 2 ? place % at.columns() : -1;
  }

  /**
   * The least of the boards that are the same when they are turned and reflected, without the cells that stay empty. Of
   * covered rows or columns side by side, one is kept.
   */
  @Override
  public Grid normal(Grid at) {
    var used = new BitSet(at.size());
    var _ = dominoes(at, true, true, (place, other) -> {
      used.set(place);
      used.set(other);
      return true;
    });
    if (used.isEmpty())
      return Grid.filled(1, 1, BLOCKED);
    Grid open = at.only(used, BLOCKED);
    return symmetries().stream().map(open::image).flatMap(RoundBoard::columnsTurned)
        .flatMap(turned -> surface.columnsMeet() ? rowsTurned(turned) : Stream.of(turned)).map(this::cut)
        .min(RoundBoard::compare).orElseThrow();
  }

  private static int compare(Grid one, Grid other) {
    return one.rows() != other.rows() ? Integer.compare(one.rows(), other.rows())
        : one.toString().compareTo(other.toString());
  }

  private static Stream<Grid> rowsTurned(Grid at) {
    return columnsTurned(at.image(Symmetry.TRANSPOSE)).map(turned -> turned.image(Symmetry.TRANSPOSE));
  }

  /** The board begun at each column, or after each covered column where there is one. */
  private static Stream<Grid> columnsTurned(Grid at) {
    int columns = at.columns();
    int[] starts = IntStream.range(0, columns)
        .filter(column -> isCovered(at, (column + columns - 1) % columns) && !isCovered(at, column)).toArray();
    return (starts.length == 0 ? IntStream.range(0, columns) : IntStream.of(starts)).mapToObj(
        start -> Grid.of(at.lines().stream().map(line -> line.substring(start) + line.substring(0, start)).toList()));
  }

  private static boolean isCovered(Grid at, int column) {
    return IntStream.range(0, at.rows()).allMatch(row -> at.get(row, column) == BLOCKED);
  }

  /** Without covered rows and columns that keep nothing apart. */
  private Grid cut(Grid at) {
    Grid once = columnsOnce(columnsOnce(at).image(Symmetry.TRANSPOSE)).image(Symmetry.TRANSPOSE);
    if (surface.columnsMeet())
      return once;
    var lines = new ArrayList<>(once.lines());
    String covered = ("" + BLOCKED).repeat(once.columns());
    while (lines.getFirst().equals(covered))
      lines.removeFirst();
    while (lines.getLast().equals(covered))
      lines.removeLast();
    return Grid.of(lines);
  }

  /** One covered column of each run. */
  private static Grid columnsOnce(Grid at) {
    int[] kept = IntStream.range(0, at.columns())
        .filter(column -> column == 0 || !isCovered(at, column) || !isCovered(at, column - 1)).toArray();
    return Grid.of(at.lines().stream()
        .map(line -> IntStream.of(kept).mapToObj(column -> line.substring(column, column + 1)).collect(joining()))
        .toList());
  }

  /** The sets of cells that dominoes connect. */
  @Override
  public List<Grid> summands(Grid at) {
    var links = new Links(at.size());
    var open = new BitSet(at.size());
    var _ = dominoes(at, true, true, (place, other) -> {
      links.add(place, other);
      open.set(place);
      open.set(other);
      return true;
    });
    return split(at, links.parts(open));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RoundBoard that && getClass() == that.getClass() && surface == that.surface;
  }

  @Override
  public int hashCode() {
    return surface.hashCode();
  }
}
