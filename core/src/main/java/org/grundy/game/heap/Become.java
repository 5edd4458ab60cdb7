package org.grundy.game.heap;

/** Where a {@link HeapGame} says what a heap becomes in a move, one call for each option. */
@FunctionalInterface
public interface Become {
  /**
   * The heap becomes heaps of these sizes, each 0 or more, in any order; none at all when it is taken whole.
   *
   * @return whether more options are wanted; after {@code false} the game may stop
   */
  boolean heaps(long... sizes);

  /** The heap becomes one of {@code size} tokens, or nothing when that is 0. */
  default boolean heap(long size) {
    return heaps(size);
  }
}
