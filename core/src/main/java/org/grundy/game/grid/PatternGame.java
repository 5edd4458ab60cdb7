package org.grundy.game.grid;

import java.util.List;
import org.grundy.value.Player;

/**
 * Games whose every move follows a {@link MovePattern}, so that an engine may play them on words of bits without
 * listing positions. The patterns must describe the moves exactly: list them with {@link MovePattern#list}.
 *
 * @param <P> positions
 */
public interface PatternGame<P> {
  /** The cells of a position; everything else counts as {@link GridGame#BLOCKED}. */
  Grid board(P at);

  /** All moves of a player. */
  List<MovePattern> patterns(Player mover);
}
