package org.grundy.word.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.IntStream;

/** A matrix of whole numbers, of which only those other than 0 are kept. */
public final class SparseMatrix {
  /** A number other than 0; the rows and columns are counted from 0. */
  public record Entry(int row, int column, BigInteger value) {
  }

  private final int columns;
  private final List<List<InRow>> rows;

  private record InRow(int column, BigInteger value) {
  }

  private SparseMatrix(List<List<InRow>> rows, int columns) {
    this.rows = rows;
    this.columns = columns;
  }

  /** The matrix with these rows, of {@code columns} numbers each. */
  static SparseMatrix ofRows(List<List<BigInteger>> rows, int columns) {
    var sparse = new ArrayList<List<InRow>>();
    for (List<BigInteger> row : rows)
      sparse.add(IntStream.range(0, columns).filter(i -> row.get(i).signum() != 0)
          .mapToObj(i -> new InRow(i, row.get(i))).toList());
    return new SparseMatrix(sparse, columns);
  }

  /**
   * The matrix with these numbers, by their columns.
   *
   * @param rows    other numbers are 0
   * @param columns the number of columns
   */
  static SparseMatrix of(List<SortedMap<Integer, Long>> rows, int columns) {
    return new SparseMatrix(rows.stream().map(row -> row.entrySet().stream()
        .map(entry -> new InRow(entry.getKey(), BigInteger.valueOf(entry.getValue()))).toList()).toList(), columns);
  }

  /** How many numbers are not 0. */
  long size() {
    return rows.stream().mapToLong(List::size).sum();
  }

  /** The numbers other than 0, row by row. */
  public List<Entry> entries() {
    return IntStream.range(0, rows.size()).boxed()
        .flatMap(row -> rows.get(row).stream().map(entry -> new Entry(row, entry.column, entry.value))).toList();
  }

  /** The numbers of a row. */
  List<BigInteger> row(int row) {
    var numbers = new ArrayList<>(Vectors.zero(columns));
    rows.get(row).forEach(entry -> numbers.set(entry.column, entry.value));
    return numbers;
  }

  List<BigInteger> product(List<BigInteger> vector) {
    var product = new ArrayList<>(Vectors.zero(columns));
    for (int row = 0; row < rows.size(); row++) {
      BigInteger times = vector.get(row);
      if (times.signum() != 0)
        for (InRow entry : rows.get(row))
          product.set(entry.column, product.get(entry.column).add(times.multiply(entry.value)));
    }
    return product;
  }

  SparseMatrix transposed() {
    List<List<InRow>> across = IntStream.range(0, columns).<List<InRow>>mapToObj(_ -> new ArrayList<>()).toList();
    for (int row = 0; row < rows.size(); row++)
      for (InRow entry : rows.get(row))
        across.get(entry.column).add(new InRow(row, entry.value));
    return new SparseMatrix(across, rows.size());
  }

  /** This matrix at the top left, the other at the bottom right. */
  SparseMatrix beside(SparseMatrix other) {
    var all = new ArrayList<>(rows);
    for (List<InRow> row : other.rows)
      all.add(row.stream().map(entry -> new InRow(columns + entry.column, entry.value)).toList());
    return new SparseMatrix(all, columns + other.columns);
  }

  /** The greatest sum of the absolute values of a row. */
  BigInteger norm() {
    return rows.stream()
        .map(row -> row.stream().map(entry -> entry.value.abs()).reduce(BigInteger.ZERO, BigInteger::add))
        .reduce(BigInteger.ZERO, BigInteger::max);
  }

  /** The residues of the numbers. */
  ResidueMatrix residues(int prime) {
    var starts = new int[rows.size() + 1];
    for (int row = 0; row < rows.size(); row++)
      starts[row + 1] = starts[row] + rows.get(row).size();
    List<InRow> entries = rows.stream().flatMap(List::stream).toList();
    return new ResidueMatrix(prime, columns, starts, entries.stream().mapToInt(InRow::column).toArray(),
        entries.stream().mapToLong(entry -> ResidueMatrix.residue(entry.value, prime)).toArray());
  }
}
