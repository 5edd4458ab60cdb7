package org.grundy.solve.prover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.game.rules.LineRules;
import org.grundy.word.automaton.Dfas;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Undefined;
import org.grundy.word.logic.Formula;
import org.grundy.word.logic.LinearTerm;
import org.grundy.word.logic.Predicate;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Variable;
import org.grundy.word.numeration.DigitSystem;

/**
 * Terms and conditions of lines as formulas of the logic: sums and differences, multiples, quotients and remainders by
 * numbers, the lesser, the greater and the absolute value, and bits where digits are binary. Other terms have no formula.
 * Linear in the terms.
 */
public final class LineFormulas {
  /** That a term has no formula. */
  private static final class Inexpressible extends RuntimeException {
    private static final long serialVersionUID = 1;

    Inexpressible() {
      super(null, null, false, false);
    }
  }

  /** Auxiliary numbers, and the conditions on them. */
  private static final class Scope {
    private final List<Variable> made = new ArrayList<>();
    private final List<Formula> parts = new ArrayList<>();

    Variable fresh() {
      made.add(new Variable("t" + made.size()));
      return made.getLast();
    }

    void add(Formula formula) {
      parts.add(formula);
    }

    Formula formula() {
      Formula all = new Formula.And(parts);
      return made.isEmpty() ? all : Formula.some(List.copyOf(made), all);
    }
  }

  /** Whether digits are binary, so that numbers have bits. */
  private final boolean bits;
  /** Whether terms stand in conditions, which may be negated where a term has no value. */
  private final boolean conditional;
  private final List<Variable> variables;

  private LineFormulas(boolean bits, boolean conditional, List<Variable> variables) {
    this.bits = bits;
    this.conditional = conditional;
    this.variables = List.copyOf(variables);
  }

  /**
   * That a number is the value of a term.
   *
   * @param variables those of the term by their numbers
   * @return empty when there is no formula for it in that system
   */
  public static Optional<Formula> equal(DigitSystem system, org.grundy.word.formula.Term term, List<Variable> variables,
      Variable value) {
    try {
      var scope = new Scope();
      LinearTerm sum = new LineFormulas(system.equals(DigitSystem.BINARY), false, variables).term(term, scope);
      scope.add(sum.minus(LinearTerm.of(value)).compared(Relation.EQUAL));
      return Optional.of(scope.formula());
    } catch (Inexpressible | Undefined | ArithmeticException _) {
      return Optional.empty();
    }
  }

  /**
   * That a condition holds of numbers.
   *
   * @param variables those of the condition by their numbers
   * @return empty when there is no formula for it in that system
   */
  public static Optional<Formula> holds(DigitSystem system, Proposition condition, List<Variable> variables) {
    try {
      return Optional.of(new LineFormulas(system.equals(DigitSystem.BINARY), true, variables).formula(condition));
    } catch (Inexpressible | Undefined | ArithmeticException _) {
      return Optional.empty();
    }
  }

  /**
   * That the heaps before become those after by that kind of move, or stay what they are.
   *
   * @param after as many as the move has results
   */
  static Optional<Formula> move(LineRules.Way way, List<Variable> before, List<Variable> after) {
    try {
      var all = new ArrayList<>(before);
      IntStream.range(before.size(), way.variables()).forEach(i -> all.add(new Variable("l" + i)));
      var formulas = new LineFormulas(false, true, all);
      var scope = new Scope();
      for (int i = before.size(); i < all.size(); i++) {
        int letter = i;
        if (way.where().has(i) || way.results().stream().anyMatch(result -> result.has(letter)))
          scope.made.add(all.get(i));
      }
      for (int i = 0; i < way.results().size(); i++)
        scope.add(
            formulas.term(way.results().get(i), scope).minus(LinearTerm.of(after.get(i))).compared(Relation.EQUAL));
      way.where().conjuncts().forEach(part -> formulas.add(part, scope));
      return Optional.of(scope.formula());
    } catch (Inexpressible | Undefined | ArithmeticException _) {
      return Optional.empty();
    }
  }

