package org.grundy.value.thermal;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.grundy.value.shortgame.ShortGames;

/**
 * Counts the lines of play in a canonical form that end at a number, and tells whether all have even or all have odd
 * length (even- and odd-tempered: Siegel, Combinatorial Game Theory, 2013, V.2). Each follower is visited once.
 */
public final class StopCounts {
  private final ShortGames values;
  private final Map<Integer, BigInteger> counts = new HashMap<>();
  private final Map<Integer, Integer> lengths = new HashMap<>();

  /** Of lengths, as bits. */
  private static final int EVEN = 1;
  private static final int ODD = 2;

  public StopCounts(ShortGames values) {
    this.values = values;
  }

  /** The number of ways in which play can reach a number, with the players moving in any order; 1 for a number. */
  public BigInteger count(int value) {
    if (values.isNumber(value))
      return BigInteger.ONE;
    BigInteger known = counts.get(value);
    if (known != null)
      return known;
    values.budget().charge(1);
    BigInteger count = BigInteger.ZERO;
    for (int[] options : new int[][]{values.left(value), values.right(value)})
      for (int option : options)
        count = count.add(count(option));
    counts.put(value, count);
    return count;
  }

  /** Whether play always reaches a number after an even number of moves. */
  public boolean evenTempered(int value) {
    return lengths(value) == EVEN;
  }

  /** Whether play always reaches a number after an odd number of moves. */
  public boolean oddTempered(int value) {
    return lengths(value) == ODD;
  }

  private int lengths(int value) {
    if (values.isNumber(value))
      return EVEN;
    Integer known = lengths.get(value);
    if (known != null)
      return known;
    values.budget().charge(1);
    int found = 0;
    for (int[] options : new int[][]{values.left(value), values.right(value)})
      for (int option : options) {
        int after = lengths(option);
        found |= (after & EVEN) << 1 | (after & ODD) >> 1;
      }
    lengths.put(value, found);
    return found;
  }
}
