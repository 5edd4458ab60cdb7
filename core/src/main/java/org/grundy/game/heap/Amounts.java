package org.grundy.game.heap;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * The numbers that may be taken from a heap: the same for every heap that is large enough, and the game has no other
 * moves.
 */
public interface Amounts {
  /**
   * The amounts from 1 to {@code most}. Takes the time of listing the moves of one heap of that size.
   *
   * @param looked is told how many possibilities were tried, for callers who count work
   */
  BitSet upTo(int most, LongConsumer looked);

  /**
   * Remainders among which are those of all amounts greater than {@code beyond}.
   *
   * @param by 1 or more
   * @return empty when they are not found
   */
  Optional<BitSet> remainders(int by, long beyond);
}
