package org.grundy.game.graph;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.game.Edges;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;

/**
 * Weighted Arc Kayles (A. Dailly, V. Gledel and M. Heinrich, "A generalization of Arc-Kayles", Internat. J. Game Theory 48
 * (2019) 491-511, doi 10.1007/s00182-018-0639-5): Arc Kayles with counters on the nodes, of which a move takes one at each end
 * of an edge. With edges for one player alone it is partizan.
 */
public final class WeightedArcKayles extends EdgeGame<CountedGraph> {
  @Override
  public String name() {
    return "weighted-arc-kayles";
  }

  @Override
  public Phrase rules() {
    return Phrase
        .of("Choose an edge and take a counter from each of its nodes; a node without counters disappears with all its "
            + "edges. Only Left may choose a blue edge, and only Right a red one.");
  }

  @Override
  public List<String> examples() {
    return List.of("1-2 2-3 3-1 3-4 1:2 2:3 3:2", "1-2 2-3 2:2", "1-2b 2-3r 2:2", "1-2 1-3 2-4 1:3 2:2", "1-2 2-3 3-4");
  }

  @Override
  public Notation<CountedGraph> notation() {
    return new CountedText(Edges.free(COLOURS, ArcKayles.MOST_EDGES, Graph::of, Graph::edges));
  }

  @Override
  Graph graph(CountedGraph at) {
    return at.graph();
  }

  @Override
  CountedGraph recoloured(CountedGraph at, Graph graph) {
    return new CountedGraph(graph, at.counters());
  }

  @Override
  CountedGraph after(CountedGraph at, int number) {
    return at.taken(number);
  }

  @Override
  boolean hasGround() {
    return false;
  }

  @Override
  public CountedGraph normal(CountedGraph at) {
    return at.renumbered();
  }

  @Override
  List<CountedGraph> parts(CountedGraph at) {
    return at.components();
  }

  @Override
  public Picture picture(CountedGraph at) {
    Picture graph = super.picture(at);
    return new Picture(graph.layout(), graph.parts(), IntStream.of(at.graph().nodes())
        .mapToObj(node -> Picture.Counter.at(node, BigInteger.valueOf(at.counters().getOrDefault(node, 1)))).toList());
  }
}
