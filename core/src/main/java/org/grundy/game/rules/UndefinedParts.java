package org.grundy.game.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.phrase.BadInput;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermText;
import org.grundy.word.formula.Undefined;

/**
 * Parts of a rule that never have a value, whatever the heaps and letters: quotients by 0, the exponent of 2 in 0, and
 * numbers too large for {@code long}. Such a rule is a slip, whereas a term without a value for some numbers only gives
 * no move for them. Time: the square of the terms' depth.
 */
final class UndefinedParts {
  private UndefinedParts() {
  }

  private record Part(Term term, boolean tooLarge) {
  }

  /** @throws BadInput when some part never has a value */
  static void refuse(List<Term> results, List<Proposition> conditions, List<String> names) {
    Stream.concat(results.stream(), conditions.stream().flatMap(UndefinedParts::terms))
        .flatMap(term -> in(term, names.size()).stream()).findFirst().ifPresent(part -> {
          String text = TermText.of(part.term, names, Dialect.RULES);
          throw part.tooLarge ? BadInput.because("{0} is too large for a rule", text)
              : BadInput
                  .because("{0} is never defined; expected a divisor other than 0, or an argument that the function "
                      + "takes", text);
        });
  }

  private static Stream<Term> terms(Proposition proposition) {
    return switch (proposition) {
      case Proposition.Compared(Term left, var _, Term right) -> Stream.of(left, right);
      case Proposition.Divides(Term divisor, Term number) -> Stream.of(divisor, number);
      case Proposition.Is(Term.Call property) -> Stream.of(property);
      case Proposition.All(List<Proposition> parts) -> parts.stream().flatMap(UndefinedParts::terms);
      case Proposition.Any(List<Proposition> parts) -> parts.stream().flatMap(UndefinedParts::terms);
      case Proposition.Not(Proposition part) -> terms(part);
    };
  }

  /** The innermost part of a term that never has a value. */
  private static Optional<Part> in(Term term, int variables) {
    List<Term> parts = switch (term) {
      case Term.Constant _, Term.Variable _ -> List.of();
      case Term.Operation(var _, Term left, Term right) -> List.of(left, right);
      case Term.Call(var _, List<Term> arguments) -> arguments;
    };
    return parts.stream().flatMap(part -> in(part, variables).stream()).findFirst()
        .or(() -> divides(term, variables) ? Optional.of(new Part(term, false)) : known(term, variables));
  }

  /** Whether the divisor is 0 for all numbers. */
  private static boolean divides(Term term, int variables) {
    return term instanceof Term.Operation(Term.Operator operator, Term _, Term right)
        && (operator == Term.Operator.QUOTIENT || operator == Term.Operator.REMAINDER)
        && right.linear(variables).equals(Optional.of(Linear.constant(variables, 0)));
  }

  /** The term, if it contains no heap and no letter, and has no value. */
  private static Optional<Part> known(Term term, int variables) {
    for (int i = 0; i < variables; i++)
      if (term.has(i))
        return Optional.empty();
    try {
      term.value(new long[variables]);
      return Optional.empty();
    } catch (Undefined _) {
      return Optional.of(new Part(term, false));
    } catch (ArithmeticException _) {
      return Optional.of(new Part(term, true));
    }
  }
}
