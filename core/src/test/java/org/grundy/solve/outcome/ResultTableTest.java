package org.grundy.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.grundy.effort.Budget;
import org.grundy.solve.key.LongList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResultTableTest {
  private static final int NUMBERS = 1 << 22;

  /** A key that stands for a number: its lower half in the last word, where the others are zero, its upper half spread. */
  private static void add(LongList keys, int words, int number) {
    if (words == 1) {
      keys.add(number);
    } else {
      keys.add((number & 0x7FF) * 0x9E3779B97F4A7C15L);
      keys.add(number >>> 11);
    }
  }

  private static int right(int number) {
    return Integer.bitCount(number) % 2 == 0 ? ResultTable.WON : ResultTable.LOST;
  }

  private static ResultTable table(int words, Budget budget) {
    return ResultTable.of(words == 1 ? 22 : 100, budget);
  }

  /** Puts and looks up random keys while the table grows; returns how many were found. */
  private static long work(ResultTable table, int words, long seed) {
    var random = new SplittableRandom(seed);
    var keys = new LongList();
    var batch = new ResultTable.Batch();
    int[] numbers = new int[20];
    long found = 0;
    for (int i = 0; i < 40_000; i++) {
      keys.clear();
      for (int k = 0; k < numbers.length; k++) {
        numbers[k] = random.nextInt(NUMBERS);
        add(keys, words, numbers[k]);
      }
      table.results(keys, batch);
      for (int k = 0; k < numbers.length; k++)
        if (batch.results[k] == ResultTable.UNKNOWN) {
          table.put(keys.items, words * k, right(numbers[k]));
        } else {
          assertThat((int) batch.results[k]).isEqualTo(right(numbers[k]));
          found++;
        }
    }
    return found;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void twoThreads_neverSeeAWrongResult(int words) throws Exception {
    ResultTable table = table(words, Budget.unlimited());
    try (var threads = Executors.newFixedThreadPool(2)) {
      Callable<Long> one = () -> work(table, words, 1);
      Callable<Long> other = () -> work(table, words, 2);
      var results = threads.invokeAll(List.of(one, other));
      for (var result : results)
        assertThat(result.get()).isGreaterThan(10_000);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void smallTable_forgetsAndIsNeverWrong(int words) {
    ResultTable table = table(words, Budget.unlimited().withMemory(1 << 20));
    assertThat(work(table, words, 3)).isGreaterThan(0);
  }
}
