package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.phrase.Phrase;
import org.grundy.word.logic.Theory;
import org.junit.jupiter.api.Test;

class TheoremWordsTest {
  @Test
  void titles_areThoseOfTheTheorems() {
    assertThat(TheoremWords.ALL).extracting(Phrase::english).containsExactlyInAnyOrderElementsOf(
        Theory.shipped().theorems().stream().map(Theory.Theorem::title).filter(title -> !title.isEmpty()).toList());
  }
}
