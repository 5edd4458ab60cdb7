package org.grundy.explain;

import org.grundy.phrase.Phrase;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;

/** Describes outcomes. Letters are phrases too: in Croatian the right player is D, and a draw is a word everywhere. */
public final class Outcomes {
  private Outcomes() {
  }

  public static Phrase letter(Outcome outcome) {
    return switch (outcome.code()) {
      case "L" -> Phrase.of("L");
      case "R" -> Phrase.of("R");
      case "D" -> Phrase.of("draw");
      default -> Phrase.verbatim(outcome.code());
    };
  }

  public static Phrase words(Outcome outcome) {
    return switch (outcome.code()) {
      case "N" -> Phrase.of("the player to move wins");
      case "P" -> Phrase.of("the player to move loses");
      case "L" -> Phrase.of("Left wins, whoever starts");
      case "R" -> Phrase.of("Right wins, whoever starts");
      case "D" -> Phrase.of("neither player can win");
      default -> Phrase.of("{0} if Left starts, {1} if Right starts", words(outcome.leftStarts()),
          words(outcome.rightStarts()));
    };
  }

  static Phrase name(Player player) {
    return Phrase.of(player == Player.LEFT ? "Left" : "Right");
  }

  private static Phrase words(Result result) {
    return switch (result) {
      case LEFT -> Phrase.of("Left wins");
      case DRAW -> Phrase.of("a draw");
      case RIGHT -> Phrase.of("Right wins");
    };
  }
}
