package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExercisesCommandTest {
  /** The answer is a move; the board that it leaves would be a row of dots. */
  @ParameterizedTest
  @ValueSource(strings = {"domineering", "clobber", "snort", "cram"})
  void answersOnBoards_areMoves(String game) {
    String sheet = Run.of("exercises", game, "--count", "1", "--level", "1", "--seed", "3", "--answers").out();
    assertThat(sheet).contains("Exactly one move wins.");
    assertThat(sheet.substring(sheet.indexOf("Answers")).lines()).hasSize(2).last().asString()
        .matches("1\\.  ([a-z][0-9]+[ -]?)+");
  }
}
