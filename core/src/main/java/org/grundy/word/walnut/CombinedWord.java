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
import org.grundy.word.numeration.DigitSystem;

/**
 * The word whose letter at place n says which of several sets has n as a member, and is 0 when none has: the letters of a
 * morphism stand for the states of an automaton that follows all sets (A. Cobham, Uniform tag sequences, Math. Systems
 * Theory 6 (1972) 164-192, doi 10.1007/BF01706087).
 */
final class CombinedWord {
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

  private final List<Dfa> sets = new ArrayList<>();
  private final List<Character> outputs;
  private final StringBuilder morphism = new StringBuilder();
  private final StringBuilder code = new StringBuilder();

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
    follow(systems.getFirst());
  }

  private void follow(DigitSystem system) {
    var states = new ArrayList<List<Integer>>(List.of(sets.stream().map(_ -> 0).toList()));
    Map<List<Integer>, Integer> numbers = new HashMap<>(Map.of(states.getFirst(), 0));
    for (int i = 0; i < states.size(); i++) {
      if (i == LETTERS.length())
        throw BadInput.because("the word would need more than {0} states", LETTERS.length());
      List<Integer> state = states.get(i);
      code.append(LETTERS.charAt(i)).append("->").append(output(state)).append(' ');
      morphism.append(LETTERS.charAt(i)).append("->");
      for (int digit = 0; digit < system.digits(); digit++) {
        List<Integer> next = next(state, digit);
        if (next.getFirst() == Machine.NONE)
          break;
        Integer known = numbers.putIfAbsent(next, states.size());
        if (known == null)
          states.add(next);
        int number = known == null ? states.size() - 1 : known;
        morphism.append(number < LETTERS.length() ? LETTERS.charAt(number) : ' ');
      }
      morphism.append(' ');
    }
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

  /** The rules of the morphism. */
  String morphism() {
    return morphism.toString().strip();
  }

  /** The rules that replace its letters. */
  String code() {
    return code.toString().strip();
  }
}
