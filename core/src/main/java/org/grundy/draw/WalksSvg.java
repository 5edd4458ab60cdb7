package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Picture.Arrow;
import org.grundy.game.Picture.Layout;
import org.grundy.game.Picture.Look;
import org.grundy.game.Picture.Part;

/** Tokens on a graph: nodes in layers, arrows lead downwards except those that close a cycle. */
final class WalksSvg {
  private static final double DOWN = 84;
  private static final double NODE = 17;
  private static final double TOKEN = 12;
  private static final double PAD = 30;
  private static final double ASIDE = 34;

  private final Canvas canvas;
  private final Layout.Walks walks;
  private final List<Integer> nodes;
  private final Ranks ranks;

  WalksSvg(Canvas canvas, Layout.Walks walks) {
    this.canvas = canvas;
    this.walks = walks;
    this.nodes = walks.nodes(canvas.picture());
    this.ranks = new Ranks(nodes.size(),
        walks.arrows().stream().map(arrow -> new int[]{nodes.indexOf(arrow.from()), nodes.indexOf(arrow.to())})
            .toList(),
        nodes.stream().mapToDouble(_ -> 2 * NODE).toArray(), 34);
  }

  Drawing draw() {
    for (int i = 0; i < walks.arrows().size(); i++)
      arrow(walks.arrows().get(i), ranks.chain(i));
    for (int i = 0; i < nodes.size(); i++)
      node(nodes.get(i), x(ranks.x(i)), y(ranks.layer(i)));
    for (int i = 0; i < nodes.size(); i++)
      tokens(nodes.get(i), x(ranks.x(i)), y(ranks.layer(i)));
    return new Drawing(x(ranks.width()) + PAD, y(ranks.depth() - 1.0) + PAD, canvas.xml.toString());
  }

  private static double x(double x) {
    return x + PAD;
  }

  private static double y(double layer) {
    return layer * DOWN + PAD;
  }

  private void arrow(Arrow arrow, List<double[]> chain) {
    double[] from = chain.getFirst();
    double[] to = chain.getLast();
    var points = new ArrayList<double[]>();
    chain.forEach(point -> points.add(new double[]{x(point[0]), y(point[1])}));
    if (arrow.from() == arrow.to()) {
      points.add(1, new double[]{points.getFirst()[0] + ASIDE, points.getFirst()[1] - ASIDE / 2});
      points.add(2, new double[]{points.getFirst()[0] + ASIDE, points.getFirst()[1] + ASIDE / 2});
    } else if (from[1] >= to[1]) {
      points.add(1, new double[]{(points.getFirst()[0] + points.getLast()[0]) / 2 - ASIDE,
          (points.getFirst()[1] + points.getLast()[1]) / 2});
    }
    way(points);
  }

  /** A smooth path through points, from the rim of the first node to a head at the rim of the last. */
  private void way(List<double[]> points) {
    int last = points.size() - 1;
    double[] start = rim(points.getFirst(), points.get(1), NODE);
    double[] tip = rim(points.get(last), points.get(last - 1), NODE + 2);
    double[] neck = rim(points.get(last), points.get(last - 1), NODE + 11);
    var path = new StringBuilder("M" + Glyphs.at(start[0], start[1]));
    for (int i = 1; i < last; i++) {
      double[] next = i + 1 == last ? neck : middle(points.get(i), points.get(i + 1));
      path.append("Q").append(Glyphs.at(points.get(i)[0], points.get(i)[1])).append(Glyphs.at(next[0], next[1]));
    }
    if (last == 1)
      path.append("L").append(Glyphs.at(neck[0], neck[1]));
    double dx = (tip[0] - neck[0]) * 0.5;
    double dy = (tip[1] - neck[1]) * 0.5;
    canvas.xml.open("g", "class", "neutral").empty("path", "class", "way", "d", path.toString().strip())
        .empty("path", "class", "head", "d",
            "M" + Glyphs.at(tip[0], tip[1]) + "L" + Glyphs.at(neck[0] - dy, neck[1] + dx)
                + "L" + Glyphs.at(neck[0] + dy, neck[1] - dx).strip() + "Z")
        .close("g");
  }

  private static double[] middle(double[] a, double[] b) {
    return new double[]{(a[0] + b[0]) / 2, (a[1] + b[1]) / 2};
  }

  /** The point {@code away} from {@code centre} towards {@code other}. */
  private static double[] rim(double[] centre, double[] other, double away) {
    double length = Math.max(1, Math.hypot(other[0] - centre[0], other[1] - centre[1]));
    return new double[]{centre[0] + (other[0] - centre[0]) * away / length,
        centre[1] + (other[1] - centre[1]) * away / length};
  }

  private void node(int number, double x, double y) {
    Glyphs.circle(canvas.xml, "badge", x, y, NODE);
    canvas.centred(Integer.toString(number), x, y, 13, 26, "number");
  }

  private void tokens(int number, double x, double y) {
    List<Part> here = canvas.picture().parts().stream().filter(part -> WalksText.on(part, number)).toList();
    for (int i = 0; i < here.size(); i++) {
      double aside = Math.min(7, 24.0 / here.size()) * (i - (here.size() - 1) / 2.0);
      canvas.open(here.get(i), Look.NEUTRAL, "token");
      Glyphs.circle(canvas.xml, "hit", x + aside, y, TOKEN);
      Glyphs.circle(canvas.xml, "piece", x + aside, y, TOKEN);
      if (i == here.size() - 1)
        canvas.centred(Integer.toString(number), x + aside, y, 13, 20, "on");
      if (canvas.marked(here.get(i)))
        Glyphs.circle(canvas.xml, "halo", x + aside, y, TOKEN + 2);
      canvas.close();
    }
  }
}
