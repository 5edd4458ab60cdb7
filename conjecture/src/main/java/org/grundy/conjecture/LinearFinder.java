package org.grundy.conjecture;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;

/**
 * Looks for {@link LinearForm}s with whole coefficients of order 1 to {@value #HIGHEST}, without and with a constant.
 * The values after the first k are linear equations for the coefficients; there must be at least twice as many as
 * unknowns, so that as many test the solution as determine it. Time: orders times values.
 */
final class LinearFinder implements Finder {
  private static final int HIGHEST = 4;
  /** Coefficients are found from so many equations per unknown, and tested by all others. */
  private static final int SOLVED = 4;

  @Override
  public Phrase tried() {
    return Phrase.of("linear recurrences with constant coefficients up to order {0}", HIGHEST);
  }

  @Override
  public Optional<ClosedForm> find(long[] values, Budget budget) {
    for (int order = 1; order <= HIGHEST; order++)
      for (int constant = 0; constant <= 1; constant++)
        if (values.length - order >= 2 * (order + constant)) {
          Optional<ClosedForm> found = find(order, order + constant, values, budget);
          if (found.isPresent())
            return found;
        }
    return Optional.empty();
  }

  private static Optional<ClosedForm> find(int order, int unknowns, long[] values, Budget budget) {
    int count = values.length - order;
    BigInteger[][] rows = IntStream.range(0, Math.min(count, SOLVED * unknowns))
        .mapToObj(i -> equation(values, order + i, order, unknowns)).toArray(BigInteger[][]::new);
    budget.charge((long) rows.length * unknowns * unknowns);
    Optional<List<BigInteger>> solution = solution(rows, unknowns);
    if (solution.isEmpty() || solution.get().stream().anyMatch(number -> number.bitLength() > 31))
      return Optional.empty();
    List<BigInteger> numbers = solution.get();
    for (int n = order; n < values.length; n++) {
      budget.charge(1);
      BigInteger[] row = equation(values, n, order, unknowns);
      BigInteger sum = BigInteger.ZERO;
      for (int i = 0; i < unknowns; i++)
        sum = sum.add(numbers.get(i).multiply(row[i]));
      if (!sum.equals(row[unknowns]))
        return Optional.empty();
    }
    List<Long> coefficients = numbers.stream().map(BigInteger::longValueExact).toList();
    return coefficients.get(order - 1) == 0 ? Optional.empty()
        : Optional.of(new LinearForm(coefficients.subList(0, order), unknowns > order ? coefficients.get(order) : 0,
            Arrays.stream(values, 0, order).boxed().toList()));
  }

  /** The factors of the unknowns in the equation for G(n), and G(n). */
  private static BigInteger[] equation(long[] values, int n, int order, int unknowns) {
    var row = new BigInteger[unknowns + 1];
    Arrays.fill(row, BigInteger.ONE);
    for (int i = 0; i < order; i++)
      row[i] = BigInteger.valueOf(values[n - 1 - i]);
    row[unknowns] = BigInteger.valueOf(values[n]);
    return row;
  }

  /** The only solution, if there is one and it is whole; by fraction-free elimination, which changes the rows. */
  private static Optional<List<BigInteger>> solution(BigInteger[][] rows, int unknowns) {
    for (int column = 0; column < unknowns; column++) {
      int pivot = column;
      while (pivot < rows.length && rows[pivot][column].signum() == 0)
        pivot++;
      if (pivot == rows.length)
        return Optional.empty();
      BigInteger[] row = rows[pivot];
      rows[pivot] = rows[column];
      rows[column] = row;
      for (int other = 0; other < rows.length; other++)
        if (other != column) {
          BigInteger times = rows[other][column];
          for (int i = 0; i <= unknowns; i++)
            rows[other][i] = rows[other][i].multiply(row[column]).subtract(row[i].multiply(times));
        }
    }
    var solution = new ArrayList<BigInteger>();
    for (int i = 0; i < unknowns; i++) {
      BigInteger[] parts = rows[i][unknowns].divideAndRemainder(rows[i][i]);
      if (parts[1].signum() != 0)
        return Optional.empty();
      solution.add(parts[0]);
    }
    return Optional.of(solution);
  }
}
