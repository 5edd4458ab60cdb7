package org.grundy.value.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.number.Dyadic;
import org.grundy.value.notation.ValueText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several threads make the same values at once, each through a view of its own. */
class SharedStoreTest {
  private static final int THREADS = 3;
  private static final int GAMES = 3_000;

  /** Value i is a sum, a negative or a game whose options are earlier ones, some of which do not fit into a handle. */
  private static int[] made(ShortGames values, long seed) {
    var random = new SplittableRandom(seed);
    var games = new int[GAMES];
    for (int i = 0; i < games.length; i++) {
      int g = i < 20 ? values.sum(Dyadic.of(random.nextInt(-9, 10), random.nextInt(3)), random.nextInt(-2, 3), i % 4)
          : games[random.nextInt(20)];
      int h = i < 20 ? ShortGames.ZERO : games[random.nextInt(Math.min(i, 60))];
      games[i] = switch (i == 0 ? 1 : random.nextInt(4)) {
        case 0 -> values.negative(values.make(new int[]{g}, new int[]{h}));
        case 1 -> values.plus(g, h);
        case 2 -> values.plus(h, values.sum(Dyadic.of(random.nextInt(1 << 20), 30), random.nextInt(100), 0));
        default -> values.make(new int[]{g, h}, new int[]{values.negative(h), games[random.nextInt(Math.min(i, 60))]});
      };
    }
    return games;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void sameForms_haveTheSameHandles(long seed) throws Exception {
    var leader = new ShortGames(Budget.unlimited());
    var found = new ArrayList<int[]>();
    try (var threads = Executors.newFixedThreadPool(THREADS)) {
      List<Callable<int[]>> work = IntStream.range(0, THREADS)
          .<Callable<int[]>>mapToObj(_ -> () -> made(leader.forHelper(Budget.unlimited()), seed)).toList();
      for (Future<int[]> each : threads.invokeAll(work))
        found.add(each.get());
    }
    for (int[] games : found)
      assertThat(games).isEqualTo(found.getFirst());
    var alone = new ShortGames(Budget.unlimited());
    int[] expected = made(alone, seed);
    var text = ValueText.ascii(leader);
    var expectedText = ValueText.ascii(alone);
    for (int i = 0; i < expected.length; i += 7)
      assertThat(text.of(leader.received(found.getFirst()[i]))).isEqualTo(expectedText.of(expected[i]));
  }
}
