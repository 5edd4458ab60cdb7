package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/**
 * Writes terms and conditions that mean in a program what they mean in rules: quotients are rounded down, and a
 * comparison of a term without a value does not hold, nor does its negation.
 */
final class ExactCode extends TermCode {
  private final TargetLanguage code;

  ExactCode(TargetLanguage code, List<String> names) {
    super(code, names);
    this.code = code;
  }

  @Override
  String text(Term term) {
    return code == TargetLanguage.JAVA && term instanceof Term.Constant(long value) && value != (int) value
        ? value + "L" : super.text(term);
  }

  @Override
  String operation(Term.Operator operator, Term left, Term right) {
    return switch (operator) {
      case POWER -> called(HelperFunction.POWER, "power(" + text(left) + ", " + text(right) + ")");
      case QUOTIENT, REMAINDER -> isNatural(left) && isNatural(right) ? super.operation(operator, left, right)
          : called(HelperFunction.FLOOR, (operator == Term.Operator.QUOTIENT ? "quotient(" : "remainder(") + text(left)
              + ", " + text(right) + ")");
      default -> super.operation(operator, left, right);
    };
  }

  @Override
  String call(Function function, List<Term> arguments) {
    String a = text(arguments.getFirst());
    return switch (function) {
      case ODD -> "(" + a + ") % 2 != 0";
      case EVEN -> "(" + a + ") % 2 == 0";
      case POW2 -> called(HelperFunction.POW2, "pow2(" + a + ")");
      case SQUARE -> {
        called(HelperFunction.ROOT, "");
        yield called(HelperFunction.SQUARE, "square(" + a + ")");
      }
      case PRIME -> {
        called(HelperFunction.LPF, "");
        yield called(HelperFunction.PRIME, "prime(" + a + ")");
      }
      case GCD -> called(HelperFunction.GCD,
          "gcd(" + arguments.stream().map(this::absolute).collect(Collectors.joining(", ")) + ")");
      default -> super.call(function, arguments);
    };
  }

  private String absolute(Term term) {
    return isNatural(term) ? text(term) : super.call(Function.ABS, List.of(term));
  }

  /** Whether a term is seen to be 0 or more. */
  static boolean isNatural(Term term) {
    return switch (term) {
      case Term.Constant(long value) -> value >= 0;
      case Term.Variable _ -> true;
      case Term.Operation(Term.Operator operator, Term left, Term right) ->
        operator != Term.Operator.MINUS && isNatural(left) && isNatural(right);
      case Term.Call(Function function, List<Term> arguments) -> function != Function.MIN && function != Function.MAX
          || arguments.stream().allMatch(ExactCode::isNatural);
    };
  }

  /** The conditions under which a term has a value. */
  Set<String> guards(Term term) {
    var guards = new LinkedHashSet<String>();
    guards(term, guards);
    return guards;
  }

  private void guards(Term term, Set<String> out) {
    switch (term) {
      case Term.Constant _, Term.Variable _ -> {
      }
      case Term.Operation(Term.Operator operator, Term left, Term right) -> {
        guards(left, out);
        guards(right, out);
        switch (operator) {
          case QUOTIENT, REMAINDER -> require(right, Relation.UNEQUAL, 0, out);
          case POWER -> require(right, Relation.AT_MOST, 0, out);
          default -> {
          }
        }
      }
      case Term.Call(Function function, List<Term> arguments) -> {
        arguments.forEach(argument -> guards(argument, out));
        Term first = arguments.getFirst();
        switch (function) {
          case V -> {
            require(first, Relation.AT_MOST, 2, out);
            require(arguments.getLast(), Relation.UNEQUAL, 0, out);
          }
          case V2, ODDPART -> require(first, Relation.UNEQUAL, 0, out);
          case DIGITSUM -> {
            require(first, Relation.AT_MOST, 0, out);
            require(arguments.getLast(), Relation.AT_MOST, 2, out);
          }
          case QUOTIENTS, DIVISIONS -> arguments.forEach(argument -> require(argument, Relation.AT_MOST, 0, out));
          case POPCOUNT, BITLENGTH, SQRT -> require(first, Relation.AT_MOST, 0, out);
          case ROOT -> {
            require(first, Relation.AT_MOST, 0, out);
            require(arguments.getLast(), Relation.AT_MOST, 1, out);
          }
          case OMEGA, BIGOMEGA -> require(first, Relation.AT_MOST, 1, out);
          case LPF -> require(first, Relation.AT_MOST, 2, out);
          case MIN, MAX, GCD, ABS, PRIMEPI, PRIME, SQUARE, ODD, EVEN, POW2 -> {
          }
        }
      }
    }
  }

