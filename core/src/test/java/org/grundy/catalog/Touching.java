package org.grundy.catalog;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Position;
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;
import org.grundy.value.Player;

/** What a person makes by touching parts of a picture. */
final class Touching {
  private Touching() {
  }

  /** The move that the touches are, when no more follow. */
  static Optional<Position> made(Position position, Player mover, List<Touch> touches) {
    return switch (position.touched(mover, touches)) {
      case TouchResult.Done<Position>(Position to) -> Optional.of(to);
      case TouchResult.More<Position>(var _, Optional<Position> ended) -> ended;
      case TouchResult.Refused<Position> _ -> Optional.empty();
    };
  }

  /** Whether more touches may follow. */
  static boolean goesOn(Position position, Player mover, List<Touch> touches) {
    return position.touched(mover, touches) instanceof TouchResult.More<Position>(var next, var _) && !next.isEmpty();
  }
}
