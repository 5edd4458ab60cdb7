package org.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.draw.ReportLatex;
import org.grundy.draw.ReportText;
import org.grundy.draw.TextOptions;
import org.grundy.effort.Budget;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.testing.LatexCheck;
import org.grundy.testing.Tier;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.nimber.NimValue;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExerciseMakerTest {
  private static List<Exercise> make(String game, Convention convention, int level, long seed, int count) {
    return new ExerciseMaker(Catalog.standard().ruleset(game), convention, level, seed, Budget.unlimited()).make(count);
  }

  private static Outcome outcome(Solver solver, Position at, Convention convention) {
    return solver.outcome(new Question(at, convention)).orElseThrow();
  }

  @Tag("fuzz")
  @TestFactory
  Stream<DynamicTest> answers_areRight() {
    return Catalog.representatives().stream().filter(ruleset -> !(ruleset instanceof Scoring))
        .map(ruleset -> DynamicTest.dynamicTest(ruleset.name(), () -> {
          for (Convention convention : Convention.values())
            for (Exercise exercise : make(ruleset.name(), convention, 1, 5, Tier.cases(3, 8)))
              check(exercise, convention);
        }));
  }

  /** Where many moves win, whoever looks for all of them and for nim-values is at it for minutes. */
  @Test
  void onlyWhatIsAsked_isWorkedOut() {
    var maker = new ExerciseMaker(Catalog.standard().ruleset("moores-nim:2"), Convention.NORMAL, 2, 1,
        Budget.unlimited().withWork(20_000_000));
    assertThat(maker.make(10)).hasSize(10);
  }

  @Test
  void whatWasFound_isThere_whenTheBudgetEnds() {
    int fewer = new ExerciseMaker(Catalog.standard().ruleset("wythoff"), Convention.NORMAL, 2, 1,
        Budget.unlimited().withWork(20_000)).make(200).size();
    assertThat(fewer).isBetween(1, 199);
  }

  private static void check(Exercise exercise, Convention convention) {
    var solver = new Solver(Budget.unlimited());
    switch (exercise) {
      case Exercise.OneMove(Position at, Player mover, var answer) -> {
        Set<Position> wins = new HashSet<>();
        at.moves(mover, move -> {
          if (outcome(solver, move.to(), convention).startedBy(mover.opponent()) == Result.win(mover))
            wins.add(move.to());
          return true;
        });
        assertThat(wins).as(at.text()).containsExactly(answer.to());
      }
      case Exercise.WhichAreLost(List<Position> positions, List<Integer> lost) -> {
        assertThat(
            IntStream.range(0, positions.size())
                .filter(i -> outcome(solver, positions.get(i), convention).code().equals("P")))
            .containsExactlyElementsOf(lost);
        assertThat(lost).isNotEmpty().hasSizeLessThan(positions.size());
      }
      case Exercise.Table(List<Position> positions, List<String> values, List<Integer> blank) -> {
        for (int i = 0; i < positions.size(); i++)
          assertThat(
              ((Reply.Answer) solver.solve(new Question(positions.get(i), convention))).worth())
              .isEqualTo(NimValue.of(Long.parseLong(values.get(i))));
        assertThat(blank).isNotEmpty().doesNotHaveDuplicates();
      }
    }
  }

  @Test
  void easySheets_askForNoNimValues_andTheValuesOfOthersAreRight() {
    for (String game : List.of("wythoff", "kayles", "nim", "take:1,3,4", "grundys-game")) {
      assertThat(make(game, Convention.NORMAL, 1, 3, 6)).isNotEmpty()
          .doesNotHaveAnyElementsOfTypes(Exercise.Table.class);
      assertThat(make(game, Convention.NORMAL, 2, 3, 6)).hasAtLeastOneElementOfType(Exercise.Table.class)
          .allSatisfy(exercise -> check(exercise, Convention.NORMAL));
    }
  }

  @Test
  void theSameSeed_makesTheSameSheet() {
    assertThat(texts("nim", 7)).isEqualTo(texts("nim", 7)).isNotEqualTo(texts("nim", 8));
  }

  private static List<String> texts(String game, long seed) {
    Ruleset<?> ruleset = Catalog.standard().ruleset(game);
    return ReportText.lines(new ExerciseDocument(game, seed, Phrase.verbatim("sheet"), List.of(ruleset.rules()),
        make(game, Convention.NORMAL, 2, seed, 6), ExerciseDocument.Shown.EXERCISES_AND_ANSWERS, Optional.empty()),
        TextOptions.of(Voice.of(Language.EN)));
  }

  @Test
  void allKinds_areMade() {
    List<Exercise> made = make("wythoff", Convention.NORMAL, 2, 3, 6);
    assertThat(made).hasSize(6).hasAtLeastOneElementOfType(Exercise.OneMove.class)
        .hasAtLeastOneElementOfType(Exercise.WhichAreLost.class).hasAtLeastOneElementOfType(Exercise.Table.class);
    assertThatThrownBy(() -> make("nim", Convention.NORMAL, 4, 1, 1)).isInstanceOf(BadInput.class)
        .hasMessage("--level: expected a number from 1 to 3, found 4");
  }

  /** A heap of 3 has 3 moves, and leads to 2, 1 and 0. */
  @Test
  void positionsAreSmall_byTheirMovesAndByWhatTheyLeadTo() {
    Position three = Catalog.standard().read("nim 3").position();
    assertThat(ExerciseMaker.isSmall(three, 6, 0, Budget.unlimited())).isFalse();
    assertThat(ExerciseMaker.isSmall(three, 7, 0, Budget.unlimited())).isTrue();
    assertThat(ExerciseMaker.isSmall(three, 0, 4, Budget.unlimited())).isFalse();
    assertThat(ExerciseMaker.isSmall(three, 0, 5, Budget.unlimited())).isTrue();
  }

  /** Left has one move and Right none. */
  @Test
  void movesOfBothPlayers_count() {
    Position stalk = Catalog.standard().read("hackenbush 0-1b").position();
    assertThat(ExerciseMaker.isSmall(stalk, 2, 0, Budget.unlimited())).isFalse();
    assertThat(ExerciseMaker.isSmall(stalk, 3, 0, Budget.unlimited())).isTrue();
  }

  /** Lost positions are rare in some games, so that those may be smaller. */
  @ParameterizedTest
  @CsvSource({"kayles, 3, 30", "domineering, 3, 30", "nim, 3, 30", "hackenbush, 3, 30", "kayles, 2, 15",
      "domineering, 2, 15", "nim, 2, 15", "kayles, 1, 4", "nim, 1, 4", "'take:1,3,4', 3, 8"})
  void levels_haveALeastSize(String game, int level, int least) {
    for (int seed = 1; seed < 6; seed++) {
      List<Exercise> made = make(game, Convention.NORMAL, level, seed, 4);
      assertThat(made).hasSize(4);
      for (Position at : made.stream().flatMap(ExerciseMakerTest::notLost).toList())
        assertThat(PlaySize.count(at, least, Budget.unlimited())).as(at.text()).isGreaterThanOrEqualTo(least);
    }
  }

  private static Stream<Position> notLost(Exercise exercise) {
    return switch (exercise) {
      case Exercise.OneMove one -> Stream.of(one.at());
      case Exercise.WhichAreLost(List<Position> positions, List<Integer> lost) ->
        IntStream.range(0, positions.size()).filter(i -> !lost.contains(i)).mapToObj(positions::get);
      case Exercise.Table _ -> Stream.of();
    };
  }

  /** Who wins is on the sheet, graphs are drawn, and the answers begin a page. */
  @Test
  void latexSheets_areWhole() {
    for (Convention convention : Convention.values()) {
      Ruleset<?> ruleset = Catalog.standard().ruleset("hackenbush");
      List<String> lines = ReportLatex.lines(new ExerciseDocument("hackenbush", 3, Phrase.verbatim("sheet"),
          ExerciseDocument.rules(ruleset, convention), make("hackenbush", convention, 1, 3, 2),
          ExerciseDocument.Shown.EXERCISES_AND_ANSWERS, Optional.empty()), TextOptions.of(Voice.of(Language.EN)));
      assertThat(LatexCheck.complaints(lines)).isEmpty();
      assertThat(lines).contains("The player who moves last " + (convention == Convention.MISERE ? "loses." : "wins."),
          "\\usepackage{tikz}").noneMatch(line -> line.contains("verbatim"));
      assertThat(lines.indexOf("\\newpage")).isEqualTo(lines.indexOf("\\subsection*{Answers}") - 1).isPositive();
    }
  }

  @Test
  void latex_escapesWhatItMust() {
    List<Exercise> made = make("domineering", Convention.NORMAL, 1, 3, 3);
    List<String> lines = ReportLatex.lines(new ExerciseDocument("domineering", 3, Phrase.verbatim("a_b # 100%"),
        List.of(Phrase.verbatim("{x} < 2")), made,
        ExerciseDocument.Shown.EXERCISES_AND_ANSWERS, Optional.empty()), TextOptions.of(Voice.of(Language.EN)));
    assertThat(lines).contains("\\subsection*{a\\_b \\# 100\\%}", "\\{x\\} $<$ 2.", "\\end{document}");
    assertThat(lines.stream().filter(line -> line.startsWith("\\begin{")).count())
        .isEqualTo(lines.stream().filter(line -> line.startsWith("\\end{")).count());
  }
}
