package org.grundy.game.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OctalCodeTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      0.77    | take 1 or 2 from a heap, then optionally split what is left
      4.07    | take 2 from a heap, then optionally split what is left; or split a heap in two
      0.17    | take a whole heap of 1; or take 2 from a heap, then optionally split what is left
      0.3F    | take 1 from a heap; or take 2 from a heap, then optionally split what is left in two or three
      0.6     | take 1 from a heap, but not the whole heap, and optionally split what is left
      0.5     | take a whole heap of 1, or take 1 from a heap and split what is left
      0.[3]   | take any number from a heap
      4.[3]   | take any number from a heap; or split a heap in two
      0.0[3]  | take 2 or more from a heap
      0.30[3] | take 1 or 3 or more from a heap
      0.[03]  | take 2, 4 and so on from a heap
      0.3303  | take 1, 2 or 4 from a heap
      0.9     | take 1 from a heap and leave 0 or 3 heaps in its place
      4!.0    | split a heap into two heaps of different sizes
      0.0     | there is no move
      """)
  void words_sayWhatTheDigitsSay(String code, String words) {
    assertThat(OctalCode.parse(code)).hasToString(code);
    assertThat(OctalCode.parse(code).words()).hasToString(words);
  }

  @ParameterizedTest
  @CsvSource({"0.770, 0.77", "0.3f, 0.3F", "0.33[3], 0.[3]", "0.31[31], 0.[31]", "0.0[30], 0.[03]", "0.77[0], 0.77",
      "0.[333], 0.[3]", "0.00, 0.0", "4.0[0], 4.0"})
  void spelling_isTheShortest(String typed, String shortest) {
    assertThat(OctalCode.parse(typed)).isEqualTo(OctalCode.parse(shortest)).hasToString(shortest)
        .hasSameHashCodeAs(OctalCode.parse(shortest));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      2.3     | column 1: expected 0, 4, 8 or C before the point, so that play ends, found 2
      x       | column 1: expected 0, 4, 8 or C before the point, so that play ends, found 'x'
      077     | column 2: expected '.', found 7
      0.      | column 3: expected a digit 0-9 or A-F, or '[', found nothing
      0.7g    | column 4: expected a digit 0-9 or A-F, or '[', found 'g'
      0.[     | column 4: expected a digit 0-9 or A-F, found nothing
      0.[3    | column 5: expected a digit 0-9 or A-F, or ']', found nothing
      0.3[2]3 | column 7: expected nothing after the repeating part, found 3
      0!.3    | column 2: '!' goes after 4, 8 or C, the digits that split a heap without taking
      """)
  void badCode_isRefusedWithItsPlace(String code, String sentence) {
    assertThatThrownBy(() -> OctalCode.parse(code)).isInstanceOf(BadInput.class).hasMessage(sentence);
  }

  @Test
  void digits_goOnForEverWhereTheyRepeat() {
    OctalCode code = OctalCode.parse("4.1[37]");
    assertThat(new int[]{code.digit(0), code.digit(1), code.digit(2), code.digit(3), code.digit(1_000_000_000_001L)})
        .containsExactly(4, 1, 3, 7, 7);
    assertThat(code.finite()).isFalse();
    assertThat(code.places()).isEqualTo(Long.MAX_VALUE);
    assertThat(OctalCode.parse("0.137").places()).isEqualTo(3);
    assertThat(OctalCode.parse("0.137").digit(4)).isZero();
  }

  @Test
  void octal_meansTwoHeapsAtMost() {
    assertThat(OctalCode.parse("0.77").isOctal()).isTrue();
    assertThat(OctalCode.parse("0.3F").isOctal()).isFalse();
    assertThat(OctalCode.parse("4!.0").isOctal()).isFalse();
    assertThat(OctalCode.of(0, 7, 7)).isEqualTo(OctalCode.parse("0.77"));
  }

  @Test
  void digitsBeforePlace0_areZerosOrRefused() {
    for (String[] same : new String[][]{{"04.30", "4.3"}, {"000.77", "0.77"}, {"04!.0", "4!.0"}, {"00.[3]", "0.[3]"},
        {"0C.1", "C.1"}})
      assertThat(OctalCode.parse(same[0])).isEqualTo(OctalCode.parse(same[1]));
    for (String text : new String[]{"80.0", "080.0", "12.3", "40!.0", "F0.1"})
      assertThatThrownBy(() -> OctalCode.parse(text)).isInstanceOf(BadInput.class)
          .hasMessageContaining("a code has one digit before the point; ");
    assertThatThrownBy(() -> OctalCode.parse("80.0"))
        .hasMessage("column 1: a code has one digit before the point; 8 would add tokens to a heap");
    assertThatThrownBy(() -> OctalCode.parse("01.0")).isInstanceOf(BadInput.class);
  }
}
