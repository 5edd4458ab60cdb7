package org.grundy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.Grundy.g;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.effort.Limits;
import org.grundy.game.Position;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.testing.Tier;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Callers with a stack of 512 KB: a library has no say in how deep it is. */
class SmallStackTest {
  private static final long STACK = 512 << 10;
  /** Steps for each example; the deepest of them are gone into long before. */
  private static final int WORK = 100_000;

  private static final Limits LIMITS = Limits.standard().withTime(Duration.ofSeconds(10));

  static Stream<String> examples() {
    return Catalog.representatives().stream()
        .map(ruleset -> (ruleset.name() + " " + ruleset.examples().getFirst()).strip());
  }

  /** The engines have stacks of their own, whatever thread they are asked on. */
  @ParameterizedTest
  @MethodSource("examples")
  void solver_needsNoDeepStack(String example) throws InterruptedException {
    onSmallStack(() -> {
      Position position = Catalog.standard().read(example).position();
      var solver = new Solver(Budget.ofWork(Tier.cases(WORK, 20 * WORK)));
      Reply reply = solver.solve(new Question(position, Convention.NORMAL));
      assertThat(reply.question().position()).isEqualTo(position);
    });
  }

  @ParameterizedTest
  @MethodSource("examples")
  void examples_areAnswered(String example) throws InterruptedException {
    Limits limits = Limits.none().withSteps(Tier.cases(WORK, 20 * WORK));
    onSmallStack(() -> assertAnswered(example, limits, BudgetSpent.Limit.WORK));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"domineering 5x6", "0.16 100000", "take:1,2,3 1000000", "tribonacci 207 384 707", "wythoff 5000 8000",
          "hackenbush 0-1b 1-2r 2-3b 3-4r 4-5b 5-6r 6-7b 7-8r", "toads-and-frogs tttt....ffff", "chomp 7 7 7 7"})
  void deepPositions_areAnswered(String text) throws InterruptedException {
    onSmallStack(() -> assertAnswered(text, LIMITS, BudgetSpent.Limit.TIME));
  }

  private static void assertAnswered(String text, Limits limits, BudgetSpent.Limit wanted) {
    try {
      assertThat(Grundy.within(limits, () -> Grundy.solve(text)).text()).isNotEmpty();
    } catch (BudgetSpent spent) {
      assertThat(spent.limit()).isEqualTo(wanted); // a stack that overflows is told as memory
    }
  }

  @Test
  void deepExpressions_areValued() throws InterruptedException {
    onSmallStack(() -> {
      assertThat(g("{0|".repeat(150) + "0" + "}".repeat(150)).text()).isNotEmpty();
      assertThat(g("{0||0|-2}").ask("PowTo(1000)").thermograph().text()).isNotEmpty();
      assertThat(g("^1000 + *").text()).isNotEmpty();
    });
  }

  private static void onSmallStack(Runnable work) throws InterruptedException {
    var failure = new AtomicReference<Throwable>();
    var thread = new Thread(null, work, "small", STACK);
    thread.setUncaughtExceptionHandler((_, e) -> failure.set(e));
    thread.start();
    thread.join();
    assertThat(failure.get()).isNull();
  }
}
