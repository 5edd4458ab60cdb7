package org.grundy.value.shortgame;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A value without its owner: its canonical form as a list of followers, options before the games that have them, the
 * value last. Immutable, so any thread may use it. Two are equal when their values are, whatever their owners, since a
 * game has only one canonical form. Making, comparing and hashing take time linear in the followers and their options,
 * without recursion.
 */
public final class PortableForm {
  /** A sum of a number, ups and a nimber, or options by their places in the list. */
  private record Node(@Nullable WideSum sum, int[] left, int[] right) {
  }

  private final List<Node> nodes;
  private final int hash;

  private PortableForm(List<Node> nodes) {
    this.nodes = List.copyOf(nodes);
    this.hash = hash(nodes);
  }

  static PortableForm of(NumberUpStars nus, Store store, int value) {
    var nodes = new ArrayList<Node>();
    Map<Integer, Integer> places = new HashMap<>();
    var open = new ArrayDeque<Integer>(List.of(value));
    while (!open.isEmpty()) {
      int next = open.peek();
      if (places.containsKey(next)) {
        open.pop();
        continue;
      }
      if (NumberUpStars.is(next)) {
        places.put(next, nodes.size());
        nodes.add(new Node(nus.parts(next), new int[0], new int[0]));
        continue;
      }
      int[] left = new int[store.leftCount(next)];
      Arrays.setAll(left, i -> store.left(next, i));
      int[] right = new int[store.rightCount(next)];
      Arrays.setAll(right, i -> store.right(next, i));
      int before = open.size();
      for (int[] options : List.of(left, right))
        for (int option : options)
          if (!places.containsKey(option))
            open.push(option);
      if (open.size() == before) {
        Node node = new Node(null, places(left, places), places(right, places));
        places.put(next, nodes.size());
        nodes.add(node);
      }
    }
    return new PortableForm(nodes);
  }

  private static int[] places(int[] options, Map<Integer, Integer> places) {
    return Arrays.stream(options).map(option -> places.getOrDefault(option, -1)).toArray();
  }

  /** The handle of the value with another owner, which makes each follower. */
  int into(ShortGames values) {
    int[] handles = new int[nodes.size()];
    for (int i = 0; i < handles.length; i++) {
      Node node = nodes.get(i);
      handles[i] = node.sum != null ? values.sum(node.sum.number(), node.sum.up(), node.sum.nimber())
          : values.make(mapped(node.left, handles), mapped(node.right, handles));
    }
    return handles[handles.length - 1];
  }

  private static int[] mapped(int[] places, int[] to) {
    return Arrays.stream(places).map(place -> to[place]).toArray();
  }

  /** Options come in no particular order. */
  private static int hash(List<Node> nodes) {
    int[] hashes = new int[nodes.size()];
    for (int i = 0; i < hashes.length; i++)
      hashes[i] = key(nodes.get(i), hashes).hashCode() * 0x9E3779B9;
    return hashes[hashes.length - 1];
  }

  /** The key that identifies a node, given numbers that identify the nodes before it. */
  private static Object key(Node node, int[] numbers) {
    return node.sum != null ? node.sum : List.of(sorted(node.left, numbers), sorted(node.right, numbers));
  }

  private static List<Integer> sorted(int[] places, int[] numbers) {
    return Arrays.stream(mapped(places, numbers)).sorted().boxed().toList();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    if (this == other)
      return true;
    if (!(other instanceof PortableForm that) || hash != that.hash || nodes.size() != that.nodes.size())
      return false;
    Map<Object, Integer> known = new HashMap<>();
    int[] numbers = new int[nodes.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = i;
      known.put(key(nodes.get(i), numbers), i);
    }
    for (int i = 0; i < numbers.length; i++) {
      Integer same = known.get(key(that.nodes.get(i), numbers));
      if (same == null)
        return false;
      numbers[i] = same;
    }
    return numbers[numbers.length - 1] == numbers.length - 1;
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
