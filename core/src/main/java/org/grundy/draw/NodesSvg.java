package org.grundy.draw;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.grundy.explain.Voice;
import org.grundy.game.Picture.Look;
import org.grundy.game.Position;
import org.grundy.play.GameGraph;

/**
 * A graph of positions as SVG: each position once, moves leading downwards. Left's moves are solid and blue, Right's
 * dashed and red, moves of both thin and grey.
 */
public final class NodesSvg {
  private static final double DOWN = 92;
  private static final double GAP = 26;

  private NodesSvg() {
  }

  /**
   * @param lost which positions to point out: those whose mover loses
   */
  public static String svg(GameGraph graph, Predicate<Position> lost, Voice voice) {
    List<String> labels = graph.positions().stream().map(position -> Wire.label(position.written())).toList();
    var ranks = new Ranks(labels.size(), graph.arrows().stream().map(a -> new int[]{a.from(), a.to()}).toList(),
        labels.stream().mapToDouble(Wire::width).toArray(), GAP);
    var ways = new Xml();
    for (int i = 0; i < graph.arrows().size(); i++) {
      GameGraph.Arrow arrow = graph.arrows().get(i);
      List<double[]> chain = ranks.chain(i);
      int last = chain.size() - 1;
      Wire.way(ways, arrow.left() && arrow.right() ? Look.BOTH : arrow.left() ? Look.LEFT : Look.RIGHT,
          IntStream.rangeClosed(0, last).mapToObj(n -> new double[]{chain.get(n)[0], y(chain.get(n)[1])
              + (n == 0 ? Wire.HIGH / 2 : n == last ? -Wire.HIGH / 2 - 1 : 0)}).toList(),
          true);
    }
    var boxes = new Xml();
    for (int i = 0; i < labels.size(); i++)
      Wire.box(boxes, labels.get(i), ranks.x(i), y(ranks.layer(i)), lost.test(graph.positions().get(i)) ? "lost" : "");
    double height = y(ranks.depth() - 1) + Wire.HIGH / 2;
    String title = voice.say("{0}: {1} {1:position|positions}, {2} {2:move|moves}",
        graph.positions().getFirst().text(), labels.size(), graph.arrows().size());
    var xml = new Xml().raw(ways.toString()).raw(boxes.toString()).text("text",
        voice.say("bold frame: the player to move loses"), "class", "label start", "x", 0.0, "y", height + 26,
        "font-size", 13);
    return Sheet.svg(new Drawing(Math.max(ranks.width(), 260), height + 30, xml.toString()), title, title, "");
  }

  private static double y(double layer) {
    return layer * DOWN + Wire.HIGH / 2;
  }
}
