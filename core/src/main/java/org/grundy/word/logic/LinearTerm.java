package org.grundy.word.logic;

import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.grundy.word.formula.Comparison;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Relation;

/**
 * A sum of nonzero multiples of variables and a constant. Operations throw {@code ArithmeticException} when a
 * coefficient leaves the range of {@code long}.
 */
public record LinearTerm(SequencedMap<Variable, Long> coefficients, long constant) {
  public LinearTerm {
    var used = new LinkedHashMap<Variable, Long>();
    coefficients.forEach((variable, times) -> {
      if (times != 0)
        used.put(variable, times);
    });
    coefficients = Collections.unmodifiableSequencedMap(used);
  }

  public static LinearTerm constant(long constant) {
    return new LinearTerm(new LinkedHashMap<>(), constant);
  }

  public static LinearTerm of(Variable variable) {
    return new LinearTerm(new LinkedHashMap<>(Map.of(variable, 1L)), 0);
  }

  /** The term that the comparison compares with 0. */
  static LinearTerm of(Formula.Compare compare) {
    Linear difference = compare.comparison().difference();
    var coefficients = new LinkedHashMap<Variable, Long>();
    for (int i = 0; i < compare.variables().size(); i++)
      coefficients.merge(compare.variables().get(i), difference.coefficient(i), Math::addExact);
    return new LinearTerm(coefficients, difference.constant());
  }

  public LinearTerm plus(LinearTerm other) {
    return plus(other, 1);
  }

  public LinearTerm minus(LinearTerm other) {
    return plus(other, -1);
  }

  /** This term plus {@code times} the other. */
  public LinearTerm plus(LinearTerm other, long times) {
    var sum = new LinkedHashMap<>(coefficients);
    other.coefficients.forEach((variable, c) -> sum.merge(variable, Math.multiplyExact(times, c), Math::addExact));
    return new LinearTerm(sum, Math.addExact(constant, Math.multiplyExact(times, other.constant)));
  }

  public boolean isConstant() {
    return coefficients.isEmpty();
  }

  /** Whether it is a single variable. */
  boolean isVariable() {
    return constant == 0 && coefficients.size() == 1 && coefficients.firstEntry().getValue() == 1;
  }

  /** Whether its signs make it 0 or more for all numbers. */
  boolean neverNegative() {
    return constant >= 0 && coefficients.values().stream().allMatch(c -> c > 0);
  }

  /** The formula that it stands in the relation to 0. */
  public Formula compared(Relation relation) {
    List<Variable> variables = List.copyOf(coefficients.keySet());
    long[] c = variables.stream().mapToLong(coefficients::get).toArray();
    return new Formula.Compare(variables, new Comparison(Linear.of(c, constant), relation));
  }

  BigInteger value(Map<Variable, BigInteger> numbers) {
    BigInteger sum = BigInteger.valueOf(constant);
    for (Map.Entry<Variable, Long> entry : coefficients.entrySet())
      sum = sum.add(java.util.Objects.requireNonNull(numbers.get(entry.getKey()))
          .multiply(BigInteger.valueOf(entry.getValue())));
    return sum;
  }
}
