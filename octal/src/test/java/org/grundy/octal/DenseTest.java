package org.grundy.octal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.grundy.effort.Budget;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.number.Scans;
import org.grundy.phrase.Phrase;
import org.grundy.solve.sequence.DenseEngine;
import org.grundy.solve.sequence.NimSequence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DenseTest {
  private static final Phrase WHY = Phrase.of("dense");

  /** Heaps so long that values are asked for that the first pairs do not have, by both kernels. */
  @ParameterizedTest
  @ValueSource(strings = {"0.007", "0.76", "0.06", "0.004", "0.006", "4!.0", "4!.3", "0.6", "0.00400000004", "4.004"})
  void longHeaps_haveTheValuesOfTheMoves(String text) {
    HeapGame game = RandomCodes.game(text);
    var listed = NimSequence.listing(game);
    listed.fill(3000, Budget.unlimited());
    for (Scans scans : List.of(new Scans.Plain(), Scans.best())) {
      var dense = new DenseEngine(game.code().orElseThrow(), WHY, scans);
      dense.fill(3000, Budget.unlimited());
      for (int heap = 0; heap <= 3000 && heap < dense.filled(); heap++)
        assertThat((long) dense.value(heap)).as("%s heap %d", text, heap).isEqualTo(listed.value(heap));
    }
  }

  @Test
  void randomCodes_haveTheValuesOfTheMoves() {
    var random = new Random(16);
    for (int round = 0; round < 25;) {
      HeapGame game = RandomCodes.any(random);
      OctalCode code = game.code().orElseThrow();
      if (!Sparse.fits(code))
        continue;
      round++;
      var listed = NimSequence.listing(game);
      listed.fill(1500, Budget.unlimited());
      for (Scans scans : List.of(new Scans.Plain(), Scans.best())) {
        var dense = new DenseEngine(code, WHY, scans);
        dense.fill(1500, Budget.unlimited());
        for (int heap = 0; heap <= 1500 && heap < dense.filled(); heap++)
          assertThat((long) dense.value(heap)).as("%s heap %d", game.name(), heap).isEqualTo(listed.value(heap));
      }
    }
  }

  /** Going on from given values, as a file does. */
  @ParameterizedTest
  @ValueSource(strings = {"0.007", "0.76", "4!.3"})
  void resumedRuns_haveTheSameValues(String text) {
    OctalCode code = OctalCode.parse(text);
    var whole = new DenseEngine(code, WHY);
    whole.fill(2500, Budget.unlimited());
    for (int from : new int[]{1, 2, 700, 2000}) {
      var resumed = new DenseEngine(code, WHY);
      resumed.resume(whole::value, from, Budget.unlimited());
      resumed.fill(2500, Budget.unlimited());
      for (int heap = 0; heap <= 2500; heap++)
        assertThat(resumed.value(heap)).as("%s heap %d from %d", text, heap, from).isEqualTo(whole.value(heap));
    }
  }
}
