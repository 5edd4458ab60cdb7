package org.grundy.draw;

/** A cubic Bézier curve: two end points and two control points. */
record Curve(double x0, double y0, double x1, double y1, double x2, double y2, double x3, double y3) {
  /** A straight line, or a curve whose middle lies {@code aside} to the left of it and {@code up} above it. */
  static Curve between(double x0, double y0, double x3, double y3, double aside, double up) {
    double length = Math.max(1, Math.hypot(x3 - x0, y3 - y0));
    double dx = (y3 - y0) / length * aside * 4 / 3;
    double dy = -(x3 - x0) / length * aside * 4 / 3 - up * 4 / 3;
    return new Curve(x0, y0, x0 + (x3 - x0) / 3 + dx, y0 + (y3 - y0) / 3 + dy, x0 + (x3 - x0) * 2 / 3 + dx,
        y0 + (y3 - y0) * 2 / 3 + dy, x3, y3);
  }

  /** A loop from a point back to itself, at the upper right; {@code size} is its extent. */
  static Curve loop(double x, double y, double size) {
    return new Curve(x, y, x + size * 0.3, y - size * 1.3, x + size * 1.3, y - size * 0.3, x, y);
  }

  double middleX() {
    return (x0 + 3 * x1 + 3 * x2 + x3) / 8;
  }

  double middleY() {
    return (y0 + 3 * y1 + 3 * y2 + y3) / 8;
  }

  Curve moved(double dx, double dy) {
    return new Curve(x0 + dx, y0 + dy, x1 + dx, y1 + dy, x2 + dx, y2 + dy, x3 + dx, y3 + dy);
  }

  double[] xs() {
    return new double[]{x0, x1, x2, x3};
  }

  double[] ys() {
    return new double[]{y0, y1, y2, y3};
  }

  String path() {
    return "M" + Glyphs.at(x0, y0) + "C" + Glyphs.at(x1, y1) + Glyphs.at(x2, y2) + Glyphs.at(x3, y3).strip();
  }
}
