package org.grundy.play;

/** How well the computer plays. */
public enum Level {
  /** Any move, but a win in one is taken. */
  EASY,
  /** Half of its moves are the best it knows. */
  MEDIUM,
  /** The best it knows, but once in a match it gives a win away. */
  SLIP,
  /** Never gives a win away. */
  PERFECT
}
