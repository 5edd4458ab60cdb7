package org.grundy.value;

/** The two players. In an impartial game both have the same moves. */
public enum Player {
  LEFT, RIGHT;

  public Player opponent() {
    return this == LEFT ? RIGHT : LEFT;
  }
}
