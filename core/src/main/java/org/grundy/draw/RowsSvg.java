package org.grundy.draw;

import java.util.List;
import org.grundy.game.Picture.Look;
import org.grundy.game.Picture.Part;

/** Rows of tokens with their numbers, and gaps to touch between them; a very long row is folded. */
final class RowsSvg {
  private static final double STEP = 36;
  private static final double LEFT = 62;
  private static final double RIGHT = 40;
  private static final double LINE = 48;
  private static final int FOLD = 24;

  private final Canvas canvas;
  private final List<Integer> lengths;
  private final int[] firstLine;

  RowsSvg(Canvas canvas, List<Integer> lengths) {
    this.canvas = canvas;
    this.lengths = lengths;
    this.firstLine = new int[lengths.size() + 1];
    for (int row = 0; row < lengths.size(); row++)
      firstLine[row + 1] = firstLine[row] + Math.max(1, Math.ceilDiv(lengths.get(row), FOLD));
  }

  Drawing draw() {
    for (int row = 0; row < lengths.size(); row++) {
      int length = lengths.get(row);
      double last = y(row, Math.max(0, length - 1));
      canvas.centred(canvas.voice.say("heap {0}", row + 1), LEFT / 2 - 6, y(row, 0), 12, LEFT - 12, "label");
      canvas.centred(Integer.toString(length), x(Math.max(0, length - 1)) + (length == 0 ? 0 : STEP), last, 16, RIGHT,
          "size");
    }
    for (Part part : canvas.picture().parts())
      switch (part) {
        case Part.Gap gap -> gap(gap);
        case Part.Cell cell -> token(cell);
        case Part.Heap _, Part.Node _, Part.Edge _, Part.Cut _, Part.Side _ -> {
        }
      }
    int longest = lengths.stream().mapToInt(n -> Math.min(n, FOLD)).max().orElse(0);
    return new Drawing(LEFT + Math.max(1, longest) * STEP + RIGHT, Math.max(1, firstLine[lengths.size()]) * LINE,
        canvas.xml.toString());
  }

  private static double x(int column) {
    return LEFT + column % FOLD * STEP + STEP / 2;
  }

  private double y(int row, int column) {
    return (firstLine[row] + Math.floorDiv(column, FOLD)) * LINE + LINE / 2;
  }

  private void token(Part.Cell cell) {
    double x = x(cell.column());
    double y = y(cell.row(), cell.column());
    canvas.open(cell, cell.look(), "token");
    Glyphs.circle(canvas.xml, "piece", x, y, 13);
    String text = cell.text().isEmpty() ? Integer.toString(cell.column() + 1) : cell.text();
    canvas.centred(text, x, y, cell.text().isEmpty() ? 10 : 14, 20, "on");
    if (canvas.marked(cell))
      Glyphs.circle(canvas.xml, "halo", x, y, 16);
    canvas.close();
  }

  /** Before its token; behind the last one when there is none. */
  private void gap(Part.Gap gap) {
    boolean end = gap.before() > 0 && (gap.before() == lengths.get(gap.row()) || gap.before() % FOLD == 0);
    double x = end ? x(gap.before() - 1) + STEP / 2 : x(gap.before()) - STEP / 2;
    double y = y(gap.row(), end ? gap.before() - 1 : gap.before());
    canvas.open(gap, Look.NEUTRAL, "gap");
    canvas.xml.empty("rect", "class", "hit", "x", x - 5, "y", y - 18, "width", 10, "height", 36);
    canvas.xml.empty("line", "class", canvas.marked(gap) ? "halo" : "base", "x1", x, "y1",
        y - (canvas.marked(gap) ? 16 : 4),
        "x2", x, "y2", y + (canvas.marked(gap) ? 16 : 4));
    canvas.close();
  }
}
