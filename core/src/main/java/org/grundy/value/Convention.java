package org.grundy.value;

/** Who wins when a player cannot move. It belongs to the question, never to the rules of a game. */
public enum Convention {
  /** The player who cannot move loses: who moves last wins. */
  NORMAL,
  /** The player who cannot move wins: who moves last loses. */
  MISERE;

  /** The winner when {@code stuck} has no move. */
  public Player winnerWhenStuck(Player stuck) {
    return this == NORMAL ? stuck.opponent() : stuck;
  }
}
