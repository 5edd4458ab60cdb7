package org.grundy.value.shortgame;

import java.util.OptionalInt;
import org.grundy.number.Dyadic;

/** The canonical options of numbers. */
final class Numbers {
  private Numbers() {
  }

  /** n - 1 of a whole n above 0; the next simpler number below of a fraction. */
  static OptionalInt left(Nus nus, int number) {
    Dyadic x = nus.parts(number).number();
    return x.isInteger() && x.signum() <= 0 ? OptionalInt.empty()
        : OptionalInt.of(nus.of(x.minus(Dyadic.of(1, x.exponent())), 0, 0));
  }

  static OptionalInt right(Nus nus, int number) {
    Dyadic x = nus.parts(number).number();
    return x.isInteger() && x.signum() >= 0 ? OptionalInt.empty()
        : OptionalInt.of(nus.of(x.plus(Dyadic.of(1, x.exponent())), 0, 0));
  }
}
