package org.grundy.game.graph;

import java.util.List;
import org.grundy.game.Edges;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;

/**
 * Arc Kayles (T. J. Schaefer, "On the complexity of some two-person perfect-information games", J. Comput. System Sci. 16
 * (1978) 185-225, doi 10.1016/0022-0000(78)90045-4): Dawson's Kayles on a graph. With edges for one player alone it is
 * partizan.
 */
public final class ArcKayles extends EdgeGame<Graph> {
  /** A graph of m edges has at most 2m nodes: a picture of 3m parts. */
  static final int MOST_EDGES = Picture.MOST_PARTS / 3;

  @Override
  public String name() {
    return "arc-kayles";
  }

  @Override
  public Phrase rules() {
    return Phrase
        .of("Take an edge and its two nodes; all other edges at those nodes disappear. Only Left may take a blue "
            + "edge, and only Right a red one.");
  }

  @Override
  public List<String> examples() {
    return List.of("1-2 2-3 3-4 4-5 5-1 1-6", "1-2 2-3 3-4", "1-2b 2-3r 3-4 4-5b", "1-2 1-3 1-4 2-3 2-4 3-4",
        "1-2 2-3 3-4 4-5 5-6 6-7 7-8");
  }

  @Override
  public Notation<Graph> notation() {
    return Edges.free(COLOURS, MOST_EDGES, Graph::of, Graph::edges);
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
    return at.withoutEnds(number);
  }

  @Override
  boolean hasGround() {
    return false;
  }

  /** Renumbers nodes and edges, so that most isomorphic graphs become equal. */
  @Override
  public Graph normal(Graph at) {
    return Relabelling.ofFree(at);
  }

  @Override
  List<Graph> parts(Graph at) {
    return at.components();
  }
}
