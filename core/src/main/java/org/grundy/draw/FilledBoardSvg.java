package org.grundy.draw;

import java.util.HashSet;
import java.util.Set;
import org.grundy.explain.Voice;
import org.grundy.reason.Exhibit;

/**
 * A board of nim-values as SVG, its corner at the bottom left, the zeros marked. The animation fills it cell by cell,
 * row by row: rays look west, south-west and south, then the mex is written. Programs that show no animation, and
 * people who want none, see the full board.
 */
public final class FilledBoardSvg {
  private static final double SIDE = 34;
  private static final double EDGE = 28;

  private FilledBoardSvg() {
  }

  /**
   * @param seconds how long filling takes; 0 for a still picture
   */
  public static String svg(Exhibit.Grid grid, String title, int seconds, Voice voice) {
    int columns = grid.columns();
    int rows = grid.values().size() / columns;
    double step = (double) seconds / grid.values().size();
    Set<Integer> marked = new HashSet<>(grid.marked());
    var rays = new Xml();
    var cells = new Xml();
    for (int i = 0; i < grid.values().size(); i++) {
      int column = i % columns;
      int row = i / columns;
      double x = EDGE + column * SIDE;
      double y = (rows - 1 - row) * SIDE;
      Object[] delay = seconds == 0 ? new Object[0]
          : new Object[]{"style", "animation-delay:" + Xml.number(i * step) + "s"};
      cells
          .open("g",
              with(delay, "class", "cell" + (seconds > 0 ? " filled" : "") + (marked.contains(i) ? " lost" : "")))
          .empty("rect", "class", "square", "x", x, "y", y, "width", SIDE, "height", SIDE)
          .text("text", grid.values().get(i), "class", "square-text", "x", x + SIDE / 2, "y", y + SIDE / 2 + 5,
              "font-size",
              grid.values().get(i).length() > 3 ? 11 : 14)
          .close("g");
      if (seconds > 0)
        rays(rays, column, row, x + SIDE / 2, y + SIDE / 2, delay);
    }
    var xml = new Xml().raw(cells.toString()).raw(rays.toString());
    for (int row = 0; row < rows; row++)
      xml.text("text", Integer.toString(row), "class", "label", "x", EDGE / 2 - 2, "y",
          (rows - 1 - row) * SIDE + SIDE / 2 + 5,
          "font-size", 12);
    for (int column = 0; column < columns; column++)
      xml.text("text", Integer.toString(column), "class", "label", "x", EDGE + column * SIDE + SIDE / 2, "y",
          rows * SIDE + 18, "font-size", 12);
    String described = voice.say("Nim-values of {0} by {1} positions, {2} of them 0.", columns, rows, marked.size());
    return Sheet.svg(new Drawing(EDGE + columns * SIDE, rows * SIDE + 22, xml.toString()), title, described,
        seconds > 0 ? animation(step) : "");
  }

  private static Object[] with(Object[] delay, Object... attributes) {
    var all = new Object[delay.length + attributes.length];
    System.arraycopy(attributes, 0, all, 0, attributes.length);
    System.arraycopy(delay, 0, all, attributes.length, delay.length);
    return all;
  }

  /** The rays from a cell to the board's edge: west, south and south-west. */
  private static void rays(Xml xml, int column, int row, double x, double y, Object[] delay) {
    int diagonal = Math.min(column, row);
    if (column + row == 0)
      return;
    xml.open("g", with(delay, "class", "rays"));
    int[][] ends = {{column, 0}, {0, row}, {diagonal, diagonal}};
    for (int[] end : ends)
      if (end[0] + end[1] > 0)
        xml.empty("line", "class", "ray", "x1", x, "y1", y, "x2", x - end[0] * SIDE, "y2", y + end[1] * SIDE);
    xml.close("g");
  }

  private static String animation(double step) {
    return """
        @media (prefers-reduced-motion: no-preference) {
          .grundy .filled .square-text { animation: write 0.2s both; animation-delay: inherit; }
          .grundy .filled .square { animation: fill 0.2s both; animation-delay: inherit; }
          .grundy .rays .ray { animation: look RAYs both; animation-delay: inherit; }
          @keyframes write { from { fill-opacity: 0; } }
          @keyframes fill { from { fill-opacity: 0; stroke: transparent; } }
          @keyframes look { 0% { stroke-opacity: 0; } 25% { stroke-opacity: 0.6; } 100% { stroke-opacity: 0; } }
        }
        """.replace("RAY", Xml.number(Math.max(0.15, step * 2.5)));
  }
}
