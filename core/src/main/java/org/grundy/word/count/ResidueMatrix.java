package org.grundy.word.count;

import java.math.BigInteger;
import java.util.List;

/** A matrix of residues modulo a prime below 2^30, of which only those other than 0 are kept. */
final class ResidueMatrix {
  private final int prime;
  private final int columns;
  private final int[] starts;
  private final int[] places;
  private final long[] values;

  /**
   * @param starts where the numbers of each row start, and where the last ends
   * @param places their columns
   */
  ResidueMatrix(int prime, int columns, int[] starts, int[] places, long[] values) {
    this.prime = prime;
    this.columns = columns;
    this.starts = starts;
    this.places = places;
    this.values = values;
  }

  static long residue(BigInteger number, int prime) {
    return number.mod(BigInteger.valueOf(prime)).longValue();
  }

  static long[] residues(List<BigInteger> numbers, int prime) {
    return numbers.stream().mapToLong(number -> residue(number, prime)).toArray();
  }

  static long product(long[] one, long[] other, int prime) {
    long sum = 0;
    for (int i = 0; i < one.length; i++)
      sum = (sum + one[i] * other[i]) % prime;
    return sum;
  }

  /** The row vector times this matrix. */
  long[] product(long[] vector) {
    var product = new long[columns];
    for (int row = 0; row < vector.length; row++)
      if (vector[row] != 0)
        for (int i = starts[row]; i < starts[row + 1]; i++)
          product[places[i]] = (product[places[i]] + vector[row] * values[i]) % prime;
    return product;
  }
}
