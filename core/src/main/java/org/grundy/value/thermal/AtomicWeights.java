package org.grundy.value.thermal;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.number.Dyadic;
import org.grundy.value.shortgame.Values;

/**
 * Atomic weights of all-small games: how many ups a game is worth, in the large (Winning Ways, chapter 8; Siegel,
 * Combinatorial Game Theory, 2013, II.7). Each follower once.
 */
public final class AtomicWeights {
  private static final int NONE = -1;

  private final Values values;
  private final Followers followers;
  private final Map<Integer, Integer> known = new HashMap<>();

  public AtomicWeights(Values values) {
    this.values = values;
    this.followers = new Followers(values);
  }

  /** The atomic weight; empty when the game is not all-small. */
  public OptionalInt of(int value) {
    if (!followers.isAllSmall(value))
      return OptionalInt.empty();
    int remote = values.nimber(farStar(value));
    return OptionalInt.of(weight(value, remote));
  }

  /** A star greater than every nimber among the followers: a power of 2, so that nothing equals it. */
  private int farStar(int value) {
    int greatest = Arrays.stream(followers.of(value))
        .map(g -> values.asNimber(g).orElse(values.isNumberUpStar(g) ? values.nimberPart(g) : 0))
        .max().orElse(0);
    return Integer.highestOneBit(Math.max(1, greatest)) * 2;
  }

  private int weight(int value, int remote) {
    int found = known.getOrDefault(value, NONE);
    if (found != NONE)
      return found;
    values.budget().charge(1);
    int[] left = Arrays.stream(values.left(value)).map(g -> values.minus(weight(g, remote), values.integer(2)))
        .toArray();
    int[] right = Arrays.stream(values.right(value)).map(g -> values.plus(weight(g, remote), values.integer(2)))
        .toArray();
    int weight = values.make(left, right);
    if (values.isNumber(weight) && values.numberPart(weight).isInteger())
      weight = eccentric(value, left, right, remote);
    known.put(value, weight);
    return weight;
  }

  /**
   * Of the whole numbers that the options allow: the greatest when the game is above the far star, the least when it is
   * below, else 0 or the nearest.
   */
  private int eccentric(int value, int[] left, int[] right, int remote) {
    boolean above = values.leq(remote, value);
    boolean below = values.leq(value, remote);
    if (!above && !below || left.length == 0 || right.length == 0)
      return values.make(left, right);
    Optional<BigInteger> bound = above
        ? Arrays.stream(right).mapToObj(g -> greatestBelow(g)).min(BigInteger::compareTo)
        : Arrays.stream(left).mapToObj(g -> greatestBelow(values.negative(g)).negate()).max(BigInteger::compareTo);
    return values.number(Dyadic.of(bound.orElseThrow()));
  }

  /** The greatest whole number n that is not g or more. */
  private BigInteger greatestBelow(int g) {
    BigInteger n = values.leftStop(g).ceiling().add(BigInteger.ONE);
    while (values.leq(g, values.number(Dyadic.of(n))))
      n = n.subtract(BigInteger.ONE);
    return n;
  }
}
