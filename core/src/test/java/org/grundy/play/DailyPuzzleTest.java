package org.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DailyPuzzleTest {
  private static final long MONDAY = LocalDate.of(2026, 11, 23).toEpochDay();

  static Stream<DailyPuzzle> puzzles() {
    return DailyPuzzle.ALL.stream();
  }

  private static boolean wins(Position at, Player mover) {
    return new Solver(Budget.unlimited()).decide(new Question(at, Convention.NORMAL)).startedBy(mover.opponent())
        .equals(Result.win(mover));
  }

  /** A week of them: each has one winning move, and no two are the same. */
  @ParameterizedTest
  @MethodSource("puzzles")
  void everyDay_hasAPositionWithOneWinningMove(DailyPuzzle puzzle) {
    var seen = new HashSet<Position>();
    for (long day = MONDAY; day < MONDAY + 7; day++) {
      Exercise.OneMove found = puzzle.on(day, Budget.unlimited()).orElseThrow();
      assertThat(puzzle.on(day, Budget.unlimited())).contains(found);
      var winning = new HashSet<Position>();
      found.at().moves(found.mover(), (Move move) -> {
        if (wins(move.to(), found.mover()))
          winning.add(move.to());
        return true;
      });
      assertThat(winning).as(found.at().text()).hasSize(1);
      seen.add(found.at());
    }
    assertThat(seen).hasSize(7);
  }

  /** Over three weeks, so that chance does not decide. */
  @ParameterizedTest
  @MethodSource("puzzles")
  void sunday_isHarderThanThursday_andThursdayHarderThanMonday(DailyPuzzle puzzle) {
    List<Integer> difficulties = Stream.of(0, 3, 6).map(weekday -> LongStream.range(0, 3)
        .mapToObj(week -> puzzle.on(MONDAY + 7 * week + weekday, Budget.unlimited()).orElseThrow())
        .mapToInt(found -> DailyPuzzle.difficulty(found, Budget.unlimited())).sum()).toList();
    assertThat(difficulties).isSorted();
    assertThat(difficulties.getLast()).isGreaterThan(difficulties.getFirst());
  }

  @Test
  void others_haveNone() {
    assertThatThrownBy(() -> DailyPuzzle.of("fission")).isInstanceOf(BadInput.class);
  }
}
