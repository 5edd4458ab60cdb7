package org.grundy.game.heap;

/**
 * That the moves of a game replace a heap of n by any one smaller heap of {@code least(n)} to {@code most(n)}; by none
 * when the first is more than the second.
 */
public interface Span {
  /** The smallest heap that a heap of {@code heap} may become. */
  long least(long heap);

  /** The largest, less than {@code heap}. */
  long most(long heap);
}
