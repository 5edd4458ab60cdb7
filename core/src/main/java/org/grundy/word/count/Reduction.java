package org.grundy.word.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;

/**
 * A linear representation of the least dimension. The dimension is the rank of the matrix of the values f(uv) for all
 * strings u and v of digits. Residues modulo a prime show strings u and v for which the values are a regular matrix of that
 * rank. So many further primes show the same rank that no greater minor can be other than 0; the entries then follow from
 * the exact values f(u d v). W. G. Tzeng, A polynomial-time algorithm for the equivalence of probabilistic automata, SIAM J.
 * Computing 21 (1992) 216-227, doi 10.1137/0221017. The time grows with the fourth power of the dimension.
 */
final class Reduction {
  /** The most steps, which take seconds. */
  private static final long MOST_STEPS = 1L << 32;
  private static final int MOST_DIMENSION = 1000;

  private final LinearRepresentation f;
  private final LinearRepresentation reversed;
  private final Budget budget;

  private Reduction(LinearRepresentation f, Budget budget) {
    this.f = f;
    reversed = f.reversed();
    this.budget = budget;
  }

  /** The same function; empty if it would take too long. */
  static Optional<LinearRepresentation> of(LinearRepresentation f, Budget budget) {
    return f.dimension() > MOST_DIMENSION ? Optional.empty() : new Reduction(f, budget).reduced();
  }

  /**
   * Whether the function is 0 for all strings of digits; empty if it would take too long. If it is not, a string shorter
   * than the dimension shows it.
   */
  static Optional<Boolean> isZero(LinearRepresentation f, Budget budget) {
    if (f.dimension() > MOST_DIMENSION)
      return Optional.empty();
    int first = Primes.above(0).findFirst().orElseThrow();
    Reach reach = Reach.of(f, first, budget);
    if (!reach.vanishes(f, first))
      return Optional.of(false);
    long bits = f.bits(f.dimension());
    return Primes.count(bits) * steps(f, reach) > MOST_STEPS ? Optional.empty()
        : Optional.of(Primes.above(bits).skip(1).allMatch(prime -> Reach.of(f, prime, budget).vanishes(f, prime)));
  }

  private static long steps(LinearRepresentation f, Reach reach) {
    long rank = reach.words().size();
    return rank * rank * f.dimension() * f.matrices().size();
  }

  /** Strings u and v, as many, for which the values f(uv) are a regular matrix modulo a prime; no more have one. */
  private record Minor(List<List<Integer>> before, List<List<Integer>> after, long steps) {
    int rank() {
      return before.size();
    }
  }

  private Minor minor(int prime) {
    Reach from = Reach.of(f, prime, budget);
    Reach to = Reach.of(reversed, prime, budget);
    long[][] values = from.vectors().stream().map(vector -> to.vectors().stream()
        .mapToLong(other -> ResidueMatrix.product(vector, other, prime)).toArray()).toArray(long[][]::new);
    List<Integer> rows = independent(Stream.of(values).toList(), prime);
    List<Integer> columns = independent(IntStream.range(0, to.words().size())
        .mapToObj(v -> rows.stream().mapToLong(u -> values[u][v]).toArray()).toList(), prime);
    return new Minor(rows.stream().map(from.words()::get).toList(),
        columns.stream().map(v -> to.words().get(v).reversed()).toList(), steps(f, from) + steps(f, to));
  }

  private List<Integer> independent(List<long[]> vectors, int prime) {
    var echelon = new Echelon(prime, budget);
    return IntStream.range(0, vectors.size()).filter(i -> echelon.add(vectors.get(i))).boxed().toList();
  }

  private Optional<LinearRepresentation> reduced() {
    Minor least = minor(Primes.above(0).findFirst().orElseThrow());
    while (true) {
      long bits = bits(least);
      if (Primes.count(bits) * least.steps + solving(least) > MOST_STEPS)
        return Optional.empty();
      int rank = least.rank();
      Optional<Minor> greater = Primes.above(bits).mapToObj(this::minor).filter(minor -> minor.rank() > rank)
          .findFirst();
      if (greater.isEmpty())
        return Optional.of(exact(least));
      least = greater.get();
    }
  }

  /**
   * What no minor with one more row and column exceeds, as a power of two. Each of its terms is a product of values of as
   * many strings, and all strings are together as long as those of its rows and columns, of which the new ones may be
   * chosen shorter than the dimension.
   */
  private long bits(Minor minor) {
    int rank = minor.rank();
    long length = Stream.of(minor.before, minor.after).flatMap(List::stream).mapToLong(List::size).sum()
        + 2L * f.dimension();
    return f.bits(0) * (rank + 1) + f.digitBits() * length
        + (rank + 1L) * BigInteger.valueOf(rank + 1).bitLength();
  }

  /** The steps of the exact solution, with numbers of 64 bits. */
  private long solving(Minor minor) {
    long rank = minor.rank();
    long words = minor.before.stream().mapToLong(u -> f.bits(2 * u.size())).sum() / 64 + 1;
    return rank * rank * rank * (f.matrices().size() + 1) * words * words;
  }

  private LinearRepresentation exact(Minor minor) {
    List<List<BigInteger>> from = minor.before.stream().map(f::after).toList();
    List<List<BigInteger>> to = minor.after.stream().map(v -> reversed.after(v.reversed())).toList();
    int rank = minor.rank();
    int digits = f.matrices().size();
    // For each v an equation between the rows of f(u v) and f(u d v).
    var equations = new ArrayList<List<BigInteger>>();
    List<List<BigInteger>> sides = Stream.concat(from.stream(), f.matrices().stream()
        .flatMap(matrix -> from.stream().map(matrix::product))).toList();
    for (List<BigInteger> column : to)
      equations.add(sides.stream().map(row -> Vectors.product(row, column)).toList());
    Solution solution = Solution.of(equations, budget);
    var matrices = new ArrayList<SparseMatrix>();
    for (int digit = 0; digit < digits; digit++)
      matrices.add(SparseMatrix.ofRows(solution.unknowns().subList(digit * rank, (digit + 1) * rank), rank));
    return new LinearRepresentation(f.system(), rank == 0 ? List.of() : Vectors.unit(0, rank), matrices,
        from.stream().map(row -> Vectors.product(row, f.column())).toList(), solution.denominator());
  }
}
