package org.grundy.routes;

import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;

/**
 * Checks that the moves of a position can be made by touch: they are described, or few enough to list at every touch.
 */
final class TouchableMoves {
  private static final int MOST = 100_000;

  private TouchableMoves() {
  }

  /** @throws BadInput when there are too many moves */
  static void check(Position position, Player mover, Budget budget) {
    for (Position part : position.parts())
      if (!described(part, mover)) {
        int[] count = {0};
        boolean all = part.moves(mover, _ -> {
          budget.charge(1);
          return ++count[0] <= MOST;
        });
        if (!all || count[0] > MOST)
          throw BadInput.because("{0} has more than {1} moves, too many to choose from", part.text(), MOST);
      }
  }

  private static boolean described(Position part, Player mover) {
    return switch (part) {
      case Position.Single<?> single -> described(single, mover);
      case Position.Negative(Position.Single<?> of) -> described(of, mover.opponent());
      case Position.Sum _ -> throw new IllegalArgumentException("a sum within a sum");
    };
  }

  private static <P> boolean described(Position.Single<P> single, Player mover) {
    Ruleset<P> ruleset = single.ruleset();
    return ruleset.touchesAnyNumber(single.at(), mover);
  }
}
