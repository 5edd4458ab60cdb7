package org.grundy.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.grundy.effort.Budget;
import org.grundy.solve.key.LongList;
import org.junit.jupiter.api.Test;

class ResultTableTest {
  private static final int KEY_BITS = 22;

  private static int right(long key) {
    return Long.bitCount(key) % 2 == 0 ? ResultTable.WON : ResultTable.LOST;
  }

  /** Puts and looks up random keys while the table grows; returns how many were found. */
  private static long work(ResultTable table, long seed) {
    var random = new SplittableRandom(seed);
    var keys = new LongList();
    var batch = new ResultTable.Batch();
    long found = 0;
    for (int i = 0; i < 40_000; i++) {
      keys.clear();
      for (int k = 0; k < 20; k++)
        keys.add(random.nextLong(1L << KEY_BITS));
      table.results(keys, batch);
      for (int k = 0; k < keys.size; k++)
        if (batch.results[k] == ResultTable.UNKNOWN) {
          table.put(keys.items[k], right(keys.items[k]));
        } else {
          assertThat((int) batch.results[k]).isEqualTo(right(keys.items[k]));
          found++;
        }
    }
    return found;
  }

  @Test
  void twoThreads_neverSeeAWrongResult() throws Exception {
    var table = new ResultTable(KEY_BITS, Budget.unlimited());
    try (var threads = Executors.newFixedThreadPool(2)) {
      Callable<Long> one = () -> work(table, 1);
      Callable<Long> other = () -> work(table, 2);
      var results = threads.invokeAll(List.of(one, other));
      for (var result : results)
        assertThat(result.get()).isGreaterThan(10_000);
    }
  }

  @Test
  void smallTable_forgetsAndIsNeverWrong() {
    var table = new ResultTable(KEY_BITS, Budget.unlimited().withMemory(1 << 20));
    assertThat(work(table, 3)).isGreaterThan(0);
  }
}
