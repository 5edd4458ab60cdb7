package org.grundy.conjecture;

import java.util.Optional;
import org.grundy.phrase.Phrase;

/** A rule that gives a value for every number from {@link #from} on; earlier values are listed. */
public interface ClosedForm {
  /** The rule on one line: {@code G(n) = v2(n), the exponent of 2 in n}. */
  Phrase text(FormulaNames names);

  /** The same of G(n). */
  default Phrase text() {
    return text(FormulaNames.USUAL);
  }

  /** A consequence for G(n) that is easier to see or to use. */
  default Optional<Phrase> hence() {
    return Optional.empty();
  }

  /** The first number for which the rule holds. */
  long from();

  /** Where it holds, unless that is everywhere or the text says it. */
  default Optional<Phrase> scope(FormulaNames names) {
    return from() > 0 ? Optional.of(Phrase.of("for {0} >= {1}", names.variable(), from())) : Optional.empty();
  }

  /**
   * The value of a number n &ge; {@link #from}; exact.
   *
   * @throws ArithmeticException when the value overflows a {@code long}
   */
  long at(long n);

  /** The body of a function of n &ge; {@link #from} in a language: the lines between its head and its end. */
  Body body(TargetLanguage code);

  /**
   * Lines of a program.
   *
   * @param helpers whole functions that the lines call
   */
  record Body(java.util.List<String> lines, java.util.Set<HelperFunction> helpers) {
    public Body {
      lines = java.util.List.copyOf(lines);
      helpers = java.util.Set.copyOf(helpers);
    }
  }
}
