package org.grundy.word.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.word.numeration.DigitSystem;

/**
 * A function of a number as a product of matrices: f(n) is the row, times the matrix of each digit of n from the most
 * significant one on, times the column. J. Berstel, C. Reutenauer, Noncommutative Rational Series with Applications,
 * 2011, doi 10.1017/CBO9780511760860.
 *
 * @param matrices    for each digit its matrix, times the denominator
 * @param denominator from 1
 */
public record LinearRepresentation(DigitSystem system, List<BigInteger> row, List<SparseMatrix> matrices,
    List<BigInteger> column, BigInteger denominator) {
  public LinearRepresentation {
    row = List.copyOf(row);
    matrices = List.copyOf(matrices);
    column = List.copyOf(column);
  }

  LinearRepresentation(DigitSystem system, List<BigInteger> row, List<SparseMatrix> matrices,
      List<BigInteger> column) {
    this(system, row, matrices, column, BigInteger.ONE);
  }

  /** The number of entries of the row. */
  public int dimension() {
    return row.size();
  }

  /** f(n), for a function whose values are whole numbers. Time grows with the digits of n and {@link #size}. */
  public BigInteger at(BigInteger n) {
    List<Integer> digits = IntStream.of(system.digitsOf(n)).boxed().toList();
    return Vectors.product(after(digits), column).divide(denominator.pow(digits.size()));
  }

  /** How many numbers of the row and the matrices may be other than 0. */
  long size() {
    return dimension() + matrices.stream().mapToLong(SparseMatrix::size).sum();
  }

  /** The row times the matrices of the digits. */
  List<BigInteger> after(List<Integer> digits) {
    List<BigInteger> at = row;
    for (int digit : digits)
      at = matrices.get(digit).product(at);
    return at;
  }

  /** The function a n + b. */
  static LinearRepresentation line(DigitSystem system, BigInteger a, BigInteger b) {
    // For each state of the numeration: a vector for each phase of places, and 1. When m places of the phase follow, the
    // digits so far are worth e_0 W_m + ... + e_(order-1) W_(m+order-1).
    int sums = system.order() * system.phases().count();
    int block = sums + 1;
    int size = block * system.states();
    var matrices = new ArrayList<SparseMatrix>();
    for (int digit = 0; digit < system.digits(); digit++) {
      var rows = new ArrayList<List<BigInteger>>();
      for (int state = 0; state < system.states(); state++) {
        int to = system.next(state, digit);
        for (int j = 0; j < block; j++)
          rows.add(to < 0 ? Vectors.zero(size)
              : Vectors.padded(to * block, appended(system, j, digit), size - (to + 1) * block));
      }
      matrices.add(SparseMatrix.ofRows(rows, size));
    }
    List<BigInteger> weights = system.weights(system.order());
    var column = new ArrayList<BigInteger>();
    for (int state = 0; state < system.states(); state++) {
      List<BigInteger> ending = Stream
          .of(weights.stream().map(a::multiply).toList(), Vectors.zero(sums - weights.size()), List.of(b))
          .flatMap(List::stream).toList();
      column.addAll(system.ends(state) ? ending : Vectors.zero(block));
    }
    return new LinearRepresentation(system, Vectors.unit(sums, size), matrices, column);
  }

  /** What number j before a digit adds to each number after it; the last one is the constant 1. */
  private static List<BigInteger> appended(DigitSystem system, int j, int digit) {
    int order = system.order();
    int sums = order * system.phases().count();
    return IntStream.rangeClosed(0, sums).map(i -> {
      int phase = i / order;
      int place = i % order;
      if (j == sums)
        return i == sums ? 1 : place == 0 ? digit : 0;
      if (i == sums || j / order != system.phases().above(phase))
        return 0;
      return (j % order == place - 1 ? 1 : 0)
          + (j % order == order - 1 ? system.coefficient(order - 1 - place, phase) : 0);
    }).mapToObj(BigInteger::valueOf).toList();
  }

  /** The function that is {@code value} at one number and 0 elsewhere. */
  static LinearRepresentation only(DigitSystem system, BigInteger number, BigInteger value) {
    int[] digits = system.digitsOf(number);
    int size = digits.length + 1;
    var matrices = new ArrayList<SparseMatrix>();
    for (int digit = 0; digit < system.digits(); digit++) {
      int read = digit;
      matrices.add(SparseMatrix.ofRows(IntStream.range(0, size).mapToObj(state -> {
        int to = state == 0 && read == 0 ? 0 : state < digits.length && digits[state] == read ? state + 1 : -1;
        return to < 0 ? Vectors.zero(size) : Vectors.unit(to, size);
      }).toList(), size));
    }
    return new LinearRepresentation(system, Vectors.unit(0, size), matrices,
        Vectors.padded(size - 1, List.of(value), 0));
  }

  /** This function plus the other; both have the denominator 1. */
  LinearRepresentation plus(LinearRepresentation other) {
    return new LinearRepresentation(system, joined(row, other.row), IntStream.range(0, matrices.size())
        .mapToObj(digit -> matrices.get(digit).beside(other.matrices.get(digit))).toList(),
        joined(column, other.column));
  }

  private static List<BigInteger> joined(List<BigInteger> one, List<BigInteger> other) {
    return Stream.concat(one.stream(), other.stream()).toList();
  }

  /** The function of the reversed strings of digits. */
  LinearRepresentation reversed() {
    return new LinearRepresentation(system, column, matrices.stream().map(SparseMatrix::transposed).toList(), row,
        denominator);
  }

  /** A bound on the binary digits of the value of any string of so many digits. */
  long bits(int digits) {
    return power(Vectors.norm(row))
        + power(column.stream().map(BigInteger::abs).reduce(BigInteger.ONE, BigInteger::max))
        + digitBits() * digits;
  }

  /** What one more digit adds to that bound. */
  long digitBits() {
    return power(matrices.stream().map(SparseMatrix::norm).reduce(BigInteger.ONE, BigInteger::max));
  }

  /** The least power of two that is at least as great. */
  private static int power(BigInteger number) {
    return number.subtract(BigInteger.ONE).max(BigInteger.ZERO).bitLength();
  }
}
