package org.grundy.value;

/** The two players. In an impartial game both have the same moves. */
public enum Player {
  LEFT, RIGHT;

  /** The player with an {@link #index}. */
  public static Player of(int index) {
    return index == 0 ? LEFT : RIGHT;
  }

  /** 0 for Left, 1 for Right: the index in arrays and packed states. */
  public int index() {
    return this == LEFT ? 0 : 1;
  }

  public Player opponent() {
    return this == LEFT ? RIGHT : LEFT;
  }
}
