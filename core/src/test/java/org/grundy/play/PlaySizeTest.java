package org.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlaySizeTest {
  private static int count(String start, int most) {
    return PlaySize.count(Catalog.standard().read(start).position(), most, Budget.unlimited());
  }

  /** Heaps of Nim and Wythoff's game shrink to any sizes below. */
  @ParameterizedTest
  @CsvSource({"nim 3 4, 20", "nim 2 2 2, 27", "wythoff 2 5, 18", "nim 0, 1"})
  void positionsBelow_areCounted(String start, int expected) {
    assertThat(count(start, 1000)).isEqualTo(expected);
  }

  @Test
  void noMoreThanWanted_areCounted() {
    assertThat(count("nim 30 30 30", 500)).isEqualTo(500);
  }
}
