package org.grundy.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.value.Player;

/** How much there is to think of in a position, by the number of positions that play can lead to. */
public final class PlaySize {
  private PlaySize() {
  }

  /**
   * The positions that play can lead to from {@code start}, itself included, with the players moving in any order; no
   * more than {@code most} are counted.
   */
  public static int count(Position start, int most, Budget budget) {
    List<Player> movers = start.impartial() ? List.of(Player.LEFT) : List.of(Player.values());
    Set<Position> met = new HashSet<>(Set.of(start));
    Deque<Position> open = new ArrayDeque<>(met);
    while (!open.isEmpty() && met.size() < most) {
      Position position = open.remove();
      for (Player mover : movers)
        position.moves(mover, move -> {
          budget.charge(1);
          if (met.add(move.to()))
            open.add(move.to());
          return met.size() < most;
        });
    }
    return met.size();
  }
}
