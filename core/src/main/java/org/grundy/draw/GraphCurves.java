package org.grundy.draw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.grundy.game.Picture.Part;

/** The curve of each edge of a graph, with the ground at height 0 and the nodes above it at negative heights. */
final class GraphCurves {
  private static final double WIDE = 72;
  private static final double HIGH = 76;
  private static final double ASIDE = 16;

  private record Ends(int low, int high) {
  }

  private final GraphShape shape;
  private final Layering layering;
  private final double high;
  private final Map<Integer, Curve> curves = new LinkedHashMap<>();

  GraphCurves(GraphShape shape) {
    this.shape = shape;
    this.layering = new Layering(shape);
    this.high = layering.height() > 20 ? HIGH * 0.65 : HIGH;
    Map<Ends, List<Part.Edge>> parallel = new LinkedHashMap<>();
    for (Part.Edge edge : shape.edges())
      parallel.computeIfAbsent(new Ends(Math.min(edge.from(), edge.to()), Math.max(edge.from(), edge.to())),
          _ -> new ArrayList<>()).add(edge);
    var onGround = new HashMap<String, Integer>();
    parallel.forEach((ends, edges) -> {
      for (int i = 0; i < edges.size(); i++)
        curves.put(edges.get(i).id(), curve(ends, i, i - (edges.size() - 1) / 2.0, onGround));
    });
  }

  Curve of(Part.Edge edge) {
    return Objects.requireNonNull(curves.get(edge.id()));
  }

  double x(int node) {
    return layering.x(node) * WIDE;
  }

  double y(int node) {
    return -shape.depth(node) * high;
  }

  /** {@code place} is the distance of edge {@code i} from the middle of its parallel edges. */
  private Curve curve(Ends ends, int i, double place, Map<String, Integer> onGround) {
    boolean lowOnGround = shape.node(ends.low).ground();
    boolean highOnGround = shape.node(ends.high).ground();
    if (lowOnGround && highOnGround) {
      double foot = (layering.width() + 1 + onGround.merge("arches", 1, Integer::sum) - 1) * WIDE;
      return Curve.between(foot - 18, 0, foot + 18, 0, 0, 44);
    }
    if (lowOnGround || highOnGround) {
      int node = lowOnGround ? ends.high : ends.low;
      return Curve.between(x(node) + place * 30, 0, x(node), y(node), -place * 16, 0);
    }
    if (ends.low == ends.high)
      return Curve.loop(x(ends.low), y(ends.low), 44 + 24 * i);
    double flat = y(ends.low) == y(ends.high) ? 12 + Math.abs(x(ends.low) - x(ends.high)) * 0.12 : 0;
    return Curve.between(x(ends.low), y(ends.low), x(ends.high), y(ends.high), flat > 0 ? 0 : place * ASIDE * 2,
        flat > 0 ? flat + place * ASIDE * 2 : 0);
  }
}
