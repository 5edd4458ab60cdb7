package org.grundy.word.logic;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A number determined by other numbers.
 *
 * @param variable  the variable that stands for the number
 * @param formula   a formula that holds for exactly one number, whatever the others are
 * @param function  the name of the function whose value it is; empty when it is a sum or a quotient
 * @param arguments the arguments of the function, or the sum itself
 * @param divisor   what the sum is divided by, from 1
 */
public record Binding(Variable variable, Formula formula, String function, List<LinearTerm> arguments, long divisor) {
  /** The value of a function, or a sum. */
  public Binding(Variable variable, Formula formula, String function, List<LinearTerm> arguments) {
    this(variable, formula, function, arguments, 1);
  }

  public Binding {
    arguments = List.copyOf(arguments);
  }

  /** The call of the function with these numbers as text: {@code a(3)}. */
  String text(Map<Variable, BigInteger> numbers) {
    return arguments.stream().map(term -> term.value(numbers).toString())
        .collect(Collectors.joining(", ", function + "(", ")"));
  }
}
