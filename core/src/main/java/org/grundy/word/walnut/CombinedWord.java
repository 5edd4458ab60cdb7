package org.grundy.word.walnut;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.SetWord;
import org.grundy.word.logic.Definition;
import org.grundy.word.logic.Prover;
import org.grundy.word.morphism.CodedWord;
import org.grundy.word.numeration.DigitSystem;

/**
 * The word whose letter at place n says which of several sets has n as a member, the last one if there are several, and is
 * 0 when none has.
 */
final class CombinedWord {
  private CombinedWord() {
  }

  /**
   * Combines sets.
   *
   * @param outputs the letter of each set
   * @throws BadInput when they are not sets of numbers in one numeration, or too large
   */
  static CodedWord of(SequencedMap<Definition, Character> outputs, Budget budget) {
    List<DigitSystem> systems = outputs.keySet().stream().map(set -> set.body().digits()).distinct().toList();
    if (systems.size() != 1 || outputs.keySet().stream().anyMatch(set -> set.arity() != 1))
      throw BadInput.because("expected sets of numbers in the same numeration");
    var prover = new Prover(budget);
    return SetWord.of(systems.getFirst(), outputs.keySet().stream().map(set -> prover.solutions(set.body()).dfa())
        .toList(), List.copyOf(outputs.values()), Optional.of('0'), budget);
  }
}
