package org.grundy.value.thermal;

import java.util.ArrayList;
import java.util.Arrays;
import org.grundy.value.Order;
import org.grundy.value.shortgame.ShortGames;

/**
 * Incentives, the gains of moves (Winning Ways, chapter 5): {@code G^L - G} for Left and {@code G - G^R} for Right.
 * Only maximal ones are kept.
 */
public final class Incentives {
  private final ShortGames values;

  public Incentives(ShortGames values) {
    this.values = values;
  }

  public int[] left(int value) {
    int[] found = values.left(value);
    for (int i = 0; i < found.length; i++)
      found[i] = values.minus(found[i], value);
    return maximal(found);
  }

  public int[] right(int value) {
    int[] found = values.right(value);
    for (int i = 0; i < found.length; i++)
      found[i] = values.minus(value, found[i]);
    return maximal(found);
  }

  public int[] all(int value) {
    int[] left = left(value);
    int[] right = right(value);
    int[] both = Arrays.copyOf(left, left.length + right.length);
    System.arraycopy(right, 0, both, left.length, right.length);
    return maximal(both);
  }

  private int[] maximal(int[] found) {
    var kept = new ArrayList<Integer>();
    for (int candidate : found) {
      if (kept.stream().anyMatch(other -> values.leq(candidate, other)))
        continue;
      kept.removeIf(other -> values.compare(other, candidate) == Order.LESS);
      kept.add(candidate);
    }
    return kept.stream().mapToInt(Integer::intValue).toArray();
  }
}
