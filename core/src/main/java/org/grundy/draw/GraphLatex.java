package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.grundy.game.Picture;
import org.grundy.game.Picture.Look;
import org.grundy.game.Picture.Part;

/**
 * Graphs as LaTeX pictures, for the package TikZ. Left's edges are blue and solid, Right's red and dashed, those of both
 * green and dotted. Edges that stand on a ground have their names; otherwise the nodes have numbers.
 */
final class GraphLatex {
  /** Of the drawing's points, in millimetres; LaTeX counts upwards. */
  private static final String SCALE = "[baseline=(current bounding box.north),x=0.24mm,y=-0.24mm]";
  private static final double MARGIN = 24;

  private final Picture picture;
  private final GraphShape shape;
  private final GraphCurves curves;
  private final List<String> lines = new ArrayList<>();

  private GraphLatex(Picture picture) {
    this.picture = picture;
    this.shape = new GraphShape(picture);
    this.curves = new GraphCurves(shape);
  }

  static List<String> lines(Picture picture) {
    var graph = new GraphLatex(picture);
    graph.lines.add("\\begin{tikzpicture}" + SCALE);
    graph.ground();
    graph.shape.edges().forEach(graph::edge);
    for (Part part : picture.parts())
      if (part instanceof Part.Node node && !node.ground())
        graph.node(node);
    if (graph.shape.grounded())
      graph.shape.edges().forEach(graph::name);
    graph.lines.add("\\end{tikzpicture}");
    return graph.lines;
  }

  private static String at(double x, double y) {
    return String.format(Locale.ROOT, "(%.1f,%.1f)", x, y);
  }

  /** Below everything that stands on it. */
  private void ground() {
    if (!shape.grounded())
      return;
    double least = -MARGIN;
    double greatest = MARGIN;
    for (Part.Edge edge : shape.edges())
      for (double x : curves.of(edge).xs()) {
        least = Math.min(least, x - MARGIN);
        greatest = Math.max(greatest, x + MARGIN);
      }
    lines.add("\\draw[very thick] " + at(least, 0) + " -- " + at(greatest, 0) + ";");
  }

  private void edge(Part.Edge edge) {
    Curve curve = curves.of(edge);
    lines.add("\\draw[very thick," + line(edge.look()) + "] " + at(curve.x0(), curve.y0()) + " .. controls "
        + at(curve.x1(), curve.y1()) + " and " + at(curve.x2(), curve.y2()) + " .. " + at(curve.x3(), curve.y3())
        + ";");
  }

  private String line(Look look) {
    return switch (look) {
      case LEFT -> "blue";
      case RIGHT -> "red,dashed";
      case BOTH -> shape.grounded() ? "green!50!black,dotted" : "black";
      case EMPTY, NEUTRAL, BLOCKED -> "black";
    };
  }

  private void name(Part.Edge edge) {
    Curve curve = curves.of(edge);
    lines.add("\\node[fill=white,inner sep=1pt] at " + at(curve.middleX(), curve.middleY()) + " {\\scriptsize "
        + LatexText.escaped(picture.label(edge)) + "};");
  }

  private void node(Part.Node node) {
    String place = at(curves.x(node.number()), curves.y(node.number()));
    lines.add(shape.grounded() ? "\\fill " + place + " circle[radius=2pt];"
        : "\\node[circle,draw,fill=" + fill(node.look()) + ",inner sep=2pt] at " + place + " {\\scriptsize "
            + node.number() + "};");
  }

  private static String fill(Look look) {
    return switch (look) {
      case LEFT -> "blue!25";
      case RIGHT -> "red!25";
      case BOTH, EMPTY, NEUTRAL, BLOCKED -> "white";
    };
  }
}
