package org.grundy.word.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A prover holds what its automata take, whatever was made on the way to them, and whatever ended it. */
class ProverMemoryTest {
  private static final Theory THEORY = Theory.shipped();

  private static Statement statement(String text) {
    return THEORY.theorem(text).map(Theory.Theorem::statement).orElseGet(() -> THEORY.read(text));
  }

  private static long held(Statement statement, Budget budget, Prover prover) {
    try {
      if (statement.free().isEmpty())
        prover.decide(statement);
      else
        prover.solutions(statement);
    } catch (BudgetSpent _) {
      // what has been made until then is kept
    }
    assertThat(budget.held()).as("%s after %d steps", statement, budget.spent().work()).isEqualTo(prover.bytes());
    return budget.held();
  }

  @ParameterizedTest
  @ValueSource(strings = {"F3", "F5", "F6", "T1", "T4", "wythoff(x, y)", "A n (b(n) - a(n) = n)",
      "A x (E y (x = 2y | x = 2y + 1))", "A x (x != 123456789012345678901234567890)",
      "E x, y (3x + 7 = 5y & T[x] = @a)"})
  void whatIsHeld_isWhatTheAutomataTake(String text) {
    Statement statement = statement(text);
    Budget all = Budget.unlimited();
    var prover = new Prover(all);
    long held = held(statement, all, prover);
    assertThat(held).isPositive();
    held(statement, all, prover);
    for (long steps = 1; steps < all.spent().work(); steps = 3 * steps + 1) {
      Budget budget = Budget.ofWork(steps);
      held(statement, budget, new Prover(budget));
    }
    for (long bytes = 1000; bytes < 8 * held; bytes = 3 * bytes / 2) {
      Budget budget = Budget.unlimited().withMemory(bytes);
      held(statement, budget, new Prover(budget));
    }
  }

  @Test
  void cancelledProvers_holdWhatTheirAutomataTake() {
    for (int looks = 1; looks < 40; looks += 3) {
      var left = new ArrayList<>(List.of(looks));
      var of = new Budget[1];
      of[0] = Budget.unlimited().withProgress(_ -> {
        if (left.set(0, left.getFirst() - 1) == 0)
          of[0].cancel();
      });
      held(statement("T4"), of[0], new Prover(of[0]));
    }
  }

  @Test
  void statementsOneAfterTheOther_shareWhatIsHeld() {
    Budget budget = Budget.unlimited();
    var prover = new Prover(budget);
    for (Theory.Theorem theorem : THEORY.theorems())
      if (theorem.name().startsWith("F"))
        held(theorem.statement(), budget, prover);
    try (var scratch = budget.scratch()) {
      held(statement("F5"), scratch.budget(), new Prover(scratch.budget()));
    }
    assertThat(budget.held()).isEqualTo(prover.bytes());
  }
}
