package org.grundy.draw;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.explain.Voice;

/** Points in a frame with axes and lines: P-positions, or the distance of a sequence from a line. */
public final class PlotSvg {
  private static final double PAD_LEFT = 62;
  private static final double PAD_BELOW = 34;

  private PlotSvg() {
  }

  /** A line between two points with a label at its end. */
  public record Line(double x0, double y0, double x1, double y1, String label, boolean golden) {
  }

  /**
   * The contents of a plot; y grows upwards.
   *
   * @param aspect the frame's height divided by its width
   */
  public record Plot(String title, double[] xs, double[] ys, List<Line> lines, double least, double most, double right,
      double aspect) {
    public Plot {
      xs = xs.clone();
      ys = ys.clone();
      lines = List.copyOf(lines);
    }
  }

  public static String svg(Plot plot, Voice voice) {
    double wide = 760;
    double high = wide * plot.aspect();
    double scaleX = wide / plot.right();
    double scaleY = high / (plot.most() - plot.least());
    var xml = new Xml();
    grid(xml, plot, wide, high, scaleX, scaleY);
    for (Line line : plot.lines()) {
      xml.empty("line", "class", line.golden() ? "golden" : "axis", "x1", PAD_LEFT + line.x0() * scaleX, "y1",
          high - (line.y0() - plot.least()) * scaleY, "x2", PAD_LEFT + line.x1() * scaleX, "y2",
          high - (line.y1() - plot.least()) * scaleY);
    }
    double radius = Math.clamp(wide / Math.max(1, plot.xs().length) * 0.7, 1.3, 4.5);
    for (int i = 0; i < plot.xs().length; i++)
      Glyphs.circle(xml, "dot", PAD_LEFT + plot.xs()[i] * scaleX, high - (plot.ys()[i] - plot.least()) * scaleY,
          radius);
    for (Line line : plot.lines())
      xml.text("text", line.label(), "class", "label tag end", "x", PAD_LEFT + at(line.x0(), line.x1()) * scaleX - 10,
          "y",
          high - (at(line.y0(), line.y1()) - plot.least()) * scaleY - 7, "font-size", 13);
    xml.text("text", plot.title(), "class", "label start strong", "x", PAD_LEFT, "y", -10.0, "font-size", 15);
    String lifted = new Xml().open("g", "transform", "translate(0 28)").raw(xml.toString()).close("g").toString();
    return Sheet.svg(new Drawing(PAD_LEFT + wide + 14, high + PAD_BELOW + 28, lifted), plot.title(),
        voice.say("{0} points", plot.xs().length), "");
  }

  /** The place of a line's label. */
  private static double at(double from, double to) {
    return from + (to - from) * 0.93;
  }

  /** Lines at round numbers, labelled. */
  private static void grid(Xml xml, Plot plot, double wide, double high, double scaleX, double scaleY) {
    double stepX = step(plot.right());
    for (int i = 0; i * stepX <= plot.right() + 1e-9; i++) {
      double x = PAD_LEFT + i * stepX * scaleX;
      xml.empty("line", "class", "grid", "x1", x, "y1", 0.0, "x2", x, "y2", high);
      xml.text("text", Xml.number(i * stepX), "class", "label", "x", x, "y", high + 20, "font-size", 12);
    }
    double stepY = step(plot.most() - plot.least());
    IntStream.rangeClosed((int) Math.ceil(plot.least() / stepY - 1e-9), (int) Math.floor(plot.most() / stepY + 1e-9))
        .forEach(i -> {
          double y = high - (i * stepY - plot.least()) * scaleY;
          xml.empty("line", "class", i == 0 ? "axis" : "grid", "x1", PAD_LEFT, "y1", y, "x2", PAD_LEFT + wide, "y2", y);
          xml.text("text", Xml.number(i * stepY), "class", "label end", "x", PAD_LEFT - 8, "y", y + 4, "font-size", 12);
        });
  }

  /** The step: 1, 2 or 5 times a power of ten, so that there are four to ten lines. */
  private static double step(double range) {
    double power = Math.pow(10, Math.floor(Math.log10(range)));
    double parts = range / power;
    return parts >= 5 ? power : parts >= 2 ? power / 2 : power / 5;
  }
}
