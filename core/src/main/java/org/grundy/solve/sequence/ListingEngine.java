package org.grundy.solve.sequence;

import java.util.BitSet;
import java.util.function.LongToIntFunction;
import org.grundy.effort.Budget;
import org.grundy.game.heap.Become;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.Phrase;

/**
 * Lists the moves of every heap: for games without a code, and as the oracle of the other engines. Time: the number of
 * moves; space: an int for each heap.
 */
final class ListingEngine extends TabularEngine {
  private final HeapGame game;
  private final Phrase why;

  ListingEngine(HeapGame game, Phrase why) {
    this.game = game;
    this.why = why;
  }

  @Override
  public Phrase why() {
    return why;
  }

  @Override
  int next(int heap, Budget budget) {
    return mex(game, heap, smaller -> values[(int) smaller], budget);
  }

  /** The mex of a heap's options, given the values of all smaller heaps; or {@link #NONE}. */
  static int mex(HeapGame game, long heap, LongToIntFunction values, Budget budget) {
    var seen = new BitSet();
    boolean[] smaller = {true};
    game.from(heap, Become.charging(budget::charge, sizes -> {
      budget.charge(1);
      int sum = 0;
      for (long size : sizes) {
        smaller[0] &= size >= 0 && size < heap;
        if (!smaller[0])
          return false;
        sum ^= values.applyAsInt(size);
      }
      seen.set(sum);
      return true;
    }));
    return smaller[0] ? seen.nextClearBit(0) : NONE;
  }
}
