package org.grundy.value.thermal;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.number.Dyadic;
import org.grundy.value.notation.Uptimals;
import org.grundy.value.shortgame.ShortGames;

/**
 * A value as a number, a nimber and multiples of {@code ^<1>, ^<2>, ..}, each of which outweighs all multiples of the next
 * (Conway and Ryba; Siegel, Combinatorial Game Theory, 2013, II.9): {@code 3*2.12-} is {@code 3*2 + ^ - 2.^<2>}.
 *
 * @param digits the multiples, the last of them not 0
 */
public record UptimalExpansion(Dyadic number, int nimber, List<BigInteger> digits) {
  /** The greatest multiple that is tried. */
  private static final int MOST = 1 << 10;

  public UptimalExpansion {
    digits = List.copyOf(digits);
  }

  /**
   * The expansion; empty when the value has none. The number of digits is at most the birthday. The cost is a few
   * comparisons for each nimber and each digit.
   */
  public static Optional<UptimalExpansion> of(ShortGames values, int value) {
    if (!values.isNumberish(value))
      return Optional.empty();
    Dyadic number = values.numberPart(value);
    if (values.isNumberUpStar(value)) {
      BigInteger up = BigInteger.valueOf(values.upPart(value));
      return Optional.of(new UptimalExpansion(number, values.nimberPart(value),
          up.signum() == 0 ? List.of() : List.of(up)));
    }
    int small = values.minus(value, values.number(number));
    var followers = new Followers(values);
    if (!followers.isAllSmall(small))
      return Optional.empty();
    int depth = followers.birthday(small).intValueExact();
    int nimbers = Math.min(depth, MOST);
    for (int nimber = 0; nimber <= nimbers; nimber++) {
      var digits = new ArrayList<BigInteger>();
      if (expand(values, values.minus(small, values.nimber(nimber)), 1, depth, digits)) {
        Collections.reverse(digits);
        return Optional.of(new UptimalExpansion(number, nimber, digits));
      }
    }
    return Optional.empty();
  }

  /** Adds the digits from a place on, the last first. */
  private static boolean expand(ShortGames values, int rest, int place, int deepest, List<BigInteger> digits) {
    if (rest == ShortGames.ZERO)
      return true;
    if (place > deepest)
      return false;
    values.budget().charge(1);
    int unit = Uptimals.power(values, place);
    int below = greatestBelow(values, rest, unit, deepest);
    if (below < -deepest)
      return false;
    for (int digit : new int[]{below, below + 1}) {
      int left = values.minus(rest, values.times(digit, unit));
      if (values.leq(left, unit) && values.leq(values.negative(unit), left)
          && expand(values, left, place + 1, deepest, digits)) {
        digits.add(BigInteger.valueOf(digit));
        return true;
      }
    }
    return false;
  }

  /** The greatest n within the bounds for which n units are at most a value; below the bounds when there is none. */
  private static int greatestBelow(ShortGames values, int value, int unit, int bound) {
    for (int n = bound; n >= -bound; n--)
      if (values.leq(values.times(n, unit), value))
        return n;
    return -bound - 1;
  }

  /** The number, the nimber, a point, and a digit for each power; a minus follows a negative digit. */
  public String text() {
    String stars = nimber == 0 ? "" : nimber == 1 ? "*" : "*" + nimber;
    String head = number.signum() == 0 && nimber != 0 ? "" : number.toString();
    return head + stars + "." + (digits.isEmpty() ? "0" : digits.stream().map(UptimalExpansion::digit)
        .collect(Collectors.joining()));
  }

  private static String digit(BigInteger digit) {
    String size = digit.abs().toString();
    return (size.length() == 1 ? size : "(" + size + ")") + (digit.signum() < 0 ? "-" : "");
  }
}
