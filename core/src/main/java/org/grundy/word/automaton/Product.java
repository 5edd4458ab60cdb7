package org.grundy.word.automaton;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.word.numeration.DigitSystem;

/**
 * Several automata, joined by "and" and "or", that run in parallel on the same numbers. States are made when they are
 * first reached. The digits of a symbol are chosen track by track, beginning with the tracks of the most constrained
 * automata. Each automaton moves as soon as its digits are chosen, and a choice that makes the condition false is
 * dropped at once. Parts that are already decided do not distinguish states.
 *
 * <p>A step costs, for each choice of digits that is not refuted, the size of the condition.
 */
public final class Product {
  /** A condition on the tracks. */
  public sealed interface Node {
  }

  /** The condition that the machine accepts, or rejects, the numbers on these tracks, in this order. */
  public record Leaf(Machine machine, List<Integer> tracks, boolean positive) implements Node {
    public Leaf {
      tracks = List.copyOf(tracks);
      if (tracks.size() != machine.tracks())
        throw new IllegalArgumentException("expected " + machine.tracks() + " tracks, found " + tracks);
    }
  }

  public record And(List<Node> parts) implements Node {
    public And {
      parts = List.copyOf(parts);
    }
  }

  public record Or(List<Node> parts) implements Node {
    public Or {
      parts = List.copyOf(parts);
    }
  }

  /** Receives the transitions of a state. */
  @FunctionalInterface
  interface Successors {
    /** @param tuple one state for each leaf; the array is reused */
    void to(int symbol, int[] tuple);
  }

  /** The most symbols for which one automaton follows all numbers, rather than one for each. */
  private static final int MOST_SYMBOLS = 1 << 13;
  private static final int FALSE = -1;
  private static final int UNKNOWN = 0;
  private static final int TRUE = 1;

  /*
   * The condition in prefix form: node i has kind[i]; the parts of an inner node begin at i + 1, each where the
   * previous one ends, and go up to end[i]. For a leaf, leafOf[i] is the index of its machine and positive[i] tells
   * whether that machine must accept.
   */
  private static final int LEAF = 0;
  private static final int AND = 1;
  private final int[] kind;
  private final int[] end;
  private final int[] leafOf;
  private final boolean[] positive;

  private final int digits;
  private final int tracks;
  /** Leaf i is machines[i], which reads the tracks read[i], in this order. */
  private final Machine[] machines;
  private final int[][] read;
  /** The order in which tracks get their digits, and the leaves whose digits are complete after each. */
  private final int[] order;
  private final int[][] ready;
  /**
   * The leaves that must accept and whose symbols fit the bits of a {@code long}. Bit s of masks[i][q] is set when the
   * i-th of them has a transition from state q on symbol s; bit s of filters[i][t][d] is set when s has the digit d on
   * the product's track t.
   */
  private final int[] required;
  private final long[][] masks;
  private final long[][][] filters;
  /** The weight of each track's digit in the product's symbols. */
  private final int[] weights;
  private final Budget budget;

  /**
   * A product that accepts the numbers on {@code tracks} tracks that satisfy the condition. It also checks that the
   * digits of each track are the string of a number.
   */
  public Product(DigitSystem system, int tracks, Node condition, Budget budget) {
    this.digits = system.digits();
    this.tracks = tracks;
    this.budget = budget;
    Symbols.count(digits, tracks);
    weights = new int[tracks];
    for (int t = 0, weight = 1; t < tracks; t++, weight *= digits)
      weights[t] = weight;
    var parts = new ArrayList<Node>();
    Dfa number = Dfas.numbers(system);
    boolean joint = system.phases().count() > 1 && tracks > 1 && Math.pow(digits, tracks) <= MOST_SYMBOLS;
    for (int t = 0; t < tracks && !joint; t++)
      parts.add(new Leaf(number, List.of(t), true));
    if (joint)
      parts.add(new Leaf(new Numbers(system, tracks, budget), IntStream.range(0, tracks).boxed().toList(), true));
    parts.add(condition);
    var leaves = new ArrayList<Leaf>();
    var rows = new ArrayList<int[]>();
    flatten(new And(parts), leaves, rows);
    machines = leaves.stream().map(Leaf::machine).toArray(Machine[]::new);
    read = leaves.stream().map(leaf -> leaf.tracks.stream().mapToInt(t -> t).toArray()).toArray(int[][]::new);
    kind = column(rows, 0);
    end = column(rows, 1);
    leafOf = column(rows, 2);
    positive = new boolean[kind.length];
    for (int node = 0; node < kind.length; node++)
      positive[node] = rows.get(node)[3] > 0;
    required = required();
    masks = IntStream.of(required).mapToObj(leaf -> ((Dfa) machines[leaf]).masks()).toArray(long[][]::new);
    filters = IntStream.of(required).mapToObj(leaf -> filters(read[leaf])).toArray(long[][][]::new);
    order = order(leaves);
    ready = ready();
  }

