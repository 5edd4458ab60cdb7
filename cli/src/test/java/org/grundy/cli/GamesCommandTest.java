package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GamesCommandTest {
  @Test
  void positionWithANameOfItsOwn_isShownWithWhatItIs() {
    assertThat(Run.of("games", "marienbad").out().lines()).containsExactly("marienbad",
        "Misere Nim with heaps of 1, 3, 5 and 7.", "Take any positive number from one heap.",
        "Misere play: the player who moves last loses.", "", "  ./grundy solve marienbad");
  }
}
