package org.grundy.game.grid;

import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;

/** Chomp (D. Gale, A curious Nim-type game, 1974). A position is the length of each row, the longest first. */
public final class Chomp implements Impartial<List<Integer>> {
  /** A picture holds at most this many rows of this many squares. */
  private static final int SIDE = 64;

  @Override
  public String name() {
    return "chomp";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Choose a square and bite off everything from there up and to the right. You may not choose the "
        + "corner a1.");
  }

  @Override
  public List<String> examples() {
    return List.of("4 4 4", "3 3 3", "5 5", "4 2 1");
  }

  @Override
  public Notation<List<Integer>> notation() {
    return Notation.numbers(1, SIDE).called(Phrase.of("row")).count(1, SIDE).descending()
        .written(Phrase.of("Write the length of each row, from the bottom to the top; {0} is a whole bar of {1} rows "
            + "and {2} columns.", "3x4", 3, 4));
  }

  @Override
  public void moves(List<Integer> rows, Moves<List<Integer>> out) {
    for (int row = 0; row < rows.size(); row++)
      for (int column = row == 0 ? 1 : 0; column < rows.get(row); column++)
        if (!out.to(bitten(rows, row, column), row * rows.getFirst() + column))
          return;
  }

  private static List<Integer> bitten(List<Integer> rows, int row, int column) {
    var left = new ArrayList<>(rows.subList(0, row));
    if (column > 0)
      for (int length : rows.subList(row, rows.size()))
        left.add(Math.min(column, length));
    return List.copyOf(left);
  }

  @Override
  public Picture picture(List<Integer> rows) {
    var board = new Picture.Layout.Board(rows.size(), rows.getFirst(), true, Picture.Labels.SQUARES);
    return Picture.board(board, Picture.Piece.NONE, (row, column) -> column >= rows.get(row) ? Picture.Look.BLOCKED
        : row + column == 0 ? Picture.Look.NEUTRAL : Picture.Look.EMPTY);
  }
}
