package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermReader;
import org.grundy.word.formula.Undefined;

/** Tests a user's formula for nim-values against the computed ones, the smallest first. */
final class FormulaJudge {
  private static final int SHOWN = 8;
  /** How many heaps are tested where a proved form gives those that were not computed. */
  private static final int FURTHER = 20_000;
  private static final int MOST_SHOWN = 1 << 16;
  /** The most first numbers for which the formula may be undefined. */
  private static final int MOST_WITHOUT = 2;

  private final Budget budget;

  FormulaJudge(Budget budget) {
    this.budget = budget;
  }

  /** @throws org.grundy.phrase.BadInput when the formula cannot be read, with the column */
  FormulaTrial of(Conjecture conjecture, String formula) {
    String variable = UserClaim.variable(formula);
    Term term = TermReader.parse(formula, List.of(variable), Dialect.BITS);
    long[] values = conjecture.known(FURTHER);
    long begins = 0;
    while (begins < MOST_WITHOUT && begins < values.length && value(term, begins).isEmpty())
      begins++;
    // if it is undefined for one more number, that is a counterexample
    long from = begins < values.length && value(term, begins).isEmpty() ? 0 : begins;
    Exceptions missed = Exceptions.of(from, values.length, n -> value(term, n).equals(Optional.of(values[(int) n])),
        budget);
    Optional<Long> refuted = missed.first().stream().findFirst().map(List::getFirst);
    var shown = new ArrayList<Optional<Long>>();
    for (int n = 0; n < Math.max(SHOWN + 1, refuted.orElse(0L) + 2) && n < values.length && n < MOST_SHOWN; n++)
      shown.add(value(term, n));
    boolean proved = missed.few() && conjecture.found().filter(Conjecture.Found::proved)
        .filter(f -> SameTerms.proved(term, f.form(), missed.beyond(), values.length)).isPresent();
    return new FormulaTrial(formula, variable, values, refuted, refuted.flatMap(n -> value(term, n)), shown, from,
        missed.few() ? missed.first().stream().map(List::getFirst).toList() : List.of(),
        refuted.isPresent() ? relation(term, values) : Optional.empty(), proved, conjecture);
  }

  private static Optional<Long> value(Term term, long n) {
    try {
      return Optional.of(term.value(new long[]{n}));
    } catch (Undefined | ArithmeticException _) {
      return Optional.empty();
    }
  }

  /** The relation of the formula to the value that holds for all numbers from 1 on, if one is seen. */
  private static Optional<String> relation(Term term, long[] values) {
    for (String candidate : List.of("2^value", "value + 1", "value - 1", "2 value", "value / 2", "value + 2",
        "2^value - 1",
        "value^2")) {
      boolean holds = true;
      for (int n = 1; n < values.length && holds; n++)
        holds = value(term, n).equals(related(candidate, values[n]));
      if (holds)
        return Optional.of(candidate);
    }
    return Optional.empty();
  }

  private static Optional<Long> related(String candidate, long value) {
    return switch (candidate) {
      case "2^value" -> value < 62 ? Optional.of(1L << value) : Optional.empty();
      case "2^value - 1" -> value < 62 ? Optional.of((1L << value) - 1) : Optional.empty();
      case "value + 1" -> Optional.of(value + 1);
      case "value + 2" -> Optional.of(value + 2);
      case "value - 1" -> Optional.of(value - 1);
      case "2 value" -> Optional.of(2 * value);
      case "value / 2" -> Optional.of(value / 2);
      default -> Optional.of(value * value);
    };
  }
}
