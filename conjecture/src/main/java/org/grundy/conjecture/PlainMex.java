package org.grundy.conjecture;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.grundy.game.HeapValues;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.rules.LineRules;
import org.grundy.phrase.BadInput;
import org.grundy.reason.Ground.Hypotheses;

/**
 * Checks a theorem that was recognised in a line of rules against the line itself: the value of a heap must be the mex
 * of its options' values, for small heaps and around each number in the line. Time: that of listing at most
 * {@value #MOST_OPTIONS} moves for each heap.
 */
final class PlainMex {
  private static final long SMALL = 48;
  private static final int MOST_OPTIONS = 512;
  private static final int AROUND = 2;

  private PlainMex() {
  }

  /** The evidence for the theorem's hypotheses in this game; empty when the listed moves contradict it. */
  static Optional<Hypotheses> hypotheses(Ruleset<?> ruleset, Theorem<?> theorem) {
    if (!(ruleset instanceof LineRules && ruleset instanceof HeapGame game))
      return Optional.of(new Hypotheses.OfTheGame(ruleset.name()));
    return theorem.heapValues().flatMap(values -> compared(game, values));
  }

  private static Optional<Hypotheses> compared(HeapGame game, HeapValues values) {
    long compared = 0;
    for (long heap : heaps(game)) {
      Optional<BigInteger> value = values.value(BigInteger.valueOf(heap));
      if (value.isEmpty())
        continue;
      var met = new BitSet();
      int[] listed = {0};
      boolean[] known = {true};
      try {
        game.from(heap, sizes -> {
          met.set(nimSum(values, sizes, known));
          return known[0] && ++listed[0] <= MOST_OPTIONS;
        });
      } catch (BadInput _) {
        continue;
      }
      if (!known[0] || listed[0] > MOST_OPTIONS)
        continue;
      if (!value.get().equals(BigInteger.valueOf(met.nextClearBit(0))))
        return Optional.empty();
      compared++;
    }
    return compared == 0 ? Optional.empty() : Optional.of(new Hypotheses.Compared(compared));
  }

  private static int nimSum(HeapValues values, long[] sizes, boolean[] known) {
    BigInteger sum = BigInteger.ZERO;
    for (long size : sizes) {
      Optional<BigInteger> value = values.value(BigInteger.valueOf(size));
      known[0] &= value.isPresent();
      sum = sum.xor(value.orElse(BigInteger.ZERO));
    }
    // the mex of this many values is smaller
    return sum.min(BigInteger.valueOf(2L * MOST_OPTIONS)).intValueExact();
  }

  private static SortedSet<Long> heaps(HeapGame game) {
    var heaps = new TreeSet<Long>();
    for (long heap = 0; heap <= Math.min(SMALL, game.greatest()); heap++)
      heaps.add(heap);
    for (long number : Numerals.of(game).all())
      for (long heap = number - AROUND; heap <= number + AROUND && number < game.greatest() - AROUND; heap++)
        if (heap >= 0)
          heaps.add(heap);
    return heaps;
  }
}
