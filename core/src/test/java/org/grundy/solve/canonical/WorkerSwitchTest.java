package org.grundy.solve.canonical;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.solve.Solver;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards large enough for helpers, by one thread and by several. */
class WorkerSwitchTest {
  private static String board(SplittableRandom random, int rows, int columns, String contents) {
    return IntStream.range(0, rows).mapToObj(_ -> random.ints(columns, 0, contents.length())
        .mapToObj(i -> contents.substring(i, i + 1)).collect(Collectors.joining())).collect(Collectors.joining("/"));
  }

  private static String told(String position, int threads) {
    Budget budget = Budget.unlimited().withThreads(threads);
    var values = new ShortGames(budget);
    int value = new Solver(budget).form(Catalog.standard().read(position).position(), values).orElseThrow();
    return ValueText.ascii(values).of(value);
  }

  @ParameterizedTest
  @CsvSource({"domineering, 5, 5, .........#, 4", "domineering, 4, 7, ...............#, 2",
      "clobber, 4, 4, xo, 3", "clobber, 3, 5, xxoo., 3", "amazons, 3, 4, x...........o...., 3",
      "konane, 4, 5, xxoo., 2", "toads-and-frogs, 1, 14, tf.., 2"})
  void valuesOfSeveralThreads_areThoseOfOne(String game, int rows, int columns, String contents, int boards) {
    var random = new SplittableRandom(31L * rows + columns);
    for (int i = 0; i < boards; i++) {
      String position = game + " " + board(random, rows, columns, contents);
      assertThat(told(position, 2 + i % 2)).as(position).isEqualTo(told(position, 1));
    }
  }

  /** Of these boards it is known that helpers are called. */
  @ParameterizedTest
  @CsvSource({"domineering 5x5", "clobber 4x4", "amazons x.../..../...o", "toads-and-frogs ttttt...fffff"})
  void valuesOfKnownBoards_areThoseOfOneThread(String position) {
    String one = told(position, 1);
    for (int i = 0; i < 5; i++)
      assertThat(told(position, 2)).as(position).isEqualTo(one);
  }

  @Test
  void limitOnWork_isOfAllThreads() {
    Budget budget = Budget.ofWork(2_000_000).withThreads(2);
    var solver = new Solver(budget);
    var values = new ShortGames(budget);
    var position = Catalog.standard().read("domineering 7x8").position();
    assertThatThrownBy(() -> solver.form(position, values)).isInstanceOfSatisfying(BudgetSpent.class,
        spent -> assertThat(spent.limit()).isEqualTo(BudgetSpent.Limit.WORK));
    assertThat(budget.spent().work()).isGreaterThan(2_000_000);
    assertThat(values.stored()).isPositive();
  }

  @Test
  void cancelling_endsAllThreads_andWhatWasFoundStays() {
    var budgets = new Budget[1];
    Budget budget = Budget.unlimited().withThreads(2).withProgress(spent -> {
      if (spent.work() > 500_000)
        budgets[0].cancel();
    });
    budgets[0] = budget;
    var values = new ShortGames(budget);
    var solver = new Solver(budget);
    var position = Catalog.standard().read("domineering 6x7").position();
    assertThatThrownBy(() -> solver.form(position, values)).isInstanceOfSatisfying(BudgetSpent.class,
        spent -> assertThat(spent.limit()).isEqualTo(BudgetSpent.Limit.CANCELLED));
  }
}
