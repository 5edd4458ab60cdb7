package org.grundy.word.count;

import java.util.ArrayList;
import java.util.List;
import org.grundy.effort.Budget;

/**
 * The span, modulo a prime below 2^30, of the vectors to which digits lead from the row of a linear representation: the
 * shortest strings whose vectors are a basis. The time grows with the square of the rank, the dimension and the number of
 * digits.
 *
 * @param words   strings of digits, most significant first
 * @param vectors for each string the row times the matrices of its digits, modulo the prime
 */
record Reach(List<List<Integer>> words, List<long[]> vectors) {
  static Reach of(LinearRepresentation f, int prime, Budget budget) {
    List<ResidueMatrix> matrices = f.matrices().stream().map(matrix -> matrix.residues(prime)).toList();
    var words = new ArrayList<List<Integer>>();
    var vectors = new ArrayList<long[]>();
    var echelon = new Echelon(prime, budget);
    long[] row = ResidueMatrix.residues(f.row(), prime);
    if (echelon.add(row)) {
      words.add(List.of());
      vectors.add(row);
    }
    for (int i = 0; i < words.size(); i++)
      for (int digit = 0; digit < matrices.size(); digit++) {
        long[] vector = matrices.get(digit).product(vectors.get(i));
        if (echelon.add(vector)) {
          var word = new ArrayList<>(words.get(i));
          word.add(digit);
          words.add(List.copyOf(word));
          vectors.add(vector);
        }
      }
    return new Reach(words, vectors);
  }

  /** Whether each vector times the column is 0 modulo the prime. */
  boolean vanishes(LinearRepresentation f, int prime) {
    long[] column = ResidueMatrix.residues(f.column(), prime);
    return vectors.stream().allMatch(vector -> ResidueMatrix.product(vector, column, prime) == 0);
  }
}
