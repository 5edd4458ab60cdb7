package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A table of the values of rectangles as lines of text, the columns as wide as needed. */
public final class ValueTableText {
  private ValueTableText() {
  }

  /**
   * @param rows    the names of the rows
   * @param columns the names of the columns
   * @param cells   row by row
   */
  public static List<String> lines(List<String> rows, List<String> columns, List<List<String>> cells) {
    int first = rows.stream().mapToInt(String::length).max().orElse(0);
    int[] widths = IntStream.range(0, columns.size())
        .map(
            c -> Math.max(columns.get(c).length(), cells.stream().mapToInt(row -> row.get(c).length()).max().orElse(0)))
        .toArray();
    var lines = new ArrayList<String>();
    lines.add(line(" ".repeat(first), columns, widths, "   "));
    for (int r = 0; r < rows.size(); r++)
      lines.add(line(" ".repeat(first - rows.get(r).length()) + rows.get(r), cells.get(r), widths, " | "));
    return lines;
  }

  private static String line(String head, List<String> cells, int[] widths, String bar) {
    var line = new StringBuilder(" ").append(head).append(bar);
    for (int c = 0; c < cells.size(); c++)
      line.append(cells.get(c)).append(" ".repeat(widths[c] - cells.get(c).length() + 2));
    return line.toString().stripTrailing();
  }
}
