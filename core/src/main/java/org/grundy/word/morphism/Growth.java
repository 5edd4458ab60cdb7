package org.grundy.word.morphism;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.grundy.reason.Fields;

/**
 * How fast the words that a {@link Morphism} makes from one letter grow. The length l<sub>k</sub>(x) of the word that k
 * steps make from the letter x is a sum of lengths for k - 1, and for every k the least and the greatest of the ratios
 * l<sub>k+1</sub>(x) / l<sub>k</sub>(x) enclose the growth rate, the greatest eigenvalue of the matrix that counts
 * letters in images: L. Collatz, Einschlie&szlig;ungssatz f&uuml;r die charakteristischen Zahlen von Matrizen,
 * Mathematische Zeitschrift 48 (1942) 221-226, doi 10.1007/BF01180013. Time: for each step, the letters of all images
 * times the digits of the lengths.
 */
public final class Growth {
  /** So many lengths are told. */
  public static final int LENGTHS = 12;
  private static final int STEPS = 200;
  private static final int DIGITS = 30;

  private final String letters;
  private final int[][] images;

  public Growth(Morphism morphism) {
    this.letters = morphism.letters();
    this.images = letters.chars()
        .mapToObj(letter -> morphism.image((char) letter).chars().map(letters::indexOf).toArray())
        .toArray(int[][]::new);
  }

  private BigInteger[] next(BigInteger[] lengths) {
    return Arrays.stream(images)
        .map(image -> Arrays.stream(image).mapToObj(i -> lengths[i]).reduce(BigInteger.ZERO, BigInteger::add))
        .toArray(BigInteger[]::new);
  }

  private BigInteger[] ones() {
    return letters.chars().mapToObj(_ -> BigInteger.ONE).toArray(BigInteger[]::new);
  }

  /** Puts the fields for programs. */
  public void fields(Fields out) {
    out.list("lengths", lengths(LENGTHS));
    String rate = rate();
    if (!rate.isEmpty())
      out.put("rate", rate);
  }

  /** The growth rate, to the digits that are shown. */
  public String rate() {
    return rate(STEPS, DIGITS);
  }

  /** The lengths of the first {@code count} words that the first letter becomes, beginning with the letter itself. */
  public List<BigInteger> lengths(int count) {
    var found = new ArrayList<BigInteger>();
    for (BigInteger[] lengths = ones(); found.size() < count; lengths = next(lengths))
      found.add(lengths[0]);
    return found;
  }

  /**
   * The growth rate in decimal, cut off after the last digit on which both bounds agree after {@code steps} steps, so
   * all digits are right. Empty when not even the digit before the point is certain.
   *
   * @param digits the most digits after the point
   */
  public String rate(int steps, int digits) {
    BigInteger[] lengths = ones();
    for (int i = 0; i < steps; i++)
      lengths = next(lengths);
    BigInteger[] after = next(lengths);
    BigInteger scale = BigInteger.TEN.pow(digits);
    var ratios = new TreeSet<BigInteger>();
    for (int i = 0; i < lengths.length; i++)
      ratios.add(after[i].multiply(scale).divide(lengths[i]));
    return common(decimal(ratios.first(), digits), decimal(ratios.last(), digits));
  }

  private static String decimal(BigInteger scaled, int digits) {
    String text = "0".repeat(Math.max(0, digits + 1 - scaled.toString().length())) + scaled;
    int point = text.length() - digits;
    return digits == 0 ? text : text.substring(0, point) + "." + text.substring(point);
  }

  private static String common(String a, String b) {
    int same = 0;
    while (same < Math.min(a.length(), b.length()) && a.charAt(same) == b.charAt(same))
      same++;
    String shared = a.substring(0, same);
    if (same == a.length() && same == b.length())
      return shared;
    return a.indexOf('.') != b.indexOf('.') || !shared.contains(".") ? "" : shared;
  }
}
