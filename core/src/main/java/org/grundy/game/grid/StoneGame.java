package org.grundy.game.grid;

/**
 * Games in which a move puts a stone on an empty cell and the stones say where, so that an engine may play them on words of
 * bits without listing positions. No player and no direction differs from another.
 */
public interface StoneGame {
  /**
   * The cells on which a player may put a stone, on a board of at most 64 cells.
   *
   * @param own    the cells with the player's stones
   * @param others the cells with the other player's stones
   * @param empty  the empty cells
   */
  long legal(Lattice board, long own, long others, long empty);

  /**
   * Whether each stone forbids the same cells whatever else is on the board, and nothing else forbids any. Then the cells that
   * each player may use tell all about a position.
   */
  boolean forbidsStoneByStone();
}
