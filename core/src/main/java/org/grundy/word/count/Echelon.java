package org.grundy.word.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.effort.Budget;

/** The span of vectors of residues modulo a prime below 2^30. To add a vector costs its length times the rank. */
final class Echelon {
  /** How many products of two residues can be added to a residue within 63 bits. */
  private static final int PRODUCTS = 7;

  private final int prime;
  private final Budget budget;
  /** Each vector is 1 at its pivot, where those after it are 0. */
  private final List<long[]> vectors = new ArrayList<>();
  private final List<Integer> pivots = new ArrayList<>();

  Echelon(int prime, Budget budget) {
    this.prime = prime;
    this.budget = budget;
  }

  int rank() {
    return vectors.size();
  }

  /** Whether the vector was outside the span, which now has it. */
  boolean add(long[] vector) {
    budget.charge((long) vector.length * (rank() + 1) / 16 + 1);
    long[] rest = vector.clone();
    for (int i = 0; i < rank(); i++) {
      if (i % PRODUCTS == PRODUCTS - 1)
        reduce(rest);
      long times = rest[pivots.get(i)] % prime;
      if (times != 0)
        subtract(rest, times, vectors.get(i));
    }
    reduce(rest);
    int pivot = 0;
    while (pivot < rest.length && rest[pivot] == 0)
      pivot++;
    if (pivot == rest.length)
      return false;
    long inverse = BigInteger.valueOf(rest[pivot]).modInverse(BigInteger.valueOf(prime)).longValue();
    for (int i = 0; i < rest.length; i++)
      rest[i] = rest[i] * inverse % prime;
    vectors.add(rest);
    pivots.add(pivot);
    return true;
  }

  private void subtract(long[] from, long times, long[] vector) {
    long factor = prime - times;
    for (int j = 0; j < from.length; j++)
      from[j] += factor * vector[j];
  }

  private void reduce(long[] numbers) {
    for (int j = 0; j < numbers.length; j++)
      numbers[j] %= prime;
  }
}
