package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.explain.Document;

/** Tables with ruled lines between the names and the cells, as lines of text. */
final class RuledText {
  private static final int NARROWEST = 4;

  private RuledText() {
  }

  static List<String> lines(Document.Ruled table, boolean unicode) {
    return table.upwards() ? upwards(table, unicode) : downwards(table, unicode);
  }

  /** Columns of one width, aligned right, with their names below a line. */
  private static List<String> upwards(Document.Ruled table, boolean unicode) {
    int width = Math.max(NARROWEST, 1 + Math.max(longest(table.columns()),
        table.cells().stream().mapToInt(RuledText::longest).max().orElse(0)));
    int edge = Math.max(NARROWEST - 1, 1 + longest(table.rows()));
    var lines = new ArrayList<String>();
    for (int r = table.rows().size() - 1; r >= 0; r--)
      lines.add(padded(GridText.padded(table.rows().get(r), edge) + (unicode ? " \u2502" : " |"), table.cells().get(r),
          width));
    lines.add(" ".repeat(edge + 1) + (unicode ? "\u2514" : "+")
        + (unicode ? "\u2500" : "-").repeat(width * table.columns().size()));
    lines.add(padded(" ".repeat(edge + 2), table.columns(), width));
    return lines;
  }

  private static String padded(String head, List<String> cells, int width) {
    var line = new StringBuilder(head);
    cells.forEach(cell -> line.append(GridText.padded(cell, width)));
    return line.toString().stripTrailing();
  }

  /** Each column as wide as needed, with its name above. */
  private static List<String> downwards(Document.Ruled table, boolean unicode) {
    int first = longest(table.rows());
    int[] widths = IntStream.range(0, table.columns().size())
        .map(c -> Math.max(table.columns().get(c).length(), longest(table.cells().stream().map(row -> row.get(c))
            .toList())))
        .toArray();
    var lines = new ArrayList<String>();
    lines.add(line(" ".repeat(first), table.columns(), widths, "   "));
    for (int r = 0; r < table.rows().size(); r++)
      lines.add(line(GridText.padded(table.rows().get(r), first), table.cells().get(r), widths,
          unicode ? " \u2502 " : " | "));
    return lines;
  }

  private static String line(String head, List<String> cells, int[] widths, String bar) {
    var line = new StringBuilder(" ").append(head).append(bar);
    for (int c = 0; c < cells.size(); c++)
      line.append(cells.get(c)).append(" ".repeat(widths[c] - cells.get(c).length() + 2));
    return line.toString().stripTrailing();
  }

  private static int longest(List<String> texts) {
    return texts.stream().mapToInt(String::length).max().orElse(0);
  }
}
