package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import org.grundy.reason.Exhibit;

/** A board of numbers as text: highlighted cells stand in brackets, and rows and columns are numbered from 0. */
final class NumberGridText {
  private NumberGridText() {
  }

  static List<String> lines(Exhibit.Grid grid, boolean unicode) {
    int columns = grid.columns();
    int rows = grid.values().size() / columns;
    int width = Math.max(Integer.toString(columns - 1).length(),
        grid.values().stream().mapToInt(String::length).max().orElse(1)) + 3;
    int edge = Integer.toString(rows - 1).length();
    var lines = new ArrayList<String>();
    for (int i = 0; i < rows; i++) {
      int row = grid.firstRowAtBottom() ? rows - 1 - i : i;
      var line = new StringBuilder(padded(Integer.toString(row), edge)).append(unicode ? " \u2502" : " |");
      for (int column = 0; column < columns; column++) {
        int cell = row * columns + column;
        String value = grid.values().get(cell);
        line.append(padded(grid.marked().contains(cell) ? "[" + value + "]" : value + " ", width));
      }
      lines.add(line.toString().stripTrailing());
    }
    var below = new StringBuilder(" ".repeat(edge + 2));
    for (int column = 0; column < columns; column++)
      below.append(padded(column + " ", width));
    lines.add(below.toString().stripTrailing());
    return lines;
  }

  private static String padded(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }
}
