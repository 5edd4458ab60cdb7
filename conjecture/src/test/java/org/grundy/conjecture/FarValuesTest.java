package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.OptionalLong;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.heap.HeapGame;
import org.grundy.solve.sequence.NimSequence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FarValuesTest {
  private static final int COUNT = 5000;
  private static final int FIRST = 20;

  private static HeapGame game(String line) {
    return (HeapGame) Catalog.standard().ruleset(line);
  }

  private static long[] listed(HeapGame game, int count) {
    NimSequence sequence = NimSequence.listing(game);
    sequence.fill(count, Budget.unlimited());
    long[] values = new long[count];
    Arrays.setAll(values, sequence::value);
    return values;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"replace n by sqrt(n) where n >= 2", "replace n by n/2 or n/3", "replace n by n/2, n/3",
          "replace n by n-n/2 or sqrt(n)", "replace n by n/p where p | n and p is prime",
          "replace n by k where k^4 <= n"})
  void values_areThoseOfListingAllHeaps(String line) {
    HeapGame game = game(line);
    long[] values = listed(game, COUNT);
    var far = new FarValues(game, Arrays.copyOf(values, FIRST), Budget.unlimited());
    for (int heap = 0; heap < COUNT; heap++)
      assertThat(far.value(heap)).as("%s at %d", line, heap).hasValue(values[heap]);
  }

  /** Iterated roots: the value is 1 from 2^16 to 2^32 - 1. */
  @Test
  void formThatFailsBeyondTheTable_isRefuted() {
    HeapGame game = game("replace n by sqrt(n) where n >= 2");
    var far = new FarValues(game, listed(game, COUNT), Budget.unlimited());
    assertThat(far.wrong(n -> n < 65536 ? 0 : 1, true)).hasValue(1L << 32);
    assertThat(far.wrong(n -> 1 - far.value(n).orElseThrow(), false)).isNotEmpty();
    assertThat(far.wrong(n -> far.value(n).orElseThrow(), true)).isEmpty();
  }

  @Test
  void heapWithManyMoves_hasNoValueHere() {
    HeapGame game = game("take k where k is odd or k is pow2");
    var far = new FarValues(game, listed(game, COUNT), Budget.unlimited());
    assertThat(far.value(1_000_000_000_000L)).isEqualTo(OptionalLong.empty());
    assertThat(far.wrong(_ -> 99, true)).isEmpty();
  }
}
