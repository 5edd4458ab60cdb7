package org.grundy.word.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.word.automaton.Symbols;

/**
 * The automaton of all remainders that a condition can reach, found by trying every symbol at each. It is minimised by
 * dropping the remainders that nothing satisfies and refining the classes of the others until nothing changes (E. F.
 * Moore, Gedanken-experiments on sequential machines, Automata Studies 1956, 129-153). Strings begin in state 0, if
 * there is any.
 */
final class NaiveProduct {
  /** The bytes of a state with its map entry, without the numbers it holds. */
  private static final long STATE = Holding.ENTRY + 2L * Holding.OBJECT + 2L * Holding.POINTER;

  /** For each state its symbols and where they lead: symbol, state, symbol, state, ..., sorted by symbol. */
  private final int[][] edges;
  private final boolean[] accepting;
  private final long transitions;

  private NaiveProduct(int[][] edges, boolean[] accepting, long transitions) {
    this.edges = edges;
    this.accepting = accepting;
    this.transitions = transitions;
  }

  static NaiveProduct of(ConditionDerivatives condition, int digits, int tracks, Budget budget, Holding held) {
    Map<Key, Integer> numbers = new HashMap<>();
    var states = new ArrayList<int[]>();
    var edges = new ArrayList<int[]>();
    condition.start().ifPresent(start -> {
      numbers.put(new Key(start), 0);
      states.add(start);
    });
    int symbols = Symbols.count(digits, tracks);
    held.add(
        2L * Integer.BYTES * symbols + symbols * (Holding.OBJECT + Holding.POINTER + (long) Integer.BYTES * tracks));
    var columns = new int[symbols][tracks];
    for (int symbol = 0; symbol < symbols; symbol++)
      for (int t = 0, rest = symbol; t < tracks; t++, rest /= digits)
        columns[symbol][t] = rest % digits;
    var out = new int[2 * symbols];
    long transitions = 0;
    for (int state = 0; state < states.size(); state++) {
      int size = 0;
      long before = condition.looked();
      for (int symbol = 0; symbol < symbols; symbol++) {
        var after = condition.after(states.get(state), symbol, columns[symbol]);
        if (after.isEmpty())
          continue;
        Integer to = numbers.putIfAbsent(new Key(after.get()), states.size());
        if (to == null) {
          held.add(STATE + (long) Integer.BYTES * after.get().length);
          to = states.size();
          states.add(after.get());
        }
        out[size++] = symbol;
        out[size++] = to;
      }
      budget.charge(symbols + condition.looked() - before);
      transitions += size / 2;
      held.add(Holding.OBJECT + Holding.POINTER + (long) Integer.BYTES * size);
      edges.add(Arrays.copyOf(out, size));
    }
    var accepting = new boolean[states.size()];
    for (int state = 0; state < accepting.length; state++)
      accepting[state] = condition.accepts(states.get(state));
    return new NaiveProduct(edges.toArray(int[][]::new), accepting, transitions);
  }

  int states() {
    return edges.length;
  }

  long transitions() {
    return transitions;
  }

  int[] edges(int state) {
    return edges[state];
  }

  boolean accepts(int state) {
    return accepting[state];
  }

  boolean acceptsNothing() {
    for (boolean accepts : accepting)
      if (accepts)
        return false;
    return true;
  }

  /** The automaton that accepts the same strings with the fewest states. */
  NaiveProduct least(Budget budget, Holding held) {
    // a round holds the signatures of all states, each edge once in a list and once in an array
    held.add(edges.length * (STATE + Holding.ENTRY) + transitions * (2L * Integer.BYTES + 3L * Holding.POINTER));
    boolean[] alive = alive();
    if (edges.length == 0 || !alive[0])
      return new NaiveProduct(new int[0][], new boolean[0], transitions);
    var classOf = new int[edges.length];
    for (int q = 0; q < classOf.length; q++)
      classOf[q] = !alive[q] ? -1 : accepting[q] ? 1 : 0;
    for (int count = 0;;) {
      Map<Key, Integer> names = new HashMap<>();
      var next = new int[classOf.length];
      for (int q = 0; q < classOf.length; q++)
        next[q] = alive[q] ? number(names, signature(q, classOf)) : -1;
      budget.charge(transitions);
      classOf = next;
      if (names.size() == count)
        return joined(classOf, count);
      count = names.size();
    }
  }

  private static int number(Map<Key, Integer> names, Key key) {
    Integer known = names.putIfAbsent(key, names.size());
    return known == null ? names.size() - 1 : known;
  }

  private Key signature(int state, int[] classOf) {
    int[] of = edges[state];
    var signature = new int[of.length + 1];
    int size = 0;
    signature[size++] = classOf[state];
    for (int i = 0; i < of.length; i += 2)
      if (classOf[of[i + 1]] >= 0) {
        signature[size++] = of[i];
        signature[size++] = classOf[of[i + 1]];
      }
    return new Key(Arrays.copyOf(signature, size));
  }

  private NaiveProduct joined(int[] classOf, int count) {
    var joined = new int[count][];
    var accepts = new boolean[count];
    for (int q = classOf.length - 1; q >= 0; q--)
      if (classOf[q] >= 0) {
        int[] signature = signature(q, classOf).numbers();
        joined[classOf[q]] = Arrays.copyOfRange(signature, 1, signature.length);
        accepts[classOf[q]] = accepting[q];
      }
    return new NaiveProduct(joined, accepts, transitions);
  }

  /** For each state, whether an accepting state can be reached from it. */
  private boolean[] alive() {
    var into = new ArrayList<List<Integer>>();
    for (int q = 0; q < edges.length; q++)
      into.add(new ArrayList<>());
    for (int q = 0; q < edges.length; q++)
      for (int i = 0; i < edges[q].length; i += 2)
        into.get(edges[q][i + 1]).add(q);
    boolean[] alive = accepting.clone();
    var open = new ArrayList<Integer>();
    for (int q = 0; q < alive.length; q++)
      if (alive[q])
        open.add(q);
    for (int i = 0; i < open.size(); i++)
      for (int q : into.get(open.get(i)))
        if (!alive[q]) {
          alive[q] = true;
          open.add(q);
        }
    return alive;
  }
}
