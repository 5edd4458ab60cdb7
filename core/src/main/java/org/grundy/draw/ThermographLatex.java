package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.grundy.explain.Voice;
import org.grundy.number.Dyadic;
import org.grundy.phrase.Phrase;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Wall;

/**
 * Thermographs as LaTeX pictures without packages, in millimetres: the walls, the mast above them, and the values and
 * temperatures of the corners at the axes. Walls are straight curves, since LaTeX has lines of few slopes only.
 */
final class ThermographLatex {
  private static final double WIDTH = 80;
  private static final double HEIGHT = 50;
  private static final double MAST = 8;
  /** The space for numbers on the left and below. */
  private static final int LEFT = 14;
  private static final int BELOW = 8;
  /** Numbers nearer than this to the one before are left out. */
  private static final double BESIDE = 9;
  private static final double ABOVE = 5;

  private final Thermograph thermograph;
  private final ThermographFrame frame;
  private final List<String> lines = new ArrayList<>();

  private ThermographLatex(Thermograph thermograph) {
    this.thermograph = thermograph;
    this.frame = new ThermographFrame(thermograph);
  }

  static List<String> lines(Thermograph thermograph, Voice voice) {
    var picture = new ThermographLatex(thermograph);
    picture.lines.add("\\setlength{\\unitlength}{1mm}");
    picture.lines.add(String.format(Locale.ROOT, "\\begin{picture}(%.0f,%.0f)(-%d,-%d)", WIDTH + LEFT,
        HEIGHT + MAST + BELOW, LEFT, BELOW));
    picture.axes();
    picture.lines.add("\\thicklines");
    picture.wall(thermograph.left());
    picture.wall(thermograph.right());
    picture.mast(LatexText.escaped(
        voice.say(Phrase.of("mast at {0}", Phrase.verbatim(thermograph.mean().toString())))));
    picture.lines.add("\\end{picture}");
    return picture.lines;
  }

  private double x(Dyadic value) {
    return WIDTH * frame.across(value);
  }

  private double y(Dyadic temperature) {
    return HEIGHT * frame.up(temperature);
  }

  private static String at(double x, double y) {
    return String.format(Locale.ROOT, "(%.2f,%.2f)", x, y);
  }

  private void put(double x, double y, String what) {
    lines.add("\\put" + at(x, y) + "{" + what + "}");
  }

  private void axes() {
    put(0, y(Dyadic.ZERO), String.format(Locale.ROOT, "\\line(1,0){%.0f}", WIDTH));
    double before = Double.NEGATIVE_INFINITY;
    for (Dyadic t : frame.temperatures())
      if (y(t) - before >= ABOVE) {
        put(-2, y(t), "\\makebox(0,0)[r]{$" + t + "$}");
        before = y(t);
      }
    before = Double.POSITIVE_INFINITY;
    for (Dyadic value : frame.values())
      if (before - x(value) >= BESIDE) {
        put(x(value), -2, "\\makebox(0,0)[t]{$" + value + "$}");
        before = x(value);
      }
  }

  /** From the bottom to the mast; above its last corner a wall is vertical. */
  private void wall(Wall wall) {
    List<Wall.Corner> corners = new ArrayList<>(wall.corners());
    if (corners.getLast().temperature().compareTo(thermograph.temperature()) < 0)
      corners.add(new Wall.Corner(thermograph.temperature(), corners.getLast().value()));
    for (int i = 1; i < corners.size(); i++)
      segment(x(corners.get(i - 1).value()), y(corners.get(i - 1).temperature()), x(corners.get(i).value()),
          y(corners.get(i).temperature()));
  }

  private void segment(double fromX, double fromY, double toX, double toY) {
    lines.add("\\qbezier" + at(fromX, fromY) + at((fromX + toX) / 2, (fromY + toY) / 2) + at(toX, toY));
  }

  /** From where the walls meet. */
  private void mast(String said) {
    double x = x(thermograph.mean());
    double y = y(thermograph.temperature());
    put(x, y, String.format(Locale.ROOT, "\\line(0,1){%.2f}", HEIGHT + MAST - y));
    put(x + 2, HEIGHT + MAST / 2, "\\makebox(0,0)[l]{" + said + "}");
  }
}
