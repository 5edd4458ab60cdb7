package org.grundy.draw;

import org.grundy.game.Picture.Labels;
import org.grundy.game.Picture.Layout;
import org.grundy.game.Picture.Look;
import org.grundy.game.Picture.Part;
import org.grundy.game.Picture.Piece;

/** A board of cells with labels along two edges; a very long strip is folded. */
final class CellsSvg {
  private static final double SIDE = 40;
  /** The cells of a strip in one line. */
  private static final int FOLD = 24;

  private final Canvas canvas;
  private final Layout.Board board;
  /** Width of a cell. */
  private final double wide;
  private final double left;
  private final double top;
  /** The distance between the lines of a folded strip. */
  private final double line;
  private final int columns;
  private final int lines;

  CellsSvg(Canvas canvas, Layout.Board board) {
    this.canvas = canvas;
    this.board = board;
    int longest = canvas.picture().parts().stream()
        .mapToInt(part -> part instanceof Part.Cell cell ? cell.text().length() : 0).max().orElse(0);
    this.wide = board.rows() == 1 ? Math.clamp(longest * 11 + 20, SIDE, 240) : SIDE;
    boolean columnLabels = board.labels() != Labels.ENDS;
    boolean rowLabels = !CellsText.rowLabel(board.labels(), 0).isEmpty();
    this.left = rowLabels ? 10 + 9 * CellsText.rowLabel(board.labels(), board.rows() - 1).length() : 0;
    this.top = columnLabels ? 22 : 0;
    this.columns = board.rows() == 1 ? Math.max(1, Math.min(FOLD, board.columns())) : board.columns();
    this.lines = board.rows() == 1 ? Math.ceilDiv(Math.max(1, board.columns()), columns) : board.rows();
    this.line = board.rows() == 1 ? SIDE + top + 6 : SIDE;
  }

  Drawing draw() {
    double height = board.rows() == 1 ? lines * line - 6 : lines * SIDE + top;
    labels();
    for (Part part : canvas.picture().parts())
      if (part instanceof Part.Cell cell)
        cell(cell);
    for (Part part : canvas.picture().parts())
      if (part instanceof Part.Cut cut && canvas.marked(cut))
        cut(cut);
    return new Drawing(left + columns * wide, height, canvas.xml.toString());
  }

  private double x(int column) {
    return left + column % columns * wide;
  }

  private double y(int row, int column) {
    if (board.rows() == 1)
      return Math.floorDiv(column, columns) * line + (board.firstRowAtBottom() ? 0 : top);
    return board.firstRowAtBottom() ? (board.rows() - 1 - row) * SIDE : top + row * SIDE;
  }

  private void labels() {
    for (int column = 0; column < board.columns() && top > 0; column++) {
      double y = board.firstRowAtBottom() ? y(0, column) + SIDE + 12 : y(0, column) - 11;
      canvas.centred(CellsText.columnLabel(board.labels(), column), x(column) + wide / 2, y, 13, wide - 4, "label");
    }
    for (int row = 0; row < board.rows() && left > 0; row++)
      canvas.centred(CellsText.rowLabel(board.labels(), row), left / 2 - 2, y(row, 0) + SIDE / 2, 13, left, "label");
  }

  private void cell(Part.Cell cell) {
    double x = x(cell.column());
    double y = y(cell.row(), cell.column());
    boolean shade = board.rows() > 1 && (cell.row() + cell.column()) % 2 == 1;
    canvas.open(cell, cell.look(), "cell " + Canvas.word(cell.piece()) + (shade ? " shade" : ""));
    boolean tiles = board.rows() == 1 && cell.piece() == Piece.NUMBER;
    canvas.xml.empty("rect", "class", tiles ? "hit" : "square", "x", x, "y", y, "width", wide, "height", SIDE);
    double middle = x + wide / 2;
    if (cell.piece() == Piece.NUMBER)
      canvas.xml.empty("rect", "class", "piece tile", "x", x + 4, "y", y + 4, "width", wide - 8, "height", SIDE - 8,
          "rx", 5);
    else if (cell.piece() != Piece.NONE || cell.text().isEmpty())
      Glyphs.draw(canvas, cell.piece(), cell.look(), middle, y + SIDE / 2, 14);
    text(cell, middle, y);
    if (canvas.marked(cell))
      canvas.xml.empty("rect", "class", "halo", "x", x + 2.5, "y", y + 2.5, "width", wide - 5, "height", SIDE - 5, "rx",
          3);
    canvas.close();
  }

  /** Cuts are visible only where a reason mentions them. */
  private void cut(Part.Cut cut) {
    double x = x(cut.column());
    double y = y(cut.row(), cut.column());
    canvas.open(cut, Look.NEUTRAL, "cut");
    canvas.xml.empty("line", "class", "halo", "x1", x, "y1", y, "x2", cut.down() ? x : x + cut.length() * wide, "y2",
        cut.down() ? y + cut.length() * SIDE : y);
    canvas.close();
  }

  private void text(Part.Cell cell, double middle, double y) {
    if (cell.text().isEmpty())
      return;
    if (cell.piece() == Piece.QUEEN) {
      Glyphs.circle(canvas.xml, "badge", middle + 12, y + 10, 8);
      canvas.centred(cell.text(), middle + 12, y + 10, 11, 14, "size");
    } else {
      boolean onPiece = cell.piece() != Piece.NONE;
      canvas.centred(cell.text(), middle, y + SIDE / 2, 17, wide - 14, onPiece ? "on" : "size");
    }
  }
}
