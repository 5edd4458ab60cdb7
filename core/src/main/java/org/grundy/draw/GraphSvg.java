package org.grundy.draw;

import java.util.stream.DoubleStream;
import org.grundy.game.Picture.Part;

/**
 * A graph above the ground: Left's edges solid, Right's dashed, those of both dotted, each with its number. Without a
 * ground, the nodes have numbers.
 */
final class GraphSvg {
  private static final double PAD = 24;

  private final Canvas canvas;
  private final GraphShape shape;
  private final GraphCurves curves;
  private double least;
  private double greatest;
  private double top;
  private double bottom;

  GraphSvg(Canvas canvas) {
    this.canvas = canvas;
    this.shape = new GraphShape(canvas.picture());
    this.curves = new GraphCurves(shape);
  }

  Drawing draw() {
    bounds();
    double width = greatest - least + 2 * PAD;
    double height = bottom - top + 2 * PAD;
    double dx = PAD - least;
    double dy = PAD - top;
    if (shape.grounded())
      canvas.xml.empty("line", "class", "ground-line", "x1", 4.0, "y1", dy, "x2", width - 4, "y2", dy);
    for (Part.Edge edge : shape.edges())
      edge(edge, curves.of(edge).moved(dx, dy));
    for (Part part : canvas.picture().parts())
      if (part instanceof Part.Node node)
        node(node, node.ground() ? 12 : curves.x(node.number()) + dx, curves.y(node.number()) + dy);
    return new Drawing(width, height, canvas.xml.toString());
  }

  /** The bounds of the nodes and of the edges' control points, which contain every edge. */
  private void bounds() {
    least = shape.grounded() ? -20 : 0;
    greatest = shape.grounded() ? 20 : 0;
    for (Part part : canvas.picture().parts())
      if (part instanceof Part.Node node && !node.ground())
        reach(curves.x(node.number()), curves.y(node.number()));
    for (Part.Edge edge : shape.edges()) {
      Curve curve = curves.of(edge);
      DoubleStream.of(curve.xs()).forEach(x -> reach(x, 0));
      DoubleStream.of(curve.ys()).forEach(y -> reach(curve.x0(), y));
    }
  }

  private void reach(double x, double y) {
    least = Math.min(least, x);
    greatest = Math.max(greatest, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }

  private void edge(Part.Edge edge, Curve curve) {
    canvas.open(edge, edge.look(), "edge");
    canvas.xml.empty("path", "class", "hit", "d", curve.path());
    canvas.xml.empty("path", "class", "edge-line", "d", curve.path());
    if (shape.grounded()) {
      String name = canvas.picture().label(edge);
      double wide = 7 + 6.5 * name.length();
      canvas.xml.empty("rect", "class", "badge", "x", curve.middleX() - wide / 2, "y", curve.middleY() - 9.5, "width",
          wide, "height", 19.0, "rx", 9.5);
      canvas.centred(name, curve.middleX(), curve.middleY(), 11, wide - 4, "number");
    }
    if (canvas.marked(edge))
      Glyphs.circle(canvas.xml, "halo", curve.middleX(), curve.middleY(), 18);
    canvas.close();
  }

  private void node(Part.Node node, double x, double y) {
    canvas.open(node, node.look(), node.ground() ? "node ground" : "node");
    canvas.xml.empty("circle", "class", "hit", "cx", x, "cy", y, "r", 12.0);
    if (!shape.grounded()) {
      Glyphs.circle(canvas.xml, "badge", x, y, 11);
      canvas.centred(Integer.toString(node.number()), x, y, 11, 18, "number");
    } else if (!node.ground()) {
      Glyphs.circle(canvas.xml, "node-dot", x, y, 5);
    }
    if (canvas.marked(node))
      Glyphs.circle(canvas.xml, "halo", x, y, 9);
    canvas.close();
  }
}
