package org.grundy.game.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Edges.Edge;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * A move takes an edge: Left a blue one, Right a red one, either player a green one.
 *
 * @param <P> positions, each of which has a graph
 */
abstract class EdgeGame<P> implements Partizan<P> {
  private static final char LEFT = 'b';
  private static final char RIGHT = 'r';
  private static final char BOTH = 'g';
  static final List<Notation.Sign> COLOURS = List.of(new Notation.Sign(LEFT, Phrase.of("blue edge: Left")),
      new Notation.Sign(RIGHT, Phrase.of("red edge: Right")),
      new Notation.Sign(BOTH, Phrase.of("green edge: either player")));

  /** The edges of a position. */
  abstract Graph graph(P at);

  /** A position with the same edges in other colours. */
  abstract P recoloured(P at, Graph graph);

  /** Whether the rules allow taking an edge, whoever may take its colour. */
  boolean mayTake(P at, int number) {
    return true;
  }

  /** What is left when an edge is taken. */
  abstract P after(P at, int number);

  /** The parts that do not affect each other, each with some of the edges. */
  abstract List<P> parts(P at);

  /** Whether node 0 is the ground. */
  abstract boolean hasGround();

  @Override
  public final void moves(P at, Player mover, Moves<P> out) {
    char own = mover == Player.LEFT ? LEFT : RIGHT;
    Graph graph = graph(at);
    for (int number : graph.present()) {
      char colour = graph.edge(number).colour();
      if ((colour == own || colour == BOTH) && mayTake(at, number) && !out.to(after(at, number), number))
        return;
    }
  }

  @Override
  public final List<P> summands(P at) {
    List<P> parts = parts(at);
    return parts.size() < 2 ? List.of(at) : parts;
  }

  @Override
  public Optional<P> negative(P at) {
    return Optional.of(recoloured(at,
        graph(at).recoloured(colour -> colour == LEFT ? RIGHT : colour == RIGHT ? LEFT : colour)));
  }

  /** An edge's id is its number; the ids of nodes follow those of edges. */
  @Override
  public Picture picture(P at) {
    Graph graph = graph(at);
    var parts = new ArrayList<Picture.Part>();
    for (int node : hasGround() ? graph.groundAndNodes() : graph.nodes())
      parts.add(new Picture.Part.Node(graph.numbers() + node, node, hasGround() && node == Graph.GROUND,
          Picture.Look.NEUTRAL));
    for (int number : graph.present()) {
      Edge edge = graph.edge(number);
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
