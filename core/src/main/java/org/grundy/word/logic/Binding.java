package org.grundy.word.logic;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A number that other numbers determine.
 *
 * @param variable  stands for it
 * @param formula   holds of exactly one number, whatever the others are
 * @param function  how it is called, empty when it is a sum
 * @param arguments what it is applied to
 */
public record Binding(Variable variable, Formula formula, String function, List<LinearTerm> arguments) {
  public Binding {
    arguments = List.copyOf(arguments);
  }

  /** How the function is called when the numbers are these: {@code a(3)}. */
  String text(Map<Variable, BigInteger> numbers) {
    return arguments.stream().map(term -> term.value(numbers).toString())
        .collect(Collectors.joining(", ", function + "(", ")"));
  }
}
