package org.grundy.game.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.grundy.value.Player;

/**
 * A graph whose nodes are for one of the players or for both; nodes for nobody are left out. No
 * operation changes it, and each takes time linear in nodes and links, up to logarithms.
 *
 * @param nodes by number, ascending
 * @param links between two of the nodes, each once, ascending
 */
public record Tints(List<Node> nodes, List<Link> links) {
  static final int LEFT = 1;
  static final int RIGHT = 2;
  static final int BOTH = LEFT | RIGHT;

  /** A node and whom it is for. */
  public record Node(int number, int takers) {
    boolean isFor(Player player) {
      return (takers & bit(player)) != 0;
    }
  }

  /** The lesser node comes first. */
  public record Link(int node, int other) implements Comparable<Link> {
    private static final Comparator<Link> ORDER = Comparator.comparingInt(Link::node).thenComparingInt(Link::other);

    @Override
    public int compareTo(Link other) {
      return ORDER.compare(this, other);
    }
  }

  public Tints {
    nodes = List.copyOf(nodes);
    links = List.copyOf(links);
  }

  static int bit(Player player) {
    return player == Player.LEFT ? LEFT : RIGHT;
  }

  /** The graph of these nodes with their takers, and links in any order; links to other nodes are left out. */
  static Tints of(Map<Integer, Integer> takers, Iterable<Link> links) {
    var nodes = new ArrayList<Node>();
    new TreeMap<>(takers).forEach((number, who) -> {
      if (who != 0)
        nodes.add(new Node(number, who));
    });
    var kept = new TreeSet<Link>();
    for (Link link : links)
      if (link.node() != link.other() && takers.getOrDefault(link.node(), 0) != 0
          && takers.getOrDefault(link.other(), 0) != 0)
        kept.add(new Link(Math.min(link.node(), link.other()), Math.max(link.node(), link.other())));
    return new Tints(nodes, List.copyOf(kept));
  }

  Map<Integer, Integer> takers() {
    var takers = new HashMap<Integer, Integer>();
    for (Node node : nodes)
      takers.put(node.number(), node.takers());
    return takers;
  }

  /** The graph after {@code node} has been taken; {@code barred} may no longer take its neighbours. */
  Tints taken(int node, Player barred) {
    Map<Integer, Integer> takers = takers();
    for (Link link : links)
      if (link.node() == node || link.other() == node)
        takers.computeIfPresent(link.node() == node ? link.other() : link.node(), (_, who) -> who & ~bit(barred));
    takers.remove(node);
    return of(takers, links);
  }

  /** The graph with {@code node} for one player alone. */
  Tints given(int node, Player player) {
    Map<Integer, Integer> takers = takers();
    takers.put(node, bit(player));
    return of(takers, links);
  }

  /** This graph with the players exchanged. */
  Tints exchanged() {
    return new Tints(
        nodes.stream().map(node -> new Node(node.number(), (node.takers() & LEFT) << 1 | node.takers() >> 1))
            .toList(),
        links);
  }

  /** This graph with only some of the links. */
  Tints with(List<Link> kept) {
    return new Tints(nodes, kept);
  }

  /** The connected components; nodes keep their numbers. */
  List<Tints> parts() {
    int greatest = nodes.isEmpty() ? 0 : nodes.getLast().number();
    var connected = new Links(greatest + 1);
    for (Link link : links)
      connected.add(link.node(), link.other());
    Map<Integer, List<Node>> parts = new TreeMap<>();
    for (Node node : nodes)
      parts.computeIfAbsent(connected.root(node.number()), _ -> new ArrayList<>()).add(node);
    return parts.entrySet().stream().map(part -> new Tints(part.getValue(),
        links.stream().filter(link -> connected.root(link.node()) == part.getKey()).toList())).toList();
  }

  /**
   * This graph with its nodes renumbered from 1 by colour refinement: by who may take them, then repeatedly by their
   * neighbours. Most graphs that differ only in their numbers become equal.
   */
  Tints renumbered() {
    int count = nodes.size();
    Map<Integer, Integer> place = new HashMap<>();
    for (int i = 0; i < count; i++)
      place.put(nodes.get(i).number(), i);
    var around = new ArrayList<BitSet>();
    for (int i = 0; i < count; i++)
      around.add(new BitSet(count));
    for (Link link : links) {
      around.get(place.getOrDefault(link.node(), 0)).set(place.getOrDefault(link.other(), 0));
      around.get(place.getOrDefault(link.other(), 0)).set(place.getOrDefault(link.node(), 0));
    }
    int[] like = ranks(nodes.stream().map(node -> List.of(node.takers())).toList());
    for (int kinds = 0; kinds < kinds(like);) {
      kinds = kinds(like);
      int[] before = like;
      like = ranks(around.stream().map(beside -> beside.stream().map(i -> before[i]).sorted().boxed().toList())
          .toList(), before);
    }
    int[] kind = like;
    Integer[] order = new Integer[count];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, Comparator.comparingInt(i -> kind[i]));
    int[] number = new int[count];
    for (int i = 0; i < count; i++)
      number[order[i]] = i + 1;
    var takers = new HashMap<Integer, Integer>();
    for (int i = 0; i < count; i++)
      takers.put(number[i], nodes.get(i).takers());
    return of(takers, links.stream().map(link -> new Link(number[place.getOrDefault(link.node(), 0)],
        number[place.getOrDefault(link.other(), 0)])).toList());
  }

  private static int kinds(int[] ranks) {
    return (int) Arrays.stream(ranks).distinct().count();
  }

  private static final Comparator<List<Integer>> BY_NUMBERS = (a, b) -> Arrays
      .compare(a.stream().mapToInt(i -> i).toArray(), b.stream().mapToInt(i -> i).toArray());

  /** The rank of each list among all of them. */
  private static int[] ranks(List<List<Integer>> lists) {
    var sorted = new TreeSet<>(BY_NUMBERS);
    sorted.addAll(lists);
    var rank = new TreeMap<List<Integer>, Integer>(BY_NUMBERS);
    for (List<Integer> list : sorted)
      rank.put(list, rank.size());
    return lists.stream().mapToInt(list -> rank.getOrDefault(list, 0)).toArray();
  }

  /** The rank of each list preceded by its former rank. */
  private static int[] ranks(List<List<Integer>> lists, int[] before) {
    var all = new ArrayList<List<Integer>>();
    for (int i = 0; i < before.length; i++) {
      var list = new ArrayList<Integer>();
      list.add(before[i]);
      list.addAll(lists.get(i));
      all.add(list);
    }
    return ranks(all);
  }
}
