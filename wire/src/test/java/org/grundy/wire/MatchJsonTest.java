package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.catalog.Catalog;
import org.grundy.game.Ruleset;
import org.grundy.play.Match;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MatchJsonTest {
  static Iterable<String> games() {
    return Catalog.representatives().stream().map(Ruleset::name).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void firstMovesOfEveryGame_conformToTheSchema(String game) {
    var match = new Match(Catalog.standard().start(game).position(), Convention.NORMAL, Player.LEFT);
    for (int moves = 0; moves < 6; moves++) {
      Schemas.assertValid(MatchJson.of(match, Player.RIGHT), "match");
      match.now().moves(match.mover(), move -> {
        match.play(move.to());
        return false;
      });
    }
    assertThat(MatchJson.of(match, Player.LEFT).path("match").path("moves").size())
        .isEqualTo(match.positions().size() - 1).isPositive();
  }
}
