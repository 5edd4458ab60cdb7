package org.grundy.word.automaton;

import java.util.stream.IntStream;
import org.grundy.effort.Budget;

/**
 * Operations that build a complete automaton. Each charges its budget for every state and transition that it makes.
 * Intermediate automata may be larger than the result, exponentially larger where sets of states are built; they are
 * released.
 */
public final class Automata {
  /** What an operation made. */
  public record Made(Dfa dfa, int states, int deterministic) {
  }

  private Automata() {
  }

  /**
   * The numbers on the first tracks that the product accepts together with some numbers on the other tracks.
   *
   * @param kept the number of tracks to keep
   */
  public static Made projected(Product product, int kept, Budget budget) {
    Made made;
    try (var scratch = budget.scratch()) {
      made = onto(product, kept, scratch.budget());
    }
    budget.reserve(made.dfa().bytes());
    return made;
  }

  private static Made onto(Product product, int kept, Budget budget) {
    TransitionList all = ProductSearch.graph(product, budget);
    TransitionList least = Minimiser.minimal(all, budget);
    if (kept == product.tracks())
      return new Made(new Dfa(least, budget), all.states(), all.states());
    var sets = new int[1];
    TransitionList projected = Projection.onto(least, budget, made -> sets[0] = made,
        IntStream.range(0, kept).toArray());
    return new Made(new Dfa(projected, budget), all.states(), sets[0]);
  }

  /**
   * What {@code from} accepts, less what {@link #projected} would accept. Builds only the sets of states that strings
   * of {@code from} reach.
   */
  public static Made without(Dfa from, Product product, Budget budget) {
    Made made;
    try (var scratch = budget.scratch()) {
      Budget onTheWay = scratch.budget();
      TransitionList all = ProductSearch.graph(product, onTheWay);
      TransitionList least = Minimiser.minimal(all, onTheWay);
      if (least.isEmpty())
        return new Made(from, all.states(), 0);
      var sets = new int[1];
      TransitionList rest = Projection.difference(from.graph(onTheWay),
          least.keeping(IntStream.range(0, from.tracks()).toArray()), onTheWay, states -> sets[0] = states);
      made = new Made(new Dfa(rest, onTheWay), all.states(), sets[0]);
    }
    budget.reserve(made.dfa().bytes());
    return made;
  }
}
