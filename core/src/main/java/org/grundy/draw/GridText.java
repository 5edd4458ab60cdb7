package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Picture.Look;

/**
 * Lines of cells under each other with labels along two edges, cut into panels at the width limit. Brackets replace the
 * spaces around a run of marked cells.
 *
 * @param columns labels of the columns, or none
 * @param lines   from top to bottom
 * @param below   whether the labels of the columns stand below
 */
public record GridText(List<String> columns, List<Line> lines, boolean below) {
  /**
   * @param marked whether it is highlighted
   * @param barred whether the place before it is highlighted
   */
  public record Square(String text, Look look, boolean marked, boolean barred) {
    public static final Square NONE = new Square("", Look.EMPTY, false, false);
  }

  /** One line: as many squares as the grid has columns, or fewer. */
  public record Line(String label, List<Square> squares) {
    Square at(int column) {
      return column >= 0 && column < squares.size() ? squares.get(column) : Square.NONE;
    }
  }

  public List<String> draw(TextOptions options) {
    int count = lines.stream().mapToInt(line -> line.squares.size()).max().orElse(0);
    int margin = lines.stream().mapToInt(line -> line.label.length()).max().orElse(0);
    boolean gutter = margin > 0 || !options.marks().isEmpty();
    int room = options.width() - margin - (gutter ? 2 : 0);
    var out = new ArrayList<String>();
    for (int from = 0, to; from < count || from == 0; from = to) {
      if (from > 0)
        out.add("");
      to = from;
      for (int used = 0; to < count && (to == from || used + 1 + width(to) <= room); to++)
        used += (to == from ? 0 : 1) + width(to);
      to = Math.max(to, from + 1);
      panel(from, Math.min(to, count), margin, gutter, new Ink(options.colour()), out);
    }
    return out;
  }

  private String label(int column) {
    return column < columns.size() ? columns.get(column) : "";
  }

  private int width(int column) {
    return Math.max(label(column).length(),
        lines.stream().mapToInt(line -> line.at(column).text.length()).max().orElse(0));
  }

  private void panel(int from, int to, int margin, boolean gutter, Ink ink, List<String> out) {
    var head = new StringBuilder();
    for (int column = from; column < to && !columns.isEmpty(); column++)
      head.append(column > from ? " " : "").append(padded(label(column), width(column)));
    String header = " ".repeat(margin + (gutter ? 1 : 0)) + ink.dim(head.toString());
    if (!columns.isEmpty() && !below)
      out.add(header.stripTrailing());
    for (Line line : lines)
      if (from == 0 || line.squares.size() > from)
        out.add(drawn(line, from, to, margin, gutter, ink).stripTrailing());
    if (!columns.isEmpty() && below)
      out.add(header.stripTrailing());
  }

  private String drawn(Line line, int from, int to, int margin, boolean gutter, Ink ink) {
    var text = new StringBuilder(ink.dim(padded(line.label, margin)));
    for (int column = from; column < to; column++) {
      Square square = line.at(column);
      Square before = column > from ? line.at(column - 1) : Square.NONE;
      String between = column > from || gutter ? between(before, square) : "";
      String gap = " ".repeat(width(column) - square.text.length());
      text.append(between.equals("[") ? gap + ink.bold(between) : ink.bold(between) + gap);
      text.append(ink.look(square.text, square.look, square.marked));
    }
    Square past = line.at(to);
    return text.append(ink.bold(between(line.at(to - 1), new Square("", Look.EMPTY, false, past.barred)))).toString();
  }

  private static String between(Square before, Square after) {
    return after.barred ? "|" : before.marked == after.marked ? " " : after.marked ? "[" : "]";
  }

  /** Text aligned to the right in {@code width} columns. */
  public static String padded(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }
}
