package org.grundy.conjecture;

import java.util.List;
import java.util.regex.Pattern;
import org.grundy.phrase.BadInput;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.PropositionReader;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermReader;

/** A user's claim about a game: a term for the nim-values, or a condition for the P-positions. */
public sealed interface UserClaim {
  /** The claim that a term gives the nim-values. */
  record Values(Term term) implements UserClaim {
  }

  /** The claim that a condition holds exactly at the P-positions. */
  record Lost(Proposition condition) implements UserClaim {
  }

  /** A sign or word that occurs in conditions and never in terms. */
  Pattern RELATION = Pattern.compile("[<>=!]|\\|\\||&&|\\b(and|or|not|is|divides)\\b");

  /**
   * Reads a text: as a condition if it contains a comparison, else as a term.
   *
   * @param names of the heaps
   * @throws BadInput when it is neither, with the column
   */
  static UserClaim read(String text, List<String> names) {
    if (!RELATION.matcher(text.replaceAll("<<|>>", "  ")).find())
      return new Values(TermReader.parse(text, names, Dialect.BITS));
    return new Lost(PropositionReader.parse(text, names, Dialect.BITS));
  }

  /** The variable of a formula for a single heap: x if it occurs there, else n. */
  static String variable(String text) {
    return text.matches(".*\\bx\\b.*") ? "x" : "n";
  }

  /** The error for a formula for nim-values in misère play. */
  static BadInput noValues(String text) {
    return BadInput
        .because("expected a condition for the player to move to lose under misere play, such as {0}, found a formula "
            + "for nim-values, {1}", "n % 4 = 1", BadInput.quoted(text));
  }
}