  /** That one of the formulas holds, each compiled to an automaton first. */
  static Formula any(List<Formula> ways, List<Variable> free, DigitSystem system, Prover prover) {
    return new Formula.Or(ways.stream().map(way -> (Formula) new Formula.Member(new Predicate.Given("way",
        prover.solutions(new Statement(free, List.of(), way, Optional.of(system))).dfa()), free)).toList());
  }

  /** A condition with auxiliary numbers. */
  private Formula formula(Proposition proposition) {
    var scope = new Scope();
    add(proposition, scope);
    return scope.formula();
  }

  private void add(Proposition proposition, Scope scope) {
    switch (proposition) {
      case Proposition.Compared(var left, Relation relation, var right) ->
        scope.add(term(left, scope).minus(term(right, scope)).compared(relation));
      case Proposition.Divides(var divisor, var number) -> {
        long d = constant(divisor);
        if (d == 0)
          scope.add(Formula.truth(false));
        else
          scope.add(remainder(term(number, scope), Math.absExact(d), scope).compared(Relation.EQUAL));
      }
      case Proposition.Is(org.grundy.word.formula.Term.Call(Function property, var of)) when property == Function.POW2 ->
        scope.add(isPower(term(of.getFirst(), scope), scope));
      case Proposition.Is(var property) -> scope.add(term(property, scope).compared(Relation.UNEQUAL));
      case Proposition.All(List<Proposition> parts) -> parts.forEach(part -> add(part, scope));
      case Proposition.Any(List<Proposition> parts) ->
        scope.add(new Formula.Or(parts.stream().map(this::formula).toList()));
      case Proposition.Not(Proposition part) -> scope.add(Formula.not(formula(part)));
    }
  }

  private static long constant(org.grundy.word.formula.Term term) {
    return optional(term).orElseThrow(Inexpressible::new);
  }

  /** The value of a term without variables. */
  private static Optional<Long> optional(org.grundy.word.formula.Term term) {
    return constantTerm(term) ? Optional.of(term.value(new long[0])) : Optional.empty();
  }

  private static boolean constantTerm(org.grundy.word.formula.Term term) {
    return switch (term) {
      case org.grundy.word.formula.Term.Constant _ -> true;
      case org.grundy.word.formula.Term.Variable _ -> false;
      case org.grundy.word.formula.Term.Operation(var _, var left, var right) ->
        constantTerm(left) && constantTerm(right);
      case org.grundy.word.formula.Term.Call(var _, var arguments) ->
        arguments.stream().allMatch(LineFormulas::constantTerm);
    };
  }

  private LinearTerm term(org.grundy.word.formula.Term term, Scope scope) {
    Optional<Long> known = optional(term);
    if (known.isPresent())
      return LinearTerm.constant(known.get());
    return switch (term) {
      case org.grundy.word.formula.Term.Constant(long value) -> LinearTerm.constant(value);
      case org.grundy.word.formula.Term.Variable(int index) -> LinearTerm.of(variables.get(index));
      case org.grundy.word.formula.Term.Operation operation -> operation(operation, scope);
      case org.grundy.word.formula.Term.Call(Function function, var arguments) ->
        call(function, arguments.stream().map(argument -> term(argument, scope)).toList(), scope);
    };
  }

