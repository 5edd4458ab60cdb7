package org.grundy.word.numeration;

import java.util.Optional;
import org.grundy.phrase.BadInput;

/** What Walnut calls the numerations that it and Grundy share. */
public final class WalnutNames {
  private static final String PREFIX = "msd_";
  private static final String REVERSED = "lsd_";
  private static final String FIBONACCI = PREFIX + "fib";
  private static final String TRIBONACCI = PREFIX + "trib";
  private static final String PELL = PREFIX + "pell";

  private WalnutNames() {
  }

  /** Whether strings of the numeration begin with the least significant digit. */
  public static boolean isReversed(String name) {
    return name.startsWith(REVERSED);
  }

  /**
   * The numeration of that name, whichever digit comes first; empty when there is none.
   *
   * @throws BadInput for a base that is too large or too small
   */
  public static Optional<DigitSystem> system(String name) {
    String same = isReversed(name) ? PREFIX + name.substring(REVERSED.length()) : name;
    return switch (same) {
      case FIBONACCI -> Optional.of(DigitSystem.FIBONACCI);
      case TRIBONACCI -> Optional.of(DigitSystem.TRIBONACCI);
      case PELL -> Optional.of(DigitSystem.pell());
      default -> same.matches(PREFIX + "[0-9]{1,2}")
          ? Optional.of(DigitSystem.base(Integer.parseInt(same.substring(PREFIX.length())))) : Optional.empty();
    };
  }

  /** The name of a numeration; empty for one that Walnut does not have. */
  public static Optional<String> name(DigitSystem system) {
    if (system.equals(DigitSystem.FIBONACCI))
      return Optional.of(FIBONACCI);
    if (system.equals(DigitSystem.TRIBONACCI))
      return Optional.of(TRIBONACCI);
    if (system.equals(DigitSystem.pell()))
      return Optional.of(PELL);
    return system.order() == 1 && system.phases().count() == 1 ? Optional.of(PREFIX + system.digits())
        : Optional.empty();
  }
}
