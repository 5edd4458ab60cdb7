package org.grundy.bench;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.solve.Solver;
import org.grundy.value.Outcome;
import org.grundy.value.shortgame.ShortGames;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The winner of a sum of boards with known values, found by play in the values. The baseline first adds the forms, and
 * stops after a million steps, since some sums have a million others below them.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3)
@Measurement(iterations = 5)
@Fork(value = 1, jvmArgs = {"-Xmx3g", "-Xss512m", "-XX:+UseSerialGC"})
public class SumsOfBoards {
  private static final long MOST_WORK = 1_000_000;

  @Param({"amazons x../.../..o + amazons x../.../..o + amazons x../.../..o",
      "clobber xoxo/oxox/xooo + clobber xxoo/oxox/xoxo + clobber xoxo/xxox/xoxx + clobber ooxo/oxox/xoxx",
      "amazons x.../..../..../...o + amazons x.../..../...o",
      "amazons x.../..../..../...o + amazons .x../..../..../...o"}) private String position = "";

  private ShortGames values = new ShortGames(Budget.unlimited());
  private int[] sum = {};

  /** Makes new values for each shot, so that no sum is already known. */
  @Setup(Level.Iteration)
  public void value() {
    values = new ShortGames(Budget.unlimited());
    var solver = new Solver(Budget.unlimited());
    sum = Catalog.standard().read(position).position().parts().stream()
        .mapToInt(part -> solver.form(part, values).orElseThrow()).toArray();
  }

  @Benchmark
  public Outcome byPlay() {
    return values.outcome(sum);
  }

  @Benchmark
  public Optional<Outcome> byAddingForms() {
    try {
      return Optional.of(values.within(Budget.ofWork(MOST_WORK), () -> {
        int total = ShortGames.ZERO;
        for (int value : sum)
          total = values.plus(total, value);
        return values.outcome(total);
      }));
    } catch (BudgetSpent _) {
      return Optional.empty();
    }
  }
}