  private LinearTerm operation(org.grundy.word.formula.Term.Operation operation, Scope scope) {
    return switch (operation.operator()) {
      case PLUS -> term(operation.left(), scope).plus(term(operation.right(), scope));
      case MINUS -> term(operation.left(), scope).minus(term(operation.right(), scope));
      case TIMES -> {
        Optional<Long> left = optional(operation.left());
        yield left.isPresent() ? times(term(operation.right(), scope), left.get())
            : times(term(operation.left(), scope), constant(operation.right()));
      }
      case QUOTIENT -> quotient(term(operation.left(), scope), constant(operation.right()), scope);
      case REMAINDER -> operation.left() instanceof org.grundy.word.formula.Term.Call(Function function, var of)
          && DigitCounts.knows(function)
              ? counted(function, term(of.getFirst(), scope), constant(operation.right()), scope)
              : remainder(term(operation.left(), scope), constant(operation.right()), scope);
      case LEFT ->
        times(term(operation.left(), scope), Math.powExact(2L, Math.toIntExact(constant(operation.right()))));
      case RIGHT -> quotient(term(operation.left(), scope),
          Math.powExact(2L, Math.toIntExact(constant(operation.right()))), scope);
      case AND, OR, XOR -> bits(operation.operator(), term(operation.left(), scope), term(operation.right(), scope),
          scope);
      case POWER -> throw new Inexpressible();
    };
  }

  private static LinearTerm times(LinearTerm term, long factor) {
    return LinearTerm.constant(0).plus(term, factor);
  }

  /** Rounded down, for a divisor of 1 or more. */
  private static LinearTerm quotient(LinearTerm number, long divisor, Scope scope) {
    return divided(number, divisor, scope).quotient;
  }

  private static LinearTerm remainder(LinearTerm number, long divisor, Scope scope) {
    return divided(number, divisor, scope).remainder;
  }

  /** The remainder of a count of digits. */
  private LinearTerm counted(Function function, LinearTerm number, long divisor, Scope scope) {
    if (!bits || divisor < 1 || divisor > DigitCounts.MOST || conditional && !neverNegative(number))
      throw new Inexpressible();
    Variable of = variable(number, scope);
    LinearTerm found = LinearTerm.of(scope.fresh());
    scope.add(new Formula.Or(IntStream.range(0, (int) divisor).mapToObj(rest -> Formula.and(
        new Formula.Member(DigitCounts.remainder(function, (int) divisor, rest), List.of(of)),
        found.minus(LinearTerm.constant(rest)).compared(Relation.EQUAL))).toList()));
    return found;
  }

  private record Divided(LinearTerm quotient, LinearTerm remainder) {
  }

  private static Divided divided(LinearTerm number, long divisor, Scope scope) {
    if (divisor < 1)
      throw new Inexpressible();
    LinearTerm quotient = LinearTerm.of(scope.fresh());
    if (!neverNegative(number))
      quotient = quotient.minus(LinearTerm.of(scope.fresh()));
    LinearTerm remainder = LinearTerm.of(scope.fresh());
    scope.add(remainder.plus(quotient, divisor).minus(number).compared(Relation.EQUAL));
    scope.add(remainder.minus(LinearTerm.constant(divisor)).compared(Relation.LESS));
    return new Divided(quotient, remainder);
  }

  private static boolean neverNegative(LinearTerm term) {
    return term.constant() >= 0 && term.coefficients().values().stream().allMatch(times -> times > 0);
  }

  private LinearTerm call(Function function, List<LinearTerm> arguments, Scope scope) {
    LinearTerm first = arguments.getFirst();
    return switch (function) {
      case ODD -> remainder(first, 2, scope);
      case EVEN -> LinearTerm.constant(1).minus(remainder(first, 2, scope));
      case ABS -> either(first, LinearTerm.constant(0).minus(first), true, scope);
      case MIN -> either(first, arguments.get(1), false, scope);
      case MAX -> either(first, arguments.get(1), true, scope);
      case POW2 -> power(first, scope);
      default -> throw new Inexpressible();
    };
  }

  /** Powers of 2 are the numbers with one binary digit that is not 0. */
  private Formula isPower(LinearTerm number, Scope scope) {
    if (!bits)
      throw new Inexpressible();
    return new Formula.Member(new Predicate.Given("power of 2",
        Dfas.of(2, 1, (ones, digit) -> ones + digit > 1 ? -1 : ones + digit, ones -> ones == 1,
            Budget.unlimited())), // two states
        List.of(variable(number, scope)));
  }

