package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import org.grundy.phrase.Phrase;
import org.grundy.solve.table.TwoHeapTable;

/** The nim-values of two heaps as text: the first heap to the right, the second upwards, zeros in brackets. */
public final class TableText {
  private TableText() {
  }

  public static List<String> lines(TwoHeapTable table, TextOptions options) {
    int greatest = 0;
    for (int y = 0; y <= table.to(); y++)
      for (int value : table.row(y))
        greatest = Math.max(greatest, value);
    int width = Math.max(Integer.toString(Math.max(greatest, table.to())).length() + 2, 4);
    int edge = Math.max(3, Integer.toString(table.to()).length() + 1);
    var lines = new ArrayList<String>();
    for (int y = table.to(); y >= 0; y--) {
      var line = new StringBuilder(GridText.padded(Integer.toString(y), edge)).append(" |");
      for (int value : table.row(y))
        line.append(GridText.padded(value == 0 ? "(0" : Integer.toString(value), width - 1))
            .append(value == 0 ? ")" : " ");
      lines.add(line.toString().stripTrailing());
    }
    lines.add(" ".repeat(edge + 1) + "+" + "-".repeat(width * (table.to() + 1)));
    var below = new StringBuilder(" ".repeat(edge + 2));
    for (int x = 0; x <= table.to(); x++)
      below.append(GridText.padded(Integer.toString(x), width - 1)).append(' ');
    lines.add(below.toString().stripTrailing());
    lines.add(options.voice().say(Phrase.of("(0) {0:P-position|P-positions}: {0} on this board", table.zeros())));
    return lines;
  }
}
