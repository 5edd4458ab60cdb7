package org.grundy.word.formula;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A term of whole numbers. Values are exact: evaluation throws {@code ArithmeticException} when a number leaves the
 * range of {@code long}, and {@link Undefined} when there is no value. Linear terms can be turned into a
 * {@link Linear}.
 */
public sealed interface Term {
  /** An operation on two numbers. */
  enum Operator {
    PLUS, MINUS, TIMES, QUOTIENT, REMAINDER, POWER, AND, XOR, OR, LEFT, RIGHT
  }

  record Constant(long value) implements Term {
  }

  /** The variable with that number, from 0. */
  record Variable(int index) implements Term {
  }

  /** Quotients are rounded down, and remainders have the divisor's sign. */
  record Operation(Operator operator, Term left, Term right) implements Term {
  }

  /** A function of one or two terms. */
  record Call(Function function, List<Term> arguments) implements Term {
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  /** The value for these numbers, one for each variable. */
  default long value(long[] values) {
    return switch (this) {
      case Constant number -> number.value;
      case Variable variable -> values[variable.index];
      case Operation operation -> operated(operation.operator, operation.left.value(values),
          operation.right.value(values));
      case Call call -> call.function.of(call.arguments.getFirst().value(values),
          call.arguments.size() > 1 ? call.arguments.get(1).value(values) : 0);
    };
  }

  /** The term with a number in place of a variable. */
  default Term with(int variable, long number) {
    return switch (this) {
      case Constant constant -> constant;
      case Variable other -> other.index == variable ? new Constant(number) : other;
      case Operation operation -> new Operation(operation.operator, operation.left.with(variable, number),
          operation.right.with(variable, number));
      case Call call -> new Call(call.function,
          call.arguments.stream().map(argument -> argument.with(variable, number)).toList());
    };
  }

  private static long operated(Operator operator, long a, long b) {
    return switch (operator) {
      case PLUS -> Math.addExact(a, b);
      case MINUS -> Math.subtractExact(a, b);
      case TIMES -> Math.multiplyExact(a, b);
      case QUOTIENT -> Math.floorDivExact(a, nonZero(b));
      case REMAINDER -> Math.floorMod(a, nonZero(b));
      case POWER -> power(a, b);
      case AND -> a & b;
      case XOR -> a ^ b;
      case OR -> a | b;
      case LEFT -> Math.multiplyExact(a, power(2, b));
      case RIGHT -> b < 0 ? nonZero(0) : a >> Math.min(b, Long.SIZE - 1);
    };
  }

  private static long nonZero(long divisor) {
    if (divisor == 0)
      throw new Undefined();
    return divisor;
  }

  private static long power(long base, long exponent) {
    if (exponent < 0)
      throw new Undefined();
    if (base == 0 || base == 1 || base == -1)
      return exponent == 0 || base == 1 ? 1 : base == 0 ? 0 : exponent % 2 == 0 ? 1 : -1;
    long power = 1;
    for (long i = 0; i < exponent; i++)
      power = Math.multiplyExact(power, base);
    return power;
  }

  /**
   * This term as a linear term in {@code variables} variables; empty when it is not linear or a coefficient does not
   * fit a {@code long}.
   */
  default Optional<Linear> linear(int variables) {
    try {
      return exact(variables);
    } catch (ArithmeticException _) {
      return Optional.empty();
    }
  }

  private Optional<Linear> exact(int variables) {
    return switch (this) {
      case Constant number -> Optional.of(Linear.constant(variables, number.value));
      case Variable variable -> Optional.of(Linear.constant(variables, 0).plusVariable(variable.index, 1));
      case Operation operation -> {
        Optional<Linear> left = operation.left.exact(variables);
        Optional<Linear> right = operation.right.exact(variables);
        if (left.isEmpty() || right.isEmpty())
          yield Optional.empty();
        yield switch (operation.operator) {
          case PLUS -> Optional.of(left.get().minus(right.get().negated()));
          case MINUS -> Optional.of(left.get().minus(right.get()));
          case TIMES -> left.get().isConstant() ? Optional.of(right.get().times(left.get().constant()))
              : right.get().isConstant() ? Optional.of(left.get().times(right.get().constant())) : Optional.empty();
          case POWER -> left.get().isConstant() && right.get().isConstant() && right.get().constant() >= 0
              ? Optional.of(Linear.constant(variables, power(left.get().constant(), right.get().constant())))
              : Optional.empty();
          default -> Optional.empty();
        };
      }
      case Call _ -> Optional.empty();
    };
  }

  /** Whether it mentions the variable. */
  default boolean has(int variable) {
    return switch (this) {
      case Constant _ -> false;
      case Variable v -> v.index == variable;
      case Operation operation -> operation.left.has(variable) || operation.right.has(variable);
      case Call call -> call.arguments.stream().anyMatch(argument -> argument.has(variable));
    };
  }

  /** The same term over other variables: variable i becomes variable {@code to[i]}. */
  default Term renamed(int[] to) {
    return switch (this) {
      case Constant number -> number;
      case Variable variable -> new Variable(to[variable.index]);
      case Operation operation ->
        new Operation(operation.operator, operation.left.renamed(to), operation.right.renamed(to));
      case Call call -> new Call(call.function, call.arguments.stream().map(a -> a.renamed(to)).toList());
    };
  }

  /** The same term with another in place of variable 0. */
  default Term at(Term other) {
    return switch (this) {
      case Constant number -> number;
      case Variable variable -> variable.index == 0 ? other : variable;
      case Operation operation ->
        new Operation(operation.operator, operation.left.at(other), operation.right.at(other));
      case Call call -> new Call(call.function, call.arguments.stream().map(a -> a.at(other)).toList());
    };
  }

  /** A sum or difference as signed terms: a + 2b - c is +a, +2b and -c. */
  default Stream<Signed> summands(int sign) {
    return this instanceof Operation(Operator operator, Term left, Term right)
        && (operator == Operator.PLUS || operator == Operator.MINUS)
            ? Stream.concat(left.summands(sign), right.summands(operator == Operator.PLUS ? sign : -sign))
            : Stream.of(new Signed(sign, this));
  }

  /** A term that is added when the sign is 1, and subtracted when it is -1. */
  record Signed(int sign, Term term) {
  }
}
