package org.grundy.solve.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.game.heap.Become;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.game.heap.TakeAndBreak;
import org.grundy.phrase.BadInput;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.sequence.Law;
import org.grundy.solve.sequence.Periodicity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeapTableTest {
  private static HeapTable table(String code) {
    return new HeapTable(new TakeAndBreak(OctalCode.parse(code)), Budget.unlimited());
  }

  private record Value(int value, Evidence evidence) {
  }

  private static Value value(HeapTable table, long heap) {
    HeapTable.Value value = table.value(heap).orElseThrow();
    return new Value(value.value().intValueExact(), value.evidence());
  }

  /** R. K. Guy and C. A. B. Smith, The G-values of various games, Proc. Cambridge Philos. Soc. 52 (1956) 514-526. */
  @Test
  void kayles_hasItsPublishedValues() {
    int[] published = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2,
        1, 8,
        6, 7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6,
        7,
        4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7};
    HeapTable kayles = table("0.77");
    assertThat(IntStream.range(0, published.length).map(n -> value(kayles, n).value())).containsExactly(
        IntStream.of(published).boxed().toArray(Integer[]::new));
    assertThat(value(kayles, 70).evidence()).isEqualTo(new TableEvidence(71)); // before the period
    assertThat(((PeriodEvidence) value(kayles, 71).evidence()).proved())
        .isEqualTo(new Periodicity(Law.TWO_PARTS, 2, 71, 12, 0, 156, 8));
    assertThat(value(kayles, 1_000_000_000_000_000_000L).value()).isEqualTo(1);
  }

  /** Periods and the first heap from which they hold, Guy and Smith 1956. */
  @ParameterizedTest
  @CsvSource({"0.77,71,12", "0.07,53,34", "0.137,52,34", "0.15,1,10"})
  void octalGames_arePeriodicAsPublished(String code, long from, long period) {
    var evidence = ((PeriodEvidence) value(table(code), 1L << 50).evidence()).proved();
    assertThat(evidence.from()).isEqualTo(from);
    assertThat(evidence.period()).isEqualTo(period);
    assertThat(evidence.checkedTo()).isEqualTo(2 * from + period + OctalCode.parse(code).places());
  }

  @Test
  void valuesFoldedByAPeriod_areThoseOfTheLongTable() {
    for (String code : new String[]{"0.77", "0.07", "0.45", "4.07", "0.333", "0.3007"}) {
      var game = new TakeAndBreak(OctalCode.parse(code));
      var folded = new HeapTable(game, Budget.unlimited());
      var counted = new HeapTable(withoutCode(game), Budget.unlimited());
      for (int n = 0; n < 1500; n++)
        assertThat(value(folded, n).value()).as("%s %d", code, n).isEqualTo(value(counted, n).value());
    }
  }

  /** The same game for which no theorem on codes holds. */
  private static HeapGame withoutCode(HeapGame game) {
    return named(game.name(), game::from);
  }

  private interface Moves {
    void from(long heap, Become out);
  }

  private static HeapGame named(String name, Moves moves) {
    return new HeapGame() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public void from(long heap, Become out) {
        moves.from(heap, out);
      }
    };
  }

  @Test
  void codesThatTheTheoremDoesNotCover_haveATableOnly() {
    for (String code : new String[]{"0.[7]", "0.3F", "4!.0"})
      assertThat(value(table(code), 100).evidence()).as(code).isEqualTo(new TableEvidence(101));
  }

  /** P. M. Grundy, Mathematics and games, Eureka 2 (1939) 6-8: heaps are split in two unequal ones. */
  @Test
  void grundysGame_hasItsPublishedValues() {
    HeapTable table = table("4!.0");
    assertThat(IntStream.range(0, 21).map(n -> value(table, n).value())).containsExactly(0, 0, 0, 1, 0, 2, 1, 0, 2, 1,
        0,
        2, 1, 3, 2, 1, 3, 2, 4, 3, 0);
  }

  @Test
  void movesThatDoNotMakeTheHeapSmaller_makeNoTable() {
    HeapTable table = new HeapTable(named("growing", (heap, out) -> {
      if (heap == 3)
        out.heaps(1, 4);
      else if (heap > 0)
        out.heap(heap - 1);
    }), Budget.unlimited());
    assertThat(value(table, 2).value()).isZero();
    assertThat(table.value(3)).isEmpty();
    assertThat(table.value(9)).isEmpty();
  }

  @Test
  void hugeHeapsWithoutAPeriod_areRefused() {
    assertThatThrownBy(() -> table("0.3F").value(1_000_000_000_000_000_000L)).isInstanceOf(BadInput.class)
        .hasMessageContaining("0.3F has no known period").hasMessageContaining("found 1000000000000000000");
  }
}
