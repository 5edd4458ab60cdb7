package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExercisesCommandTest {
  private static String sheet(String game, String... options) {
    List<String> words = new ArrayList<>(
        List.of("exercises", game, "--count", "6", "--level", "2", "--seed", "4"));
    words.addAll(List.of(options));
    return Run.of(words.toArray(String[]::new)).out();
  }

  /** A sheet of answers is the end of the sheet with both, under the same title. */
  @Test
  void theKey_hasTheAnswersAlone() {
    String both = sheet("wythoff", "--answers");
    String title = both.substring(0, both.indexOf('\n') + 1);
    assertThat(sheet("wythoff", "--key")).isEqualTo(title + "\n" + both.substring(both.indexOf("Answers")));
    assertThat(sheet("wythoff", "--answers", "--why")).isEqualTo(sheet("wythoff", "--why"));
    assertThat(Run.of("exercises", "nim", "--key", "--answers"))
        .isEqualTo(new Run(2, "", "--answers does not work with --key\n"));
  }

  /** The reason for Nim is the one that solve prints. */
  @Test
  void reasons_areThoseOfSolve() {
    String key = Run.of("exercises", "nim", "--count", "1", "--level", "1", "--seed", "7", "--key", "--why").out();
    String reason = key.lines().skip(5).takeWhile(line -> !line.isBlank()).collect(Collectors.joining(" "));
    assertThat(Run.of("solve", "nim", "3", "1", "5").out()).containsIgnoringWhitespaces(reason);
    assertThat(reason).contains("Why   3 xor 1 xor 5 = 7", "odd columns: 4, 2 and 1");
    assertThat(key).contains("Bouton 1901");
  }

  /** Without a theorem: every move of the player who loses has an answer. */
  @Test
  void reasonsWithoutATheorem_areAnswersToMoves() {
    String sheet = Run.of("exercises", "domineering", "--count", "6", "--level", "1", "--seed", "3", "--key", "--why")
        .out();
    assertThat(sheet).contains("After that the other player loses:\n    Right: ",
        "Left wins by starting: ", "Right wins by starting: ");
  }

  @Test
  void reasonsForValues_areWhatTheMexIsTakenOf() {
    assertThat(sheet("kayles", "--key", "--why").replaceAll("\\s+", " ")).contains(
        "10: the moves lead to the values 0, 1, 3, 4, 5, 7; the least number missing is 2.");
    assertThat(Run.of("exercises", "kayles", "--count", "10", "--level", "2", "--seed", "2", "--key", "--why").out())
        .contains("1: the moves lead to the value 0; the least number missing is 1.");
  }

  @ParameterizedTest
  @CsvSource({"en, Exercises on Nim", "hr, Zadaci o igri Nim", "es, Ejercicios de Nim", "id, Latihan tentang Nim"})
  void title_callsTheGameByItsName(String language, String title) {
    var sheet = List.of("exercises", "nim", "--count", "1", "--level", "1", "--seed", "7", "--lang", language);
    assertThat(Run.of(sheet.toArray(String[]::new)).out()).startsWith(title + ",");
    assertThat(Run.of(Stream.concat(sheet.stream(), Stream.of("--format", "latex")).toArray(String[]::new)).out())
        .contains("\\subsection*{" + title + ",");
  }

  /** JSON has questions and answers in any case. */
  @Test
  void json_hasReasonsOnlyOnRequest() {
    assertThat(sheet("kayles", "--json", "--key")).isEqualTo(sheet("kayles", "--json")).doesNotContain("reasons");
    assertThat(sheet("kayles", "--json", "--why")).contains("\"optionValues\":[0,1,3,4,5,7]", "\"winning\":{\"move\":");
  }

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