  private static void flatten(Node node, List<Leaf> leaves, List<int[]> rows) {
    int[] row = {node instanceof Leaf ? LEAF : node instanceof And ? AND : AND + 1, 0, -1, 0};
    rows.add(row);
    switch (node) {
      case Leaf leaf -> {
        row[2] = leaves.size();
        row[3] = leaf.positive ? 1 : 0;
        leaves.add(leaf);
      }
      case And(List<Node> parts) -> parts.forEach(part -> flatten(part, leaves, rows));
      case Or(List<Node> parts) -> parts.forEach(part -> flatten(part, leaves, rows));
    }
    row[1] = rows.size();
  }

  private static int[] column(List<int[]> rows, int column) {
    return rows.stream().mapToInt(row -> row[column]).toArray();
  }

  /** The suitable leaves that are joined to the root by "and" alone. */
  private int[] required() {
    var found = new ArrayList<Integer>();
    for (int node = 1; node < kind.length; node = kind[node] == AND ? node + 1 : end[node])
      if (kind[node] == LEAF && positive[node] && machines[leafOf[node]] instanceof Dfa dfa && dfa.tracks() > 1
          && dfa.symbols() <= Long.SIZE && !found.contains(leafOf[node]))
        found.add(leafOf[node]);
    return found.stream().mapToInt(i -> i).toArray();
  }

  private long[][] filters(int[] of) {
    var filters = new long[tracks][digits];
    for (long[] filter : filters)
      Arrays.fill(filter, -1);
    for (int i = 0; i < of.length; i++)
      for (int digit = 0; digit < digits; digit++) {
        long has = 0;
        for (int symbol = 0; symbol < Symbols.count(digits, of.length); symbol++)
          if (Symbols.digit(symbol, digits, i) == digit)
            has |= 1L << symbol;
        filters[of[i]][digit] &= has;
      }
    return filters;
  }

  /**
   * The tracks of the required leaves come first, the sparsest leaf first. After that, the tracks of the leaf that
   * lacks the fewest are added, again and again.
   */
  private int[] order(List<Leaf> leaves) {
    var chosen = new LinkedHashSet<Integer>();
    IntStream.range(0, required.length).boxed().sorted(this::sparserFirst)
        .forEach(i -> chosen.addAll(leaves.get(required[i]).tracks));
    while (chosen.size() < tracks) {
      List<Integer> fewest = List.of();
      for (Leaf leaf : leaves) {
        List<Integer> lacking = leaf.tracks.stream().distinct().filter(t -> !chosen.contains(t)).toList();
        if (leaf.tracks.size() > 1 && !lacking.isEmpty() && (fewest.isEmpty() || lacking.size() < fewest.size()))
          fewest = lacking;
      }
      chosen.addAll(fewest.isEmpty() ? IntStream.range(0, tracks).boxed().toList() : fewest);
    }
    return chosen.stream().mapToInt(t -> t).toArray();
  }

  /**
   * Compares two required leaves by the fraction of all symbols on which they have a transition, averaged over their
   * states.
   */
  private int sparserFirst(int one, int other) {
    return transitions(one).multiply(places(other)).compareTo(transitions(other).multiply(places(one)));
  }

  private BigInteger transitions(int i) {
    return BigInteger.valueOf(Arrays.stream(masks[i]).map(Long::bitCount).sum());
  }

  /** The most transitions that a required leaf could have. */
  private BigInteger places(int i) {
    return BigInteger.valueOf(masks[i].length).multiply(BigInteger.valueOf(((Dfa) machines[required[i]]).symbols()));
  }

  private int[][] ready() {
    var lists = new ArrayList<List<Integer>>();
    for (int i = 0; i < Math.max(tracks, 1); i++)
      lists.add(new ArrayList<>());
    List<Integer> chosen = IntStream.of(order).boxed().toList();
    for (int leaf = 0; leaf < read.length; leaf++)
      lists.get(IntStream.of(read[leaf]).map(chosen::indexOf).max().orElse(0)).add(leaf);
    return lists.stream().map(list -> list.stream().mapToInt(i -> i).toArray()).toArray(int[][]::new);
  }

