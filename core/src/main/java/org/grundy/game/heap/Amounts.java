package org.grundy.game.heap;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.LongConsumer;

/** The numbers that may be taken from a heap, the same from every heap that holds as many; nothing else is a move. */
public interface Amounts {
  /**
   * Those from 1 to {@code most}. Time: that of listing the moves of one such heap.
   *
   * @param looked takes how many possibilities were looked at, for those who count work
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
