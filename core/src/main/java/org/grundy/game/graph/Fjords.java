package org.grundy.game.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Fjords (F.-B. Delonge's board game of 2005, on any graph: K. Burke and R. A. Hearn, "PSPACE-complete two-color planar placement
 * games", Internat. J. Game Theory, 2018, doi 10.1007/s00182-018-0628-8). Nodes for one player alone have been taken by that
 * player, and those for both are empty.
 */
public final class Fjords implements Partizan<Tints> {
  @Override
  public String name() {
    return "fjords";
  }

  @Override
  public Phrase rules() {
    return Phrase
        .of("Take an empty node that is linked to one of your nodes. Left's nodes are blue (x), Right's red (o).");
  }

  @Override
  public List<String> examples() {
    return List.of("1-2 2-3 3-4 4-5 5-6 6-1 2-5 1x 4o", "1-2 2-3 1x 3o", "1-2 1-3 1-4 1-5 2x 3o", "1-2 2-3 2-4 1x",
        "1-2 3-4 1x 4o");
  }

  @Override
  public Notation<Tints> notation() {
    return new TintText(
        Phrase.of("Write links such as {0} with spaces between them. Write {1} for Left's node and {2} for Right's; "
            + "write a node without links on its own.", "1-2", "3x", "3o"));
  }

  @Override
  public Picture picture(Tints at) {
    return TintGame.picture(at, Picture.Look.EMPTY);
  }

  @Override
  public String touchedAlike() {
    return "xo";
  }

  /** A move touches its node. Time linear in nodes and links for each move. */
  @Override
  public void moves(Tints at, Player mover, Moves<Tints> out) {
    BitSet reached = reached(at, mover);
    for (int node = reached.nextSetBit(0); node >= 0; node = reached.nextSetBit(node + 1))
      if (!out.to(at.given(node, mover), node))
        return;
  }

  /** The empty nodes linked to a node of a player. */
  private static BitSet reached(Tints at, Player player) {
    Map<Integer, Integer> owners = at.takers();
    int own = Tints.bit(player);
    var reached = new BitSet();
    for (Tints.Link link : at.links()) {
      int one = owners.getOrDefault(link.node(), 0);
      int other = owners.getOrDefault(link.other(), 0);
      if (one == own && other == Tints.BOTH)
        reached.set(link.other());
      if (other == own && one == Tints.BOTH)
        reached.set(link.node());
    }
    return reached;
  }

  /** The sets of empty nodes that are connected by empty nodes, without those that nobody ever reaches. */
  private static List<BitSet> waters(Tints at) {
    Map<Integer, Integer> owners = at.takers();
    int greatest = at.nodes().isEmpty() ? 0 : at.nodes().getLast().number();
    var connected = new Links(greatest + 1);
    for (Tints.Link link : at.links())
      if (owners.getOrDefault(link.node(), 0) == Tints.BOTH && owners.getOrDefault(link.other(), 0) == Tints.BOTH)
        connected.add(link.node(), link.other());
    BitSet reached = reached(at, Player.LEFT);
    reached.or(reached(at, Player.RIGHT));
    var empty = new BitSet();
    for (Tints.Node node : at.nodes())
      empty.set(node.number(), node.takers() == Tints.BOTH);
    return connected.parts(empty).stream().filter(water -> water.intersects(reached)).toList();
  }

  /** The empty nodes of one set with the taken nodes around it. */
  private static Tints around(Tints at, BitSet water) {
    List<Tints.Link> links = at.links().stream().filter(link -> water.get(link.node()) || water.get(link.other()))
        .toList();
    Map<Integer, Integer> owners = at.takers();
    owners.keySet().removeIf(node -> !water.get(node)
        && links.stream().noneMatch(link -> link.node() == node || link.other() == node));
    return Tints.of(owners, links);
  }

  /** Empty nodes that nobody ever reaches are gone, each player's nodes are one, and the nodes are renumbered. */
  @Override
  public Tints normal(Tints at) {
    var owners = new HashMap<Integer, Integer>();
    var links = new ArrayList<Tints.Link>();
    int free = at.nodes().isEmpty() ? 1 : at.nodes().getLast().number() + 1;
    var open = new BitSet();
    waters(at).forEach(open::or);
    open.stream().forEach(node -> owners.put(node, Tints.BOTH));
    for (Tints.Link link : at.links())
      if (open.get(link.node()) && open.get(link.other()))
        links.add(link);
    for (Player player : Player.values()) {
      int one = free + player.index();
      reached(at, player).stream().forEach(node -> {
        owners.put(one, Tints.bit(player));
        links.add(new Tints.Link(node, one));
      });
    }
    return Tints.of(owners, links).renumbered();
  }

  /** The sets of empty nodes that are connected, each with the taken nodes around it, which may be in several. */
  @Override
  public List<Tints> summands(Tints at) {
    List<BitSet> waters = waters(at);
    return waters.size() < 2 ? List.of(at) : waters.stream().map(water -> around(at, water)).toList();
  }

  @Override
  public Optional<Tints> negative(Tints at) {
    return Optional.of(at.exchanged());
  }
}
