package org.grundy.game.strip;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.Characters;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.game.Theorem;
import org.grundy.game.grid.Grid;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Northcott's game: a piece of each player in every row of a board. A row of {@code #} has been removed, which happens
 * only in summands.
 */
public final class Northcott implements Partizan<Grid> {
  static final char LEFT = 'x';
  static final char RIGHT = 'o';
  private static final char EMPTY = '.';
  private static final char AWAY = '#';

  @Override
  public String name() {
    return "northcott";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Each player has one piece in each row. Move your piece in one row any distance forwards or "
        + "backwards, but not onto or past the other piece.");
  }

  /** {@code RxC} has the pieces at the ends of the rows. */
  @Override
  public Notation<Grid> notation() {
    return Characters.over("" + EMPTY + LEFT + RIGHT).oncePerRow("" + LEFT + RIGHT).standard(Northcott::start)
        .meaning(cell -> cell == EMPTY ? Phrase.of("empty cell")
            : cell == LEFT ? Phrase.of("Left's piece") : Phrase.of("Right's piece"))
        .as(Grid::of, Grid::lines);
  }

  private static List<String> start(int rows, int columns) {
    if (columns < 2)
      throw BadInput.because("expected rows of {0} {0:cell|cells} or more, found {1}", 2, columns);
    String row = LEFT + String.valueOf(EMPTY).repeat(columns - 2) + RIGHT;
    return IntStream.range(0, rows).mapToObj(_ -> row).toList();
  }

  @Override
  public List<String> examples() {
    return List.of("x....o/.x..o./o...x.", "x..o/.xo.", "x.o", "2x4");
  }

  @Override
  public boolean loopy() {
    return true;
  }

  @Override
  public void moves(Grid at, Player mover, Moves<Grid> out) {
    for (int row = 0; row < at.rows(); row++)
      if (!isAway(at, row)) {
        int from = place(at, row, mover);
        if (!slides(at, from, -1, row * at.columns() - 1, out) || !slides(at, from, 1, (row + 1) * at.columns(), out))
          return;
      }
  }

  /** Moves the piece at {@code from} by steps of {@code step} up to {@code end}, exclusive, or to another piece. */
  private static boolean slides(Grid at, int from, int step, int end, Moves<Grid> out) {
    for (int to = from + step; to != end && at.get(to) == EMPTY; to += step)
      if (!out.to(at.swap(from, to), from, to))
        return false;
    return true;
  }

  /** Whether row {@code row} has been removed. */
  static boolean isAway(Grid at, int row) {
    return at.get(row, 0) == AWAY;
  }

  /** The place of {@code player}'s piece in a row that has not been removed. */
  static int place(Grid at, int row, Player player) {
    char piece = player == Player.LEFT ? LEFT : RIGHT;
    int place = row * at.columns();
    while (at.get(place) != piece)
      place++;
    return place;
  }

  /** The remaining rows, sorted, each with Left's piece first. */
  @Override
  public Grid normal(Grid at) {
    var lines = new ArrayList<String>();
    for (int row = 0; row < at.rows(); row++)
      if (!isAway(at, row)) {
        String line = at.line(row);
        lines.add(line.indexOf(LEFT) < line.indexOf(RIGHT) ? line : new StringBuilder(line).reverse().toString());
      }
    lines.sort(null);
    return lines.isEmpty() ? Grid.filled(1, 1, AWAY) : Grid.of(lines);
  }

  /** One summand for each row, with the others removed. */
  @Override
  public List<Grid> summands(Grid at) {
    int[] rows = IntStream.range(0, at.rows()).filter(row -> !isAway(at, row)).toArray();
    return rows.length < 2 ? List.of(at) : IntStream.of(rows).mapToObj(row -> only(at, row)).toList();
  }

  private static Grid only(Grid at, int kept) {
    String away = String.valueOf(AWAY).repeat(at.columns());
    return Grid.of(IntStream.range(0, at.rows()).mapToObj(row -> row == kept ? at.line(row) : away).toList());
  }

  @Override
  public Optional<Grid> negative(Grid at) {
    return Optional.of(at.exchange(LEFT, RIGHT));
  }

  @Override
  public List<Theorem<Grid>> theorems() {
    return List.of(new NorthcottTheorem());
  }

  @Override
  public Picture picture(Grid at) {
    var board = new Picture.Layout.Board(at.rows(), at.columns(), false, Picture.Labels.SQUARES);
    return Picture.board(board, Picture.Piece.STONE, (row, column) -> switch (at.get(row, column)) {
      case LEFT -> Picture.Look.LEFT;
      case RIGHT -> Picture.Look.RIGHT;
      case EMPTY -> Picture.Look.EMPTY;
      default -> Picture.Look.BLOCKED;
    });
  }
}
