package org.grundy.word.morphism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CodedWordTest {
  private static final Morphism RUDIN_SHAPIRO = Morphism.parse("a->ab b->ac c->db d->dc");

  @Test
  void rudinShapiro_countsThePairsOfOnesInEachNumber() {
    String word = CodedWord.of(RUDIN_SHAPIRO).with("a->0 b->0 c->1 d->1").prefix(1000);
    for (int n = 0; n < 1000; n++)
      assertThat(word.charAt(n)).as("place %d", n).isEqualTo(Integer.bitCount(n & n >> 1) % 2 == 0 ? '0' : '1');
  }

  @Test
  void text_isReadBack() {
    CodedWord word = CodedWord.of(RUDIN_SHAPIRO).with(" b->0  a->0 d->1 c->1 ");
    assertThat(word).hasToString("a->ab b->ac c->db d->dc coded a->0 b->0 c->1 d->1");
    assertThat(word.letters()).isEqualTo("01");
    assertThat(CodedWord.of(RUDIN_SHAPIRO)).hasToString("a->ab b->ac c->db d->dc");
    assertThat(CodedWord.of(RUDIN_SHAPIRO).with("a->a b->b c->c d->d")).isEqualTo(CodedWord.of(RUDIN_SHAPIRO));
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = """
      ''             ; the letter a has no rule
      a->0           ; the letter b has no rule
      a->0 b->1 c->0 ; the word of a->ab b->a has no letter c
      a->0 a->1      ; column 6: expected one rule for each letter, found 'a->1'
      a->0 b->       ; column 9: expected the letter that replaces b, found nothing
      a->01 b->1     ; column 4: expected the letter that replaces a, found 01
      a->? b->1      ; column 4: expected the letter that replaces a, found '?'
      a 0            ; column 2: expected ->, found nothing
      ->0            ; column 1: expected a letter and ->, found '->0'
      """)
  void badCodes_areExplained(String code, String sentence) {
    assertThatThrownBy(() -> CodedWord.of(Morphism.FIBONACCI).with(code)).isInstanceOf(BadInput.class)
        .hasMessage(sentence);
  }
}
