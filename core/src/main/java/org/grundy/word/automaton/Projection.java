package org.grundy.word.automaton;

import java.util.function.IntConsumer;
import org.grundy.effort.Budget;

/** Projects automata to fewer tracks: a tuple is accepted when some numbers on the other tracks complete it. */
final class Projection {
  private Projection() {
  }

  /**
   * The projection to some tracks, made deterministic by the subset construction, and minimal.
   *
   * @param graph minimal, over more tracks
   * @param made  receives the number of sets
   * @param kept  the tracks to keep, in this order
   */
  static TransitionList onto(TransitionList graph, Budget budget, IntConsumer made, int... kept) {
    var subsets = new Subsets(graph.keeping(kept), budget);
    var result = new TransitionList(graph.digits(), kept.length, budget);
    for (int set = 0; set < subsets.size(); set++) {
      result.addState(subsets.accepts(set));
      subsets.open(set);
      int tail = set;
      subsets.each((label, head) -> result.add(tail, label, head));
    }
    made.accept(result.states());
    return Minimiser.minimal(result, budget);
  }

  /**
   * What {@code from} accepts and {@code less}, which need not be deterministic, does not. Builds only the sets of
   * states that strings of {@code from} reach.
   */
  static TransitionList difference(TransitionList from, TransitionList less, Budget budget, IntConsumer made) {
    var subsets = new Subsets(less, budget);
    var result = new TransitionList(from.digits(), from.tracks(), budget);
    Adjacency edges = from.byTail();
    var pairs = new IntTuples(budget);
    pairs.number(new int[]{0, 0}, 2);
    for (int pair = 0; pair < pairs.size(); pair++) {
      int state = pairs.get(pair, 0);
      int set = pairs.get(pair, 1);
      if (set >= 0)
        subsets.open(set);
      result.addState(from.accepts(state) && !(set >= 0 && subsets.accepts(set)));
      budget.charge(1);
      for (int i = edges.from(state); i < edges.to(state); i++) {
        int transition = edges.transition(i);
        int to = set >= 0 ? subsets.after(from.label(transition)) : Machine.NONE;
        result.add(pair, from.label(transition), pairs.number(new int[]{from.head(transition), to}, 2));
      }
    }
    made.accept(result.states());
    return Minimiser.minimal(result, budget);
  }
}
