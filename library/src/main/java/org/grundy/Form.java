package org.grundy;

import java.util.List;
import java.util.Optional;
import org.grundy.conjecture.Conjecture;
import org.grundy.conjecture.Findings;
import org.grundy.conjecture.Inquiry;
import org.grundy.conjecture.LetterConjecture;
import org.grundy.conjecture.PPositionConjecture;
import org.grundy.conjecture.ProgramsDocument;
import org.grundy.conjecture.TargetLanguage;
import org.grundy.explain.Document;

/**
 * What was found about a game: a closed form, and how it stands. It prints as {@code ./grundy conjecture} does.
 *
 * @param answer what was found, and programs
 */
public record Form(Inquiry.Answer answer, String text) {
  /** The closed form of the nim-values, for a game of single heaps. */
  public Optional<Conjecture> values() {
    return found(Conjecture.class);
  }

  /** The rule for the losing positions (P-positions), for a game of two to six heaps. */
  public Optional<PPositionConjecture> lost() {
    return found(PPositionConjecture.class);
  }

  /** The closed form in the heap and the capital letters of a line such as {@code take k where k <= K}. */
  public Optional<LetterConjecture> letters() {
    return found(LetterConjecture.class);
  }

  private <F extends Findings> Optional<F> found(Class<F> kind) {
    return Optional.of(answer.found()).filter(kind::isInstance).map(kind::cast);
  }

  /**
   * A function for the closed form; without one, a function that follows the rules. Empty where there is neither.
   */
  public Optional<String> program(TargetLanguage language) {
    return answer.found().program(language).or(() -> answer.plain(language));
  }

  /** What {@code ./grundy conjecture --code java --json} prints. */
  public String toJson() {
    return Grundy.json(document(answer));
  }

  static Document document(Inquiry.Answer answer) {
    return ProgramsDocument.of(answer, List.of(TargetLanguage.JAVA), false);
  }

  @Override
  public String toString() {
    return text;
  }
}
