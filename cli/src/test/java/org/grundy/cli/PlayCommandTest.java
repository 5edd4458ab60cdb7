package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.game.Ruleset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest {
  static Iterable<String> games() {
    return Catalog.representatives().stream().map(Ruleset::name).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGame_takesQuestions(String game) {
    Run run = Run.given("rules\nhint\nhint\nwhy\nundo\nnonsense!\nresign\n", "play", game, "--seed", "1");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("You resign.");
    assertThat(run.status()).isZero();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGame_isOpenedByTheComputer(String game) {
    Run run = Run.given("", "play", game, "--seed", "1", "--first", "computer");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("computer: ");
  }

  @Test
  void help_listsWhatCanBeTyped() {
    String out = Run.given("help\nresign\n", "play", "nim", "3", "4").out();
    assertThat(out).contains("Type what you take from each heap, for example 1 0. You can also type:");
    for (String word : List.of("hint", "why", "undo", "rules", "help", "resign"))
      assertThat(out).containsPattern("(?m)^  " + word + " +\\S");
    assertThat(Run.given("?\nresign\n", "play", "nim", "3", "4").out().replace("?", "help")).isEqualTo(
        out.replace("?", "help"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"resign", "quit", "exit", "q"})
  void match_isGivenUp(String word) {
    Run run = Run.given(word + "\n", "play", "nim", "3", "4");
    assertThat(run.out()).contains("You resign.");
    assertThat(run.status()).isZero();
  }

  @Test
  void partizanGames_sayWhichSideIsYours() {
    assertThat(Run.given("rules\nresign\n", "play", "domineering", "2x2").out())
        .containsPattern("(?s)You are Left, the computer is Right\\..*your move \\(Left\\).*You are Left, ");
    assertThat(Run.given("resign\n", "play", "northcott", "x..o", "--side", "right", "--lang", "hr").out())
        .contains("Vi ste Desni, a ra\u010dunalo je Lijevi.", "vi ste na potezu (Desni)");
    assertThat(Run.given("resign\n", "play", "nim", "3").out()).doesNotContain("Left");
  }

  @Test
  void aWholeMatch_isWonByTheSecondPlayerOfMarienbad() {
    Run run = Run.given("1 0 0 0\n0 1 0 0\n0 0 1 0\n0 0 0 1\nresign\n", "play", "marienbad", "--seed", "1");
    assertThat(run.out()).contains("The player who moves last loses.");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void aWonMatch_isSaidToBeWon() {
    assertThat(Run.given("3\n", "play", "nim", "3").out()).contains("P-position: you are winning")
        .endsWith("You win.\n");
  }

  @Test
  void endedMatch_asksForNothing() {
    Run run = Run.given("hint\n", "play", "nim", "0");
    assertThat(run.status()).isZero();
    assertThat(run.out()).doesNotContain("Type ");
  }

  @Test
  void aMistake_isSaidAndExplained() {
    assertThat(Run.given("1 0\nwhy\nresign\n", "play", "nim", "3", "5", "--seed", "1").out())
        .contains("that throws away the win", "At 3 5 your move threw away the win: take 1 from heap 1",
            "The reply that wins: take 3 from heap 2, leaving 2 2", "What would have won at 3 5:",
            "take 2 from heap 2");
  }

  @Test
  void asJson_theMatchAloneIsOnStandardOutput() {
    Run run = Run.given("1\n", "play", "nim", "1", "--json");
    assertThat(run.out().strip()).isEqualTo("{\"schema\":1,\"game\":\"nim\",\"position\":\"1\",\"play\":\"normal\","
        + "\"match\":{\"you\":\"left\",\"first\":\"left\",\"moves\":[{\"by\":\"left\",\"move\":\"1\",\"to\":\"0\"}],"
        + "\"winner\":\"left\"}}");
    assertThat(run.err()).contains("You win.");
  }
}
