package org.grundy.draw;

import java.util.List;
import org.grundy.game.Picture.Look;

/** The elements of trees and graphs of positions: boxes with text, and paths between them. */
final class Wire {
  static final double HIGH = 26;
  private static final double LETTER = 8.2;
  /** The width of a letter wider than others, set bold. */
  private static final double WIDE = 12;
  private static final int LONGEST = 22;

  private Wire() {
  }

  /** A position's text, shortened to fit a box. */
  static String label(String text) {
    String shown = text.isEmpty() ? "-" : text;
    return shown.length() <= LONGEST ? shown : shown.substring(0, LONGEST - 2) + "..";
  }

  static double width(String label) {
    long wide = label.chars().filter(c -> c == '#' || c == '&').count();
    return Math.max(30, wide * WIDE + (label.length() - wide) * LETTER + 14);
  }

  /** A box around a point; {@code kinds} are classes: {@code lost} for a position whose mover loses, {@code again}. */
  static void box(Xml xml, String label, double x, double y, String kinds) {
    double width = width(label);
    xml.open("g", "class", ("position " + kinds).strip()).empty("rect", "class", "box", "x", x - width / 2, "y",
        y - HIGH / 2, "width", width, "height", HIGH, "rx", 7)
        .text("text", label, "class", "name", "x", x, "y", y + 5, "font-size", 14).close("g");
  }

  /** A smooth path downwards or upwards through points, with a head at its end if wanted. */
  static void way(Xml xml, Look look, List<double[]> points, boolean head) {
    var path = new StringBuilder("M" + Glyphs.at(points.getFirst()[0], points.getFirst()[1]));
    for (int i = 1; i < points.size(); i++) {
      double[] from = points.get(i - 1);
      double[] to = points.get(i);
      double middle = (from[1] + to[1]) / 2;
      path.append("C").append(Glyphs.at(from[0], middle)).append(Glyphs.at(to[0], middle))
          .append(Glyphs.at(to[0], to[1]));
    }
    xml.open("g", "class", Canvas.word(look)).empty("path", "class", "way", "d", path.toString().strip());
    if (head) {
      double x = points.getLast()[0];
      double y = points.getLast()[1];
      xml.empty("path", "class", "head", "d",
          "M" + Glyphs.at(x, y) + "L" + Glyphs.at(x - 4.5, y - 8) + "L" + Glyphs.at(x + 4.5, y - 8).strip() + "Z");
    }
    xml.close("g");
  }
}
