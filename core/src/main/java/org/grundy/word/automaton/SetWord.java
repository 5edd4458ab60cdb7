package org.grundy.word.automaton;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.phrase.BadInput;
import org.grundy.word.morphism.CodedWord;
import org.grundy.word.numeration.DigitSystem;

/**
 * The word whose letter at place n is that of a set which has n as a member, of the last one if there are several: that
 * of an automaton that follows all sets. Time and space: the number of states of the product of the sets.
 */
public final class SetWord {
  private final DigitSystem system;
  private final List<Dfa> sets = new ArrayList<>();
  private final List<Character> letters;
  private final Optional<Character> other;
  private final Budget budget;

  private SetWord(DigitSystem system, List<Dfa> sets, List<Character> letters, Optional<Character> other,
      Budget budget) {
    this.system = system;
    this.sets.add(Dfas.numbers(system));
    this.sets.addAll(sets);
    this.letters = letters;
    this.other = other;
    this.budget = budget;
  }

  /**
   * The word of sets.
   *
   * @param sets    minimal automata that read one number in the system
   * @param letters the letter of each set
   * @param other   the letter where no set has the place as a member
   * @param budget  charged for each state
   * @throws BadInput when some place has no letter, the word needs too many states, or its places would be read as other
   *                  digits
   */
  public static CodedWord of(DigitSystem system, List<Dfa> sets, List<Character> letters, Optional<Character> other,
      Budget budget) {
    try (var scratch = budget.scratch()) {
      return new SetWord(system, sets, letters, other, scratch.budget()).word();
    }
  }

  private CodedWord word() {
    var held = new Holding(budget);
    var states = new ArrayList<List<Integer>>(List.of(sets.stream().map(_ -> 0).toList()));
    Map<List<Integer>, Integer> numbers = new HashMap<>(Map.of(states.getFirst(), 0));
    var successors = new ArrayList<List<Integer>>();
    var outputs = new ArrayList<Character>();
    for (int i = 0; i < states.size(); i++) {
      List<Integer> state = states.get(i);
      budget.charge(1);
      outputs.add(letter(state));
      var after = new ArrayList<Integer>();
      for (int digit = 0; digit < system.digits(); digit++) {
        List<Integer> next = next(state, digit);
        if (next.getFirst() == Machine.NONE)
          break;
        Integer known = numbers.putIfAbsent(next, states.size());
        after.add(known == null ? states.size() : known);
        if (known == null) {
          held.add(2L * Holding.ENTRY + (long) Holding.POINTER * sets.size());
          states.add(next);
        }
      }
      successors.add(after);
    }
    CodedWord word = JoinedStates.word(successors, outputs, budget);
    if (!Dfas.system(word.morphism(), budget).equals(system))
      throw unsupported();
    return word;
  }

  private BadInput unsupported() {
    return BadInput.because("words whose places are written in {0} digits are not supported here", system.name());
  }

  private List<Integer> next(List<Integer> state, int digit) {
    var next = new ArrayList<Integer>();
    for (int set = 0; set < sets.size(); set++)
      next.add(state.get(set) == Machine.NONE ? Machine.NONE : sets.get(set).next(state.get(set), digit));
    return next;
  }

  private char letter(List<Integer> state) {
    if (!sets.getFirst().ends(state.getFirst())) // as in Pell's numeration, where no number ends in 2
      throw unsupported();
    for (int set = letters.size(); set >= 1; set--)
      if (state.get(set) != Machine.NONE && sets.get(set).ends(state.get(set)))
        return letters.get(set - 1);
    return other.orElseThrow(() -> BadInput.because("some places have no letter"));
  }
}
