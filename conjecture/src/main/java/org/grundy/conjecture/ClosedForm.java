package org.grundy.conjecture;

import java.util.Optional;
import org.grundy.phrase.Phrase;

/** A rule that gives a value for every number from {@link #from} on; values before it are listed. */
public interface ClosedForm {
  /** The rule in a line: {@code G(n) = v2(n), the exponent of 2 in n}. */
  Phrase text(FormulaNames names);

  /** The same of G(n). */
  default Phrase text() {
    return text(FormulaNames.USUAL);
  }

  /** Something that follows of G(n) and is easier to see or to use. */
  default Optional<Phrase> hence() {
    return Optional.empty();
  }

  /** The first number for which it holds. */
  long from();

  /**
   * The value of a number n &ge; {@link #from}; exact.
   *
   * @throws ArithmeticException when it leaves the range of {@code long}
   */
  long at(long n);

  /** A function of n &ge; {@link #from} in that language: the lines between its head and its end. */
  Body body(TargetLanguage code);

  /**
   * Lines of a program.
   *
   * @param helpers whole functions that they call
   */
  record Body(java.util.List<String> lines, java.util.Set<HelperFunction> helpers) {
    public Body {
      lines = java.util.List.copyOf(lines);
      helpers = java.util.Set.copyOf(helpers);
    }
  }
}
