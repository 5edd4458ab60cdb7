package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.grundy.explain.Voice;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.text.AutomatonWriter;

/**
 * An automaton as SVG: its states on a circle, the first at the left, so that no arrow passes through another state;
 * double rings where strings may end; on each arrow the digits that it reads, one for each number.
 */
public final class AutomatonSvg {
  private static final double STATE = 17;
  private static final double LABELS = 46;
  private static final double HEAD = 9;
  /** The most labels on one arrow; more are counted instead. */
  private static final int MOST_LABELS = 6;

  private final Dfa dfa;
  private final double radius;
  private final Xml ways = new Xml();
  private final Xml words = new Xml();
  private final Xml states = new Xml();

  private AutomatonSvg(Dfa dfa) {
    this.dfa = dfa;
    radius = dfa.states() == 1 ? 0 : Math.max(95, dfa.states() * 26);
  }

  /**
   * @param names of the numbers, in the order of the digits
   * @param title the statement that they satisfy
   */
  public static String svg(Solutions solutions, List<String> names, String title, Voice voice) {
    var drawing = new AutomatonSvg(solutions.dfa());
    for (int from = 0; from < solutions.dfa().states(); from++)
      drawing.state(from);
    double side = 2 * (drawing.radius + STATE + LABELS);
    var xml = new Xml().raw(drawing.ways.toString()).raw(drawing.states.toString()).raw(drawing.words.toString())
        .text("text", title, "class", "label start", "x", 0.0, "y", side + 14, "font-size", 13)
        .text("text", solutions.system().name() + "   (" + String.join(", ", names) + ")", "class", "label start", "x",
            0.0, "y", side + 32, "font-size", 13);
    return Sheet.svg(new Drawing(Math.max(side, 8.0 * title.length()), side + 38, xml.toString()), title,
        voice.say("An automaton {0}: {1} {1:state|states}.", solutions.system().over(),
            solutions.dfa().states()),
        "");
  }

  private double x(int state) {
    return radius + STATE + LABELS - radius * Math.cos(angle(state));
  }

  private double y(int state) {
    return radius + STATE + LABELS - radius * Math.sin(angle(state));
  }

  private double angle(int state) {
    return 2 * Math.PI * state / dfa.states();
  }

  private void state(int from) {
    states.open("g", "class", "neutral").empty("circle", "class", "box", "cx", x(from), "cy", y(from), "r", STATE);
    if (dfa.accepts(from))
      states.empty("circle", "class", "box", "cx", x(from), "cy", y(from), "r", STATE - 4);
    states.text("text", Integer.toString(from), "class", "name", "x", x(from), "y", y(from) + 4.5, "font-size", 13)
        .close("g");
    if (from == 0)
      arrow(begin(x(0), y(0)));
    SequencedMap<Integer, List<String>> labels = new TreeMap<>();
    for (int symbol = 0; symbol < dfa.symbols(); symbol++)
      if (dfa.next(from, symbol) >= 0)
        labels.computeIfAbsent(dfa.next(from, symbol), _ -> new ArrayList<>()).add(AutomatonWriter.label(dfa, symbol));
    labels.forEach((to, of) -> way(from, to, of));
  }

  private void way(int from, int to, List<String> labels) {
    Curve curve = from == to ? loop(from) : chord(from, to);
    arrow(curve);
    String text = labels.size() <= MOST_LABELS ? String.join(" ", labels)
        : String.join(" ", labels.subList(0, MOST_LABELS - 1)) + " +" + (labels.size() - MOST_LABELS + 1);
    // Nearer to where the arrow begins, so that the labels of arrows that cross do not meet in the middle.
    double t = from == to ? 0.5 : 0.36;
    words.text("text", text, "class", "tag", "x", at(t, curve.xs()), "y", at(t, curve.ys()) + 4, "font-size", 11);
  }

  private static double at(double t, double[] p) {
    double u = 1 - t;
    return u * u * u * p[0] + 3 * u * u * t * p[1] + 3 * u * t * t * p[2] + t * t * t * p[3];
  }

  /** From the lower left, beside the loop. */
  private static Curve begin(double x, double y) {
    double dx = Math.cos(Math.PI / 3);
    double dy = Math.sin(Math.PI / 3);
    double from = STATE + 28;
    double first = STATE + 20;
    double last = STATE + 10;
    return new Curve(x - from * dx, y + from * dy, x - first * dx, y + first * dy, x - last * dx, y + last * dy,
        x - STATE * dx, y + STATE * dy);
  }

  /** Leads away from the middle of the circle. */
  private Curve loop(int state) {
    double out = Math.PI + angle(state);
    double far = STATE + 34;
    return new Curve(x(state) + STATE * Math.cos(out - 0.5), y(state) + STATE * Math.sin(out - 0.5),
        x(state) + far * Math.cos(out - 0.6), y(state) + far * Math.sin(out - 0.6),
        x(state) + far * Math.cos(out + 0.6), y(state) + far * Math.sin(out + 0.6),
        x(state) + STATE * Math.cos(out + 0.5), y(state) + STATE * Math.sin(out + 0.5));
  }

  /** Bends to the left, to keep clear of the arrow back. */
  private Curve chord(int from, int to) {
    Curve whole = Curve.between(x(from), y(from), x(to), y(to), 13, 0);
    double[] first = towards(x(from), y(from), whole.x1(), whole.y1());
    double[] last = towards(x(to), y(to), whole.x2(), whole.y2());
    return new Curve(first[0], first[1], whole.x1(), whole.y1(), whole.x2(), whole.y2(), last[0], last[1]);
  }

  private static double[] towards(double x, double y, double toX, double toY) {
    double length = Math.max(1, Math.hypot(toX - x, toY - y));
    return new double[]{x + (toX - x) / length * STATE, y + (toY - y) / length * STATE};
  }

  private void arrow(Curve curve) {
    double length = Math.max(1, Math.hypot(curve.x3() - curve.x2(), curve.y3() - curve.y2()));
    double dx = (curve.x3() - curve.x2()) / length * HEAD;
    double dy = (curve.y3() - curve.y2()) / length * HEAD;
    ways.open("g", "class", "neutral").empty("path", "class", "way", "d", curve.path()).empty("path", "class", "head",
        "d",
        "M" + Glyphs.at(curve.x3(), curve.y3()) + "L" + Glyphs.at(curve.x3() - dx - dy / 2, curve.y3() - dy + dx / 2)
            + "L" + Glyphs.at(curve.x3() - dx + dy / 2, curve.y3() - dy - dx / 2).strip() + "Z")
        .close("g");
  }
}
