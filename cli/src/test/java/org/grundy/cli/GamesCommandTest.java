package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GamesCommandTest {
  @Test
  void games_areListedByKind_withTheirRules() {
    assertThat(Run.of("games").out()).contains("Heaps that change one at a time\n",
        "\nCodes: take from a heap, then split it\n", "\n\nBoards\n  domineering             Left covers",
        "\n  kayles                  Take 1 or 2 from a heap, then optionally split", "  left (0.77).\n",
        "\n  jian-shizi              The same as wythoff.\n");
  }

  @Test
  void everydayWords_listTheGamesTheyBringToMind() {
    assertThat(Run.of("games", "matches").out()).startsWith("Heaps that change one at a time\n  nim ")
        .contains("\n  marienbad ", "\n  take:1,2,3 ").doesNotContain("wythoff               ");
    assertThat(Run.of("games", "chess", "--json").out()).contains("\"name\":\"queens\"")
        .doesNotContain("\"name\":\"nim\"");
    assertThat(Run.of("games", "xyzzy").err())
        .isEqualTo("no game matches 'xyzzy'. All games: ./grundy games\n");
  }

  @Test
  void positionWithANameOfItsOwn_isShownWithWhatItIs() {
    assertThat(Run.of("games", "marienbad").out().lines()).containsExactly("marienbad",
        "Misere Nim with heaps of 1, 3, 5 and 7.", "Take any positive number from one heap.",
        "Misere play: the player who moves last loses.", "", "  ./grundy solve marienbad");
  }
}
