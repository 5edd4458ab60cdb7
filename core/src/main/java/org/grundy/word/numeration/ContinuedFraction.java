package org.grundy.word.numeration;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.phrase.BadInput;

/**
 * The continued fraction of a number between 0 and 1/2 that is the root of a quadratic equation, so that its partial
 * quotients a<sub>1</sub>, a<sub>2</sub>, &hellip; repeat (J. L. Lagrange 1770). The period and what stands before it
 * are as short as possible, so two numbers are equal exactly when their fractions are.
 *
 * @param first  a<sub>1</sub>, &hellip;, before the period; may be empty
 * @param period what repeats
 */
public record ContinuedFraction(List<Integer> first, List<Integer> period) {
  /** The most partial quotients that are searched for the period of a root. */
  private static final int MOST_QUOTIENTS = 1000;
  private static final Pattern TEXT = Pattern.compile("\\[\\s*[0-9]{1,9}\\s*;\\s*((?:[0-9]{1,9}\\s*,\\s*)*+)"
      + "\\(\\s*([0-9]{1,9}\\s*(?:,\\s*[0-9]{1,9}\\s*)*+)\\)\\s*]");

  /**
   * The fraction with these partial quotients. A number x between 1/2 and 1 is replaced by 1 - x, which has the same
   * denominators: [0; 1, a, &hellip;] by [0; a + 1, &hellip;].
   *
   * @throws BadInput when a quotient is not from 1, or the period is empty
   */
  public ContinuedFraction {
    var before = new ArrayList<>(first);
    List<Integer> repeated = period;
    if (repeated.isEmpty() || Stream.concat(before.stream(), repeated.stream()).anyMatch(a -> a < 1))
      throw unreadable();
    repeated = shortest(repeated);
    while (before.size() < 2) {
      before.add(repeated.getFirst());
      repeated = turned(repeated, 1);
    }
    if (before.getFirst() == 1) {
      before.removeFirst();
      before.set(0, before.getFirst() + 1);
    }
    while (!before.isEmpty() && before.getLast().equals(repeated.getLast())) {
      repeated = turned(repeated, repeated.size() - 1);
      before.removeLast();
    }
    first = List.copyOf(before);
    period = List.copyOf(repeated);
  }

  private static BadInput unreadable() {
    return BadInput.because("expected a continued fraction with a period of numbers from 1, such as {0}",
        "[0; 3, (1, 2)]");
  }

  /**
   * Reads a fraction such as {@code [0; 3, (1, 2)]}, with the period in brackets. The whole part may be any number.
   *
   * @throws BadInput for any other text
   */
  public static ContinuedFraction parse(String text) {
    Matcher parts = TEXT.matcher(text.strip());
    if (!parts.matches())
      throw unreadable();
    return new ContinuedFraction(numbers(parts.group(1)), numbers(parts.group(2)));
  }

  private static List<Integer> numbers(String list) {
    return list.isEmpty() ? List.of() : Arrays.stream(list.split(",")).map(String::strip).filter(n -> !n.isEmpty())
        .map(Integer::valueOf).toList();
  }

  private static List<Integer> shortest(List<Integer> period) {
    for (int length = 1;; length++)
      if (period.size() % length == 0 && turned(period, length).equals(period))
        return period.subList(0, length);
  }

  /** The list with its first numbers moved to its end. */
  private static List<Integer> turned(List<Integer> list, int count) {
    return Stream.concat(list.stream().skip(count), list.stream().limit(count)).toList();
  }

  /**
   * The fraction of (p + sqrt d) / q without its whole part.
   *
   * @throws BadInput when d is a square or below 0, q is 0, or the period is long
   */
  public static ContinuedFraction ofRoot(BigInteger p, BigInteger d, BigInteger q) {
    if (d.signum() < 0 || d.sqrt().pow(2).equals(d))
      throw BadInput.because("sqrt({0}) is not an irrational number", d);
    if (q.signum() == 0)
      throw BadInput.because("expected a divisor other than 0");
    // (p |q| + sqrt(d q^2)) / (q |q|), where q |q| divides d q^2 - (p |q|)^2
    BigInteger square = d.multiply(q.pow(2));
    BigInteger upper = p.multiply(q.abs());
    BigInteger lower = q.multiply(q.abs());
    BigInteger whole = floor(upper, square, lower);
    var quotients = new ArrayList<Integer>();
    Map<List<BigInteger>, Integer> met = new HashMap<>();
    while (whole.bitLength() < Integer.SIZE && quotients.size() < MOST_QUOTIENTS || met.isEmpty()) {
      upper = whole.multiply(lower).subtract(upper);
      lower = square.subtract(upper.pow(2)).divide(lower);
      Integer before = met.putIfAbsent(List.of(upper, lower), quotients.size());
      if (before != null)
        return new ContinuedFraction(quotients.subList(0, before), quotients.subList(before, quotients.size()));
      whole = floor(upper, square, lower);
      quotients.add(whole.intValue());
    }
    throw BadInput.because("the continued fraction of this root does not repeat within {0} small numbers",
        MOST_QUOTIENTS);
  }

  /** (upper + sqrt square) / lower, rounded down. */
  private static BigInteger floor(BigInteger upper, BigInteger square, BigInteger lower) {
    BigInteger root = square.sqrt().add(lower.signum() < 0 ? BigInteger.ONE : BigInteger.ZERO);
    BigInteger[] divided = upper.add(root).divideAndRemainder(lower);
    return divided[1].signum() == -lower.signum() ? divided[0].subtract(BigInteger.ONE) : divided[0];
  }

  /** a<sub>i</sub>, for i from 1. */
  int quotient(int i) {
    return i <= first.size() ? first.get(i - 1) : period.get((i - 1 - first.size()) % period.size());
  }

  /** The greatest of all partial quotients. */
  int greatest() {
    return Stream.concat(first.stream(), period.stream()).mapToInt(a -> a).max().orElseThrow();
  }

  /** As {@code [0; 3, (1, 2)]}, with the period in brackets. */
  @Override
  public String toString() {
    return "[0; " + first.stream().map(a -> a + ", ").collect(Collectors.joining())
        + period.stream().map(Object::toString).collect(Collectors.joining(", ", "(", ")")) + "]";
  }
}
