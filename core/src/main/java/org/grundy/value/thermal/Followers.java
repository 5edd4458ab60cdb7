package org.grundy.value.thermal;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.grundy.value.shortgame.ShortGames;

/** The followers of a value, which any moves in its canonical form reach, and properties of them. */
public final class Followers {
  private final ShortGames values;
  private final Map<Integer, BigInteger> birthdays = new HashMap<>();

  public Followers(ShortGames values) {
    this.values = values;
  }

  /** All followers, including the value itself. */
  public int[] of(int value) {
    return until(value, _ -> false);
  }

  /** The followers that are reached without moving on from values of some kind. */
  private int[] until(int value, IntPredicate last) {
    var found = new TreeSet<Integer>();
    var open = new ArrayDeque<Integer>();
    open.add(value);
    found.add(value);
    while (!open.isEmpty()) {
      int next = open.pop();
      if (last.test(next))
        continue;
      for (int[] options : new int[][]{values.left(next), values.right(next)}) {
        values.budget().charge(1L + options.length);
        for (int option : options)
          if (found.add(option))
            open.push(option);
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * The number of followers, including the value itself. The followers of an integer are counted without visiting them.
   */
  public BigInteger count(int value) {
    BigInteger greatest = BigInteger.ZERO;
    BigInteger least = BigInteger.ZERO;
    long others = 0;
    boolean integers = false;
    for (int follower : until(value, this::isInteger))
      if (isInteger(follower)) {
        integers = true;
        greatest = greatest.max(values.numberPart(follower).numerator());
        least = least.min(values.numberPart(follower).numerator());
      } else {
        others++;
      }
    BigInteger ofIntegers = integers ? greatest.subtract(least).add(BigInteger.ONE) : BigInteger.ZERO;
    return ofIntegers.add(BigInteger.valueOf(others));
  }

  private boolean isInteger(int value) {
    return values.isNumber(value) && values.numberPart(value).isInteger();
  }

  /** The followers down to the first that are sums of a number, ups and a nimber, including the value itself. */
  int[] hot(int value) {
    return until(value, values::isNumberUpStar);
  }

  /** Whether in every follower both players can move or neither. */
  public boolean isAllSmall(int value) {
    return Arrays.stream(hot(value)).allMatch(g -> !values.isNumberUpStar(g) || values.numberPart(g).signum() == 0);
  }

  /** The day on which a value is born: the depth of its canonical form. */
  public BigInteger birthday(int value) {
    if (values.isNumber(value))
      return values.numberPart(value).birthday();
    if (values.asNimber(value).isPresent())
      return BigInteger.valueOf(values.asNimber(value).getAsInt());
    BigInteger known = birthdays.get(value);
    if (known != null)
      return known;
    values.budget().charge(1);
    BigInteger latest = BigInteger.ZERO;
    for (int[] options : new int[][]{values.left(value), values.right(value)})
      for (int option : options)
        latest = latest.max(birthday(option).add(BigInteger.ONE));
    birthdays.put(value, latest);
    return latest;
  }
}
