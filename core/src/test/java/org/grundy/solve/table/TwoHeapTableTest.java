package org.grundy.solve.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TwoHeapTableTest {
  private static TwoHeapTable table(String game, int to) {
    return TwoHeapTable.of(Catalog.standard().ruleset(game), BigInteger.valueOf(to), Budget.unlimited());
  }

  /** The least value of no option, each option being looked up. */
  @ParameterizedTest
  @ValueSource(strings = {"nim", "wythoff", "wythoff:3", "euclid", "moores-nim:2", "take:1,4", "vector:(1,2)(2,1)",
      "vector:(2k,k)(0,l)(k+1,0)", "divisor",
      "vector:(2k,k)(0,k)(1,2)", "vector:(3k,2k)(k,2k)(k,0)(0,3)", "vector:(k,k)", "vector:(k,0)(0,k)(2k,2k)(5,1)"})
  void everyValue_isTheLeastExcluded(String name) {
    TwoHeapTable table = table(name, 40);
    @SuppressWarnings("unchecked") // all of them are games of heaps
    var game = (Impartial<Heaps>) Catalog.standard().ruleset(name);
    int zeros = 0;
    for (int x = 0; x <= 20; x++)
      for (int y = 0; y <= 20; y++) {
        var met = new BitSet();
        game.moves(Heaps.of(x, y), (to, _) -> {
          met.set(table.value(to.get(0).intValueExact(), to.get(1).intValueExact()));
          return true;
        });
        assertThat(table.value(x, y)).as("%s %s", x, y).isEqualTo(met.nextClearBit(0));
        assertThat(table.row(y)[x]).isEqualTo(table.value(x, y));
        zeros += table.value(x, y) == 0 ? 1 : 0;
      }
    assertThat(table(name, 20).zeros()).isEqualTo(zeros);
  }

  /** Moves that add to a heap leave the square; the values in it are those of a larger table. */
  @ParameterizedTest
  @ValueSource(strings = {"(2,1) (2,-1) (1,2) (-1,2)", "a >= 2: (a-2, b+1)",
      "a >= 2: (a-2, b+1); b >= 2: (a+1, b-2) in this order", "a >= 3: (a-3, b+2); a >= 1: (a-1, b)"})
  void movesThatLeaveTheSquare_areFollowed(String line) {
    @SuppressWarnings("unchecked") // all of them are games of heaps
    var game = (Impartial<Heaps>) Catalog.standard().ruleset(line);
    TwoHeapTable table = table(line, 12);
    var known = new HashMap<Heaps, Integer>();
    for (int x = 0; x <= 12; x++)
      for (int y = 0; y <= 12; y++)
        assertThat(table.value(x, y)).as("%s %s", x, y).isEqualTo(value(game, Heaps.of(x, y), known));
  }

  private static int value(Impartial<Heaps> game, Heaps at, Map<Heaps, Integer> known) {
    Integer before = known.get(at);
    if (before != null)
      return before;
    var met = new BitSet();
    game.moves(at, (to, _) -> {
      met.set(value(game, to, known));
      return true;
    });
    known.put(at, met.nextClearBit(0));
    return met.nextClearBit(0);
  }

  /** A table that does not fit is not begun. */
  @ParameterizedTest
  @ValueSource(strings = {"wythoff", "vector:(2k,k)(k,2k)(k,0)(0,k)", "divisor"})
  void memory_isReservedBeforeTheFirstCell(String name) {
    assertThatThrownBy(() -> TwoHeapTable.of(Catalog.standard().ruleset(name), BigInteger.valueOf(4000),
        Budget.unlimited().withMemory(16 << 20)))
        .isInstanceOfSatisfying(BudgetSpent.class, spent -> {
          assertThat(spent.limit()).isEqualTo(BudgetSpent.Limit.MEMORY);
          assertThat(spent.spent().work()).isZero();
        });
  }

  /** Two threads that wait for each other's tiles fill what one does, and both end when the budget does. */
  @ParameterizedTest
  @ValueSource(strings = {"wythoff", "nim", "vector:(2k,k)(k,2k)(k,0)(0,k)", "vector:(3k,2k)(k,0)(0,3)"})
  void twoThreads_fillTheTableOfOne(String name) {
    var game = Catalog.standard().ruleset(name);
    var to = BigInteger.valueOf(650);
    TwoHeapTable one = TwoHeapTable.of(game, to, 1, Budget.unlimited());
    TwoHeapTable two = TwoHeapTable.of(game, to, 2, Budget.unlimited());
    for (int y = 0; y <= 650; y++)
      assertThat(two.row(y)).isEqualTo(one.row(y));
    assertThatThrownBy(() -> TwoHeapTable.of(game, to, 2, Budget.ofWork(200_000))).isInstanceOf(BudgetSpent.class);
  }

  /** Far out, where words of bits are full: the row, the column and the diagonal hold every smaller value and not its own. */
  @Test
  void rays_areRightWhereValuesAreLarge() {
    TwoHeapTable table = table("wythoff", 700);
    var random = new Random(5);
    for (int i = 0; i < 300; i++) {
      int x = random.nextInt(701);
      int y = random.nextInt(701);
      var met = new BitSet();
      for (int k = 1; k <= Math.max(x, y); k++) {
        if (k <= x)
          met.set(table.value(x - k, y));
        if (k <= y)
          met.set(table.value(x, y - k));
        if (k <= Math.min(x, y))
          met.set(table.value(x - k, y - k));
      }
      assertThat(table.value(x, y)).as("%s %s", x, y).isEqualTo(met.nextClearBit(0));
    }
    TwoHeapTable nim = table("nim", 500);
    for (int i = 0; i < 300; i++) {
      int x = random.nextInt(501);
      int y = random.nextInt(501);
      assertThat(nim.value(x, y)).isEqualTo(x ^ y);
    }
  }

  /** Tiles that two threads share, with vectors and without, and rays of other slopes than Wythoff's. */
  @ParameterizedTest
  @ValueSource(strings = {"wythoff", "nim", "vector:(2k,k)(k,2k)(k,0)(0,k)", "vector:(k,0)(0,k)(3k,k)(2,2)"})
  void sharedTiles_giveTheValuesOfOneThread(String name) {
    var ruleset = Catalog.standard().ruleset(name);
    TwoHeapTable one = TwoHeapTable.of(ruleset, BigInteger.valueOf(777), 1, Budget.unlimited());
    TwoHeapTable two = TwoHeapTable.of(ruleset, BigInteger.valueOf(777), 2, Budget.unlimited());
    for (int y = 0; y <= 777; y++)
      assertThat(two.row(y)).as("row %d", y).isEqualTo(one.row(y));
    var random = new Random(6);
    @SuppressWarnings("unchecked") // a game of heaps
    var game = (Impartial<Heaps>) ruleset;
    for (int i = 0; i < 60; i++) {
      var met = new BitSet();
      int x = random.nextInt(778);
      int y = random.nextInt(778);
      game.moves(Heaps.of(x, y), (to, _) -> {
        met.set(two.value(to.get(0).intValueExact(), to.get(1).intValueExact()));
        return true;
      });
      assertThat(two.value(x, y)).as("%s %s", x, y).isEqualTo(met.nextClearBit(0));
    }
  }

  /** Wythoff's row 0 is the number itself; A. Dress, A. Flammenkamp, N. Pink (1999): all rows rise periodically. */
  @Test
  void rows_riseInPeriods() {
    TwoHeapTable table = table("wythoff", 600);
    assertThat(table.rowPeriod(0)).contains(new TwoHeapTable.RowPeriod(0, 1, 1));
    for (int y = 1; y <= 3; y++) {
      var period = table.rowPeriod(y).orElseThrow();
      assertThat(period.gain()).isEqualTo(period.period());
      for (int x = period.from(); x + period.period() <= 600; x++)
        assertThat(table.value(x + period.period(), y)).isEqualTo(table.value(x, y) + period.gain());
    }
    assertThat(table("take:1,4", 60).rowPeriod(2)).contains(new TwoHeapTable.RowPeriod(0, 5, 0));
  }

  @Test
  void tooLargeATable_isRefused() {
    assertThatThrownBy(() -> table("wythoff", 1_000_000)).isInstanceOf(BadInput.class)
        .hasMessage("--to: expected a whole number from 0 to 32767, found 1000000");
  }

  /**
   * The rows of Wythoff's game are additively periodic (A. Dress, A. Flammenkamp, N. Pink, Additive periodicity of the
   * Sprague-Grundy function of certain Nim games, Adv. Appl. Math. 22 (1999) 249-270); the periods are those of a
   * program that fills the rows cell by cell.
   */
  @ParameterizedTest
  @CsvSource({"0,1,0", "1,3,0", "2,3,0", "3,6,8", "4,12,9", "5,24,27", "6,12,37", "7,24,92", "8,24,102", "9,24,127",
      "10,24,224", "11,48,277"})
  void wythoffRows_growByTheirPeriods(int y, int period, int from) {
    int[][] plain = new int[y + 1][1200];
    for (int row = 0; row <= y; row++)
      for (int x = 0; x < 1200; x++) {
        var met = new BitSet();
        for (int k = 1; k <= x; k++)
          met.set(plain[row][x - k]);
        for (int k = 1; k <= row; k++) {
          met.set(plain[row - k][x]);
          if (k <= x)
            met.set(plain[row - k][x - k]);
        }
        plain[row][x] = met.nextClearBit(0);
      }
    for (int x = 0; x + period < 1200; x++)
      if (x >= from - 1)
        assertThat(plain[y][x + period] == plain[y][x] + period).as("heap %d", x).isEqualTo(x >= from);
    assertThat(table("wythoff", 999).rowPeriod(y)).contains(new TwoHeapTable.RowPeriod(from, period, period));
  }

  /** The last few values of a row rise or repeat by chance. */
  @Test
  void shortEnds_areNoPeriods() {
    assertThat(table("wythoff", 8).rowPeriod(0)).isEmpty();
    TwoHeapTable wythoff = table("wythoff", 60);
    for (int y = 4; y <= 10; y++)
      assertThat(wythoff.rowPeriod(y)).as("row %d", y)
          .isEqualTo(y == 4 ? Optional.of(new TwoHeapTable.RowPeriod(9, 12, 12))
              : Optional.empty());
  }
}
