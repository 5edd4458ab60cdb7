package org.grundy.octal;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.number.Scans;
import org.grundy.solve.table.TwoHeapTable;
import org.junit.jupiter.api.Test;

/** The searches of this module against plain loops, where this machine has the vectors. */
class VectorScansTest {
  private final Random random = new Random(65);
  private final Scans plain = new Scans.Plain();
  private final Scans best = Scans.best();

  @Test
  void matchesOfTwoBytes_areTheFirst() {
    for (int round = 0; round < 2000; round++) {
      char[] left = new char[900];
      char[] right = new char[900];
      for (int i = 0; i < left.length; i++) {
        left[i] = (char) (round % 3 == 0 ? random.nextInt(1 << 16) : 65_500 + random.nextInt(36));
        right[i] = (char) (round % 3 == 0 ? random.nextInt(1 << 16) : 65_500 + random.nextInt(36));
      }
      int from = 1 + random.nextInt(200);
      int to = from - 1 + random.nextInt(500);
      int shift = -from + random.nextInt(900 - to);
      char value = (char) random.nextInt(round % 3 == 0 ? 1 << 16 : 40);
      int first = IntStream.rangeClosed(from, to).filter(i -> (left[i + shift] ^ right[i]) == value).findFirst()
          .orElse(-1);
      assertThat(plain.match(left, shift, right, from, to, value)).isEqualTo(first);
      assertThat(best.match(left, shift, right, from, to, value)).isEqualTo(first);
    }
  }

  @Test
  void openWords_areTheSameByVectors() {
    for (int round = 0; round < 2000; round++) {
      long[][] sets = new long[3][64];
      for (long[] set : sets)
        for (int w = 0; w < 64; w++)
          set[w] = random.nextInt(20) == 0 ? random.nextLong() : -1L;
      int[] at = {8 * random.nextInt(3), 8 * random.nextInt(3), 8 * random.nextInt(3)};
      for (int s = 0; s < 3; s++)
        sets[s][at[s] + 39] = 7;
      int from = 0;
      while (sets[0][at[0] + from] == -1L)
        from++;
      from = random.nextInt(from + 1);
      assertThat(best.firstOpen(sets[0], at[0], sets[1], at[1], sets[2], at[2], from))
          .isGreaterThanOrEqualTo(from & -8)
          .isEqualTo(plain.firstOpen(sets[0], at[0], sets[1], at[1], sets[2], at[2], from & -8));
    }
  }

  /** Wythoff's values are the mex of what its moves lead to, also beyond the words that one vector holds. */
  @Test
  void tables_areRightByVectors() {
    int side = 360;
    TwoHeapTable table = TwoHeapTable.of(Catalog.standard().ruleset("wythoff"), BigInteger.valueOf(side - 1L),
        Budget.unlimited());
    var values = new int[side][side];
    // by which cell a value was met last
    var met = new int[4 * side];
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side; x++) {
        int cell = y * side + x + 1;
        for (int k = 1; k <= x; k++)
          met[values[y][x - k]] = cell;
        for (int k = 1; k <= y; k++)
          met[values[y - k][x]] = cell;
        for (int k = 1; k <= Math.min(x, y); k++)
          met[values[y - k][x - k]] = cell;
        while (met[values[y][x]] == cell)
          values[y][x]++;
      }
      assertThat(table.row(y)).as("row %d", y).isEqualTo(values[y]);
    }
    assertThat(Arrays.stream(values).flatMapToInt(Arrays::stream).max().orElseThrow())
        .isGreaterThan(Long.SIZE * Scans.STEP);
  }
}
