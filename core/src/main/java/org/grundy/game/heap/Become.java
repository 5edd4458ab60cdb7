package org.grundy.game.heap;

import java.util.function.LongConsumer;

/** Where a {@link HeapGame} says what a heap becomes in a move, one call for each option. */
@FunctionalInterface
public interface Become {
  /**
   * The heap becomes heaps of these sizes, each 0 or more, in any order; none at all when it is taken whole.
   *
   * @return whether more options are wanted; after {@code false} the game may stop
   */
  boolean heaps(long... sizes);

  /**
   * So many possibilities were looked at to find the options so far and those to come, beyond one for each option: work for
   * those who count it.
   */
  default void looked(long possibilities) {
  }

  /** The same options, with {@code charge} for what was looked at. */
  static Become charging(LongConsumer charge, Become out) {
    return new Become() {
      @Override
      public boolean heaps(long... sizes) {
        return out.heaps(sizes);
      }

      @Override
      public void looked(long possibilities) {
        charge.accept(possibilities);
      }
    };
  }

  /** The heap becomes one of {@code size} tokens, or nothing when that is 0. */
  default boolean heap(long size) {
    return heaps(size);
  }
}
