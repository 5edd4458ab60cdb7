package org.grundy.solve.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.heap.HeapGame;
import org.grundy.testing.Tier;
import org.junit.jupiter.api.Test;

/** Codes in which no heap breaks, against the listing of every move. */
class SubtractionEngineTest {
  /** Seven amounts lead to the values 1 to 7, and the whole heap to 0. */
  @Test
  void sevenAmounts_andTheWholeHeap() {
    assertSame("0.3233322001");
    assertSame("0.22222220001");
    for (int place = 8; place < 30; place++)
      assertSame("0.3333333" + "0".repeat(place - 8) + "1");
  }

  @Test
  void randomCodes_haveTheValuesOfListing() {
    RandomGenerator random = Tier.random("TakesTest");
    for (int round = 0; round < Tier.cases(500, 20_000); round++) {
      int places = 1 + random.nextInt(16);
      int[] digits = random.nextBoolean() ? new int[]{0, 1, 2, 3} : new int[]{1, 2, 3, 3, 2};
      assertSame(
          "0." + IntStream.range(0, places).mapToObj(_ -> Integer.toString(digits[random.nextInt(digits.length)]))
              .collect(Collectors.joining()) + (random.nextInt(3) == 0 ? "0001" : ""));
    }
  }

  private static void assertSame(String code) {
    var game = (HeapGame) Catalog.standard().ruleset(code);
    var takes = new SubtractionEngine(game.code().orElseThrow());
    NimSequence listed = NimSequence.listing(game);
    takes.fill(60, Budget.unlimited());
    listed.fill(60, Budget.unlimited());
    for (int heap = 0; heap <= 60; heap++)
      assertThat(takes.value(heap)).as("%s at %d", code, heap).isEqualTo((int) listed.value(heap));
  }
}
