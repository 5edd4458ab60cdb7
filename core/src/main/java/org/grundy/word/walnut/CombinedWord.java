package org.grundy.word.walnut;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Dfas;
import org.grundy.word.automaton.Machine;
import org.grundy.word.logic.Definition;
import org.grundy.word.logic.Prover;
import org.grundy.word.morphism.CodedWord;
import org.grundy.word.morphism.StateWord;
import org.grundy.word.numeration.DigitSystem;

/**
 * The word whose letter at place n says which of several sets has n as a member, and is 0 when none has: that of an
 * automaton that follows all sets.
 */
final class CombinedWord {
  private final List<Dfa> sets = new ArrayList<>();
  private final List<Character> outputs;
  private final CodedWord word;

  /**
   * Combines sets.
   *
   * @param outputs the letter of each set
   * @throws BadInput when they are not disjoint sets of numbers in one numeration, or too large
   */
  CombinedWord(SequencedMap<Definition, Character> outputs, Budget budget) {
    this.outputs = List.copyOf(outputs.values());
    List<DigitSystem> systems = outputs.keySet().stream().map(set -> set.body().digits()).distinct().toList();
    if (systems.size() != 1 || outputs.keySet().stream().anyMatch(set -> set.arity() != 1))
      throw BadInput.because("expected sets of numbers in the same numeration");
    var prover = new Prover(budget);
    sets.add(Dfas.numbers(systems.getFirst()));
    outputs.keySet().forEach(set -> sets.add(prover.solutions(set.body()).dfa()));
    word = follow(systems.getFirst());
  }

  private CodedWord follow(DigitSystem system) {
    var states = new ArrayList<List<Integer>>(List.of(sets.stream().map(_ -> 0).toList()));
    Map<List<Integer>, Integer> numbers = new HashMap<>(Map.of(states.getFirst(), 0));
    var successors = new ArrayList<List<Integer>>();
    var letters = new ArrayList<Character>();
    for (int i = 0; i < states.size(); i++) {
      if (i == StateWord.MOST)
        throw StateWord.tooMany();
      List<Integer> state = states.get(i);
      letters.add(output(state));
      var after = new ArrayList<Integer>();
      for (int digit = 0; digit < system.digits(); digit++) {
        List<Integer> next = next(state, digit);
        if (next.getFirst() == Machine.NONE)
          break;
        if (numbers.putIfAbsent(next, states.size()) == null)
          states.add(next);
        after.add(numbers.get(next));
      }
      successors.add(after);
    }
    return StateWord.of(successors, letters);
  }

  private List<Integer> next(List<Integer> state, int digit) {
    var next = new ArrayList<Integer>();
    for (int set = 0; set < sets.size(); set++)
      next.add(state.get(set) == Machine.NONE ? Machine.NONE : sets.get(set).next(state.get(set), digit));
    return next;
  }

  private char output(List<Integer> state) {
    List<Character> members = Stream.iterate(1, set -> set < sets.size(), set -> set + 1)
        .filter(set -> sets.get(set).ends(state.get(set))).map(set -> outputs.get(set - 1)).toList();
    if (members.size() > 1)
      throw BadInput.because("the sets have numbers in common");
    return members.isEmpty() ? '0' : members.getFirst();
  }

  CodedWord word() {
    return word;
  }
}
