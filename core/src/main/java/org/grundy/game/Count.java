package org.grundy.game;

import java.math.BigInteger;

/** A count: exact, or a lower bound when not everything was examined. */
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

  /** The sum of both counts. */
  default Count plus(Count other) {
    BigInteger sum = number().add(other.number());
    return this instanceof Exactly && other instanceof Exactly ? new Exactly(sum) : new AtLeast(sum);
  }
}