  /** Requires that a term differs from a number, or is at least that number. */
  private void require(Term term, Relation relation, long number, Set<String> out) {
    boolean seen = term instanceof Term.Constant(long value) ? relation == Relation.UNEQUAL ? value != number
        : value >= number : relation == Relation.AT_MOST && number == 0 && isNatural(term);
    if (!seen)
      out.add(inner(term) + (relation == Relation.UNEQUAL ? " != " : " >= ") + number);
  }

  /** An expression that is true exactly when the condition holds. */
  String holds(Proposition condition) {
    return is(condition, true);
  }

  private String is(Proposition condition, boolean so) {
    return switch (condition) {
      case Proposition.Compared(Term.Constant(long zero), Relation relation, Term.Operation(Term.Operator operator, Term more, Term less)) when zero == 0
          && operator == Term.Operator.MINUS && relation != Relation.EQUAL && relation != Relation.UNEQUAL ->
        is(new Proposition.Compared(less, relation, more), so);
      case Proposition.Compared(Term left, Relation relation, Term right) ->
        guarded(List.of(left, right), text(left) + sign(relation, so) + text(right));
      case Proposition.Divides(Term divisor, Term number) -> {
        String remainder = inner(number) + " % " + inner(divisor);
        yield guarded(List.of(divisor, number), so ? inner(divisor) + " != 0" + and() + remainder + " == 0"
            : "(" + inner(divisor) + " == 0" + or() + remainder + " != 0)");
      }
      case Proposition.Is(Term.Call property) -> guarded(property.arguments(),
          so ? text(property) : code == TargetLanguage.PYTHON ? "not (" + text(property) + ")"
              : "!(" + text(property) + ")");
      case Proposition.Not(Proposition part) -> is(part, !so);
      case Proposition.All(List<Proposition> parts) -> joined(parts, so, so);
      case Proposition.Any(List<Proposition> parts) -> joined(parts, !so, so);
    };
  }

  private String joined(List<Proposition> parts, boolean all, boolean so) {
    if (parts.isEmpty())
      return code == TargetLanguage.PYTHON ? all ? "True" : "False" : Boolean.toString(all);
    List<String> texts = parts.stream().map(part -> is(part, so)).toList();
    if (texts.size() == 1)
      return texts.getFirst();
    return texts.stream().map(text -> "(" + text + ")").collect(Collectors.joining(all ? and() : or()));
  }

  private String guarded(List<Term> terms, String test) {
    var all = new ArrayList<String>();
    terms.forEach(term -> guards(term).stream().filter(guard -> !all.contains(guard)).forEach(all::add));
    all.add(test);
    return String.join(and(), all);
  }

  private String sign(Relation relation, boolean so) {
    return switch (relation) {
      case LESS -> so ? " < " : " >= ";
      case AT_MOST -> so ? " <= " : " > ";
      case EQUAL -> so ? " == " : " != ";
      case UNEQUAL -> so ? " != " : " == ";
    };
  }

  String and() {
    return code == TargetLanguage.PYTHON ? " and " : " && ";
  }

  String or() {
    return code == TargetLanguage.PYTHON ? " or " : " || ";
  }
}
