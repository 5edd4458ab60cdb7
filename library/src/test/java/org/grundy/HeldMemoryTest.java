package org.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.conjecture.ConditionJudge;
import org.grundy.conjecture.Conjecturer;
import org.grundy.conjecture.MisereConjecturer;
import org.grundy.conjecture.PPositionConjecturer;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.BadInput;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.table.TwoHeapTable;
import org.grundy.value.Convention;
import org.grundy.word.automaton.StateMerging;
import org.grundy.word.check.Recheck;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.PropositionReader;
import org.grundy.word.logic.BoundedTester;
import org.grundy.word.logic.Decision;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Theory;
import org.grundy.word.numeration.DigitSystem;
import org.grundy.word.text.AutomatonReader;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What a computation reserves it releases when it ends, but for what it hands over; however it ends, and never twice. */
class HeldMemoryTest {
  /** Steps after which a computation is stopped. */
  private static final long[] STEPS = {1, 40, 700, 9_000, 60_000, 400_000};
  private static final long[] BYTES = {1_000, 30_000, 300_000, 3_000_000};
  /** The most that one computation takes here. */
  private static final long MOST = 3_000_000;

  /** Work that says what it handed over. */
  @FunctionalInterface
  private interface Work {
    void run(Budget budget, LongConsumer kept);
  }

  private static Ruleset<?> game(String name) {
    return Catalog.standard().ruleset(name);
  }

  private static Position position(String text) {
    return Catalog.standard().read(text).position();
  }

  private static Map<String, Work> works() {
    var works = new TreeMap<String, Work>();
    for (String name : List.of("kayles", "take:1,4", "take 1, 3 or 4", "laskers-nim", "grundys-game", "0.6"))
      works.put("conjecture " + name, (budget, _) -> new Conjecturer(budget).ofGame(game(name)));
    for (String name : List.of("wythoff", "take (k,l) where k < 2l and l < 2k", "chomp", "nim"))
      if (PPositionConjecturer.fits(game(name))) {
        works.put("lost " + name, (budget, _) -> new PPositionConjecturer(budget).of(game(name)));
        works.put("lost, misere " + name, (budget, _) -> new PPositionConjecturer(budget).misere(game(name)));
        works.put("condition " + name, (budget, _) -> new ConditionJudge(budget).of(game(name), Convention.NORMAL,
            "x = y", PropositionReader.parse("x = y", PPositionConjecturer.names(game(name)), Dialect.BITS)));
        works.put("term " + name, (budget, _) -> new PPositionConjecturer(budget).test(game(name), "x ^ y"));
      }
    for (String name : List.of("kayles", "take 1, 3 or 4"))
      works.put("misere " + name, (budget, _) -> new MisereConjecturer(budget).of(game(name)));
    works.put("table", (budget, kept) -> {
      TwoHeapTable.of(game("wythoff"), BigInteger.valueOf(80), budget);
      kept.accept(81 * 16 + 2L * (81 * 82 / 2)); // the rows of half of it
    });
    works.put("guess", (budget, kept) -> StateMerging.of(DigitSystem.BINARY, 1, 8, LongStream.range(0, 128)
        .mapToObj(n -> List.of(BigInteger.valueOf(2 * n))).toList(), budget)
        .ifPresent(dfa -> kept.accept(4L * dfa.states() * dfa.symbols())));
    works.put("automaton", (budget, kept) -> {
      var read = AutomatonReader.read("base 2 digits of n\n* 0  0 -> 0, 1 -> 1\n1  0 -> 0, 1 -> 1\n", List.of("n"),
          budget);
      kept.accept(4L * read.dfa().states() * read.dfa().symbols());
    });
    Statement statement = Theory.shipped().theorem("F5").orElseThrow().statement();
    Decision decision = new Prover(Budget.unlimited()).decide(statement);
    works.put("recheck", (budget, _) -> Recheck.of(statement.digits(), decision.claims(), budget));
    works.put("trying", (budget, _) -> BoundedTester.confirmed(statement, budget));
    for (String text : List.of("domineering 4x4", "amazons 3x3", "kayles 40 50", "wythoff 30 41", "nim 3 4 5",
        "chomp 4x5", "clobber 3x4", "tribonacci 12 20 31", "wythoff 100000 5000", "domineering 3x3 + clobber 2x4",
        "take 1, 3 or 4 from 90"))
      works.put("solve " + text, (budget, _) -> solved(text, Convention.NORMAL, budget));
    for (String text : List.of("domineering 4x4", "kayles 9 9 4", "northcott x..o/.xo."))
      works.put("solve, misere " + text, (budget, _) -> solved(text, Convention.MISERE, budget));
    for (String code : List.of("kayles", "0.16", "0.354", "0.3F", "laskers-nim", "0.[3]", "4.322"))
      works.put("values " + code, (budget, _) -> {
        try (var scratch = budget.scratch()) {
          NimSequence.of((HeapGame) game(code), 1).fill(20_000, scratch.budget());
          assertThat(scratch.budget().held()).isNotNegative();
        }
      });
    return works;
  }

  private static void solved(String text, Convention play, Budget budget) {
    Position position;
    try {
      position = position(text);
    } catch (BadInput _) {
      return;
    }
    try (var scratch = budget.scratch()) {
      new Solver(scratch.budget()).solve(new Question(position, play));
      assertThat(scratch.budget().held()).isNotNegative();
    }
  }

  @TestFactory
  Stream<DynamicTest> whatIsReserved_isReleased() {
    return works().entrySet().stream()
        .map(work -> DynamicTest.dynamicTest(work.getKey(), () -> check(work.getValue())));
  }

  private static void check(Work work) {
    check(work, Budget.ofWork(MOST));
    for (long steps : STEPS)
      check(work, Budget.ofWork(steps));
    for (long bytes : BYTES)
      check(work, Budget.ofWork(MOST).withMemory(bytes));
    Budget cancelled = Budget.unlimited();
    cancelled.cancel();
    check(work, cancelled);
    for (int looks : new int[]{1, 5, 20})
      check(work, cancelledAfter(looks));
  }

  /** At so many looks from now. */
  private static Budget cancelledAfter(int looks) {
    int[] left = {looks};
    var of = new Budget[1];
    of[0] = Budget.ofWork(MOST).withProgress(_ -> {
      if (--left[0] == 0)
        of[0].cancel();
    });
    return of[0];
  }

  private static void check(Work work, Budget budget) {
    long[] kept = {0};
    Consumer<Budget> run = b -> work.run(b, bytes -> kept[0] += bytes);
    try {
      run.accept(budget);
    } catch (BudgetSpent | BadInput _) {
      kept[0] = 0;
    }
    assertThat(budget.held()).as("after %s", budget.spent()).isEqualTo(kept[0]);
  }
}
