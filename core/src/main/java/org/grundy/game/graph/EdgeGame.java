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

/** A move takes an edge: Left a blue one, Right a red one, either player a green one. */
abstract class EdgeGame implements Partizan<Graph> {
  private static final char LEFT = 'b';
  private static final char RIGHT = 'r';
  private static final char BOTH = 'g';
  static final List<Notation.Sign> COLOURS = List.of(new Notation.Sign(LEFT, Phrase.of("blue edge: Left")),
      new Notation.Sign(RIGHT, Phrase.of("red edge: Right")),
      new Notation.Sign(BOTH, Phrase.of("green edge: either player")));
  /** Whether the rules allow taking an edge, whoever may take its colour. */
  boolean mayTake(Graph at, int number) {
    return true;
  }

  /** What is left when an edge is taken. */
  abstract Graph after(Graph at, int number);

  /** The parts that do not affect each other, each with some of the edges. */
  abstract List<Graph> parts(Graph at);

  /** Whether node 0 is the ground. */
  abstract boolean hasGround();

  @Override
  public final void moves(Graph at, Player mover, Moves<Graph> out) {
    char own = mover == Player.LEFT ? LEFT : RIGHT;
    for (int number : at.present()) {
      char colour = at.edge(number).colour();
      if ((colour == own || colour == BOTH) && mayTake(at, number) && !out.to(after(at, number), number))
        return;
    }
  }

  @Override
  public final List<Graph> summands(Graph at) {
    List<Graph> parts = parts(at);
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
    for (int node : hasGround() ? at.groundAndNodes() : at.nodes())
      parts.add(new Picture.Part.Node(at.numbers() + node, node, hasGround() && node == Graph.GROUND,
          Picture.Look.NEUTRAL));
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
