package org.grundy.bench;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Moves;
import org.grundy.game.Partizan;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.derived.DerivedGame;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Solver;
import org.grundy.value.Player;
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
 * Canonical forms of the boards in docs/explanation/performance.md, each starting with empty tables. The baseline lists
 * moves position by position: it has the game's symmetries and regions, but not the description that encodes boards as
 * words. It takes gigabytes for {@code domineering 6x6}, so run that board with
 * {@code -p "position=domineering 6x6" described}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2)
@Measurement(iterations = 3)
@Fork(value = 1, jvmArgs = {"-Xmx3g", "-Xss512m", "-XX:+UseSerialGC"})
public class BoardsOfTheTable {
  @Param({"domineering 4x5", "domineering 5x5", "domineering 5x6", "clobber 4x4", "clobber 3x6",
      "amazons x.../..../...o", "amazons x.../..../..../...o", "amazons x....../......o",
      "toads-and-frogs tttttt....ffffff", "toppling-dominoes xoxxooxxoxoxxoxo"}) private String position = "";

  @Benchmark
  public int described() {
    return value(Catalog.standard().read(position).position());
  }

  @Benchmark
  public int listed() {
    return value(listed(Catalog.standard().read(position).position()));
  }

  private static int value(Position position) {
    return new Solver(Budget.unlimited()).form(position).orElseThrow().value();
  }

  private static Position listed(Position position) {
    return position instanceof Position.Single<?> single ? listed(single) : position;
  }

  private static <P> Position listed(Position.Single<P> single) {
    return new Position.Single<>(new Undescribed<>(single.ruleset()), single.at());
  }

  /** A game without its description. */
  private static final class Undescribed<P> extends DerivedGame<P> implements Partizan<P> {
    Undescribed(Ruleset<P> of) {
      super("", of);
    }

    @Override
    public Phrase rules() {
      return of().rules();
    }

    @Override
    public void moves(P at, Player mover, Moves<P> out) {
      of().moves(at, mover, out);
    }

    @Override
    public List<P> summands(P at) {
      return of().summands(at);
    }

    @Override
    public Optional<P> negative(P at) {
      return of().negative(at);
    }
  }
}
