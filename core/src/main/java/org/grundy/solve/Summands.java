package org.grundy.solve;

import java.util.List;
import org.grundy.game.Impartial;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;

/** What can be said of a position from its rulesets alone. */
final class Summands {
  private Summands() {
  }

  /** The parts of a sum as they were given; else the position's own summands, each in the coordinates of the whole. */
  static List<Position> of(Position position) {
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

  /** Impartial, or with a theorem that may say so. */
  static boolean mayHaveNimValue(Position position) {
    return position.rulesets()
        .allMatch(ruleset -> ruleset instanceof Impartial && !ruleset.loopy() || hasTheorem(ruleset));
  }

  private static <P> boolean hasTheorem(Ruleset<P> ruleset) {
    List<Theorem<P>> theorems = ruleset.theorems();
    return !theorems.isEmpty();
  }
}
