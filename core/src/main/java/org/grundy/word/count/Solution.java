package org.grundy.word.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.effort.Budget;

/**
 * The solutions of systems of linear equations with the same regular matrix, by elimination without fractions. E. H.
 * Bareiss, Sylvester's identity and multistep integer-preserving Gaussian elimination, Math. Comp. 22 (1968) 565-578, doi
 * 10.1090/S0025-5718-1968-0226829-0.
 *
 * @param unknowns    for each right side the unknowns, times the denominator
 * @param denominator the least one, from 1
 */
record Solution(List<List<BigInteger>> unknowns, BigInteger denominator) {
  /**
   * Solves them.
   *
   * @param equations one a row: its coefficients, as many as there are equations, and its right sides
   */
  static Solution of(List<List<BigInteger>> equations, Budget budget) {
    int size = equations.size();
    BigInteger[][] rows = equations.stream().map(row -> row.toArray(BigInteger[]::new)).toArray(BigInteger[][]::new);
    BigInteger last = BigInteger.ONE;
    for (int step = 0; step < size; step++) {
      int pivot = step;
      while (rows[pivot][step].signum() == 0)
        pivot++;
      BigInteger[] row = rows[pivot];
      rows[pivot] = rows[step];
      rows[step] = row;
      for (int other = 0; other < size; other++)
        if (other != step)
          eliminate(rows[other], row, step, last, budget);
      last = row[step];
    }
    BigInteger determinant = last;
    int sides = size == 0 ? 0 : rows[0].length - size;
    BigInteger factor = determinant;
    for (BigInteger[] row : rows)
      for (int side = 0; side < sides; side++)
        factor = factor.gcd(row[size + side]);
    BigInteger divisor = determinant.signum() < 0 ? factor.negate() : factor;
    var unknowns = new ArrayList<List<BigInteger>>();
    for (int side = 0; side < sides; side++) {
      var of = new ArrayList<BigInteger>();
      for (BigInteger[] row : rows)
        of.add(row[size + side].divide(divisor));
      unknowns.add(of);
    }
    return new Solution(unknowns, determinant.divide(divisor));
  }

  private static void eliminate(BigInteger[] row, BigInteger[] pivots, int step, BigInteger last, Budget budget) {
    BigInteger pivot = pivots[step];
    BigInteger times = row[step];
    budget.charge((long) row.length * (1 + pivot.bitLength() / 64));
    for (int i = 0; i < row.length; i++)
      row[i] = pivot.multiply(row[i]).subtract(times.multiply(pivots[i])).divide(last);
  }
}
