package org.grundy.solve.table;

import java.math.BigInteger;
import java.util.List;
import org.grundy.game.vector.Amount;
import org.grundy.game.vector.VectorRules;

/** Vectors of two heaps as rays, {@code (2k,k)}, and single moves, {@code (1,2)}, when there are no others. */
final class Directions {
  private static final BigInteger MOST = BigInteger.valueOf(1 << 15);

  private Directions() {
  }

  /** The directions of the rays; none when some vector is neither a ray nor a single move. */
  static int[][] rays(VectorRules game) {
    return fits(game) ? game.vectors().stream().filter(Directions::isRay)
        .map(vector -> new int[]{vector.get(0).times().intValueExact(), vector.get(1).times().intValueExact()})
        .toArray(int[][]::new) : new int[0][];
  }

  /** The single moves. */
  static int[][] single(VectorRules game) {
    return fits(game) ? game.vectors().stream().filter(vector -> !isRay(vector))
        .map(vector -> new int[]{vector.get(0).plus().intValueExact(), vector.get(1).plus().intValueExact()})
        .toArray(int[][]::new) : new int[0][];
  }

  private static boolean fits(VectorRules game) {
    return game.heaps() == 2 && game.vectors().stream().allMatch(vector -> small(vector)
        && (isRay(vector) || vector.stream().allMatch(Amount::fixed)));
  }

  private static boolean small(List<Amount> vector) {
    return vector.stream()
        .allMatch(amount -> amount.times().compareTo(MOST) <= 0 && amount.plus().compareTo(MOST) <= 0);
  }

  /** One letter, and nothing beside it. */
  private static boolean isRay(List<Amount> vector) {
    return vector.stream().anyMatch(amount -> !amount.fixed())
        && vector.stream().allMatch(amount -> amount.plus().signum() == 0)
        && vector.stream().filter(amount -> !amount.fixed()).map(Amount::letter).distinct().count() == 1;
  }
}
