package org.grundy.game.heap;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.game.Heavy;
import org.grundy.game.PlainPlay;
import org.junit.jupiter.api.Test;

class LaskersNimTest {
  /** Winning Ways, chapter 4: 1 2 4 3 5 6 8 7 9 10 12 11. */
  @Test
  void nimValues_arePublished() {
    int[] published = {0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11};
    var game = new TakeAndBreak("laskers-nim", OctalCode.parse("4.[3]"));
    for (int heap = 0; heap < published.length; heap++) {
      assertThat(Heavy.nimValue(game, Integer.toString(heap))).isEqualTo(published[heap]);
      assertThat(PlainPlay.nimValue(game, Integer.toString(heap))).isEqualTo(published[heap]);
    }
  }
}
