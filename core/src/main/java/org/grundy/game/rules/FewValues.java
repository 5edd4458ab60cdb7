package org.grundy.game.rules;

import java.util.Arrays;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/** The values that a condition leaves a letter, where they are few: powers of 2, and numbers that a term names. */
final class FewValues {
  private FewValues() {
  }

  /**
   * The values, ascending; empty where they may be many.
   *
   * @param condition has no letters after this one
   * @param values    of the variables before the letter
   * @param range     where the values are looked for
   */
  static Optional<SortedSet<Long>> of(Proposition condition, int letter, long[] values, Range range) {
    return switch (condition) {
      case Proposition.Is(Term.Call(Function function, var of)) when function == Function.POW2
          && of.getFirst().equals(new Term.Variable(letter)) ->
        Optional.of(powers(range));
      case Proposition.Compared(Term left, Relation relation, Term right) when relation == Relation.EQUAL ->
        new Term.Operation(Term.Operator.MINUS, left, right).linear(letter + 1)
            .flatMap(difference -> root(difference, letter, values, range));
      case Proposition.Any(var parts) -> {
        var all = new TreeSet<Long>();
        for (Proposition part : parts) {
          Optional<SortedSet<Long>> some = of(part, letter, values, range);
          if (some.isEmpty())
            yield Optional.empty();
          all.addAll(some.get());
        }
        yield Optional.of(all);
      }
      case Proposition.All(var parts) ->
        parts.stream().flatMap(part -> of(part, letter, values, range).stream()).findFirst();
      default -> Optional.empty();
    };
  }

  private static SortedSet<Long> powers(Range range) {
    var powers = new TreeSet<Long>();
    for (long power = 1; power > 0 && power <= range.most(); power *= 2)
      if (power >= range.least())
        powers.add(power);
    return powers;
  }

  /** Where the difference is 0. */
  private static Optional<SortedSet<Long>> root(Linear difference, int letter, long[] values, Range range) {
    long times = difference.coefficient(letter);
    if (times == 0)
      return Optional.empty();
    try {
      long[] before = Arrays.copyOf(values, letter + 1);
      before[letter] = 0;
      long rest = Math.negateExact(difference.value(before));
      var found = new TreeSet<Long>();
      if (rest % times == 0 && rest / times >= range.least() && rest / times <= range.most())
        found.add(rest / times);
      return Optional.of(found);
    } catch (ArithmeticException _) {
      return Optional.empty();
    }
  }
}
