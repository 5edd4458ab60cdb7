package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Numbers;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.solve.engine.Question;
import org.grundy.solve.prover.HeapRules;
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

  /** Every position solved by itself, by the largest heap, then by the first heap and so on. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"vector:(k,0,0)(0,k,0)(0,0,k)(k,k,k);3", "vector:(1,0,0)(0,2,0)(0,0,1)(2,1,0);3",
      "vector:(k,0,0,0)(0,k,k,0)(0,0,l,k);4", "(a, b, c) -> (a-k, b, c+k) where 1 <= k <= a;3", "moores-nim:2;3",
      "moores-nim:2;4", "moores-nim:3;2"})
  void heapsThatMovesChangeTogether_areThoseThatAreLost(String game, int heaps) {
    areLost(game, heaps);
  }

  @Test
  void randomVectors_areThoseThatAreLost() {
    var random = new SplittableRandom(7);
    for (int i = 0; i < 20; i++) {
      String vectors = IntStream.range(0, random.nextInt(2, 5)).mapToObj(_ -> vector(random)).distinct()
          .collect(Collectors.joining("", "vector:", ""));
      areLost(vectors, 3);
    }
  }

  private static String vector(SplittableRandom random) {
    List<String> amounts = List.of("0", "0", "1", "2", "k", "2k", "k+1");
    while (true) {
      List<String> taken = IntStream.range(0, 3).mapToObj(_ -> amounts.get(random.nextInt(amounts.size()))).toList();
      if (taken.stream().anyMatch(amount -> !amount.equals("0")))
        return taken.stream().collect(Collectors.joining(",", "(", ")"));
    }
  }

  private static void areLost(String game, int heaps) {
    Ruleset<?> ruleset = Catalog.standard().ruleset(game);
    boolean alike = HeapRules.of(ruleset, heaps).orElseThrow().symmetric();
    var all = new ArrayList<long[]>();
    for (int code = 0; code < Math.pow(LARGEST, heaps); code++) {
      long[] at = digits(code, heaps);
      if (!alike || Arrays.equals(at, Arrays.stream(at).sorted().toArray()))
        all.add(at);
    }
    all.sort(Comparator.<long[]>comparingLong(at -> Arrays.stream(at).max().orElse(0)).thenComparing(Arrays::compare));
    Solver solver = solver();
    List<List<Long>> lost = all.stream().filter(at -> lost(ruleset, at, solver)).map(PPositionSequenceTest::boxed)
        .toList();
    assertThat(rows(PPositionSequence.ofHeaps(ruleset, heaps, lost.size(), solver()))).as(game).isEqualTo(lost);
  }

  private static long[] digits(int code, int count) {
    var digits = new long[count];
    for (int i = count - 1, left = code; i >= 0; i--, left /= LARGEST)
      digits[i] = left % LARGEST;
    return digits;
  }

  private static List<Long> boxed(long[] numbers) {
    return Arrays.stream(numbers).boxed().toList();
  }

  private static <P> boolean lost(Ruleset<P> ruleset, long[] at, Solver solver) {
    P position = ((Numbers<P>) ruleset.notation()).position(Arrays.stream(at).mapToObj(BigInteger::valueOf).toList());
    return !solver.decide(new Question(new Position.Single<>(ruleset, position), Convention.NORMAL))
        .wins(Player.LEFT);
  }

  /** Only the empty heaps are lost, so the search for more ends with the budget. */
  @Test
  void whenTheBudgetEnds_theBoundIsTold() {
    Ruleset<?> ruleset = Catalog.standard().ruleset("vector:(k,0,0)(0,k,0)(0,0,k)(k,l,0)(k,0,l)(0,k,l)(k,l,m)");
    PPositionSequence found = PPositionSequence.first(ruleset, 2, Optional.empty(), new Solver(Budget.ofWork(100_000)));
    assertThat(rows(found)).containsExactly(List.of(0L, 0L, 0L));
    assertThat(found.lookedTo()).isBetween(5L, 100L);
    Budget cancelled = Budget.unlimited();
    cancelled.cancel();
    assertThatThrownBy(() -> PPositionSequence.first(ruleset, 2, Optional.empty(), new Solver(cancelled)))
        .isInstanceOf(BudgetSpent.class);
  }

  @Test
  void otherGamesAndNumbers_areRefused() {
    assertThatThrownBy(() -> PPositionSequence.ofHeaps(Catalog.standard().ruleset("wythoff"), 3, 5, solver()))
        .isInstanceOf(BadInput.class).hasMessage("wythoff has 2 heaps, not 3");
    for (String other : List.of("staircase", "dag:1-0,2-1", "hackenbush", "coins"))
      assertThatThrownBy(() -> PPositionSequence.ofHeaps(Catalog.standard().ruleset(other), 3, 5, solver())).as(other)
          .isInstanceOf(BadInput.class)
          .hasMessageEndingWith(": expected an impartial game of single heaps, such as kayles");
    assertThatThrownBy(() -> PPositionSequence.ofHeaps(Catalog.standard().ruleset("nim"), 7, 5, solver()))
        .isInstanceOf(BadInput.class).hasMessage("--heaps: expected a whole number from 2 to 6, found 7");
  }
}
