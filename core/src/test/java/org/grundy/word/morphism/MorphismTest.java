package org.grundy.word.morphism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MorphismTest {
  @Test
  void prefixes_areThePublishedOnes() {
    assertThat(Morphism.FIBONACCI.prefix(13)).isEqualTo("abaababaabaab");
    assertThat(Morphism.TRIBONACCI.prefix(32)).isEqualTo("abacabaabacababacabaabacabacabaa");
    assertThat(Morphism.parse("0->01 1->10").prefix(16)).isEqualTo("0110100110010110");
    assertThat(Morphism.FIBONACCI.prefix(0)).isEmpty();
    assertThat(Morphism.FIBONACCI.prefix(1)).isEqualTo("a");
  }

  @Test
  void positions_countFromOne() {
    assertThat(Morphism.TRIBONACCI.positions('c', 32)).containsExactly(4, 11, 17, 24, 28);
    assertThat(Morphism.FIBONACCI.positions('b', 10)).containsExactly(2, 5, 7, 10);
    assertThat(Morphism.FIBONACCI.positions('z', 10)).isEmpty();
  }

  @Test
  void text_isReadBack() {
    assertThat(Morphism.parse("  a->ab  b->ac c->a ")).hasToString("a->ab b->ac c->a");
    assertThat(Morphism.TRIBONACCI.letters()).isEqualTo("abc");
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = """
      ''          ; column 1: expected a letter and ->, found nothing
      a->ab ?->a  ; column 7: expected a letter and ->, found '?'
      a->ab bc->a ; column 7: expected a letter and ->, found 'bc'
      a=ab        ; column 2: expected ->, found '='
      a           ; column 2: expected ->, found nothing
      a->ab b->   ; column 10: expected the word that replaces b, found nothing
      a->ab a->a  ; column 7: expected one rule for each letter, found 'a->a'
      a->a        ; the first rule must replace a with a longer word that begins with a, found 'a'
      a->ba b->a  ; the first rule must replace a with a longer word that begins with a, found 'ba'
      a->ab       ; the letter b has no rule
      """)
  void badRules_areExplained(String text, String sentence) {
    assertThatThrownBy(() -> Morphism.parse(text)).isInstanceOf(BadInput.class).hasMessage(sentence);
  }
}
