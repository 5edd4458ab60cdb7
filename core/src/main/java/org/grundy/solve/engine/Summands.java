package org.grundy.solve.engine;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Impartial;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.number.Dyadic;

/** Facts about a position that follow from its rulesets alone. */
public final class Summands {
  private Summands() {
  }

  /** The parts of a sum as they were given; else the position's own summands, each in the coordinates of the whole. */
  public static List<Position> of(Position position) {
    return switch (position) {
      case Position.Sum(List<Position> parts) -> parts;
      case Position.Single<?> single -> of(single);
      case Position.Negative _ -> List.of(position);
    };
  }

  private static <P> List<Position> of(Position.Single<P> single) {
    return single.ruleset().summands(single.at()).stream()
        .<Position>map(at -> new Position.Single<>(single.ruleset(), at)).toList();
  }

  /** The number that a part of a sum equals under normal play, if a theorem says so. */
  public static Optional<Dyadic> number(Position part) {
    return switch (part) {
      case Position.Single<?> single -> number(single);
      case Position.Negative(Position.Single<?> of) -> number(of).map(Dyadic::negate);
      case Position.Sum _ -> Optional.empty();
    };
  }

  private static <P> Optional<Dyadic> number(Position.Single<P> single) {
    return single.ruleset().theorems().stream().map(theorem -> theorem.number(single.at())).flatMap(Optional::stream)
        .findFirst();
  }

  /** Whether it is impartial, or has a theorem that may give a nim-value. */
  public static boolean mayHaveNimValue(Position position) {
    return position.rulesets()
        .allMatch(ruleset -> ruleset instanceof Impartial && !ruleset.loopy() || hasTheorem(ruleset));
  }

  private static <P> boolean hasTheorem(Ruleset<P> ruleset) {
    List<Theorem<P>> theorems = ruleset.theorems();
    return !theorems.isEmpty();
  }
}
