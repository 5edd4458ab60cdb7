package org.grundy.calc;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.phrase.BadInput;

/** Values called by their names in English, which expressions write with signs or cannot write. */
final class SpelledValues {
  /** Values of games that need not end. */
  private static final Set<String> LOOPY = Set.of("on", "off", "dud", "over", "under", "upon");

  private static final Map<String, String> SIGNS = Map.of("up", "^", "down", "v", "star", "*", "zero", "0");

  private SpelledValues() {
  }

  /** The error for a value that is called by its name. */
  static Optional<BadInput> refused(String term) {
    String name = term.toLowerCase(Locale.ROOT);
    return LOOPY.contains(name)
        ? Optional.of(BadInput.because("{0} is a loopy value; expected the value of a game that must end",
            BadInput.quoted(term)))
        : Optional.ofNullable(SIGNS.get(name))
            .map(sign -> BadInput.because("{0} is written {1}", BadInput.quoted(term), sign));
  }
}
