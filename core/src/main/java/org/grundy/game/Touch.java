package org.grundy.game;

import java.math.BigInteger;

/**
 * A touch of one part of a picture by a person.
 *
 * @param board which summand of the position, from 0
 * @param part  which part of its picture
 * @param level a heap's size after the move; 0 for every other part
 */
public record Touch(int board, int part, BigInteger level) {
  /** A touch of a part that has no level. */
  public static Touch of(int board, int part) {
    return new Touch(board, part, BigInteger.ZERO);
  }
}
