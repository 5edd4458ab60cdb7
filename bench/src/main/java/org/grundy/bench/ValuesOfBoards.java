package org.grundy.bench;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Worth;
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
 * Canonical forms of boards, each with empty tables. The baseline is the same game without its description: moves are listed
 * from the rules, and neither symmetries, nor regions, nor words of cells help.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3)
@Measurement(iterations = 5)
@Fork(value = 1, jvmArgs = {"-Xmx3g", "-Xss512m", "-XX:+UseSerialGC"})
public class ValuesOfBoards {
  @Param({"domineering 4x4", "domineering 4x5", "clobber 3x4", "amazons x../.../..o",
      "toads-and-frogs ttt....fff"}) private String position = "";

  /** The value with all that helps. */
  @Benchmark
  public int described() {
    return value(Catalog.standard().read(position).position());
  }

  /** The value from the rules alone. */
  @Benchmark
  public int rulesAlone() {
    return value(plain(Catalog.standard().read(position).position()));
  }

  private static int value(Position position) {
    Optional<Worth.Form> form = new Solver(Budget.unlimited()).form(position);
    return form.orElseThrow().value();
  }

  private static Position plain(Position position) {
    return position instanceof Position.Single<?> single ? plain(single) : position;
  }

  private static <P> Position plain(Position.Single<P> single) {
    return new Position.Single<>(new RulesAlone<>(single.ruleset()), single.at());
  }

  /** A game of which nothing is known but its moves. */
  private record RulesAlone<P>(Ruleset<P> of) implements Partizan<P> {
    @Override
    public String name() {
      return of.name();
    }

    @Override
    public Phrase rules() {
      return of.rules();
    }

    @Override
    public Notation<P> notation() {
      return of.notation();
    }

    @Override
    public List<String> examples() {
      return of.examples();
    }

    @Override
    public Picture picture(P at) {
      return of.picture(at);
    }

    @Override
    public void moves(P at, Player mover, Moves<P> out) {
      of.moves(at, mover, out);
    }
  }
}
