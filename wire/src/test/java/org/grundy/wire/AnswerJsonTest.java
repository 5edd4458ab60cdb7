package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.explain.AnswerDocument.Detail;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.phrase.BadInput;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class AnswerJsonTest {
  /** Enough for most of the examples; the others give up, which has a form of its own. */
  private static final long SMALL = 100_000;
  private static final long AMPLE = 10_000_000;

  private static Reply solve(String text, Convention convention, long work) {
    return new Solver(Budget.ofWork(work))
        .solve(new Question(Catalog.standard().read(text).position(), convention));
  }

  private static JsonNode json(String text) {
    return AnswerJson.of(solve(text, Convention.NORMAL, AMPLE));
  }

  static Stream<String> examples() {
    return Catalog.representatives().stream()
        .flatMap(ruleset -> ruleset.examples().stream().map(example -> (ruleset.name() + " " + example).strip()));
  }

  @Test
  void answer_beginsAsPublished() {
    assertThat(Json.line(json("wythoff 6 11"))).startsWith("{\"schema\":1,\"game\":\"wythoff\",\"position\":\"6 11\","
        + "\"play\":\"normal\",\"outcome\":\"N\",\"nimValue\":2,\"moves\":23,"
        + "\"winning\":[{\"move\":\"0 1\",\"to\":\"6 10\"}],"
        + "\"evidence\":{\"kind\":\"theorem\",\"id\":\"wythoff-1907\",\"proof\":\"F5\"");
  }

  /** Games won by points have no misere play. */
  private static Convention[] conventions(String text) {
    return Catalog.standard().read(text).position().scoring() ? new Convention[]{Convention.NORMAL}
        : Convention.values();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void everyExample_conforms(String text) {
    for (Convention convention : conventions(text)) {
      Reply reply = solve(text, convention, SMALL);
      for (Detail detail : new Detail[]{Detail.STANDARD, Detail.STANDARD.withSpent().withTouches().atMost(1)})
        Schemas.assertValid(AnswerJson.of(reply, detail), reply instanceof Reply.Answer ? "answer" : "gaveUp");
      Schemas.assertValid(AnswerJson.of(reply));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim 3 4 + kayles 9", "domineering 2x4 - domineering 2x2", "nim 3 + domineering 2x2",
      "front-or-back 3 9 1 2 - front-or-back 5 3", "northcott x.o + hackenbush 0-1b",
      "wythoff 1 2 + wythoff 3 5", "hackenbush 0", "nim 0"})
  void sumsAndNegatives_conform(String text) {
    for (Convention convention : conventions(text))
      Schemas.assertValid(AnswerJson.of(solve(text, convention, AMPLE), Detail.STANDARD.withTouches()), "answer");
  }

  @Test
  void sum_hasItsPartsAndSaysInWhichOneToMove() {
    JsonNode answer = json("nim 1 + kayles 3");

    assertThat(answer.get("game").stringValue()).isEqualTo("sum");
    assertThat(answer.get("position").stringValue()).isEqualTo("nim 1 + kayles 3");
    assertThat(answer.get("parts")).hasToString(
        "[{\"game\":\"nim\",\"position\":\"1\"},{\"game\":\"kayles\",\"position\":\"3\"}]");
    assertThat(answer.get("winning")).allSatisfy(move -> {
      assertThat(move.get("move").stringValue()).matches("[12]: .*");
      assertThat(move.get("to").stringValue()).contains(" + kayles");
    });
    assertThat(answer.get("evidence").get("kind").stringValue()).isEqualTo("nim-sum");
    assertThat(answer.get("evidence").get("summands")).hasSize(2)
        .allSatisfy(summand -> assertThat(summand.has("evidence")).isTrue());
  }

  @Test
  void automaton_saysHowLargeItIs() {
    JsonNode answer = json("(n,m)->(n-k,2k)where_1<=k<m 1000000000000 7");

    Schemas.assertValid(answer, "answer");
    assertThat(answer.get("evidence"))
        .hasToString("{\"kind\":\"automaton\",\"states\":3,\"digits\":\"base 2\"}");
  }

  @Test
  void negative_saysSoAndItsSignStandsBeforeTheGame() {
    Catalog catalog = Catalog.standard().with(new OneOrTwo());
    var question = new Question(catalog.read("-one-or-two 1").position(), Convention.NORMAL);
    JsonNode answer = AnswerJson.of(new Solver(Budget.ofWork(SMALL)).solve(question));

    Schemas.assertValid(answer, "answer");
    assertThat(Json.line(answer)).startsWith("{\"schema\":1,\"game\":\"one-or-two\",\"position\":\"1\","
        + "\"negative\":true,\"play\":\"normal\",\"outcome\":\"R\",\"value\":\"-1\","
        + "\"moves\":{\"left\":0,\"right\":1},\"winning\":{\"left\":[],\"right\":[{\"move\":\"1\",\"to\":\"0\"}]},"
        + "\"evidence\":{\"kind\":\"canonical\"");
    assertThat(PositionJson.read(answer, catalog).position().text()).isEqualTo("-one-or-two 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"domineering 2x4", "front-or-back 3 9 1 2", "nim 3 + domineering 2x2"})
  void movesOfDifferentPlayers_areToldApart(String text) {
    JsonNode answer = json(text);

    for (String field : new String[]{"moves", "winning"})
      assertThat(answer.get(field).propertyNames()).containsExactly("left", "right");
  }

  @Test
  void points_areTheScoreOfEachStarter() {
    JsonNode answer = json("front-or-back 3 9 1 2");

    assertThat(answer.get("score")).hasToString("{\"leftStarts\":7,\"rightStarts\":-7}");
    assertThat(answer.has("nimValue")).isFalse();
  }

  @Test
  void nimValueBeyond53Bits_isText() {
    JsonNode answer = json("nim 9007199254740992");
    assertThat(answer.get("nimValue").stringValue()).isEqualTo("9007199254740992");
    Schemas.assertValid(answer, "answer");
    JsonNode smaller = json("nim 9007199254740991");
    assertThat(smaller.get("nimValue").longValue()).isEqualTo(9007199254740991L);
    Schemas.assertValid(smaller, "answer");
  }

  @Test
  void winningMovesLeftOut_areCounted() {
    Reply reply = solve("nim 3 5 7", Convention.NORMAL, SMALL);
    JsonNode all = AnswerJson.of(reply);
    JsonNode one = AnswerJson.of(reply, Detail.STANDARD.atMost(1));

    assertThat(all.get("winning")).hasSize(3);
    assertThat(all.has("winningCount")).isFalse();
    assertThat(one.get("winning")).hasSize(1);
    assertThat(one.get("winningCount").intValue()).isEqualTo(3);
  }

  /** Heaps of 10^17 have more winning moves than are looked for. */
  @Test
  void countsThatAreOnlyKnownAtLeast_sayAtLeast() {
    JsonNode answer = json("tribonacci 100000000000000000 200000000000000000 300000000000000000");

    Schemas.assertValid(answer, "answer");
    assertThat(answer.get("winningCount").get("atLeast").intValue()).isPositive();
  }

  @ParameterizedTest
  @CsvSource({"5x5,0,work", "6x6,1000,work"})
  void budgetSpent_givesUp(String board, long work, String limit) {
    JsonNode gaveUp = AnswerJson.of(solve("domineering " + board, Convention.NORMAL, work),
        Detail.STANDARD.withSpent());

    Schemas.assertValid(gaveUp, "gaveUp");
    assertThat(gaveUp.get("gaveUp").get("limit").stringValue()).isEqualTo(limit);
    assertThat(gaveUp.get("gaveUp").get("work").longValue()).isGreaterThan(work);
    assertThat(gaveUp.get("spent").get("milliseconds").isIntegralNumber()).isTrue();
  }

  @Test
  void stats_areThereOnlyWhenAskedFor() {
    Reply reply = solve("nim 3 5", Convention.NORMAL, SMALL);

    assertThat(AnswerJson.of(reply).has("spent")).isFalse();
    assertThat(AnswerJson.of(reply, Detail.STANDARD.withSpent()).get("spent").propertyNames()).containsExactly("work",
        "milliseconds");
  }

  @ParameterizedTest
  @EnumSource
  void badInput_isOneSentence(Language language) {
    JsonNode error = AnswerJson.error(BadInput.because("no game matches {0}", "\"x\"\n"), Voice.of(language));

    Schemas.assertValid(error, "error");
    assertThat(error.get("error").get("message").stringValue()).contains("\"x\"\n");
  }
}
