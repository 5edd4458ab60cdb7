package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.phrase.Phrase;
import org.grundy.word.logic.Theory;
import org.junit.jupiter.api.Test;

class TheoremWordsTest {
  @Test
  void claims_areSpokenWhereGamesAreProved() {
    try (var server = new Server()) {
      assertThat(server.get("/api/prove", java.util.Map.of("statement", "wythoff", "lang", "hr")).json()
          .path("gameProof").path("claim").stringValue()).isEqualTo("parovi (a_n, b_n)");
    }
  }

  @Test
  void titles_areThoseOfTheTheorems() {
    assertThat(TheoremWords.ALL).extracting(Phrase::english).containsExactlyInAnyOrderElementsOf(
        Theory.shipped().theorems().stream().map(Theory.Theorem::title).filter(title -> !title.isEmpty()).toList());
  }
}
