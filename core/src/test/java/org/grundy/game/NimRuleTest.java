package org.grundy.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NimRuleTest {
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"''; 0", "7; 7", "3 5; 3 xor 5 = 6",
      "1 2 3 4 5 6 7 8; 1 xor 2 xor 3 xor 4 xor 5 xor 6 xor 7 xor 8 = 8",
      "1 2 3 4 5 6 7 8 9; 1 xor 2 xor 3 xor 4 xor 5 xor 6 xor 7 xor 8 xor .. = 1"})
  void nimSums_nameAtMostEightHeaps(String sizes, String text) {
    assertThat(NimRule.sumText(
        Stream.of(sizes.split(" ")).filter(size -> !size.isEmpty()).map(BigInteger::new).toList())).isEqualTo(text);
  }
}
