package org.grundy.draw;

import org.grundy.number.Dyadic;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Wall;

/**
 * Thermographs as SVG: temperature upwards from -1, Left's side on the left; the walls solid and dashed, the mast above them,
 * and every corner's value and temperature written at the axes.
 */
public final class ThermographSvg {
  private static final double WIDTH = 420;
  private static final double HEIGHT = 300;
  private static final double MARGIN = 46;
  private static final double MAST = 36;

  private final ThermographFrame frame;

  private ThermographSvg(Thermograph thermograph) {
    this.frame = new ThermographFrame(thermograph);
  }

  /** @param title the game whose thermograph this is */
  public static String svg(Thermograph thermograph, String title) {
    var drawing = new ThermographSvg(thermograph);
    String described = "t = " + thermograph.temperature() + ", m = " + thermograph.mean();
    return Sheet.svg(new Drawing(WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN, drawing.xml(thermograph)), title, described,
        "");
  }

  private double x(Dyadic value) {
    return MARGIN + WIDTH * frame.across(value);
  }

  private double y(Dyadic temperature) {
    return MARGIN + MAST + (HEIGHT - MAST) * (1 - frame.up(temperature));
  }

  private String xml(Thermograph thermograph) {
    var xml = new Xml();
    axes(xml);
    wall(xml, thermograph.left(), "left");
    wall(xml, thermograph.right(), "right");
    return xml.toString();
  }

  private void axes(Xml xml) {
    double right = MARGIN + WIDTH;
    double bottom = y(Dyadic.MINUS_ONE);
    double before = Double.POSITIVE_INFINITY;
    for (Dyadic t : frame.temperatures()) {
      xml.empty("line", "class", t.signum() == 0 ? "axis" : "grid", "x1", MARGIN, "x2", right, "y1", y(t),
          "y2",
          y(t));
      if (before - y(t) >= 14) {
        xml.text("text", t.toString(), "class", "label end", "x", MARGIN - 8, "y", y(t) + 4, "font-size", 12);
        before = y(t);
      }
    }
    before = Double.POSITIVE_INFINITY;
    for (Dyadic value : frame.values()) {
      xml.empty("line", "class", "grid", "x1", x(value), "x2", x(value), "y1", MARGIN, "y2", bottom);
      if (before - x(value) >= 30) {
        xml.text("text", value.toString(), "class", "label", "x", x(value), "y", bottom + 18, "font-size", 12);
        before = x(value);
      }
    }
  }

  private void wall(Xml xml, Wall wall, String side) {
    var path = new StringBuilder();
    for (Wall.Corner corner : wall.corners())
      path.append(path.isEmpty() ? "M" : "L").append(Glyphs.at(x(corner.value()), y(corner.temperature())));
    Dyadic mast = wall.corners().getLast().value();
    path.append("L").append(Glyphs.at(x(mast), MARGIN));
    xml.open("g", "class", side).empty("path", "class", "way", "d", path.toString().strip()).close("g");
  }
}
