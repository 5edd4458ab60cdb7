package org.grundy.solve.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.grundy.effort.Budget;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.rules.LineReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ranges of options against the listing of every move. */
class SpanEngineTest {
  @ParameterizedTest
  @ValueSource(strings = {"take k where 2k <= n", "take k where 3k <= 2n", "take k where k >= 2 and 2k <= n",
      "replace n by k where 2k <= n and k < n", "replace n by k where n <= 3k and 2k <= n and k < n",
      "take k where k <= 5 and 2k >= n", "take k where k <= n - 3", "replace n by n-k where 5 <= k <= n-4",
      "take k where 3 <= k and k <= n - 2k"})
  void values_areThoseOfListing(String line) {
    assertSameAs(line);
  }

  /** Fractions of a heap that may be taken or left, at least so many tokens, at most so many. */
  @Test
  void randomRanges_haveTheValuesOfListing() {
    var random = new Random(22);
    for (int round = 0; round < 40; round++) {
      int a = 2 + random.nextInt(6);
      int b = 1 + random.nextInt(a - 1);
      int c = 1 + random.nextInt(6);
      assertSameAs(switch (random.nextInt(4)) {
        case 0 -> "take k where %dk <= %dn".formatted(a, b);
        case 1 -> "take k where k >= %d and %dk <= %dn".formatted(c, a, b);
        case 2 -> "take k where k <= %d and %dk >= %dn".formatted(c, a, b);
        default -> "replace n by k where %dk <= %dn and n <= %dk and k < n".formatted(a, b, a + c);
      });
    }
  }

  private static void assertSameAs(String text) {
    String line = text.replace(" 1n", " n");
    assertSame(line, (HeapGame) LineReader.read(line));
  }

  private static void assertSame(String line, HeapGame game) {
    assertThat(game.span()).as(line).isPresent();
    var spanned = new SpanEngine(game.span().orElseThrow());
    NimSequence listed = NimSequence.listing(game);
    spanned.fill(700, Budget.unlimited());
    listed.fill(700, Budget.unlimited());
    for (int heap = 0; heap <= 700; heap++)
      assertThat(spanned.value(heap)).as("%s at %d", line, heap).isEqualTo((int) listed.value(heap));
  }
}
