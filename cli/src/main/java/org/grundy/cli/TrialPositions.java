package org.grundy.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.grundy.game.Notation;
import org.grundy.game.Numbers;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the positions on which a program is tested: all small ones, then random larger ones.
 *
 * @param wanted   how many
 * @param least    the least number in them, 0 or more
 * @param greatest about half of the greatest number in them
 * @param heaps    the most numbers in a position; null for what the game allows
 * @param seed     another one gives other positions
 */
record TrialPositions(int wanted, int least, int greatest, @Nullable Integer heaps, long seed) {
  /** The most numbers in a small position, when the game allows any number of them and {@code heaps} is not given. */
  static final int MOST_NUMBERS = 4;
  /**
   * A game with no position of k numbers up to this sum, and that of the least numbers besides, is taken to have no
   * position of k numbers at all.
   */
  private static final int TELLING_SUM = 12;
  private static final int LARGEST_SUM = 100_000;

  /**
   * Positions by the sum of their numbers, then by text.
   *
   * @param allUpTo the sum up to which every position of few numbers is among them
   */
  record Chosen(List<Position.Single<?>> positions, int allUpTo) {
    Chosen {
      positions = List.copyOf(positions);
    }
  }

  /** The same for another game. */
  TrialPositions seeded(int wanted, long seed) {
    return new TrialPositions(wanted, least, greatest, heaps, seed);
  }

  private int mostNumbers() {
    return Math.min(MOST_NUMBERS, Objects.requireNonNullElse(heaps, MOST_NUMBERS));
  }

  private int tellingSum() {
    return TELLING_SUM + MOST_NUMBERS * least;
  }

  /**
   * The positions of a game, each once: half of them are all the small ones, and more where there are too few random
   * ones.
   */
  <P> Chosen of(Ruleset<P> ruleset) {
    if (!(ruleset.notation() instanceof Numbers<P> notation))
      throw BadInput.because("{0}: expected a game whose positions are written with numbers", ruleset.name());
    var random = new Random(seed);
    var found = new TreeMap<String, Position.Single<?>>();
    int allUpTo = small(ruleset, notation, 0, (wanted + 1) / 2, found);
    for (int i = 0; i < 4 * wanted && found.size() < wanted; i++)
      cut(notation, notation.random(random, 1 + greatest * (i % 8 + 1) / 8))
          .ifPresent(at -> found.putIfAbsent(key(notation, at), new Position.Single<>(ruleset, at)));
    allUpTo = small(ruleset, notation, allUpTo + 1, wanted, found);
    if (found.isEmpty())
      throw BadInput.because("{0}: expected a game with positions of at most {1} {1:number|numbers}", ruleset.name(),
          Objects.requireNonNullElse(heaps, MOST_NUMBERS));
    return new Chosen(new ArrayList<>(found.values()), allUpTo);
  }

  /**
   * Adds all positions of each sum from {@code from} on, as long as there are at most {@code most} in all.
   *
   * @return the last sum of which all are added
   */
  private <P> int small(Ruleset<P> ruleset, Numbers<P> notation, int from, int most,
      Map<String, Position.Single<?>> found) {
    var written = new boolean[MOST_NUMBERS + 1];
    Arrays.fill(written, from > tellingSum());
    int sum = from;
    for (; sum < LARGEST_SUM; sum++) {
      var same = new TreeMap<String, Position.Single<?>>();
      for (int count = 1; count <= mostNumbers() && same.size() <= most; count++)
        if (written[count] || sum <= tellingSum()) {
          int before = same.size();
          all(ruleset, notation, new ArrayList<>(), count, sum, most, same);
          written[count] |= same.size() > before;
        }
      boolean none = same.isEmpty();
      same.keySet().removeAll(found.keySet());
      if (found.size() + same.size() > most || none && sum > 4 * greatest + tellingSum())
        break;
      found.putAll(same);
    }
    return sum - 1;
  }

  /** The position cut to its first {@code heaps} numbers; empty when these are not a position, or one is too small. */
  private <P> Optional<P> cut(Numbers<P> notation, P at) {
    List<BigInteger> numbers = notation.numbers(at);
    if (numbers.stream().anyMatch(number -> number.compareTo(BigInteger.valueOf(least)) < 0))
      return Optional.empty();
    if (heaps == null || numbers.size() <= heaps)
      return Optional.of(at);
    try {
      return Optional.of(notation.position(numbers.subList(0, heaps)));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  /**
   * Adds all positions that extend {@code before} by {@code count} numbers of the given sum, until there are more than
   * {@code most}.
   */
  private <P> void all(Ruleset<P> ruleset, Numbers<P> notation, List<BigInteger> before, int count, int sum,
      int most, Map<String, Position.Single<?>> out) {
    if (out.size() > most)
      return;
    if (sum < least * count)
      return;
    if (count == 1) {
      before.add(BigInteger.valueOf(sum));
      try {
        P at = notation.position(before);
        out.putIfAbsent(key(notation, at), new Position.Single<>(ruleset, at));
      } catch (BadInput _) {
        // not a position of this game
      }
      before.removeLast();
      return;
    }
    for (int first = least; first <= sum; first++) {
      before.add(BigInteger.valueOf(first));
      all(ruleset, notation, before, count - 1, sum - first, most, out);
      before.removeLast();
    }
  }

  private static <P> String key(Numbers<P> notation, P at) {
    Notation<P> written = notation;
    var sum = notation.numbers(at).stream().reduce(BigInteger.ZERO, BigInteger::add);
    return "%020d %06d %s".formatted(sum, notation.numbers(at).size(), written.format(at));
  }
}