  int digits() {
    return digits;
  }

  public int tracks() {
    return tracks;
  }

  /** The length of a state. */
  int width() {
    return machines.length;
  }

  /** The state where strings begin. Nothing is accepted when it {@link #isFalse}. */
  int[] start() {
    int[] tuple = Arrays.stream(machines).mapToInt(Machine::start).toArray();
    settle(0, tuple);
    return tuple;
  }

  boolean isFalse(int[] tuple) {
    return settled(0, tuple) == FALSE;
  }

  /** Whether strings may end in this state. */
  boolean accepts(int[] tuple) {
    return accepts(0, tuple);
  }

  private boolean accepts(int node, int[] tuple) {
    if (kind[node] == LEAF) {
      int leaf = leafOf[node];
      return machines[leaf].ends(tuple[leaf]) == positive[node];
    }
    boolean all = kind[node] == AND;
    for (int part = node + 1; part < end[node]; part = end[part])
      if (accepts(part, tuple) != all)
        return !all;
    return all;
  }

  /** Passes on every symbol after which something may still be accepted, with the state it leads to. */
  void successors(int[] tuple, Successors out) {
    var possible = new long[tracks + 1][required.length];
    for (int i = 0; i < required.length; i++)
      possible[0][i] = tuple[required[i]] >= 0 ? masks[i][tuple[required[i]]] : -1;
    choose(0, 0, tuple, new int[tracks], tuple.clone(), new int[tuple.length], possible, out);
  }

  private void choose(int depth, int symbol, int[] from, int[] digitOf, int[] to, int[] next, long[][] possible,
      Successors out) {
    if (depth == order.length) {
      System.arraycopy(to, 0, next, 0, to.length);
      if (settle(0, next) != FALSE)
        out.to(symbol, next);
      return;
    }
    int track = order[depth];
    budget.charge(digits);
    for (int digit = 0; digit < digits; digit++) {
      if (!filtered(possible[depth], track, digit, possible[depth + 1]))
        continue;
      digitOf[track] = digit;
      boolean decided = false;
      for (int leaf : ready[depth])
        if (from[leaf] >= 0) {
          to[leaf] = machines[leaf].next(from[leaf], symbolOf(leaf, digitOf));
          decided |= to[leaf] < 0;
        }
      if (!decided || settled(0, to) != FALSE)
        choose(depth + 1, symbol + digit * weights[track], from, digitOf, to, next, possible, out);
    }
    for (int leaf : ready[depth])
      to[leaf] = from[leaf];
  }

  /**
   * Writes to {@code after} the symbols that each required leaf can still read given the digit; false when one of them
   * can read none.
   */
  private boolean filtered(long[] before, int track, int digit, long[] after) {
    for (int i = 0; i < before.length; i++) {
      after[i] = before[i] & filters[i][track][digit];
      if (after[i] == 0)
        return false;
    }
    return true;
  }

  private int symbolOf(int leaf, int[] digitOf) {
    int[] of = read[leaf];
    int symbol = 0;
    for (int i = of.length - 1; i >= 0; i--)
      symbol = symbol * digits + digitOf[of[i]];
    return symbol;
  }

  /** The truth value of a node, where leaves in a state of 0 or more are undecided. */
  private int settled(int node, int[] tuple) {
    if (kind[node] == LEAF) {
      int state = tuple[leafOf[node]];
      return state >= 0 ? UNKNOWN : state == Machine.ALL == positive[node] ? TRUE : FALSE;
    }
    int decisive = kind[node] == AND ? FALSE : TRUE;
    int result = -decisive;
    for (int part = node + 1; part < end[node]; part = end[part]) {
      int settled = settled(part, tuple);
      if (settled == decisive)
        return decisive;
      if (settled == UNKNOWN)
        result = UNKNOWN;
    }
    return result;
  }

  /** Returns {@link #settled}, and sets the leaves under each decided node to states that give its value. */
  private int settle(int node, int[] tuple) {
    int settled = settled(node, tuple);
    if (settled != UNKNOWN)
      for (int part = node; part < end[node]; part++) {
        if (kind[part] == LEAF)
          tuple[leafOf[part]] = positive[part] == (settled == TRUE) ? Machine.ALL : Machine.NONE;
      }
    else if (kind[node] != LEAF)
      for (int part = node + 1; part < end[node]; part = end[part])
        settle(part, tuple);
    return settled;
  }
}
