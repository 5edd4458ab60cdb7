package org.grundy.word.automaton;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.word.numeration.DigitSystem;

/**
 * Guesses the automaton of an infinite set from the set's small members: two beginnings of strings count as the same
 * state when the same few digits turn both into members (after A. Biermann, J. Feldman, On the synthesis of
 * finite-state machines from samples of their behavior, IEEE Trans. Comput. C-21 (1972) 592-597, doi
 * 10.1109/TC.1972.5009015). The result is a guess until it is proved. Time and memory are linear in the members times
 * the digits compared.
 */
public final class StateMerging {
  /** A node of the trie of members: a string without leading zeros, with the symbols that may follow. */
  private static final class Node {
    /** The bytes of a node with its entry in its parent. */
    private static final long BYTES = 5L * Holding.OBJECT + 2L * Holding.ENTRY;
    private final int depth;
    private final Map<Integer, Node> next = new TreeMap<>();
    private final List<Integer> signatures = new ArrayList<>();
    private boolean member;

    Node(int depth) {
      this.depth = depth;
    }
  }

  private final DigitSystem system;
  private final int tracks;
  private final int length;
  private final Budget budget;
  private final Node root = new Node(0);
  private final long members;
  private final Map<List<Integer>, Integer> names = new HashMap<>();
  private final Holding held;

  private StateMerging(DigitSystem system, int tracks, int length, List<List<BigInteger>> members, Budget budget) {
    this.system = system;
    this.tracks = tracks;
    this.length = length;
    this.budget = budget;
    this.held = new Holding(budget);
    BigInteger bound = system.weights(length + 1).get(length);
    long count = 0;
    for (List<BigInteger> member : members)
      if (member.stream().allMatch(n -> n.compareTo(bound) < 0)) {
        add(member);
        count++;
      }
    this.members = count;
  }

  /**
   * The automaton found that accepts, among numbers with at most {@code length} digits, exactly the members; empty when
   * none is found.
   *
   * @param length  the length of strings; numbers with at most that many digits that are not given are not members
   * @param members tuples with a number for each track; those with longer numbers are ignored
   * @param budget  the budget that the automaton's memory is taken from; memory for intermediate results is released
   */
  public static Optional<Dfa> of(DigitSystem system, int tracks, int length, List<List<BigInteger>> members,
      Budget budget) {
    Optional<Dfa> found;
    try (var scratch = budget.scratch()) {
      found = new StateMerging(system, tracks, length, members, scratch.budget()).least();
    }
    found.ifPresent(dfa -> budget.reserve(dfa.bytes()));
    return found;
  }

  private Optional<Dfa> least() {
    for (int depth = 1; depth < length; depth++) {
      Optional<Dfa> dfa;
      try (var scratch = budget.scratch()) {
        dfa = automaton(depth, scratch.budget()).filter(this::fits);
      }
      if (dfa.isPresent())
        return dfa;
    }
    return Optional.empty();
  }

  /** The greatest length for which all strings are those of numbers up to the bound. */
  public static int longest(DigitSystem system, int bound) {
    return system.digitsOf(BigInteger.valueOf(bound + 1L)).length - 1;
  }

  private void add(List<BigInteger> member) {
    List<int[]> digits = member.stream().map(system::digitsOf).toList();
    int longest = digits.stream().mapToInt(d -> d.length).max().orElse(0);
    Node node = root;
    for (int place = longest; place > 0; place--) {
      int symbol = 0;
      for (int t = tracks - 1; t >= 0; t--) {
        int[] of = digits.get(t);
        symbol = symbol * system.digits() + (place <= of.length ? of[of.length - place] : 0);
      }
      budget.charge(1);
      Node next = node.next.get(symbol);
      if (next == null) {
        held.add(Node.BYTES);
        next = new Node(node.depth + 1);
        node.next.put(symbol, next);
      }
      node = next;
    }
    node.member = true;
  }

  /**
   * A name for the set of continuations, of at most {@code depth} symbols, that lead from the node to members; 0 when
   * there are none.
   */
  private int signature(Node node, int depth) {
    for (int d = node.signatures.size(); d <= depth; d++) {
      budget.charge(1);
      var parts = new ArrayList<Integer>();
      if (d > 0) {
        if (node == root)
          addPart(parts, 0, root, d - 1);
        for (Map.Entry<Integer, Node> entry : node.next.entrySet())
          addPart(parts, entry.getKey(), entry.getValue(), d - 1);
      }
      if (node.member)
        parts.add(-1);
      held.add(Holding.POINTER);
      node.signatures.add(parts.isEmpty() ? 0 : named(parts));
    }
    return node.signatures.get(depth);
  }

  private int named(List<Integer> parts) {
    Integer known = names.get(parts);
    if (known != null)
      return known;
    held.add(Holding.ENTRY + 2L * Holding.OBJECT + (long) parts.size() * (Holding.POINTER + Holding.OBJECT));
    names.put(parts, names.size() + 1);
    return names.size();
  }

  private void addPart(List<Integer> parts, int symbol, Node node, int depth) {
    int signature = signature(node, depth);
    if (signature != 0)
      parts.addAll(List.of(symbol, signature));
  }

  /**
   * The automaton whose states are signatures of that depth; empty when the members are too short to compare so deep.
   */
  private Optional<Dfa> automaton(int depth, Budget budget) {
    var graph = new TransitionList(system.digits(), tracks, budget);
    Map<Integer, Integer> states = new LinkedHashMap<>();
    var first = new ArrayList<Node>();
    states.put(signature(root, depth), 0);
    first.add(root);
    for (int state = 0; state < first.size(); state++) {
      Node node = first.get(state);
      graph.addState(node.member);
      var next = new TreeMap<>(node.next);
      if (node == root)
        next.put(0, root);
      for (Map.Entry<Integer, Node> entry : next.entrySet()) {
        Node to = entry.getValue();
        if (to.depth + depth > length)
          return Optional.empty();
        int signature = signature(to, depth);
        if (signature == 0)
          continue;
        Integer known = states.putIfAbsent(signature, first.size());
        if (known == null)
          first.add(to);
        graph.add(state, entry.getKey(), known == null ? first.size() - 1 : known);
      }
    }
    return Optional.of(new Dfa(Minimiser.minimal(graph, budget), budget));
  }

  /** Whether the automaton accepts all members and, judging by their number, no other string of their length. */
  private boolean fits(Dfa dfa) {
    return accepted(dfa) == members && all(root, 0, dfa);
  }

  private boolean all(Node node, int state, Dfa dfa) {
    budget.charge(1);
    return node.member == dfa.accepts(state) && node.next.entrySet().stream()
        .allMatch(e -> dfa.next(state, e.getKey()) >= 0 && all(e.getValue(), dfa.next(state, e.getKey()), dfa));
  }

  private long accepted(Dfa dfa) {
    var count = new long[dfa.states()];
    count[0] = 1;
    for (int i = 0; i < length; i++) {
      budget.charge((long) count.length * dfa.symbols());
      var next = new long[count.length];
      for (int state = 0; state < count.length; state++)
        for (int symbol = 0; symbol < dfa.symbols(); symbol++)
          if (count[state] > 0 && dfa.next(state, symbol) >= 0)
            next[dfa.next(state, symbol)] += count[state];
      count = next;
    }
    long accepted = 0;
    for (int state = 0; state < count.length; state++)
      if (dfa.accepts(state))
        accepted += count[state];
    return accepted;
  }
}
