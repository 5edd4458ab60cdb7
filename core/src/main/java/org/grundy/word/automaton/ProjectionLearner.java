package org.grundy.word.automaton;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.word.numeration.DigitSystem;

/**
 * Learns a projection from single strings, where {@link Automata#projected} makes every set of states that some string
 * reaches: a projection of few states can have a great many sets. A guess has a state for each set that the strings seen
 * so far tell apart; a string about which it is wrong makes it larger, so there are at most as many guesses as the
 * projection has states (D. Angluin, Learning regular sets from queries and counterexamples, Information and Computation
 * 75 (1987) 87-106, doi 10.1016/0890-5401(87)90052-6; R. L. Rivest, R. E. Schapire, Inference of finite automata using
 * homing sequences, Information and Computation 103 (1993) 299-347, doi 10.1006/inco.1993.1021).
 *
 * <p>A guess of n states over s symbols, told apart by e strings, walks n s e strings through the sets. Not thread-safe.
 */
public final class ProjectionLearner {
  private final DigitSystem system;
  private final int kept;
  private final int symbols;
  private final StringSets sets;
  private final Budget budget;
  private final Holding held;
  /** The strings that tell sets apart, and for each set which of them it accepts. */
  private final List<int[]> suffixes = new ArrayList<>();
  private final Map<Integer, BitSet> rows = new HashMap<>();
  /** The sets that stand for the states of the guess, and where the symbols of each state lead. */
  private final List<Integer> states = new ArrayList<>();
  private final List<int[]> arrows = new ArrayList<>();

  /**
   * Makes no guess yet.
   *
   * @param product what the numbers satisfy together with others
   * @param kept    the number of tracks to keep, the first ones
   * @param budget  pays for the steps and the memory of the learner
   */
  public ProjectionLearner(Product product, int kept, DigitSystem system, Budget budget) {
    this.system = system;
    this.kept = kept;
    this.budget = budget;
    symbols = Symbols.count(system.digits(), kept);
    held = new Holding(budget);
    sets = new StringSets(product, kept, budget);
    states.add(sets.start());
    suffixes.add(new int[0]);
  }

  /** The number of sets that strings have reached. */
  public int sets() {
    return sets.size();
  }

  /** The numbers of the guess that the strings seen so far allow. Its memory is not taken from the budget. */
  public Dfa guess() {
    try (var scratch = budget.scratch()) {
      return guess(scratch.budget());
    }
  }

  private Dfa guess(Budget passing) {
    Map<BitSet, Integer> numbers = new HashMap<>();
    for (int state = 0; state < states.size(); state++)
      numbers.put(row(states.get(state)), state);
    arrows.clear();
    var graph = new TransitionList(system.digits(), kept, passing);
    for (int state = 0; state < states.size(); state++) {
      var to = new int[symbols];
      graph.addState(sets.accepts(states.get(state)));
      for (int symbol = 0; symbol < symbols; symbol++) {
        int set = sets.after(states.get(state), symbol);
        to[symbol] = numbers.computeIfAbsent(row(set), _ -> {
          held.add(2L * Holding.OBJECT + 2L * Holding.ENTRY + (long) Integer.BYTES * symbols);
          states.add(set);
          return states.size() - 1;
        });
        graph.add(state, symbol, to[symbol]);
      }
      arrows.add(to);
    }
    var all = new Dfa(Minimiser.minimal(graph, passing), passing);
    List<Integer> tracks = IntStream.range(0, kept).boxed().toList();
    return Automata.projected(new Product(system, kept, new Product.Leaf(all, tracks, true), passing), kept, passing)
        .dfa();
  }

  /** Whether other numbers complete these. */
  public boolean contains(List<BigInteger> numbers) {
    return accepts(sets.start(), string(numbers), 0);
  }

  /** Makes the next guess right about these numbers, if the last one is wrong about them. */
  public void learn(List<BigInteger> numbers) {
    int[] string = string(numbers);
    boolean right = accepts(sets.start(), string, 0);
    int[] path = path(string);
    // the guess is right from the state before the first symbol, and wrong from the state after the last
    if (sets.accepts(states.get(path[string.length])) == right)
      return;
    int low = 0;
    int high = string.length;
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (accepts(states.get(path[middle]), string, middle) == right)
        low = middle;
      else
        high = middle;
    }
    add(Arrays.copyOfRange(string, high, string.length));
  }

  /** The states of the guess along a string. */
  private int[] path(int[] string) {
    var path = new int[string.length + 1];
    for (int i = 0; i < string.length; i++)
      path[i + 1] = arrows.get(path[i])[string[i]];
    return path;
  }

  private void add(int[] suffix) {
    int number = suffixes.size();
    suffixes.add(suffix);
    held.add(Holding.OBJECT + (long) Integer.BYTES * suffix.length + (long) rows.size() * Long.BYTES / Long.SIZE);
    rows.forEach((set, row) -> row.set(number, accepts(set, suffix, 0)));
  }

  private BitSet row(int set) {
    BitSet row = rows.get(set);
    if (row == null) {
      row = new BitSet(suffixes.size());
      for (int i = 0; i < suffixes.size(); i++)
        row.set(i, accepts(set, suffixes.get(i), 0));
      rows.put(set, row);
      held.add(Holding.ENTRY + 3L * Holding.OBJECT + suffixes.size() / Byte.SIZE);
    }
    return row;
  }

  private boolean accepts(int from, int[] string, int begin) {
    int set = from;
    for (int i = begin; i < string.length && set != Machine.NONE; i++)
      set = sets.after(set, string[i]);
    budget.charge(string.length - begin + 1L);
    return sets.accepts(set);
  }

  /** The digits of the numbers as symbols. */
  private int[] string(List<BigInteger> numbers) {
    int[][] digits = numbers.stream().map(system::digitsOf).toArray(int[][]::new);
    int length = Arrays.stream(digits).mapToInt(d -> d.length).max().orElse(0);
    var string = new int[length];
    for (int t = kept - 1; t >= 0; t--)
      for (int i = 0; i < length; i++) {
        int at = i - length + digits[t].length;
        string[i] = string[i] * system.digits() + (at < 0 ? 0 : digits[t][at]);
      }
    return string;
  }
}
