package org.grundy.game.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Edges;
import org.grundy.game.Edges.Edge;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Edges in blue for Left, red for Right, and green for both are cut; what is no longer connected to the ground is gone. */
abstract class CuttingGame implements Partizan<Graph> {
  private static final char LEFT = 'b';
  private static final char RIGHT = 'r';
  private static final char BOTH = 'g';
  private static final List<Notation.Sign> COLOURS = List.of(new Notation.Sign(LEFT, Phrase.of("blue edge: Left")),
      new Notation.Sign(RIGHT, Phrase.of("red edge: Right")),
      new Notation.Sign(BOTH, Phrase.of("green edge: either player")));
  /** A connected graph of m edges has at most m + 1 nodes: 2m + 1 parts. */
  private static final int MOST_EDGES = (Picture.MOST_PARTS - 1) / 2;

  /** Whether the rules allow cutting an edge, whoever may cut its colour. */
  abstract boolean mayCut(Graph at, int number);

  @Override
  public Notation<Graph> notation() {
    return new Edges<>(COLOURS, MOST_EDGES, CuttingGame::grounded, Graph::edges);
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
  public final void moves(Graph at, Player mover, Moves<Graph> out) {
    char own = mover == Player.LEFT ? LEFT : RIGHT;
    for (int number : at.present()) {
      char colour = at.edge(number).colour();
      if ((colour == own || colour == BOTH) && mayCut(at, number) && !out.to(at.without(number), number))
        return;
    }
  }

  /** Renumbers nodes and edges, so that most isomorphic graphs become equal. */
  @Override
  public Graph normal(Graph at) {
    return Relabelling.of(at.grounded());
  }

  @Override
  public List<Graph> summands(Graph at) {
    List<Graph> parts = at.parts();
    return parts.size() < 2 ? List.of(at) : parts;
  }

  @Override
  public Optional<Graph> negative(Graph at) {
    return Optional.of(at.recoloured(colour -> colour == LEFT ? RIGHT : colour == RIGHT ? LEFT : colour));
  }

  /** An edge's id is its number; the ids of nodes follow those of edges. */
  @Override
  public Picture picture(Graph at) {
    var parts = new ArrayList<Picture.Part>();
    for (int node : at.nodes())
      parts.add(new Picture.Part.Node(at.numbers() + node, node, node == Graph.GROUND, Picture.Look.NEUTRAL));
    for (int number : at.present()) {
      Edge edge = at.edge(number);
      parts.add(new Picture.Part.Edge(number, edge.from(), edge.to(), look(edge.colour())));
    }
    return Picture.of(new Picture.Layout.Graph(), parts);
  }

  private static Picture.Look look(char colour) {
    return switch (colour) {
      case LEFT -> Picture.Look.LEFT;
      case RIGHT -> Picture.Look.RIGHT;
      default -> Picture.Look.BOTH;
    };
  }
}
