package org.grundy.word.numeration;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.phrase.BadInput;

/** The digits of 1 in the base of a recurrence's root, and the words of complaints about them. */
final class ExpansionOfOne {
  private ExpansionOfOne() {
  }

  /**
   * The digits of 1 in the base of a recurrence's root.
   *
   * @param text       the recurrence, for messages
   * @param mostDigits what each digit is less than
   * @throws BadInput when the root is not known to be a Pisot number, or a digit is too large
   */
  static PisotNumber.Ones of(String text, int mostDigits, int... c) {
    PisotNumber root = PisotNumber.of(c).orElseThrow(() -> BadInput.because(
        "recurrence {0}: an automaton can add only if one root of {1} is greater than 1 and all others are less "
            + "than 1 in absolute value (a Pisot number), which could not be confirmed",
        text, polynomial(c)));
    return root.ones().filter(o -> o.digits().getFirst() < mostDigits)
        .orElseThrow(() -> BadInput.because("recurrence {0}: too many digits", text));
  }

  /** As {@code x^2 - 3x + 1}. */
  private static String polynomial(int... c) {
    var text = new StringBuilder(power(c.length));
    for (int i = 0; i < c.length; i++)
      if (c[i] != 0) {
        int size = Math.abs(c[i]);
        String power = power(c.length - 1 - i);
        text.append(c[i] > 0 ? " - " : " + ").append(size == 1 && !power.isEmpty() ? "" : size).append(power);
      }
    return text.toString();
  }

  private static String power(int exponent) {
    return exponent == 0 ? "" : exponent == 1 ? "x" : "x^" + exponent;
  }

  /** The text of such digits: {@code .10001} or {@code .2(1)}. */
  static String text(PisotNumber.Ones ones) {
    var text = new StringBuilder(".");
    for (int i = 0; i < ones.digits().size(); i++)
      text.append(i == ones.recurs() ? "(" : "").append(ones.digits().get(i));
    return text.append(ones.recurs() < 0 ? "" : ")").toString();
  }

  /** The numbers with spaces between them, as in the name of a recurrence. */
  static String joined(List<?> numbers) {
    return numbers.stream().map(Object::toString).collect(Collectors.joining(" "));
  }
}
