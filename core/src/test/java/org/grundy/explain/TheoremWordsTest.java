package org.grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.game.vector.VectorGame;
import org.grundy.game.vector.WideWythoff;
import org.grundy.phrase.Phrase;
import org.grundy.word.logic.Theory;
import org.junit.jupiter.api.Test;

class TheoremWordsTest {
  @Test
  void titles_areThoseOfTheTheorems() {
    assertThat(TheoremWords.TITLES).extracting(Phrase::english).containsExactlyInAnyOrderElementsOf(
        Theory.shipped().theorems().stream().map(Theory.Theorem::title).filter(title -> !title.isEmpty()).toList());
  }

  @Test
  void claims_areThoseOfTheGames() {
    for (String game : new String[]{"wythoff", "tribonacci"})
      assertThat(TheoremWords.CLAIMS).extracting(Phrase::english)
          .contains(Theory.shipped().definition(game).orElseThrow().title());
  }

  @Test
  void claimsOfWiderDiagonals_areSpoken() {
    String title = Theory.standard().with(WideWythoff.named("wythoff:4").lost().orElseThrow())
        .definition(VectorGame.LOST)
        .orElseThrow().title();
    assertThat(Voice.of(Language.HR).say(TheoremWords.of(title))).isEqualTo(
        "mjesta (A_n, B_n) n-tog a i n-tog b u rije\u010di a->aaaab b->a");
  }

  @Test
  void titlesOfUsers_stayAsTheyAre() {
    assertThat(Voice.of(Language.HR).say(TheoremWords.of("{my} title"))).isEqualTo("{my} title");
    assertThat(Voice.of(Language.HR).say(TheoremWords.of("the pairs (a_n, b_n)"))).isEqualTo("parovi (a_n, b_n)");
  }
}
