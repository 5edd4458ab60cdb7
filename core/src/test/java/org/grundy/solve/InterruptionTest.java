package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.PlainSolver;
import org.grundy.catalog.Samples;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.heap.HeapGame;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.Nimbers;
import org.grundy.solve.engine.PlayLength;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;

/** A computation that is stopped on the way has forgotten nothing and believes nothing that is not so. */
class InterruptionTest {
  private static Position read(String text) {
    return Catalog.standard().read(text).position();
  }

  @Test
  void nimValue_isRightAfterInterruptions() {
    Budget budget = Interruptions.interrupting();
    var parts = new Arena(budget);
    var nimbers = new Nimbers(parts, budget);
    int[] bag = Interruptions.insisting(() -> parts.bag(read("0.3F 70")));
    assertThat(Interruptions.insisting(() -> nimbers.value(bag[0]))).isEqualTo(
        new Solver(Budget.unlimited()).heapTable((HeapGame) Catalog.standard().ruleset("0.3F")).value(70)
            .orElseThrow().value().intValueExact());
    assertThat(budget.spent().work()).isGreaterThan(20_000);
  }

  @Test
  void retrogradeAnalysis_neverTakesHalfOfItForAll() {
    Position position = read("northcott x..o/.x.o");
    Outcome expected = PlainSolver.of(position, 5000).orElseThrow().outcome(position, Convention.MISERE);
    int stopped = 0;
    for (long work = 1; work < 4000; work += 7) {
      var solver = new Solver(Budget.ofWork(work));
      for (int twice = 0; twice < 2; twice++)
        switch (solver.solve(new Question(position, Convention.MISERE))) {
          case Reply.Answer answer -> assertThat(answer.outcome()).as("budget %d", work).isEqualTo(expected);
          case Reply.GaveUp gaveUp -> {
            assertThat(gaveUp.limit()).isEqualTo(BudgetSpent.Limit.WORK);
            assertThat(gaveUp.spent().work()).isGreaterThan(work);
            stopped++;
          }
        }
    }
    assertThat(stopped).isGreaterThan(20);
  }

  @Test
  void anyBudget_givesARightAnswerOrNone() {
    var random = new Random(3);
    for (int i = 0; i < 60; i++) {
      List<Ruleset<Integer>> games = List.of(RandomGame.unfair(random, 7), RandomGame.unfairLoopy(random, 7),
          RandomGame.fair(random, 7));
      Position position = Position.sum(games.stream().limit(1 + i % 3)
          .<Position>map(game -> new Position.Single<>(game, 7)).toList());
      PlainSolver plain = PlainSolver.of(position, 2000).orElseThrow();
      for (Convention convention : Convention.values())
        for (long work = 1; work < 300; work += 1 + work / 10)
          assertThat(outcomes(position, convention, work)).isSubsetOf(plain.outcome(position, convention));
    }
  }

  /** Of the answers when the same solver is asked three times. */
  private static List<Outcome> outcomes(Position position, Convention convention, long work) {
    var solver = new Solver(Budget.ofWork(work));
    var question = new Question(position, convention);
    return Stream.of(solver.solve(question), solver.solve(question), solver.solve(question))
        .flatMap(reply -> reply instanceof Reply.Answer answer ? Stream.of(answer.outcome())
            : Stream.of())
        .toList();
  }

  @Test
  void cancelling_stopsASearch() {
    var budget = new Budget[1];
    budget[0] = Budget.unlimited().withProgress(_ -> budget[0].cancel());
    var reply = new Solver(budget[0]).solve(new Question(read("domineering 8x8"), Convention.NORMAL));
    assertThat(reply).isInstanceOfSatisfying(Reply.GaveUp.class, gaveUp -> {
      assertThat(gaveUp.limit()).isEqualTo(BudgetSpent.Limit.CANCELLED);
      assertThat(gaveUp.spent().work()).isPositive();
      assertThat(gaveUp.tried()).map(Object::toString).contains("no theorem about domineering applies here",
          "the position is not a sum", "no points are counted");
    });
  }

  @Test
  void manyMoves_areChargedOneByOne() {
    Position position = read("nim 2000000000 + domineering 2x2");
    assertThat(new Solver(Budget.ofWork(100_000)).solve(new Question(position, Convention.NORMAL)))
        .isInstanceOf(Reply.GaveUp.class);
  }

  @Test
  void remoteness_isThatOfPlainAnalysis() {
    for (Ruleset<?> ruleset : Catalog.representatives())
      for (PlainSolver plain : Samples.small(ruleset, 20, 3, 300)) {
        Position root = plain.positions().getFirst();
        if (!root.scoring())
          for (Convention convention : Convention.values()) {
            PlayLength remoteness = new Solver(Budget.unlimited()).length(new Question(root, convention), 100_000)
                .orElseThrow();
            for (Player mover : Player.values())
              for (Position position : plain.positions())
                assertThat(remoteness.plies(position, mover)).as("%s %s %s", position.text(), convention, mover)
                    .isEqualTo(plain.plies(position, mover, convention));
          }
      }
    assertThat(new Solver(Budget.unlimited()).length(new Question(read("domineering 5x5"), Convention.NORMAL), 100))
        .isEmpty();
  }
}
