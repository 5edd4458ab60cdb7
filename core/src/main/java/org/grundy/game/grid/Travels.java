package org.grundy.game.grid;

import java.util.List;
import org.grundy.game.Moves;
import org.grundy.value.Player;

/** Games with stones on a rectangle that travel. */
abstract class Travels extends Stones implements Travelling<Grid> {
  static final List<Journey.Way> BESIDE = List.of(Journey.Way.UP, Journey.Way.LEFT, Journey.Way.RIGHT,
      Journey.Way.DOWN);
  static final List<Journey.Way> LIKE_A_QUEEN = List.of(new Journey.Way(-1, -1), Journey.Way.UP,
      new Journey.Way(-1, 1), Journey.Way.LEFT, Journey.Way.RIGHT, new Journey.Way(1, -1), Journey.Way.DOWN,
      new Journey.Way(1, 1));

  @Override
  public Grid board(Grid at) {
    return at;
  }

  @Override
  public final void moves(Grid at, Player mover, Moves<Grid> out) {
    Journey.list(journeys(mover), at, out);
  }
}
