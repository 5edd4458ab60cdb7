package org.grundy.value;

/**
 * The play convention: who wins when a player cannot move. It belongs to the question, never to the rules of a game.
 */
public enum Convention {
  /** The player who cannot move loses: the last to move wins. */
  NORMAL,
  /** The player who cannot move wins: the last to move loses. */
  MISERE;

  /** The winner when {@code stuck} has no move. */
  public Player winnerWhenStuck(Player stuck) {
    return this == NORMAL ? stuck.opponent() : stuck;
  }
}
