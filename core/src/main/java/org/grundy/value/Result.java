package org.grundy.value;

/** The result of a game under best play. Ties and endless play are draws. */
public enum Result {
  LEFT, DRAW, RIGHT;

  public static Result win(Player winner) {
    return winner == Player.LEFT ? LEFT : RIGHT;
  }

  /** The result of a game by points, from Left's points less Right's. */
  public static Result ofLead(long lead) {
    return lead > 0 ? LEFT : lead < 0 ? RIGHT : DRAW;
  }

  /** The result with the players exchanged. */
  public Result negative() {
    return switch (this) {
      case LEFT -> RIGHT;
      case DRAW -> DRAW;
      case RIGHT -> LEFT;
    };
  }
}
