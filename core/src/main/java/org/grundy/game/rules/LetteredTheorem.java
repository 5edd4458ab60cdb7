package org.grundy.game.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Term;

/**
 * The nim-values of a heap under a {@link LetteredLine} for all letters for which {@link #holds} is true, most often
 * 1 &lt;= a &lt;= b, where a and b are sums of them: the least amount and the greatest, or a bound on it.
 */
public sealed interface LetteredTheorem permits LetteredInterval, LetteredPair, LetteredProgression {
  /** The sum a; the letters are the variables. */
  Linear least();

  /** The sum b; in a {@link LetteredProgression}, the greatest amount may be less. */
  Linear most();

  /** The nim-value as a term of the heap, variable 0, and the letters after it. */
  Term value();

  /** The induction that proves the value for all letters for which it holds. */
  List<Phrase> why(List<String> letters);

  /** The condition on the letters, unless it holds for all numbers from 1. */
  default Optional<Phrase> condition(List<String> letters) {
    return isNatural(least().plusConstant(-1)) && isNatural(most().minus(least())) ? Optional.empty()
        : Optional.of(Phrase.verbatim("1 <= " + least().text(letters::get) + " <= " + most().text(letters::get)));
  }

  /** Whether the value is proved for these letters. */
  default boolean holds(long... letters) {
    return least().value(letters) >= 1 && least().value(letters) <= most().value(letters);
  }

  /** Whether a sum is seen to be 0 or more for letters from 1. */
  static boolean isNatural(Linear sum) {
    long least = sum.constant();
    for (int i = 0; i < sum.variables(); i++) {
      if (sum.coefficient(i) < 0)
        return false;
      least = Math.addExact(least, sum.coefficient(i));
    }
    return least >= 0;
  }

  /** The remainder of the heap after division by a + b. A progression does not use it. */
  default Term remainder() {
    return new Term.Operation(Term.Operator.REMAINDER, new Term.Variable(0), term(sum()));
  }

  /** The sum a + b. */
  default Linear sum() {
    return least().minus(most().negated());
  }

  /** A sum of the letters as a term in which they follow the heap. */
  static Term term(Linear ofLetters) {
    int[] later = new int[ofLetters.variables()];
    Arrays.setAll(later, i -> i + 1);
    return Simplification.sum(ofLetters.renamed(later.length + 1, later));
  }

  /** A sum of the letters, for a sentence. */
  static Phrase written(Linear sum, List<String> letters) {
    return Phrase.verbatim(sum.text(letters::get));
  }

  /** The same, with parentheses around several terms. */
  static Phrase grouped(Linear sum, List<String> letters) {
    return Phrase.verbatim(sum.text(letters::get).replaceFirst("(.*[+-].*)", "($1)"));
  }
}
