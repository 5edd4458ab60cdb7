package org.grundy.draw;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.draw.GridText.Line;
import org.grundy.draw.GridText.Square;
import org.grundy.game.Picture;
import org.grundy.game.Picture.Labels;
import org.grundy.game.Picture.Layout;
import org.grundy.game.Picture.Look;
import org.grundy.game.Picture.Part;

/** Boards and rows of tokens as text. */
final class CellsText {
  private record Place(int row, int column) {
  }

  private final TextOptions options;
  private final Map<Place, Part.Cell> cells = new HashMap<>();
  private final Set<Place> marked = new HashSet<>();

  CellsText(Picture picture, TextOptions options) {
    this.options = options;
    for (Part part : picture.parts())
      if (part instanceof Part.Cell cell)
        cells.put(new Place(cell.row(), cell.column()), cell);
      else if (part instanceof Part.Gap(int id, int row, int before) && options.marks().contains(id))
        marked.add(new Place(row, before));
      else if (part instanceof Part.Cut cut && cut.down() && options.marks().contains(cut.id()))
        for (int row = cut.row(); row < cut.row() + cut.length(); row++)
          marked.add(new Place(row, cut.column()));
  }

  List<String> board(Layout.Board board) {
    var lines = new ArrayList<Line>();
    for (int row = 0; row < board.rows(); row++)
      lines.add(new Line(rowLabel(board.labels(), row), squares(row, board.columns())));
    if (board.firstRowAtBottom())
      Collections.reverse(lines);
    List<String> columns = board.labels() == Labels.ENDS ? List.of()
        : IntStream.range(0, board.columns()).mapToObj(column -> columnLabel(board.labels(), column)).toList();
    return new GridText(columns, lines, board.firstRowAtBottom()).draw(options);
  }

  static String rowLabel(Labels labels, int row) {
    return switch (labels) {
      case SQUARES -> Integer.toString(row + 1);
      case COORDINATES -> Integer.toString(row);
      case NUMBERS, ENDS -> "";
    };
  }

  static String columnLabel(Labels labels, int column) {
    return switch (labels) {
      case SQUARES -> Picture.column(column);
      case COORDINATES -> Integer.toString(column);
      case NUMBERS -> Integer.toString(column + 1);
      case ENDS -> "";
    };
  }

  /** Each row, its length before its tokens; the places of the tokens stand above all rows. */
  List<String> rows(List<Integer> lengths) {
    int longest = lengths.stream().mapToInt(n -> n).max().orElse(0);
    var lines = new ArrayList<Line>();
    for (int row = 0; row < lengths.size(); row++) {
      String length = GridText.padded(lengths.get(row).toString(), Integer.toString(longest).length());
      lines.add(
          new Line(options.voice().say("heap {0}", row + 1) + "   " + length + " ", squares(row, lengths.get(row))));
    }
    List<String> places = IntStream.rangeClosed(1, longest).mapToObj(Integer::toString).toList();
    return new GridText(places, lines, false).draw(options);
  }

  /** The squares of a row, with one more when the place behind the last token is marked. */
  private List<Square> squares(int row, int columns) {
    var signs = new Signs(options.unicode());
    var squares = new ArrayList<Square>();
    for (int column = 0; column <= columns; column++) {
      Part.Cell cell = cells.get(new Place(row, column));
      boolean barred = marked.contains(new Place(row, column));
      if (cell != null)
        squares.add(new Square(signs.of(cell), cell.look(), options.marks().contains(cell.id()), barred));
      else if (column < columns || barred)
        squares.add(new Square("", Look.EMPTY, false, barred));
    }
    return squares;
  }
}
