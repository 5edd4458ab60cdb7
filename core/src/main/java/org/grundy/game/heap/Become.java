package org.grundy.game.heap;

import java.util.function.LongConsumer;

/** Receives the options of a heap from a {@link HeapGame}, one call for each. */
@FunctionalInterface
public interface Become {
  /**
   * The heap becomes heaps of these sizes, each 0 or more, in any order; none when the whole heap is taken.
   *
   * @return whether more options are wanted; after {@code false} the game may stop
   */
  boolean heaps(long... sizes);

  /**
   * Reports the possibilities tried to find the options so far or yet to come, beyond one for each option, for callers
   * who count work.
   */
  default void looked(long possibilities) {
  }

  /** Passes the options on to {@code out}, and the possibilities tried to {@code charge}. */
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
