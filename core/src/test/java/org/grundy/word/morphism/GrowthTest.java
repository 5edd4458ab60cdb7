package org.grundy.word.morphism;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GrowthTest {
  private static final List<Morphism> MORPHISMS = List.of(Morphism.FIBONACCI, Morphism.TRIBONACCI,
      Morphism.parse("a->ab b->ba"), Morphism.parse("0->012 1->02 2->1"), Morphism.parse("a->aab b->c c->ca"));

  @Test
  void lengths_areThoseOfTheWordsThemselves() {
    for (Morphism morphism : MORPHISMS) {
      String word = morphism.letters().substring(0, 1);
      for (BigInteger length : new Growth(morphism).lengths(10)) {
        assertThat(length).isEqualTo(word.length());
        var next = new StringBuilder();
        word.chars().forEach(letter -> next.append(morphism.image((char) letter)));
        word = next.toString();
      }
    }
  }

  /** phi, OEIS A001622, and the Tribonacci constant, OEIS A058265. */
  @ParameterizedTest
  @CsvSource({"a->ab b->a, 1.61803398874989484820458683436563811772",
      "a->ab b->ac c->a, 1.83928675521416113255185256465328",
      "a->ab b->ba, 2.000000000000000000000000"})
  void rate_isACutOffDecimal_whateverTheSteps(String rules, String published) {
    for (int steps = 1; steps < 150; steps += 7) {
      String rate = new Growth(Morphism.parse(rules)).rate(steps, 20);
      assertThat(published).startsWith(rate);
    }
    assertThat(new Growth(Morphism.parse(rules)).rate(150, 20)).hasSizeGreaterThan(20);
  }
}
