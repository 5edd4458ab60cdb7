package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Amounts that are free within separate bounds, after equal ones have been merged: the number of their values is a
 * product.
 *
 * @param group by heap of the support: the first heap from which the same amount is taken
 * @param least by group
 * @param most  by group, null when there is no bound
 */
record Box(int[] group, BigInteger[] least, @Nullable BigInteger[] most) {
  /** The box that the inequalities describe, if they describe one. */
  static Optional<Box> of(List<Inequality> inequalities, int arity) {
    var box = new Box(new int[arity], new BigInteger[arity], new BigInteger[arity]);
    Arrays.setAll(box.group, j -> j);
    Arrays.fill(box.least, BigInteger.ONE);
    for (Inequality one : inequalities)
      if (one.isDifference() && inequalities.contains(one.opposite()))
        box.unite(one);
    for (Inequality inequality : inequalities)
      if (!box.bound(inequality))
        return Optional.empty();
    return Optional.of(box);
  }

  private void unite(Inequality difference) {
    int first = -1;
    for (int j = 0; j < group.length; j++)
      if (difference.coefficients()[j] != 0) {
        if (first >= 0) {
          int joined = group[j];
          int into = group[first];
          for (int i = 0; i < group.length; i++)
            group[i] = group[i] == joined || group[i] == into ? Math.min(joined, into) : group[i];
        }
        first = j;
      }
  }

  /** Applies an inequality; false when it links two groups. */
  private boolean bound(Inequality inequality) {
    var sums = new long[group.length];
    for (int j = 0; j < group.length; j++)
      sums[group[j]] += inequality.coefficients()[j];
    int[] bound = IntStream.range(0, sums.length).filter(g -> sums[g] != 0).toArray();
    if (bound.length > 1 || bound.length == 0 && inequality.constant() < 0)
      return false;
    if (bound.length == 1) {
      int g = bound[0];
      BigInteger k = BigInteger.valueOf(inequality.constant());
      BigInteger c = BigInteger.valueOf(sums[g]);
      if (sums[g] > 0)
        least[g] = least[g].max(BigLines.ceiling(k.negate(), c));
      else
        most[g] = min(most[g], BigLines.floor(k, c.negate()));
    }
    return true;
  }

  private static BigInteger min(@Nullable BigInteger a, BigInteger b) {
    return a == null ? b : a.min(b);
  }

  /** Whether there is one amount, free from 1 up. */
  boolean ray() {
    return Arrays.stream(group).allMatch(g -> g == 0) && least[0].equals(BigInteger.ONE) && most[0] == null;
  }

  boolean same(Box other) {
    return Arrays.equals(group, other.group) && Arrays.equals(least, other.least) && Arrays.equals(most, other.most);
  }

  /** Whether each heap loses an amount of its own, all within the same bounds. */
  boolean isUniform() {
    return IntStream.range(0, group.length)
        .allMatch(j -> group[j] == j && least[j].equals(least[0]) && Objects.equals(most[j], most[0]));
  }

  /** The number of amounts that the first heap of a uniform box may lose when it has this size. */
  BigInteger amounts(BigInteger size) {
    return min(most[0], size).subtract(least[0]).add(BigInteger.ONE).max(BigInteger.ZERO);
  }

  /** The number of moves in heaps of these sizes. */
  BigInteger count(List<BigInteger> sizes) {
    var room = most.clone();
    for (int j = 0; j < group.length; j++)
      room[group[j]] = min(room[group[j]], sizes.get(j));
    BigInteger count = BigInteger.ONE;
    for (int g = 0; g < group.length; g++) {
      BigInteger top = room[g];
      if (group[g] == g && top != null)
        count = count.multiply(top.subtract(least[g]).add(BigInteger.ONE).max(BigInteger.ZERO));
    }
    return count;
  }
}
