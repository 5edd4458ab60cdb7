package org.grundy.game.graph;

import java.util.List;
import org.grundy.game.Edges;
import org.grundy.game.Edges.Edge;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/** The edge taken is cut; what is no longer connected to the ground is gone. */
abstract class CuttingGame extends EdgeGame<Graph> {
  /** A connected graph of m edges has at most m + 1 nodes: a picture of 2m + 1 parts. */
  private static final int MOST_EDGES = (Picture.MOST_PARTS - 1) / 2;

  @Override
  public Notation<Graph> notation() {
    return Edges.grounded(COLOURS, MOST_EDGES, CuttingGame::grounded, Graph::edges);
  }

  private static Graph grounded(List<Edge> edges) {
    Graph graph = Graph.of(edges);
    List<Edge> grounded = graph.grounded().edges();
    for (int i = 0; i < edges.size(); i++)
      if (i == grounded.size() || !edges.get(i).equals(grounded.get(i)))
        throw BadInput.expected(Phrase.of("edge {0}", i + 1), Phrase.of("an edge connected to the ground, node 0"),
            edges.get(i).toString());
    return graph;
  }

  @Override
  Graph graph(Graph at) {
    return at;
  }

  @Override
  Graph recoloured(Graph at, Graph graph) {
    return graph;
  }

  @Override
  Graph after(Graph at, int number) {
    return at.without(number);
  }

  @Override
  boolean hasGround() {
    return true;
  }

  /** Renumbers nodes and edges, so that most isomorphic graphs become equal. */
  @Override
  public Graph normal(Graph at) {
    return Relabelling.of(at.grounded());
  }

  @Override
  List<Graph> parts(Graph at) {
    return at.parts();
  }
}
