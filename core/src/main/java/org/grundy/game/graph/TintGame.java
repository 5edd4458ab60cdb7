package org.grundy.game.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** A move takes a node of a graph; one of the players may then no longer take its neighbours. */
interface TintGame extends Partizan<Tints> {
  /** The ids of edges are from here on, and those of loops at nodes from twice as many. */
  int EDGES = 10_000;

  /** The player who may not take the neighbours of a node that {@code mover} takes. */
  Player barred(Player mover);

  /** Whether a link never changes who may take a node, because neither end can bar the other from it. */
  private boolean idle(Tints.Node node, Tints.Node other) {
    return !bars(node, other) && !bars(other, node);
  }

  private boolean bars(Tints.Node taken, Tints.Node other) {
    for (Player mover : Player.values())
      if (taken.isFor(mover) && other.isFor(barred(mover)))
        return true;
    return false;
  }

  private Tints withoutIdle(Tints at) {
    var nodes = at.takers();
    return at.with(at.links().stream()
        .filter(link -> !idle(new Tints.Node(link.node(), nodes.getOrDefault(link.node(), 0)),
            new Tints.Node(link.other(), nodes.getOrDefault(link.other(), 0))))
        .toList());
  }

  @Override
  default List<String> examples() {
    return List.of("1-2 2-3 3-4 4-1 1-5", "1-2 2-3", "1-2 2-3 3-1", "1-2 1-3 1-4 2x 3o 5", "1-2 2-3 3-4 4-5 5-1");
  }

  @Override
  default Notation<Tints> notation() {
    return new TintText(Phrase
        .of("Write links such as {0} with spaces between them. Write {1} for a node that only Left may take and {2} "
            + "for one that only Right may take; write a node without links on its own.", "1-2", "3x", "3o"));
  }

  @Override
  default Picture picture(Tints at) {
    return picture(at, Picture.Look.BOTH);
  }

  /** A picture of a graph, with a look for the nodes that are for both players; a node's id is its number. */
  static Picture picture(Tints at, Picture.Look forBoth) {
    var parts = new ArrayList<Picture.Part>();
    for (Tints.Node node : at.nodes())
      parts.add(new Picture.Part.Node(node.number(), node.number(), false, switch (node.takers()) {
        case Tints.LEFT -> Picture.Look.LEFT;
        case Tints.RIGHT -> Picture.Look.RIGHT;
        default -> forBoth;
      }));
    for (int i = 0; i < at.links().size(); i++)
      parts.add(new Picture.Part.Edge(EDGES + i, at.links().get(i).node(), at.links().get(i).other(),
          Picture.Look.NEUTRAL));
    return Picture.of(new Picture.Layout.Graph(), parts);
  }

  @Override
  default String touchedAlike() {
    return "xo";
  }

  @Override
  default void moves(Tints at, Player mover, Moves<Tints> out) {
    for (Tints.Node node : at.nodes())
      if (node.isFor(mover) && !out.to(at.taken(node.number(), barred(mover)), node.number()))
        return;
  }

  /** The graph without links that never matter, its nodes renumbered. */
  @Override
  default Tints normal(Tints at) {
    return withoutIdle(at).renumbered();
  }

  @Override
  default List<Tints> summands(Tints at) {
    List<Tints> parts = withoutIdle(at).parts();
    return parts.size() < 2 ? List.of(at) : parts;
  }

  @Override
  default Optional<Tints> negative(Tints at) {
    return Optional.of(at.exchanged());
  }
}
