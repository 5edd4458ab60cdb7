package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Count;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.solve.engine.Question;
import org.grundy.testing.Tier;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.nimber.NimValue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A solver under a small budget answers as one with all the time it wants, or gives up; nothing else. */
@Tag("fuzz")
class SmallBudgetsTest {
  /** What is compared with takes at most so many steps. */
  private static final long ENOUGH = 300_000;
  private static final int BUDGETS = 8;

  @Test
  void answersUnderSmallBudgets_areTheAnswers() {
    RandomGenerator random = Tier.random("small-budgets");
    List<Ruleset<?>> games = Catalog.representatives();
    int positions = Tier.cases(260, 25_000);
    int answers = 0;
    for (int i = 0; i < positions; i++) {
      Position position = position(games.get(i % games.size()), random);
      var question = new Question(position,
          !position.scoring() && random.nextInt(4) == 0 ? Convention.MISERE : Convention.NORMAL);
      Optional<Reply> all = solve(question, Budget.ofWork(ENOUGH));
      for (int j = 0; j < BUDGETS; j++) {
        Budget budget = Budget.ofWork((long) Math.exp(random.nextDouble(Math.log(ENOUGH / 4))) - 1);
        if (random.nextInt(16) == 0)
          budget.cancel();
        if (solve(question, budget).orElse(null) instanceof Reply.Answer answer
            && all.orElse(null) instanceof Reply.Answer full) {
          check(answer, full);
          answers++;
        }
      }
    }
    System.out.printf("small budgets: %d positions, %d computations, %d answers, seed %d%n", positions,
        positions * BUDGETS, answers, Tier.seed());
    assertThat(answers).isGreaterThan(positions);
  }

  private static <P> Position position(Ruleset<P> ruleset, RandomGenerator random) {
    return new Position.Single<>(ruleset, ruleset.notation().random(random, random.nextInt(1, 9)));
  }

  /** Empty when the position is refused in a sentence. */
  private static Optional<Reply> solve(Question question, Budget budget) {
    try {
      return Optional.of(new Solver(budget).solve(question));
    } catch (BadInput _) {
      return Optional.empty();
    } catch (RuntimeException failed) {
      throw new AssertionError(question.position().text() + ", " + question.convention(), failed);
    }
  }

  private static void check(Reply.Answer answer, Reply.Answer full) {
    String text = full.question().position().text() + ", " + full.question().convention();
    assertThat(answer.outcome()).as(text).isEqualTo(full.outcome());
    if (answer.worth() instanceof NimValue && full.worth() instanceof NimValue)
      assertThat(answer.worth()).as(text).isEqualTo(full.worth());
    for (Player mover : Player.values()) {
      Reply.Options some = answer.options(mover);
      Reply.Options all = full.options(mover);
      if (all.winning().count().equals(Count.exactly(all.winning().some().size())))
        assertThat(all.winning().some()).as(text).extracting(Move::to)
            .containsAll(some.winning().some().stream().map(Move::to).toList());
    }
  }
}
