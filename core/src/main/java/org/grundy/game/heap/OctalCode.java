package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * The code of a take-and-break game: a digit for each number of tokens that may be taken. Bit j of the digit at place
 * i, worth 2<sup>j</sup>, means that i tokens may be taken from a heap if the rest forms j nonempty heaps; place 0
 * stands before the point. {@code 0.77} is Kayles. Digits go to F, 15, that is to three heaps; an octal code has none
 * above 7.
 *
 * <p>Digits in brackets at the end repeat forever: {@code 0.[3]} is Nim. {@code 4!.0} is Grundy's game: the mark says
 * that a heap that is split without taking must make unequal heaps.
 *
 * <p>R. K. Guy and C. A. B. Smith, The G-values of various games, Proc. Cambridge Philos. Soc. 52 (1956) 514-526, doi
 * 10.1017/S0305004100031509.
 */
public final class OctalCode {
  /** The greatest place; a code is something that people type. */
  public static final int MOST_PLACES = 4096;

  private final int[] fixed;
  private final int[] repeating;
  private final boolean unequal;

  private OctalCode(int[] fixed, int[] repeating, boolean unequal) {
    this.fixed = fixed;
    this.repeating = repeating;
    this.unequal = unequal;
  }

  /**
   * The finite code with these digits, place 0 first.
   *
   * @throws IllegalArgumentException when a digit is not 0 to 15, or the first has bit 1 or 2
   */
  public static OctalCode of(int... digits) {
    for (int i = 0; i < digits.length; i++)
      if (digits[i] < 0 || digits[i] > 15 || i == 0 && (digits[i] & 3) != 0)
        throw new IllegalArgumentException("a code has no digit " + digits[i] + " at place " + i);
    return least(digits.clone(), new int[0], false);
  }

  /**
   * Reads a code, in time linear in its length.
   *
   * @throws BadInput when the text is no code
   */
  public static OctalCode parse(String text) {
    return new CodeReader(text).code();
  }

  /** The shortest spelling: no trailing zeros, and a primitive repeating part that begins as early as possible. */
  static OctalCode least(int[] fixed, int[] repeating, boolean unequal) {
    int[] period = primitive(repeating);
    int length = fixed.length;
    if (period.length == 0)
      while (length > 1 && fixed[length - 1] == 0)
        length--;
    else
      for (; length > 1 && fixed[length - 1] == period[period.length - 1]; length--)
        period = rotated(period);
    return new OctalCode(Arrays.copyOf(fixed, Math.max(1, length)), period, unequal);
  }

  private static int[] primitive(int[] repeating) {
    if (Arrays.stream(repeating).allMatch(d -> d == 0))
      return new int[0];
    int period = 1;
    while (repeating.length % period != 0 || !repeats(repeating, period))
      period++;
    return Arrays.copyOf(repeating, period);
  }

  private static boolean repeats(int[] digits, int period) {
    for (int i = period; i < digits.length; i++)
      if (digits[i] != digits[i - period])
        return false;
    return true;
  }

  /** The last digit moved to the front. */
  private static int[] rotated(int[] digits) {
    var rotated = new int[digits.length];
    for (int i = 0; i < digits.length; i++)
      rotated[(i + 1) % digits.length] = digits[i];
    return rotated;
  }

  /** The digit at a place &ge; 0. */
  public int digit(long place) {
    if (place < fixed.length)
      return fixed[(int) place];
    return repeating.length == 0 ? 0 : repeating[(int) ((place - fixed.length) % repeating.length)];
  }

  /** A place that fits a long and has the same digit as {@code place} &ge; 0; it is 0 only for 0 itself. */
  long place(BigInteger place) {
    if (place.bitLength() < Long.SIZE)
      return place.longValueExact();
    long first = Math.max(1, fixed.length);
    return finite() ? first
        : first + place.subtract(BigInteger.valueOf(first)).mod(BigInteger.valueOf(repeating.length)).longValueExact();
  }

  /** The last place with a digit other than 0 in a finite code, 0 when there is none; else {@code Long.MAX_VALUE}. */
  public long places() {
    return finite() ? fixed.length - 1 : Long.MAX_VALUE;
  }

  /** Whether no digits repeat forever. */
  public boolean finite() {
    return repeating.length == 0;
  }

  /** The number of digits before the repeating part, including the one before the point. */
  public int prefix() {
    return fixed.length;
  }

  /** The number of repeating digits, 0 in a finite code. */
  public int period() {
    return repeating.length;
  }

  /** Whether a heap that is split without taking must make heaps of different sizes. */
  public boolean unequal() {
    return unequal;
  }

  /** Whether no digit is above 7: a heap breaks into two heaps at most. The mark {@code !} is not octal. */
  public boolean isOctal() {
    return pieces() <= 2 && !unequal;
  }

  /** The most heaps that one heap becomes, at least 1. */
  public int pieces() {
    int digits = Arrays.stream(fixed).reduce(2, (a, b) -> a | b) | Arrays.stream(repeating).reduce(0, (a, b) -> a | b);
    return 31 - Integer.numberOfLeadingZeros(digits);
  }

  /** Whether every move takes some of a set of numbers, the same for every heap that is large enough. */
  boolean fixesAmounts() {
    return IntStream.range(0, prefix() + period()).map(this::digit).allMatch(digit -> digit % 3 == 0 && digit <= 3)
        && digit(0) == 0;
  }

  /** The rules in a sentence. */
  public Phrase words() {
    return CodeWords.of(this);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof OctalCode c && unequal == c.unequal && Arrays.equals(fixed, c.fixed)
        && Arrays.equals(repeating, c.repeating);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Arrays.hashCode(fixed) + Arrays.hashCode(repeating)) + Boolean.hashCode(unequal);
  }

  /** The code as typed, the same for equal codes. */
  @Override
  public String toString() {
    String digits = hex(fixed);
    String after = digits.substring(1) + (finite() ? "" : "[" + hex(repeating) + "]");
    return digits.charAt(0) + (unequal ? "!" : "") + "." + (after.isEmpty() ? "0" : after);
  }

  private static String hex(int[] digits) {
    List<String> text = new ArrayList<>();
    for (int digit : digits)
      text.add(Integer.toHexString(digit));
    return String.join("", text).toUpperCase(Locale.ROOT);
  }
}
