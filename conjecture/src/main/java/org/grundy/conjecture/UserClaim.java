package org.grundy.conjecture;

import java.util.List;
import java.util.regex.Pattern;
import org.grundy.phrase.BadInput;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.PropositionReader;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermReader;

/** What somebody claims of a game: a term for the nim-values, or a condition for the positions that are lost. */
public sealed interface UserClaim {
  /** Nim-values are those of a term. */
  record Values(Term term) implements UserClaim {
  }

  /** The player to move loses just where a condition holds. */
  record Lost(Proposition condition) implements UserClaim {
  }

  /** What stands in a condition and in no term. */
  Pattern RELATION = Pattern.compile("[<>=!]|\\|\\||&&|\\b(and|or|not|is|divides)\\b");

  /**
   * Reads a text: a condition where something is compared in it, else a term.
   *
   * @param names of the heaps
   * @throws BadInput when it is neither, with the column
   */
  static UserClaim read(String text, List<String> names) {
    if (!RELATION.matcher(text.replaceAll("<<|>>", "  ")).find())
      return new Values(TermReader.parse(text, names, Dialect.BITS));
    return new Lost(PropositionReader.parse(text, names, Dialect.BITS));
  }

  /** What a formula of a single heap calls it: x where that stands in it, else n. */
  static String variable(String text) {
    return text.matches(".*\\bx\\b.*") ? "x" : "n";
  }

  /** The sentence for a formula of nim-values where the player who makes the last move loses. */
  static BadInput noValues(String text) {
    return BadInput
        .because("under misere play expected a condition that says where the player to move loses, such as {0}, found a"
            + " formula for nim-values, {1}", "n % 4 = 1", BadInput.quoted(text));
  }
}
