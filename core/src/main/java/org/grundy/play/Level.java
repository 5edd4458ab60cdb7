package org.grundy.play;

/** How well the computer plays. */
public enum Level {
  /** Plays any move, but takes a win in one. */
  EASY,
  /** Half of its moves are the best it can find. */
  MEDIUM,
  /** Plays the best it can find, but gives away a win once in a match. */
  SLIP,
  /** Never gives a win away. */
  PERFECT
}
