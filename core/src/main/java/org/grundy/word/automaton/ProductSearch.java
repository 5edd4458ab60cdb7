package org.grundy.word.automaton;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.word.numeration.DigitSystem;

/** Finds what a {@link Product} accepts: a shortest string, or all strings as an automaton. */
public final class ProductSearch {
  private ProductSearch() {
  }

  /**
   * Numbers that a product accepts.
   *
   * @param numbers a number for each track, from a shortest string; empty when nothing is accepted
   * @param states  the number of states found: all reachable ones when nothing is accepted
   */
  public record Found(Optional<List<BigInteger>> numbers, int states) {
  }

  /** A shortest accepted string, by breadth-first search that stops at the first one. */
  public static Found shortest(Product product, DigitSystem system, Budget budget) {
    try (var scratch = budget.scratch()) {
      return searched(product, system, scratch.budget());
    }
  }

  private static Found searched(Product product, DigitSystem system, Budget budget) {
    var states = new IntTuples(budget);
    int[] start = product.start();
    if (product.isFalse(start))
      return new Found(Optional.empty(), 0);
    states.number(start, start.length);
    var parents = new Trail(budget);
    parents.add(-1, 0);
    for (int state = 0; state < states.size(); state++) {
      budget.charge(1);
      int from = state;
      int[] tuple = states.get(state);
      if (product.accepts(tuple))
        return new Found(Optional.of(parents.numbers(state, product, system)), states.size());
      product.successors(tuple, (symbol, next) -> {
        int before = states.size();
        if (states.number(next, next.length) == before)
          parents.add(from, symbol);
      });
    }
    return new Found(Optional.empty(), states.size());
  }

  /** The predecessor of each state, and the symbol that leads from it. */
  private static final class Trail {
    private int[] pairs = new int[32];
    private int size;
    private final Budget budget;

    Trail(Budget budget) {
      this.budget = budget;
    }

    void add(int from, int symbol) {
      if (2 * size + 2 > pairs.length)
        pairs = Arrays.copyOf(pairs, budget.grown(pairs.length, 2L * size + 2));
      pairs[2 * size] = from;
      pairs[2 * size++ + 1] = symbol;
    }

    List<BigInteger> numbers(int last, Product product, DigitSystem system) {
      var symbols = new ArrayList<Integer>();
      for (int state = last; state > 0; state = pairs[2 * state])
        symbols.addFirst(pairs[2 * state + 1]);
      var numbers = new ArrayList<BigInteger>();
      for (int t = 0; t < product.tracks(); t++) {
        int track = t;
        numbers.add(system.value(
            symbols.stream().mapToInt(symbol -> Symbols.digit(symbol, system.digits(), track)).toArray()));
      }
      return numbers;
    }
  }

  /** The automaton of all reachable states. Charges the budget for each state and transition. */
  static TransitionList graph(Product product, Budget budget) {
    var graph = new TransitionList(product.digits(), product.tracks(), budget);
    var states = new IntTuples(budget);
    int[] start = product.start();
    if (product.isFalse(start)) {
      graph.addState(false);
      return graph;
    }
    states.number(start, start.length);
    for (int state = 0; state < states.size(); state++) {
      budget.charge(1);
      int from = state;
      int[] tuple = states.get(state);
      graph.addState(product.accepts(tuple));
      product.successors(tuple, (symbol, next) -> {
        budget.charge(1);
        graph.add(from, symbol, states.number(next, next.length));
      });
    }
    return graph;
  }
}
