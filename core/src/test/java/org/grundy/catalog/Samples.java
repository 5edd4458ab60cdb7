package org.grundy.catalog;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;

/** Seeded positions of games, and what is equal among them. */
public final class Samples {
  private Samples() {
  }

  public static <P> Position position(Ruleset<P> ruleset, String text) {
    return new Position.Single<>(ruleset, ruleset.notation().parse(text));
  }

  /** The examples and {@code count} random positions, each once, of sizes from 1 to {@code size}. */
  public static <P> List<P> of(Ruleset<P> ruleset, int count, int size) {
    Set<P> found = new LinkedHashSet<>();
    ruleset.examples().forEach(text -> found.add(ruleset.notation().parse(text)));
    var random = new Random(ruleset.name().hashCode());
    for (int i = 0; i < count; i++)
      found.add(ruleset.notation().random(random, 1 + i % size));
    return List.copyOf(found);
  }

  /** The same with everything that they lead to, where that is at most {@code most} positions. */
  public static List<PlainSolver> small(Ruleset<?> ruleset, int count, int size, int most) {
    var found = new ArrayList<PlainSolver>();
    for (Position position : positions(ruleset, count, size))
      PlainSolver.of(position, most).ifPresent(found::add);
    return found;
  }

  public static <P> List<Position> positions(Ruleset<P> ruleset, int count, int size) {
    return of(ruleset, count, size).stream().<Position>map(at -> new Position.Single<>(ruleset, at)).toList();
  }

  /** What a position of {@code ruleset} holds. */
  @SuppressWarnings("unchecked") // the ruleset is the position's own
  static <P> P at(Ruleset<P> ruleset, Position position) {
    var single = (Position.Single<?>) position;
    if (!single.ruleset().equals(ruleset))
      throw new IllegalArgumentException(position.text() + " is no position of " + ruleset.name());
    return (P) single.at();
  }

  /** A position with its parts as {@link Ruleset#normal} has them: equal for options that are one and the same. */
  public static Position normal(Position position) {
    return switch (position) {
      case Position.Single<?> single -> normal(single);
      case Position.Negative(Position.Single<?> of) -> new Position.Negative(normal(of));
      case Position.Sum(List<Position> parts) -> new Position.Sum(parts.stream().map(Samples::normal).toList());
    };
  }

  private static <P> Position.Single<P> normal(Position.Single<P> single) {
    return new Position.Single<>(single.ruleset(), single.ruleset().normal(single.at()));
  }
}
