package org.grundy.solve.outcome;

import java.util.HashMap;
import java.util.Map;
import org.grundy.game.Position;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/** Who wins by the rules alone. */
final class PlainWinner {
  private final Convention convention;
  private final Map<Position, Boolean> left = new HashMap<>();
  private final Map<Position, Boolean> right = new HashMap<>();

  PlainWinner(Convention convention) {
    this.convention = convention;
  }

  Convention convention() {
    return convention;
  }

  boolean wins(Position at, Player mover) {
    Map<Position, Boolean> known = mover == Player.LEFT ? left : right;
    Boolean before = known.get(at);
    if (before != null)
      return before;
    boolean[] wins = {false};
    boolean[] moves = {false};
    at.moves(mover, move -> {
      moves[0] = true;
      wins[0] = !wins(move.to(), mover.opponent());
      return !wins[0];
    });
    boolean result = moves[0] ? wins[0] : convention == Convention.MISERE;
    known.put(at, result);
    return result;
  }
}
