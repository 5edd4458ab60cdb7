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
 * Atomic weights of infinitesimals: how many ups a game is worth, in the large (Winning Ways, chapter 8; Siegel,
 * Combinatorial Game Theory, 2013, II.7). Each follower once.
 *
 * <p>G has the weight g when G - g.^ lies between down and up, each with a remote star. That is about the outcomes of G with
 * all-small games X. They do not change when each number x in G that is not 0 gives way to N ups or N downs, by the sign of x,
 * if N is greater than all ups that X comes to: both decide the sum. So the weight of G is that of an all-small game in which
 * numbers weigh N; where N still stands in it, the game has no weight.
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

  /** How long play can last, and how many ups and stars there are, until a number is reached: weights are at most twice that. */
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

  /** What followers weigh when a number that is not 0 weighs {@code heavy}. */
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
     * Of the whole numbers that the options allow: the greatest when the game is above the far star, the least when it is
     * below, else 0 or the nearest.
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

  /** The greatest whole number n that is not g or more. */
  private BigInteger greatestBelow(int g) {
    BigInteger n = values.leftStop(g).ceiling().add(BigInteger.ONE);
    while (values.leq(g, values.number(Dyadic.of(n))))
      n = n.subtract(BigInteger.ONE);
    return n;
  }
}
