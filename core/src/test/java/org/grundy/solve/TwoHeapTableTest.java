package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.Random;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TwoHeapTableTest {
  private static TwoHeapTable table(String game, int to) {
    return TwoHeapTable.of(Catalog.standard().ruleset(game), BigInteger.valueOf(to), Budget.unlimited());
  }

  /** The least value of no option, each option being looked up. */
  @ParameterizedTest
  @ValueSource(strings = {"nim", "wythoff", "wythoff:3", "euclid", "moores-nim:2", "take:1,4", "vector:(1,2)(2,1)",
      "vector:(2k,k)(0,l)(k+1,0)", "divisor"})
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

  @Test
  void tooLargeATable_isRefused() {
    assertThatThrownBy(() -> table("wythoff", 1_000_000)).isInstanceOf(BadInput.class)
        .hasMessage("--to: expected a whole number from 0 to 8191, found 1000000");
  }
}
