package org.grundy.game;

import java.math.BigInteger;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Reason;

/** Who wins a position under normal play whose value is a whole number. */
public final class MovesAhead {
  private MovesAhead() {
  }

  /**
   * Who wins, and why.
   *
   * @param value by how many moves Left is ahead; less than 0 where Right is
   */
  public static Reason.Item decided(BigInteger value) {
    return new Reason.Sentence(switch (value.signum()) {
      case 0 -> Phrase.of("Nobody is ahead, so the player to move runs out of moves first.");
      case 1 -> Phrase.of("Left is {0} {0:move|moves} ahead, so Left wins, whoever starts.", value);
      default -> Phrase.of("Right is {0} {0:move|moves} ahead, so Right wins, whoever starts.", value.negate());
    });
  }
}
