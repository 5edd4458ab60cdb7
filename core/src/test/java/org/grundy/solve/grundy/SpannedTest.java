package org.grundy.solve.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.effort.Budget;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.line.LineReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ranges of options against the listing of every move. */
class SpannedTest {
  @ParameterizedTest
  @ValueSource(strings = {"take k where 2k <= n", "take k where 3k <= 2n", "take k where k >= 2 and 2k <= n",
      "replace n by k where 2k <= n and k < n", "replace n by k where n <= 3k and 2k <= n and k < n",
      "take k where k <= 5 and 2k >= n", "take k where k <= n - 3", "replace n by n-k where 5 <= k <= n-4",
      "take k where 3 <= k and k <= n - 2k"})
  void values_areThoseOfListing(String line) {
    HeapGame game = (HeapGame) LineReader.read(line);
    assertThat(game.span()).isPresent();
    var spanned = new Spanned(game.span().orElseThrow());
    NimSequence listed = NimSequence.listing(game);
    spanned.fill(700, Budget.unlimited());
    listed.fill(700, Budget.unlimited());
    for (int heap = 0; heap <= 700; heap++)
      assertThat(spanned.value(heap)).as("%s at %d", line, heap).isEqualTo((int) listed.value(heap));
  }
}
