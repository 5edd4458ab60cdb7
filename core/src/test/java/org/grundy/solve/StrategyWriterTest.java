package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.phrase.BadInput;
import org.grundy.solve.engine.Question;
import org.grundy.strategy.LostPositions;
import org.grundy.strategy.StrategyCheck;
import org.grundy.strategy.StrategyText;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class StrategyWriterTest {
  private static final long STEPS = 300_000;

  private static Question question(String text, Convention convention) {
    return new Question(Catalog.standard().read(text).position(), convention);
  }

  private static List<String> written(Question question, Budget budget) throws IOException {
    var text = new StringWriter();
    new StrategyWriter(new Solver(budget), question).write(text);
    return text.toString().lines().toList();
  }

  private static StrategyCheck.Verdict check(List<String> lines) throws IOException {
    return StrategyCheck.of(new BufferedReader(new StringReader(String.join("\n", lines) + "\n")), Catalog.standard(),
        Budget.ofWork(100 * STEPS));
  }

  private static Stream<String> examples() {
    return Catalog.representatives().stream().filter(ruleset -> !ruleset.loopy() && !(ruleset instanceof Scoring))
        .flatMap(StrategyWriterTest::positions);
  }

  private static Stream<String> positions(Ruleset<?> ruleset) {
    return ruleset.examples().stream().map(example -> (ruleset.name() + " " + example).strip());
  }

  /** Every example of every game that is solved in some steps; most are. */
  @Test
  void everyGame_isProved() throws IOException {
    int proved = 0;
    int tooLarge = 0;
    for (String text : examples().toList()) {
      Position position = Catalog.standard().read(text).position();
      for (Convention convention : Convention.values()) {
        var question = new Question(position, convention);
        try {
          List<String> lines = written(question, Budget.ofWork(STEPS));
          assertThat(check(lines)).as(text).isInstanceOf(StrategyCheck.Proved.class)
              .matches(verdict -> verdict.text().outcome().equals(new Solver(Budget.unlimited()).decide(question)));
          proved++;
        } catch (BudgetSpent _) {
          tooLarge++;
        }
      }
    }
    assertThat(proved).isGreaterThan(4 * tooLarge);
  }

  @ParameterizedTest
  @ValueSource(strings = {"domineering 4x4", "clobber 3x4", "nogo 3x3", "domineering 2x3 - domineering 3x3 + nim 2",
      "amazons 3x3", "toads-and-frogs tt.ff", "kayles 5 6"})
  void positionsOfTheLadder_areProved(String text) throws IOException {
    for (Convention convention : Convention.values())
      assertThat(check(written(question(text, convention), Budget.unlimited())))
          .isInstanceOf(StrategyCheck.Proved.class);
  }

  /** No other outcome follows from the lines, and none from lines that are damaged so that one is missing. */
  @ParameterizedTest
  @EnumSource(Convention.class)
  void falseClaims_areNotProved(Convention convention) throws IOException {
    for (String text : List.of("domineering 3x4", "clobber 3x3", "nim 2 3 4", "domineering 3x3 + clobber 2x3")) {
      List<String> lines = written(question(text, convention), Budget.unlimited());
      for (Outcome outcome : List.of(Outcome.N, Outcome.P, Outcome.L, Outcome.R)) {
        var changed = new ArrayList<>(lines);
        changed.set(3, "outcome " + outcome.code());
        assertThat(check(changed) instanceof StrategyCheck.Proved).isEqualTo(changed.equals(lines));
      }
    }
  }

  /**
   * Lines that are left out, moved or repeated at random: what is proved is true, since each line that is accepted is. The
   * position of the first line at fault is never one that loses by the lines before it.
   */
  @Test
  void damagedStrategies_proveNothingFalse() throws IOException {
    var random = new Random(22);
    int refused = 0;
    for (String text : List.of("domineering 4x4", "clobber 3x3", "nim 2 3 4", "nogo 2x4")) {
      Question question = question(text, Convention.NORMAL);
      Outcome outcome = new Solver(Budget.unlimited()).decide(question);
      List<String> lines = written(question, Budget.unlimited());
      for (int i = 0; i < 50; i++) {
        var changed = new ArrayList<>(lines);
        for (int hits = 0; hits <= random.nextInt(3); hits++) {
          int at = 4 + random.nextInt(changed.size() - 4);
          switch (random.nextInt(3)) {
            case 0 -> changed.remove(at);
            case 1 -> Collections.swap(changed, at, 4 + random.nextInt(changed.size() - 4));
            default -> changed.add(at, changed.get(4 + random.nextInt(changed.size() - 4)));
          }
          if (changed.size() < 6)
            break;
        }
        StrategyCheck.Verdict verdict = check(changed);
        if (verdict instanceof StrategyCheck.Proved)
          assertThat(verdict.text().outcome()).isEqualTo(outcome);
        else
          refused++;
      }
    }
    assertThat(refused).isGreaterThan(100);
  }

  /** A position that the player to move wins is not accepted on any line. */
  @ParameterizedTest
  @CsvSource({"domineering 2x2, L 2x2", "nim 3, - 3", "clobber xo, L xo", "domineering 1x3, R 1x3"})
  void wonPosition_isRefused(String position, String line) throws IOException {
    List<String> lines = List.of("grundy strategy 1", "position " + position, "play normal", "outcome P", line,
        "end 1");
    assertThat(check(lines)).isInstanceOfSatisfying(StrategyCheck.Unproved.class,
        unproved -> assertThat(unproved.line()).isEqualTo(5));
  }

  /** Positions with the same parts are one, also if these are turned or stand elsewhere. */
  @ParameterizedTest
  @CsvSource({"clobber xo.oxx, clobber oxx..ox, true", "clobber xo.oxx, clobber xxo.xo.oo, true",
      "clobber xo.oxx, clobber xo.xxo.xo, false", "domineering ..#../..#.., domineering ...../##.##/....., false",
      "domineering ..#./###., domineering .#../.###, true", "clobber xox, clobber oxo, false"})
  void positionsWithTheSameParts_areOne(String one, String other, boolean same) {
    Position position = Catalog.standard().read(one).position();
    var lost = new LostPositions(position, Convention.NORMAL, Budget.unlimited());
    lost.add(position, Player.LEFT);
    assertThat(lost.contains(Catalog.standard().read(other).position(), Player.LEFT)).isEqualTo(same);
  }

  @Test
  void cutFile_isRefused() throws IOException {
    List<String> lines = written(question("domineering 3x3", Convention.NORMAL), Budget.unlimited());
    for (int length = 4; length < lines.size(); length++)
      assertThat(check(lines.subList(0, length))).isInstanceOf(StrategyCheck.Unproved.class);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"'';line 1: expected 'grundy strategy 1', found nothing",
      "grundy strategy 2;line 1: expected 'grundy strategy 1', found 'grundy strategy 2'",
      "grundy strategy 1,place nim 3;line 2: expected 'position ', found 'place nim 3'",
      "grundy strategy 1,position nim 3,play odd,outcome N;line 3: expected normal or misere, found 'odd'",
      "grundy strategy 1,position nim 3,play normal,outcome D;line 4: expected N, P, L, R, found 'D'",
      "grundy strategy 1,position nim 3,play normal,outcome N,X 3;line 5: expected '- ', found 'X '",
      "grundy strategy 1,position clobber xo,play normal,outcome N,- x;line 5: expected 'L ' or 'R ', found '- '"})
  void badLines_areReported(String lines, String sentence) {
    assertThatThrownBy(() -> check(List.of(lines.split(",")))).isInstanceOf(BadInput.class).hasMessage(sentence);
  }

  /** Neither when a strategy is wanted nor in a file, where the last move would decide. */
  @ParameterizedTest
  @ValueSource(strings = {"front-or-back 3 9", "northcott x..o"})
  void gamesWithoutAStrategyThatEnds_areRefused(String text) {
    assertThatThrownBy(() -> StrategyText.check(Catalog.standard().read(text).position()))
        .isInstanceOf(BadInput.class).hasMessageContaining("a proof covers only games");
    assertThatThrownBy(
        () -> check(List.of("grundy strategy 1", "position " + text, "play normal", "outcome N", "end 0")))
        .isInstanceOf(BadInput.class).hasMessageContaining("a proof covers only games");
  }
}