  /** 1 for powers of 2 and 0 for other numbers. */
  private LinearTerm power(LinearTerm number, Scope scope) {
    if (!neverNegative(number))
      throw new Inexpressible();
    Formula is = isPower(number, scope);
    LinearTerm found = LinearTerm.of(scope.fresh());
    scope.add(Formula.or(Formula.and(is, found.minus(LinearTerm.constant(1)).compared(Relation.EQUAL)),
        Formula.and(Formula.not(is), found.compared(Relation.EQUAL))));
    return found;
  }

  /** The greater, or the lesser, of two numbers of which neither is below 0, or which are each other's negative. */
  private static LinearTerm either(LinearTerm one, LinearTerm other, boolean greater, Scope scope) {
    boolean opposite = greater && one.plus(other).equals(LinearTerm.constant(0));
    if (!opposite && !(neverNegative(one) && neverNegative(other)))
      throw new Inexpressible();
    LinearTerm found = LinearTerm.of(scope.fresh());
    LinearTerm ahead = greater ? other.minus(one) : one.minus(other);
    scope.add(Formula.or(
        Formula.and(found.minus(one).compared(Relation.EQUAL), ahead.compared(Relation.AT_MOST)),
        Formula.and(found.minus(other).compared(Relation.EQUAL),
            LinearTerm.constant(0).minus(ahead).compared(Relation.LESS))));
    return found;
  }

  private LinearTerm bits(org.grundy.word.formula.Term.Operator operator, LinearTerm one, LinearTerm other,
      Scope scope) {
    if (!bits || !neverNegative(one) || !neverNegative(other))
      throw new Inexpressible();
    Variable found = scope.fresh();
    scope.add(new Formula.Member(bitwise(operator), List.of(variable(one, scope), variable(other, scope), found)));
    return LinearTerm.of(found);
  }

  private static Variable variable(LinearTerm term, Scope scope) {
    if (term.constant() == 0 && term.coefficients().size() == 1 && term.coefficients().firstEntry().getValue() == 1)
      return term.coefficients().firstEntry().getKey();
    Variable made = scope.fresh();
    scope.add(LinearTerm.of(made).minus(term).compared(Relation.EQUAL));
    return made;
  }

  /** That the third number is the first and the second, bit by bit. */
  private static Predicate bitwise(org.grundy.word.formula.Term.Operator operator) {
    var right = new boolean[8];
    for (int symbol = 0; symbol < right.length; symbol++) {
      int a = symbol & 1;
      int b = symbol >> 1 & 1;
      int c = switch (operator) {
        case AND -> a & b;
        case OR -> a | b;
        default -> a ^ b;
      };
      right[symbol] = symbol >> 2 == c;
    }
    return new Predicate.Given(operator.name(),
        Dfas.of(2, 3, (state, symbol) -> right[symbol] ? state : -1, _ -> true, Budget.unlimited())); // one state
  }

  /** That the last number is the nim-sum of the others, with the nim-sums in between; binary digits. */
  static Formula nimSum(List<Variable> parts, Variable sum) {
    if (parts.size() == 1)
      return LinearTerm.of(parts.getFirst()).minus(LinearTerm.of(sum)).compared(Relation.EQUAL);
    Predicate xor = bitwise(org.grundy.word.formula.Term.Operator.XOR);
    var between = new ArrayList<Variable>();
    var all = new ArrayList<Formula>();
    Variable so = parts.getFirst();
    for (int i = 1; i < parts.size(); i++) {
      Variable next = i + 1 == parts.size() ? sum : new Variable("s" + i);
      if (i + 1 < parts.size())
        between.add(next);
      all.add(new Formula.Member(xor, Arrays.asList(so, parts.get(i), next)));
      so = next;
    }
    Formula formula = new Formula.And(all);
    return between.isEmpty() ? formula : Formula.some(between, formula);
  }
}
