package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PPositionSequenceTest {
  private static final int LARGEST = 6;

  private static Solver solver() {
    return new Solver(Budget.unlimited());
  }

  private static List<List<Long>> rows(PPositionSequence sequence) {
    return Arrays.stream(sequence.rows()).map(row -> Arrays.stream(row).boxed().toList()).toList();
  }

  /** All ascending heaps up to {@value #LARGEST}, each solved by itself, by the largest heap and then the smallest. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"nim;2", "nim;3", "nim;4", "kayles;3", "grundys-game;3", "take:1,2,3;3",
      "take d where d | n;3", "0.137;2"})
  void severalHeaps_areThoseThatAreLost(String game, int heaps) {
    Ruleset<?> ruleset = Catalog.standard().ruleset(game);
    var lost = new ArrayList<List<Long>>();
    for (long largest = 0; largest <= LARGEST; largest++)
      collect(ruleset, new ArrayList<>(), heaps, largest, lost);
    assertThat(rows(PPositionSequence.ofHeaps(ruleset, heaps, lost.size(), solver()))).isEqualTo(lost);
  }

  /** Of every game of the catalogue that has such positions. */
  @Test
  void positionsOfTheCatalogue_areLost() {
    for (Ruleset<?> ruleset : Catalog.representatives())
      if (PPositionSequence.splits(ruleset))
        for (List<Long> row : rows(PPositionSequence.ofHeaps(ruleset, 3, 12, solver()))) {
          String text = ruleset.name() + " " + String.join(" ", row.stream().map(String::valueOf).toList());
          assertThat(solver().decide(new Question(Catalog.standard().read(text).position(), Convention.NORMAL))
              .wins(Player.LEFT)).as(text).isFalse();
        }
  }

  private static void collect(Ruleset<?> ruleset, List<Long> chosen, int heaps, long largest, List<List<Long>> lost) {
    if (chosen.size() == heaps - 1) {
      var all = new ArrayList<>(chosen);
      all.add(largest);
      String text = ruleset.name() + " " + String.join(" ", all.stream().map(String::valueOf).toList());
      if (!solver().decide(new Question(Catalog.standard().read(text).position(), Convention.NORMAL))
          .wins(Player.LEFT))
        lost.add(all);
      return;
    }
    for (long heap = chosen.isEmpty() ? 0 : chosen.getLast(); heap <= largest; heap++) {
      chosen.add(heap);
      collect(ruleset, chosen, heaps, largest, lost);
      chosen.removeLast();
    }
  }

  @Test
  void otherGamesAndNumbers_areRefused() {
    for (String other : List.of("wythoff", "moores-nim:2", "staircase", "dag:1-0,2-1", "hackenbush", "coins"))
      assertThatThrownBy(() -> PPositionSequence.ofHeaps(Catalog.standard().ruleset(other), 3, 5, solver())).as(other)
          .isInstanceOf(BadInput.class)
          .hasMessageEndingWith(": expected an impartial game of single heaps, such as kayles");
    assertThatThrownBy(() -> PPositionSequence.ofHeaps(Catalog.standard().ruleset("nim"), 7, 5, solver()))
        .isInstanceOf(BadInput.class).hasMessage("--heaps: expected a whole number from 2 to 6, found 7");
  }
}
