package org.grundy.game.heap;

/**
 * The rule of a game whose moves replace a heap of n by any one smaller heap from {@code least(n)} to {@code most(n)};
 * there is no move when the first exceeds the second.
 */
public interface Span {
  /** The smallest heap that a heap of {@code heap} may become. */
  long least(long heap);

  /** The largest, less than {@code heap}. */
  long most(long heap);
}
