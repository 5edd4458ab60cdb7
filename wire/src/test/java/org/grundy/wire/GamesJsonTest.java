package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.StreamSupport;
import org.grundy.catalog.Entry;
import org.grundy.catalog.Games;
import org.grundy.explain.GamesDocument;
import org.grundy.explain.Language;
import org.grundy.explain.RulesDocument;
import org.grundy.explain.Voice;
import org.grundy.game.grid.Queens;
import org.grundy.phrase.Phrase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

class GamesJsonTest {
  private static final JsonNode GAMES = games(Games.SECTIONS, Language.EN);

  private static JsonNode games(List<Games.Section> sections, Language language) {
    return DocumentJson.of(new GamesDocument(sections), Voice.of(language));
  }

  private static JsonNode game(String name) {
    return StreamSupport.stream(GAMES.get("games").spliterator(), false)
        .filter(game -> game.get("name").stringValue().equals(name)).findFirst().orElseThrow();
  }

  @ParameterizedTest
  @EnumSource
  void catalogue_conforms(Language language) {
    Schemas.assertValid(games(Games.SECTIONS, language), "games");
    Schemas.assertValid(games(Games.SECTIONS, language));
  }

  @Test
  void everyEntry_isListedOnce() {
    assertThat(GAMES.get("games").size() + GAMES.get("setups").size()).isEqualTo(Games.ALL.size());
  }

  @Test
  void anotherName_isAGameAndNamedByTheFirst() {
    assertThat(game("kayles").get("aliasOf").stringValue()).isEqualTo("0.77");
    assertThat(game("0.77").get("aliases")).anyMatch(name -> name.stringValue().equals("kayles"));
    assertThat(game("0.77").get("family")).isNotEmpty();
  }

  @Test
  void game_isDescribed() {
    assertThat(game("northcott").get("kind").stringValue()).isEqualTo("partizan");
    assertThat(game("northcott").get("loopy").booleanValue()).isTrue();
    assertThat(game("front-or-back").get("kind").stringValue()).isEqualTo("scoring");
    assertThat(game("hackenbush").get("notation").stringValue()).isEqualTo("graph");
    assertThat(game("queens").get("notation").stringValue()).isEqualTo("tuples");
    assertThat(game("nim").get("examples").get(0).stringValue()).isEqualTo("3 4 5");
  }

  @Test
  void namedPosition_standsApart() {
    assertThat(GAMES.get("setups")).anySatisfy(setup -> {
      assertThat(setup.get("name").stringValue()).isEqualTo("marienbad");
      assertThat(setup.get("play").stringValue()).isEqualTo("misere");
    });
  }

  @Test
  void ownRuleset_canBeListed() {
    Schemas.assertValid(DocumentJson.of(new RulesDocument(new Queens(), List.of()), Voice.of(Language.EN)), "rules");
    Schemas.assertValid(games(
        List.of(new Games.Section(Phrase.verbatim("mine"), List.of(new Entry.Game("mine", Queens::new)))), Language.EN),
        "games");
  }
}
