package org.grundy.solve.prover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.stream.LongStream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.word.automaton.Dfas;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.numeration.DigitSystem;
import org.junit.jupiter.api.Test;

/** The periods of small automata of pairs (x, y) in base 2, where a symbol is the digit of x and twice that of y. */
class RowPeriodsTest {
  private static final int LARGE = 256;

  /** Whether a pair belongs to a set. */
  private interface Pairs {
    boolean contain(long x, long y);
  }

  private static Solutions pairs(IntBinaryOperator next, IntPredicate accepts) {
    return new Solutions(Dfas.of(2, 2, next, accepts, Budget.unlimited()), DigitSystem.BINARY);
  }

  private static Optional<RowPeriods> periods(IntBinaryOperator next, IntPredicate accepts) {
    return RowPeriods.of(pairs(next, accepts), 0, Budget.unlimited());
  }

  /** The least periods of y = 0, 1, .., as seen among x up to a bound. */
  private static List<Long> seen(Pairs pairs, int from, int count) {
    return LongStream.range(0, count)
        .map(y -> LongStream.range(1, LARGE / 2).filter(period -> LongStream.range(from, LARGE)
            .allMatch(x -> pairs.contain(x, y) == pairs.contain(x + period, y))).findFirst().orElseThrow())
        .boxed().toList();
  }

  /** x is a multiple of the least power of 2 greater than y. */
  @Test
  void powersOfTwo_areARule() {
    RowPeriods found = periods((state, symbol) -> state == 0 ? symbol < 2 ? 0 : symbol == 2 ? 1 : -1
        : symbol % 2 == 0 ? 1 : -1, _ -> true).orElseThrow();
    assertThat(found.rule()).contains(new RowPeriods.Rule.NextPower());
    assertThat(found.within()).isTrue();
    assertThat(found.first()).isEqualTo(seen((x, y) -> x % (y == 0 ? 1 : 2 * Long.highestOneBit(y)) == 0, 0, 12))
        .startsWith(1L, 2L, 4L, 4L, 8L);
    assertThat(found.ground().statements()).hasSize(2);
    assertThat(found.ground().how().toString()).isEqualTo("these are the least periods, decided by automata");
  }

  /** x is 0 or odd. */
  @Test
  void periods_mayBeginAfterZero() {
    RowPeriods found = periods((state, symbol) -> symbol % 2 == 1 ? 2 : state == 0 ? 0 : 1, state -> state != 1)
        .orElseThrow();
    assertThat(found.within()).isFalse();
    assertThat(found.rule()).contains(new RowPeriods.Rule.Sum(0, 2));
    assertThat(found.first()).isEqualTo(seen((x, _) -> x == 0 || x % 2 == 1, 1, 12));
  }

  /** x and y are even: no rule known here, and only that there are periods is decided. */
  @Test
  void periodsWithoutARule_areListed() {
    RowPeriods found = periods((_, symbol) -> symbol, state -> state == 0).orElseThrow();
    assertThat(found.rule()).isEmpty();
    assertThat(found.within()).isTrue();
    assertThat(found.first()).isEqualTo(seen((x, y) -> x % 2 == 0 && y % 2 == 0, 0, 12));
    assertThat(found.ground().statements()).hasSize(1);
    assertThat(found.ground().how().toString()).startsWith("each of them has a period, decided by automata");
  }

  /** x is even, or y is 16 or more: a state is the last digit of x and twice the digits of y, up to 5. */
  @Test
  void rule_holdsForAllRowsNotOnlyTheFirst() {
    RowPeriods found = periods((state, symbol) -> symbol % 2
        + 2 * (state < 2 ? symbol / 2 : Math.min(state / 2 + 1, 5)), state -> state % 2 == 0 || state / 2 == 5)
        .orElseThrow();
    assertThat(found.first()).containsOnly(2L);
    assertThat(seen((x, y) -> x % 2 == 0 || y >= 16, 0, 17)).startsWith(2L).endsWith(2L, 1L);
    assertThat(found.rule()).isEmpty();
    assertThat(found.ground().statements()).hasSize(1);
  }

  /** x is a power of 2. */
  @Test
  void rowsWithoutAPeriod_haveNone() {
    assertThat(periods((state, symbol) -> state + symbol % 2 < 2 ? state + symbol % 2 : -1, state -> state == 1))
        .isEmpty();
  }

  /** y is even; and x is less than y. */
  @Test
  void rowsThatEndInOneAnswer_areNotTold() {
    assertThat(periods((_, symbol) -> symbol / 2, state -> state == 0)).isEmpty();
    assertThat(periods((state, symbol) -> state > 0 ? 1 : symbol == 1 ? -1 : symbol == 2 ? 1 : 0, state -> state == 1))
        .isEmpty();
  }

  /** x is a multiple of 2 to some power: a state is how many zeros end it, and one more, or 0 if enough. */
  private static Solutions multiples(int power) {
    return pairs((state, symbol) -> symbol % 2 == 1 ? 1 : state == 0 ? 0 : (state + 1) % (power + 1),
        state -> state == 0);
  }

  @Test
  void periods_areFoundUpToABound() {
    assertThat(RowPeriods.of(multiples(12), 0, Budget.unlimited()).orElseThrow().rule())
        .contains(new RowPeriods.Rule.Sum(0, 4096));
    assertThat(RowPeriods.of(multiples(13), 0, Budget.unlimited())).isEmpty();
  }

  /** y is a multiple of the least power of 2 greater than x. */
  @Test
  void secondNumber_mayBeTheOneThatRepeats() {
    Solutions mirrored = pairs((state, symbol) -> state == 0 ? symbol % 2 == 0 ? 0 : symbol == 1 ? 1 : -1
        : symbol < 2 ? 1 : -1, _ -> true);
    RowPeriods found = RowPeriods.of(mirrored, 1, Budget.unlimited()).orElseThrow();
    assertThat(found.rule()).contains(new RowPeriods.Rule.NextPower());
    assertThat(found.first()).startsWith(1L, 2L, 4L, 4L, 8L);
    assertThat(RowPeriods.of(mirrored, 0, Budget.unlimited())).isEmpty();
  }

  @Test
  void smallBudget_isSpent() {
    assertThatExceptionOfType(BudgetSpent.class).isThrownBy(() -> RowPeriods.of(multiples(2), 0, Budget.ofWork(100)));
  }
}
