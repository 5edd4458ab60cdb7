package org.grundy.value.shortgame;

import java.util.OptionalInt;
import org.grundy.number.Dyadic;

/** The canonical options of numbers. */
final class NumberForms {
  private NumberForms() {
  }

  /** For a whole n above 0, n - 1; for a fraction, the next simpler number below it. */
  static OptionalInt left(NumberUpStars nus, int number) {
    Dyadic x = nus.parts(number).number();
    return x.isInteger() && x.signum() <= 0 ? OptionalInt.empty()
        : OptionalInt.of(nus.of(x.minus(Dyadic.of(1, x.exponent())), 0, 0));
  }

  static OptionalInt right(NumberUpStars nus, int number) {
    Dyadic x = nus.parts(number).number();
    return x.isInteger() && x.signum() >= 0 ? OptionalInt.empty()
        : OptionalInt.of(nus.of(x.plus(Dyadic.of(1, x.exponent())), 0, 0));
  }
}
