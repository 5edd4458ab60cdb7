package org.grundy.game;

import java.math.BigInteger;

/** How many there are: exactly, or at least when not all were looked at. */
public sealed interface Count {
  record Exactly(BigInteger number) implements Count {
  }

  record AtLeast(BigInteger number) implements Count {
  }

  BigInteger number();

  static Count exactly(long number) {
    return new Exactly(BigInteger.valueOf(number));
  }

  static Count atLeast(long number) {
    return new AtLeast(BigInteger.valueOf(number));
  }

  /** The number of both together. */
  default Count plus(Count other) {
    BigInteger sum = number().add(other.number());
    return this instanceof Exactly && other instanceof Exactly ? new Exactly(sum) : new AtLeast(sum);
  }
}
