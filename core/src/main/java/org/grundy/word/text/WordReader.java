package org.grundy.word.text;

import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.SetWord;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.morphism.CodedWord;
import org.grundy.word.text.WrittenAutomaton.Place;

/**
 * Reads a word that is given by an automaton with outputs, as Walnut writes it:
 *
 * <pre>
 * msd_2
 *
 * 0 0
 * 0 -&gt; 0
 * 1 -&gt; 1
 *
 * 1 1
 * 0 -&gt; 1
 * 1 -&gt; 0
 * </pre>
 *
 * The letter at place n is the output of the state that the digits of n lead to: a digit from 0 to 9. The form is that of
 * {@link WalnutReader}.
 */
public final class WordReader {
  private WordReader() {
  }

  /**
   * Reads the word.
   *
   * @param budget charged for each line and arrow, for each letter
   * @throws BadInput with line and column, when a place has no letter, or when the word needs too many states
   */
  public static CodedWord read(String text, Budget budget) {
    try (var scratch = budget.scratch()) {
      scratch.budget().reserve(2L * Character.BYTES * text.length()); // its lines
      List<String> lines = text.lines().toList();
      if (!WalnutReader.begins(lines))
        throw BadInput.expected(new Place(1, 1).words(), Phrase.of("a first line such as {0}", "msd_2"),
            lines.isEmpty() ? "" : lines.getFirst().strip());
      List<String> letters = WalnutReader.letters(lines);
      List<Solutions> sets = (letters.isEmpty() ? List.of("") : letters).stream().map(letter -> {
        scratch.budget().charge(text.length());
        return WalnutReader.read(lines, letter, 1, scratch.budget(), scratch.budget());
      }).toList();
      return SetWord.of(sets.getFirst().system(), sets.stream().map(Solutions::dfa).toList(),
          letters.stream().map(letter -> letter.charAt(0)).toList(), Optional.empty(), budget);
    }
  }
}
