package org.grundy.game.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.game.Count;
import org.grundy.game.Heaps;
import org.grundy.game.PlainPlay;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TakeAndBreakTest {
  private static TakeAndBreak game(String code) {
    return new TakeAndBreak(OctalCode.parse(code));
  }

  /**
   * Published values of heaps 1, 2, &hellip;: 0.77 and 0.07 in Guy and Smith, The G-values of various games (1956);
   * Grundy's game in Grundy, Mathematics and games, Eureka 2 (1939); the others as CGSuite 2.2 has them.
   */
  @ParameterizedTest
  @CsvSource({"0.77, 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1", "0.07, 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3",
      "4!.0, 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0", "0.3F, 1 2 0 1 2 3 4 5 3 4 5 6 7 8 6 7 8 9 10 11",
      "0.0330003, 0 1 1 2 0 0 1 1 2 0 0 1 1 2 0 0 1 1 2 0", "0.[3], 1 2 3 4 5 6 7 8"})
  void nimValues_arePublished(String code, String published) {
    int[] expected = Arrays.stream(published.split(" ")).mapToInt(Integer::parseInt).toArray();
    for (int heap = 1; heap <= expected.length; heap++)
      assertThat(PlainPlay.nimValue(game(code), Integer.toString(heap))).isEqualTo(expected[heap - 1]);
  }

  /** 38 and 10 as CGSuite 2.2 counts them; 9 are the ways to split 20 in two unequal heaps. */
  @ParameterizedTest
  @CsvSource({"0.3F, 38", "0.07, 10", "4!.0, 9"})
  void options_areEachPutOnce(String code, int count) {
    Set<List<Long>> options = new HashSet<>();
    game(code).from(20, sizes -> options.add(Arrays.stream(sizes).sorted().boxed().toList()));
    assertThat(options).hasSize(count);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0.[3]", "4.[3]", "0.[7]", "4!.[7]", "0.77", "4!.0", "0.3[16]", "4.012[4670]", "0.0[1]", "0.[052]"})
  void moveCount_isThatOfTheDifferentOptions(String code) {
    for (int heap = 0; heap <= 40; heap++) {
      Heaps at = Heaps.of(3, heap, 5);
      var options = new HashSet<Heaps>();
      game(code).moves(at, (option, _) -> {
        options.add(option);
        return true;
      });
      assertThat(game(code).moveCount(at, Player.LEFT)).as("%d", heap).contains(Count.exactly(options.size()));
    }
  }

  /** A heap of n becomes any of 0, &hellip;, n-1, or is split into one of n/2 pairs. */
  @Test
  void moveCount_isExactAtAnySize() {
    BigInteger huge = BigInteger.TEN.pow(30);
    assertThat(game("4.[3]").moveCount(Heaps.of(List.of(huge, huge)), Player.LEFT))
        .contains(new Count.Exactly(huge.multiply(BigInteger.valueOf(3))));
    assertThat(game("0.[F]").moveCount(Heaps.of(List.of(huge)), Player.LEFT)).isEmpty();
  }

  @Test
  void name_isTheCodeUnlessPeopleHaveAnother() {
    assertThat(game("0.770").name()).isEqualTo("0.77");
    assertThat(new TakeAndBreak("kayles", OctalCode.parse("0.77")).name()).isEqualTo("kayles");
    assertThat(game("0.77").code()).contains(OctalCode.parse("0.77"));
    assertThat(game("0.77")).isEqualTo(game("0.770"));
  }
}
