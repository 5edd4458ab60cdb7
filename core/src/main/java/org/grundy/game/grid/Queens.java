package org.grundy.game.grid;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.game.Tuples;
import org.grundy.phrase.Phrase;

/**
 * Wythoff's game with chess queens (R. Isaacs, 1960): one queen is a position of two heaps, her column and her row. A
 * position is the queens' squares in the user's order; queens do not obstruct each other.
 */
public final class Queens implements Impartial<List<Square>> {
  /** The longest side of a square board that a picture can hold. */
  private static final int SIDE = 64;
  private static final Square CORNER = new Square(0, 0);

  @Override
  public String name() {
    return "queens";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Move a queen any distance, as in chess, but only left, down, or diagonally down-left. Several "
        + "queens may share a square and pass each other.");
  }

  @Override
  public Notation<List<Square>> notation() {
    return new Tuples<>(Phrase.of("queen"), 2, SIDE - 1,
        squares -> squares.stream().map(s -> new Square(s.getFirst(), s.getLast())).toList(),
        queens -> queens.stream().map(q -> List.of(q.column(), q.row())).toList())
        .written(Phrase.of("Write the column and the row of each queen, counted from 0."));
  }

  @Override
  public List<String> examples() {
    return List.of("6,8", "3,5 4,4", "2,2 2,2 1,0");
  }

  @Override
  public void moves(List<Square> queens, Moves<List<Square>> out) {
    for (int i = 0; i < queens.size(); i++)
      if (!(slides(queens, i, 1, 0, out) && slides(queens, i, 0, 1, out) && slides(queens, i, 1, 1, out)))
        return;
  }

  /** Moves queen {@code i} by this step left and down once, twice and so on; returns whether more moves are wanted. */
  private static boolean slides(List<Square> queens, int i, int left, int down, Moves<List<Square>> out) {
    Square from = queens.get(i);
    int column = from.column() - left;
    for (int row = from.row() - down; column >= 0 && row >= 0; column -= left, row -= down) {
      var to = new Square(column, row);
      var moved = new ArrayList<>(queens);
      moved.set(i, to);
      if (!out.to(List.copyOf(moved), id(from), id(to)))
        return false;
    }
    return true;
  }

  /** The id of a square, the same on boards of all sizes. */
  private static int id(Square square) {
    return square.row() * SIDE + square.column();
  }

  /** The queens sorted, each on or below the diagonal, without those in the corner. */
  @Override
  public List<Square> normal(List<Square> queens) {
    List<Square> kept = queens.stream().filter(q -> !q.equals(CORNER))
        .map(q -> new Square(Math.max(q.column(), q.row()), Math.min(q.column(), q.row()))).sorted().toList();
    return kept.isEmpty() ? List.of(CORNER) : kept;
  }

  @Override
  public List<List<Square>> summands(List<Square> queens) {
    return queens.stream().map(q -> List.of(q)).toList();
  }

  /** A square board, just large enough. */
  @Override
  public Picture picture(List<Square> queens) {
    int side = 1;
    Map<Square, Integer> standing = new HashMap<>();
    for (Square queen : queens) {
      side = Math.max(side, Math.max(queen.column(), queen.row()) + 1);
      standing.merge(queen, 1, Integer::sum);
    }
    var cells = new ArrayList<Picture.Part>();
    for (int row = 0; row < side; row++)
      for (int column = 0; column < side; column++) {
        var square = new Square(column, row);
        int count = standing.getOrDefault(square, 0);
        cells.add(new Picture.Part.Cell(id(square), row, column,
            count == 0 ? Picture.Look.EMPTY : Picture.Look.NEUTRAL,
            count == 0 ? Picture.Piece.NONE : Picture.Piece.QUEEN, count < 2 ? "" : Integer.toString(count)));
      }
    return Picture.of(new Picture.Layout.Board(side, side, true, Picture.Labels.COORDINATES), cells);
  }
}
