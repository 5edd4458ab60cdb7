package org.grundy.game.grid;

import java.util.List;
import org.grundy.game.Moves;
import org.grundy.value.Player;

/** Games with stones on a rectangle that travel. */
abstract class TravellingStones extends Stones implements PatternGame<Grid> {
  static final List<MovePattern.Way> BESIDE = List.of(MovePattern.Way.UP, MovePattern.Way.LEFT, MovePattern.Way.RIGHT,
      MovePattern.Way.DOWN);
  static final List<MovePattern.Way> LIKE_A_QUEEN = List.of(new MovePattern.Way(-1, -1), MovePattern.Way.UP,
      new MovePattern.Way(-1, 1), MovePattern.Way.LEFT, MovePattern.Way.RIGHT, new MovePattern.Way(1, -1),
      MovePattern.Way.DOWN,
      new MovePattern.Way(1, 1));

  @Override
  public Grid board(Grid at) {
    return at;
  }

  @Override
  public final void moves(Grid at, Player mover, Moves<Grid> out) {
    MovePattern.list(patterns(mover), at, out);
  }
}
