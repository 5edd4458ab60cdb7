package org.grundy.solve.strong;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.grundy.effort.Budget;
import org.grundy.solve.key.Mixer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeySetTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 8, 9, 13, 31, 40, 62, 63})
  void mixer_isAPermutation(int bits) {
    var mixer = new Mixer(bits);
    var random = new SplittableRandom(bits);
    for (int i = 0; i < 1000; i++) {
      long key = random.nextLong() >>> Long.SIZE - bits;
      assertThat(mixer.mixed(key)).isBetween(0L, (1L << bits) - 1);
      assertThat(mixer.key(mixer.mixed(key))).isEqualTo(key);
    }
  }

  /** Even keys as they are made, and keys all at one end, which no mixer makes. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 8, 9, 13, 31, 40, 62, 63})
  void collectedKeys_areThoseOfATree(int bits) {
    var random = new SplittableRandom(bits);
    for (int narrowed : new int[]{0, Math.min(bits, 5)}) {
      var budget = Budget.unlimited();
      var collector = new KeyCollector(bits, new Tally(), budget);
      var plain = new TreeSet<Long>();
      KeyCollector.Feeder[] feeders = {collector.feeder(), collector.feeder()};
      for (int i = 0; i < 20_000; i++) {
        long key = (1L << bits) - 1 - (random.nextLong() >>> Long.SIZE - bits >>> narrowed);
        plain.add(key);
        feeders[i % 2].add(key);
      }
      for (KeyCollector.Feeder feeder : feeders)
        feeder.close();
      KeySet set = collector.sorted();
      assertThat(LongStream.range(0, set.size()).map(i -> set.get((int) i)).toArray())
          .isEqualTo(plain.stream().mapToLong(Long::longValue).toArray());
      assertThat(budget.held()).isEqualTo(KeySet.bytes(set.size(), bits));
      int index = 0;
      for (long key : plain)
        assertThat(set.find(key, set.start(key))).isEqualTo(index++);
      for (int i = 0; i < 1000; i++) {
        long key = random.nextLong() >>> Long.SIZE - bits;
        assertThat(set.find(key, set.start(key)) >= 0).isEqualTo(plain.contains(key));
      }
    }
  }
}
