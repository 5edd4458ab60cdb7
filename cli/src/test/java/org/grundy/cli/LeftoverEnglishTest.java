package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.grundy.catalog.Catalog;
import org.grundy.game.Ruleset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers in other languages, searched for words that only English has. */
class LeftoverEnglishTest {
  private static final Pattern ENGLISH = Pattern
      .compile("\\b(?:the|of|is|are|from|with|every|which|than|moves?|positions?|pairs?|player)\\b",
          Pattern.CASE_INSENSITIVE);

  private static void assertForeign(String... command) {
    Run run = Run.of(command);
    assertThat(run.out() + run.err()).as(String.join(" ", command)).isNotEmpty()
        .satisfies(said -> assertThat(ENGLISH.matcher(said).results().map(found -> said.substring(
            Math.max(0, found.start() - 30), Math.min(said.length(), found.end() + 30)))).isEmpty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"hr", "es", "id"})
  void games(String language) {
    assertForeign("games", "--lang", language);
    for (Ruleset<?> game : Catalog.representatives()) {
      assertForeign("games", game.name(), "--lang", language);
      assertForeign("solve", game.name() + " " + game.examples().getFirst(), "--explain", "full", "--nodes", "300000",
          "--lang", language);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"hr", "es", "id"})
  void findings(String language) {
    for (String rules : new String[]{"kayles", "take:1,4", "0.6", "wythoff", "wythoff:2", "tribonacci", "divisor",
        "nim",
        "euclid", "take k where k <= K", "take k where 2k <= n", "(k,0) (0,k) (k,k)"})
      assertForeign("conjecture", rules, "--nodes", "3000000", "--lang", language);
    for (String statement : new String[]{"F1", "F2", "F3", "F4", "F5", "F6", "T3", "wythoff", "wythoff:2",
        "A n (n >= 1 => a(n+1) = a(n) + 2)", "a(n+1) = a(n) + 2"})
      assertForeign("prove", statement, "--lang", language);
    assertForeign("prove", "nim", "--heaps", "3", "--lang", language);
    assertForeign("prove", "wythoff", "--claim", "y = 2x", "--stats", "--lang", language);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hr", "es", "id"})
  void tables(String language) {
    assertForeign("values", "kayles", "--at", "100", "--stats", "--lang", language);
    assertForeign("table", "wythoff", "--stats", "--lang", language);
    assertForeign("positions", "wythoff", "--first", "5", "--lang", language);
    assertForeign("word", "fibonacci", "--length", "13", "--lang", language);
    assertForeign("eval", "{3|1}", "--all", "--lang", language);
    assertForeign("eval", "{0,*|*}", "--steps", "--lang", language);
    assertForeign("eval", "^^ >= *", "--why", "--lang", language);
    assertForeign("days", "2", "--lang", language);
    assertForeign("exercises", "nim", "--seed", "1", "--answers", "--lang", language);
    assertForeign("exercises", "domineering", "--seed", "1", "--answers", "--lang", language);
    assertForeign("exercises", "domineering", "--seed", "1", "--why", "--lang", language);
    assertForeign("exercises", "wythoff", "--seed", "1", "--why", "--lang", language);
  }
}
