package org.grundy.bench;

import java.util.HashSet;
import java.util.concurrent.TimeUnit;
import org.grundy.effort.Budget;
import org.grundy.value.shortgame.Days;
import org.grundy.value.shortgame.ShortGames;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The games born by day 3, and the canonical forms of the sums of each with a sample of {@code others} games: 420,090
 * sums for 285. The baseline forgets the sums of each game before it starts the next.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2)
@Measurement(iterations = 3)
@Fork(value = 1, jvmArgs = {"-Xmx3g", "-Xss512m", "-XX:+UseSerialGC"})
public class SumsOfDays {
  @Param({"285"}) private int others;

  @Benchmark
  public int born() {
    return Days.born(new ShortGames(Budget.unlimited()), Days.LAST).length;
  }

  @Benchmark
  public int inOneStore() {
    var values = new ShortGames(Budget.unlimited());
    int[] games = Days.born(values, Days.LAST);
    int[] some = Days.some(games, others);
    var found = new HashSet<Integer>();
    for (int g : games)
      for (int h : some)
        found.add(values.plus(g, h));
    return found.size();
  }

  @Benchmark
  public int inAStoreForEach() {
    var all = new ShortGames(Budget.unlimited());
    int[] games = Days.born(all, Days.LAST);
    int[] some = Days.some(games, others);
    int made = 0;
    for (int g : games) {
      var values = new ShortGames(Budget.unlimited());
      int copy = values.copied(all, g);
      for (int h : some)
        made += values.plus(copy, values.copied(all, h)) >= 0 ? 1 : 0;
    }
    return made;
  }
}
