package org.grundy.draw;

import org.grundy.game.Picture.Look;
import org.grundy.game.Picture.Piece;

/** Pieces as shapes around a centre; {@code r} is half their size. Left's are solid, Right's hollow. */
final class Glyphs {
  private Glyphs() {
  }

  static void draw(Canvas canvas, Piece piece, Look look, double x, double y, double r) {
    Xml xml = canvas.xml;
    switch (piece) {
      case NONE -> bare(xml, look, x, y, r);
      case TOKEN, STONE -> circle(xml, "piece", x, y, r);
      case COIN -> {
        circle(xml, "piece", x, y, r);
        circle(xml, "line", x, y, r * 0.72);
      }
      case QUEEN -> queen(xml, x, y, r / 16);
      case FROG -> {
        xml.empty("ellipse", "class", "piece", "cx", x, "cy", y + r * 0.2, "rx", r, "ry", r * 0.75);
        for (int side = -1; side <= 1; side += 2) {
          circle(xml, "piece", x + side * r * 0.5, y - r * 0.6, r * 0.32);
          circle(xml, "eye", x + side * r * 0.5, y - r * 0.6, r * 0.12);
        }
      }
      case TOAD -> {
        xml.empty("rect", "class", "piece", "x", x - r, "y", y - r * 0.55, "width", 2 * r, "height", r * 1.5, "rx",
            r * 0.7);
        for (int side = -1; side <= 1; side++)
          circle(xml, "eye", x + side * r * 0.5, y + r * (side == 0 ? 0.45 : 0), r * 0.12);
      }
      case NUMBER ->
        xml.empty("rect", "class", "piece tile", "x", x - r, "y", y - r, "width", 2 * r, "height", 2 * r, "rx",
            r * 0.3);
    }
  }

  /** An empty cell that belongs to a player. */
  private static void bare(Xml xml, Look look, double x, double y, double r) {
    switch (look) {
      case EMPTY, BLOCKED -> {
      }
      case LEFT, RIGHT, BOTH -> circle(xml, "piece", x, y, r * 0.4);
      case NEUTRAL -> xml.empty("path", "class", "piece", "d",
          "M" + at(x, y - r * 0.6) + "L" + at(x + r * 0.6, y) + "L" + at(x, y + r * 0.6) + "L" + at(x - r * 0.6, y)
              + "Z");
    }
  }

  static void circle(Xml xml, String kind, double x, double y, double r) {
    xml.empty("circle", "class", kind, "cx", x, "cy", y, "r", r);
  }

  /** A crown of five points, in a square of 32 units. */
  private static void queen(Xml xml, double x, double y, double unit) {
    double[][] points = {{-14, -8}, {-8, 1}, {-6, -13}, {0, 0}, {6, -13}, {8, 1}, {14, -8}, {10, 9}, {-10, 9}};
    var path = new StringBuilder();
    for (double[] point : points)
      path.append(path.isEmpty() ? "M" : "L").append(at(x + point[0] * unit, y + point[1] * unit));
    xml.empty("path", "class", "piece crown", "d", path.append("Z"));
    for (int i = 0; i <= 6; i += 2)
      if (i != 3)
        circle(xml, "piece crown", x + points[i][0] * unit, y + points[i][1] * unit, 2 * unit);
    xml.empty("rect", "class", "piece crown", "x", x - 10 * unit, "y", y + 11 * unit, "width", 20 * unit, "height",
        3.5 * unit, "rx", unit);
  }

  static String at(double x, double y) {
    return Xml.number(x) + " " + Xml.number(y) + " ";
  }
}
