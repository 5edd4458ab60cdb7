package org.grundy.solve.grundy;

import java.util.Arrays;
import java.util.BitSet;
import org.grundy.effort.Budget;
import org.grundy.game.heap.Become;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.Phrase;

/**
 * Lists the moves of every heap: for games that are no code, and the oracle of the other engines. Time: the number of
 * moves; space: an int for each heap.
 */
final class Listed implements Engine {
  private final HeapGame game;
  private final Phrase why;
  private int[] values = new int[64];
  private int filled;

  Listed(HeapGame game, Phrase why) {
    this.game = game;
    this.why = why;
  }

  @Override
  public Phrase why() {
    return why;
  }

  @Override
  public long filled() {
    return filled;
  }

  @Override
  public int value(long heap) {
    return values[(int) heap];
  }

  @Override
  public boolean fill(long to, Budget budget) {
    while (filled <= to)
      if (!next(budget))
        return false;
    return true;
  }

  /** Goes on from these values, which were computed before. */
  void resume(int[] known) {
    values = Arrays.copyOf(known, Math.max(64, known.length));
    filled = known.length;
  }

  private boolean next(Budget budget) {
    int heap = filled;
    if (heap == values.length)
      values = Arrays.copyOf(values, 2 * heap);
    var seen = new BitSet();
    boolean[] smaller = {true};
    game.from(heap, Become.charging(budget::charge, sizes -> {
      budget.charge(1);
      int sum = 0;
      for (long size : sizes) {
        smaller[0] &= size >= 0 && size < heap;
        if (!smaller[0])
          return false;
        sum ^= values[(int) size];
      }
      seen.set(sum);
      return true;
    }));
    if (smaller[0]) {
      values[heap] = seen.nextClearBit(0);
      filled++;
    }
    return smaller[0];
  }
}
