package org.grundy.word.automaton;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.grundy.effort.Budget;
import org.grundy.word.morphism.CodedWord;
import org.grundy.word.morphism.StateWord;

/** Joins the states of an automaton from which the same digits lead to the same outputs (E. F. Moore 1956). */
final class JoinedStates {
  private JoinedStates() {
  }

  /**
   * The word of an automaton with outputs, in quadratic time.
   *
   * @param successors for each state, where the digits 0, 1, 2, ... lead, as many as may follow there; 0 leads from state
   *                   0 to state 0
   * @param budget     charged for each state in each round
   * @throws org.grundy.phrase.BadInput when there are too many states
   */
  static CodedWord word(List<List<Integer>> successors, List<Character> outputs, Budget budget) {
    List<Integer> classOf = outputs.stream().map(output -> (int) output.charValue()).toList();
    for (int count = 0;;) {
      Map<List<Integer>, Integer> names = new HashMap<>();
      List<Integer> before = classOf;
      var next = new ArrayList<Integer>();
      for (int state = 0; state < successors.size(); state++) {
        var signature = new ArrayList<Integer>(List.of(before.get(state)));
        successors.get(state).forEach(to -> signature.add(before.get(to)));
        names.putIfAbsent(signature, names.size());
        next.add(Optional.ofNullable(names.get(signature)).orElseThrow());
      }
      budget.charge(successors.size());
      classOf = next;
      if (names.size() == count)
        break;
      count = names.size();
    }
    Map<Integer, Integer> members = new TreeMap<>();
    for (int state = 0; state < successors.size(); state++)
      members.putIfAbsent(classOf.get(state), state);
    List<Integer> of = classOf;
    return StateWord.of(
        members.values().stream().map(state -> successors.get(state).stream().map(of::get).toList()).toList(),
        members.values().stream().map(outputs::get).toList());
  }
}
