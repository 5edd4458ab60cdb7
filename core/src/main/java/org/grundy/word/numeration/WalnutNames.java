package org.grundy.word.numeration;

import java.util.Optional;
import org.grundy.phrase.BadInput;

/** What Walnut calls the numerations that it and Grundy share. */
public final class WalnutNames {
  private static final String PREFIX = "msd_";
  private static final String FIBONACCI = PREFIX + "fib";
  private static final String TRIBONACCI = PREFIX + "trib";
  private static final String PELL = PREFIX + "pell";

  private WalnutNames() {
  }

  /**
   * The numeration of that name; empty when there is none.
   *
   * @throws BadInput for a base that is too large or too small
   */
  public static Optional<DigitSystem> system(String name) {
    return switch (name) {
      case FIBONACCI -> Optional.of(DigitSystem.FIBONACCI);
      case TRIBONACCI -> Optional.of(DigitSystem.TRIBONACCI);
      case PELL -> Optional.of(DigitSystem.pell());
      default -> name.matches(PREFIX + "[0-9]{1,2}")
          ? Optional.of(DigitSystem.base(Integer.parseInt(name.substring(PREFIX.length())))) : Optional.empty();
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
    return system.order() == 1 ? Optional.of(PREFIX + system.digits()) : Optional.empty();
  }
}
