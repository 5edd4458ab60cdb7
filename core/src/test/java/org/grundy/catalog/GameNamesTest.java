package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What people call the games. */
class GameNamesTest {
  private static Stream<String> names() {
    return Games.ALL.stream().flatMap(entry -> Stream.concat(Stream.of(entry.name()),
        entry instanceof Entry.Family family ? family.representatives().stream() : Stream.of()));
  }

  @Test
  void names_areThoseOfTheCatalogue() {
    List<String> all = names().toList();
    assertThat(GameNames.GAMES).allSatisfy(called -> assertThat(all)
        .anyMatch(name -> name.equals(called.name()) || name.startsWith(called.name() + ":")));
    assertThat(GameNames.AROUND).allSatisfy(called -> assertThat(all)
        .anyMatch(name -> name.startsWith(called.name() + ":")));
    assertThat(GameNames.VARIANTS).allSatisfy(called -> assertThat(all)
        .anyMatch(name -> name.endsWith(":" + called.name())));
  }

  /** Two games have one name only where they are the same game. */
  @ParameterizedTest
  @EnumSource
  void names_differ(Language language) {
    Voice voice = Voice.of(language);
    Map<String, List<String>> games = GameNames.GAMES.stream().collect(Collectors.groupingBy(
        called -> voice.say(called.phrase()), Collectors.mapping(GameNames.Called::name, Collectors.toList())));
    games.values().removeIf(same -> same.size() == 1);
    assertThat(games.values()).containsExactlyInAnyOrder(List.of("fibonacci-nim", "fibonacci"),
        List.of("dag", "dag:1-0,2-1,2-0"));
  }

  @ParameterizedTest
  @CsvSource({"HR, krastače, toads-and-frogs", "ES, sapos, toads-and-frogs", "ID, badak, elephants-and-rhinos",
      "HR, toads, toads-and-frogs", "EN, dawson's, dawsons-chess", "ES, ajedrez de dawson, dawsons-chess"})
  void games_areFoundByTheirNamesInEveryLanguage(Language language, String words, String game) {
    assertThat(GameSearch.of(words, Voice.of(language)::say).stream().flatMap(section -> section.entries().stream()))
        .extracting(Entry::name).contains(game);
  }

  @ParameterizedTest
  @CsvSource({"nim, Nim, Nim", "toads-and-frogs, Toads and frogs, Krastače i žabe", "cram:torus, Cram on a torus,",
      "non-attacking:queens, Non-attacking: queens,", "two-heaps:5;2, A heap for each player: 5;2,", "0.77, 0.77, 0.77",
      "twisted:cram:torus, 'Cram on a torus, changing sides',", "dag:1-0, Tokens on arrows: 1-0,",
      "'take_1,3_or_4', 'take 1, 3 or 4',", "take_k_where_2k<=n, Take at most half,"})
  void games_areCalledByTheirNames(String game, String english, @Nullable String croatian) {
    assertThat(GameNames.called(game)).hasToString(english);
    if (croatian != null)
      assertThat(Voice.of(Language.HR).say(GameNames.called(game))).isEqualTo(croatian);
  }
}
