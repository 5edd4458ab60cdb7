package org.grundy.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NimRuleTest {
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"''; 0", "7; 7", "3 5; 3 xor 5 = 6",
      "1 2 3 4 5 6 7 8; 1 xor 2 xor 3 xor 4 xor 5 xor 6 xor 7 xor 8 = 8",
      "1 2 3 4 5 6 7 8 9; 1 xor 2 xor 3 xor 4 xor 5 xor 6 xor 7 xor 8 xor .. = 1"})
  void nimSums_nameAtMostEightHeaps(String sizes, String text) {
    assertThat(NimRule.sumText(
        heaps(sizes))).isEqualTo(text);
  }

  private static List<BigInteger> heaps(String sizes) {
    return Stream.of(sizes.split(" ")).filter(size -> !size.isEmpty()).map(BigInteger::new).toList();
  }

  /** The sentence and the position of Nim, from which the winner can be told. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"3 5; '3 xor 5 = 6, which is not 0, so the player to move wins'",
      "4 4; '4 xor 4 = 0, so the player to move loses'", "7; '7 is not 0, so the player to move wins'",
      "0; 'The only heap is 0, so the player to move loses'"})
  void whoWins_isSaidUnderNormalPlay(String sizes, String said) {
    assertThat(NimRule.asNim(heaps(sizes), Convention.NORMAL).items())
        .satisfiesExactly(first -> assertThat(first).isInstanceOfSatisfying(Reason.Sentence.class,
            sentence -> assertThat(sentence.plain().toString()).startsWith(said)),
            last -> assertThat(last).isEqualTo(new Exhibit.Same("nim", sizes)));
    assertThat(NimRule.asNim(heaps(sizes), Convention.MISERE).items()).hasSize(2).first()
        .isEqualTo(Reason.say("Combined by xor: {0}.", NimRule.sumText(heaps(sizes))));
  }

  @Test
  void nothing_isAnEmptyHeap() {
    assertThat(NimRule.asNim(List.of(), Convention.NORMAL).items()).containsExactly(new Exhibit.Same("nim", "0"));
  }
}
