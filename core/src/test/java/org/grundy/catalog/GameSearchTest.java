package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameSearchTest {
  private static List<String> found(String words, Language language) {
    return GameSearch.of(words, Voice.of(language)::say).stream()
        .flatMap(section -> section.entries().stream()).map(Entry::name).toList();
  }

  @ParameterizedTest
  @CsvSource({"matches, nim", "matchsticks, take", "Queen, wythoff", "queen, queens", "chess, dawsons-chess",
      "chocolate, chomp", "domino, cram", "frog, toads-and-frogs", "tic-tac-toe, treblecross", "bowling, kayles",
      "tree, hackenbush", "cakes, eatcake", "mancala, sowing", "kraljica, wythoff", "chess queen, amazons",
      "subtraction, take"})
  void everydayWords_findTheirGames(String word, String game) {
    assertThat(found(word, Language.EN)).contains(game);
  }

  @Test
  void otherLanguages_searchTheRulesAsWellInTheirOwnWords() {
    assertThat(found("šibice", Language.HR)).contains("nim", "marienbad");
    assertThat(found("casillas", Language.ES)).contains("domineering");
    assertThat(found("casillas", Language.EN)).isEmpty();
  }

  @Test
  void words_mustAllBeFound_andShortOnesFindNothing() {
    assertThat(found("chess chocolate", Language.EN)).isEmpty();
    assertThat(found("xyzzy", Language.EN)).isEmpty();
    assertThat(found("a", Language.EN)).isEmpty();
  }

  /** The list of everyday words names games that there are. */
  @Test
  void everydayGames_areInTheCatalogue() {
    assertThat(GameSearch.games()).isSubsetOf(Games.ALL.stream().map(Entry::name).toList());
  }

  @Test
  void unknownNames_suggestGamesOfEverydayWords() {
    assertThatThrownBy(() -> Catalog.standard().ruleset("matches")).isInstanceOf(BadInput.class)
        .hasMessage("no game matches 'matches'; did you mean nim, marienbad or take:1,2,3? All games: ./grundy games");
    assertThatThrownBy(() -> Catalog.standard().ruleset("chocolate")).isInstanceOf(BadInput.class)
        .hasMessage("no game matches 'chocolate'; did you mean chomp or cutcake? All games: ./grundy games");
  }
}
