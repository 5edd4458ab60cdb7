package org.grundy.value.thermal;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.number.Dyadic;
import org.grundy.value.shortgame.ShortGames;

/**
 * Atomic weights of infinitesimals: roughly how many ups a game is worth (Winning Ways, chapter 8; Siegel,
 * Combinatorial Game Theory, 2013, II.7). Each follower is weighed once.
 *
 * <p>G has the weight g when G - g.^ lies between down and up, each with a remote star. This condition depends on the
 * outcomes of sums of G with all-small games X. They do not change when each number x other than 0 in G is replaced by
 * N ups or N downs, by the sign of x, if N is greater than all ups in X: either decides the sum. So the weight of G is
 * that of an all-small game in which numbers weigh N. If N still occurs in that weight, the game has none.
 */
public final class AtomicWeights {
  private static final int NONE = -1;

  private final ShortGames values;
  private final Followers followers;
  private final Map<Integer, Integer> known = new HashMap<>();

  public AtomicWeights(ShortGames values) {
    this.values = values;
    this.followers = new Followers(values);
  }

  /** The atomic weight; empty when the game has none. */
  public OptionalInt of(int value) {
    if (!values.isInfinitesimal(value))
      return OptionalInt.empty();
    if (values.isNumberUpStar(value))
      return OptionalInt.of(values.number(Dyadic.of(BigInteger.valueOf(values.upPart(value)))));
    BigInteger span = span(value, new HashMap<>());
    BigInteger heavy = span.shiftLeft(3).add(BigInteger.valueOf(16));
    Map<Integer, Integer> weights = followers.isAllSmall(value) ? known : new HashMap<>();
    int weight = new Weighing(values.nimber(farStar(value)), heavy, weights).of(value);
    return followers.birthday(weight).compareTo(heavy.shiftRight(1)) < 0 ? OptionalInt.of(weight) : OptionalInt.empty();
  }

  /** The longest play until a number is reached, plus the ups and stars there: weights are at most twice that. */
  private BigInteger span(int value, Map<Integer, BigInteger> spans) {
    if (values.isNumberUpStar(value))
      return BigInteger.valueOf(Math.abs(values.upPart(value))).add(BigInteger.valueOf(values.nimberPart(value)));
    BigInteger found = spans.get(value);
    if (found != null)
      return found;
    values.budget().charge(1);
    BigInteger most = BigInteger.ZERO;
    for (int[] options : new int[][]{values.left(value), values.right(value)})
      for (int option : options)
        most = most.max(span(option, spans).add(BigInteger.ONE));
    spans.put(value, most);
    return most;
  }

  /** A star greater than every nimber among the followers: a power of 2, so that nothing equals it. */
  private int farStar(int value) {
    int greatest = Arrays.stream(followers.hot(value))
        .map(g -> values.isNumberUpStar(g) ? values.nimberPart(g) : 0)
        .max().orElse(0);
    return Integer.highestOneBit(Math.max(1, greatest)) * 2;
  }

  /** The weights of followers when every number other than 0 weighs {@code heavy}. */
  private final class Weighing {
    private final int remote;
    private final BigInteger heavy;
    private final Map<Integer, Integer> weights;

    Weighing(int remote, BigInteger heavy, Map<Integer, Integer> weights) {
      this.remote = remote;
      this.heavy = heavy;
      this.weights = weights;
    }

    int of(int value) {
      if (values.isNumberUpStar(value)) {
        int sign = values.numberPart(value).signum();
        return values.number(
            Dyadic.of(sign == 0 ? BigInteger.valueOf(values.upPart(value)) : sign > 0 ? heavy : heavy.negate()));
      }
      int found = weights.getOrDefault(value, NONE);
      if (found != NONE)
        return found;
      values.budget().charge(1);
      int[] left = Arrays.stream(values.left(value)).map(g -> values.minus(of(g), values.integer(2)))
          .toArray();
      int[] right = Arrays.stream(values.right(value)).map(g -> values.plus(of(g), values.integer(2)))
          .toArray();
      int weight = values.make(left, right);
      if (values.isNumber(weight) && values.numberPart(weight).isInteger())
        weight = eccentric(value, left, right);
      weights.put(value, weight);
      return weight;
    }

    /**
     * A whole number that the options allow: the greatest when the game is above the far star, the least when it is
     * below, otherwise 0 or the one nearest to it.
     */
    private int eccentric(int value, int[] left, int[] right) {
      boolean above = values.leq(remote, value);
      boolean below = values.leq(value, remote);
      if (!above && !below || left.length == 0 || right.length == 0)
        return values.make(left, right);
      Optional<BigInteger> bound = above
          ? Arrays.stream(right).mapToObj(g -> greatestBelow(g)).min(BigInteger::compareTo)
          : Arrays.stream(left).mapToObj(g -> greatestBelow(values.negative(g)).negate()).max(BigInteger::compareTo);
      return values.number(Dyadic.of(bound.orElseThrow()));
    }
  }

  /** The greatest whole number n for which n &ge; g does not hold. */
  private BigInteger greatestBelow(int g) {
    BigInteger n = values.leftStop(g).ceiling().add(BigInteger.ONE);
    while (values.leq(g, values.number(Dyadic.of(n))))
      n = n.subtract(BigInteger.ONE);
    return n;
  }
}
