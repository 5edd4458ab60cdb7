package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.Optional;

/**
 * What one move of {@link Vectors} takes from one heap: {@code times} * letter + {@code plus}, each letter a number from 1.
 *
 * @param letter {@code 'k'}, say, or 0 when {@code times} is 0
 */
public record Amount(BigInteger times, char letter, BigInteger plus) {
  BigInteger of(BigInteger value) {
    return times.multiply(value).add(plus);
  }

  /** Whether the amount is the same for all letters. */
  public boolean fixed() {
    return times.signum() == 0;
  }

  /** Whether nothing is taken. */
  boolean isZero() {
    return fixed() && plus.signum() == 0;
  }

  /** Whether the amount is any number from 1. */
  boolean isLetter() {
    return times.equals(BigInteger.ONE) && plus.signum() == 0;
  }

  /** The letter's value, from 1, for which the amount is {@code taken}. */
  Optional<BigInteger> solved(BigInteger taken) {
    BigInteger[] parts = taken.subtract(plus).divideAndRemainder(times);
    return parts[1].signum() == 0 && parts[0].signum() > 0 ? Optional.of(parts[0]) : Optional.empty();
  }

  /** The greatest value of the letter for which the amount is at most {@code heap}; less than 1 when there is none. */
  BigInteger most(BigInteger heap) {
    return heap.subtract(plus).signum() < 0 ? BigInteger.ZERO : heap.subtract(plus).divide(times);
  }

  @Override
  public String toString() {
    if (fixed())
      return plus.toString();
    return (times.equals(BigInteger.ONE) ? "" : times.toString()) + letter
        + (plus.signum() == 0 ? "" : "+" + plus);
  }
}
