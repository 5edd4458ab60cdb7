package org.grundy.game.grid;

import java.util.List;
import org.grundy.value.Player;

/**
 * Games in which every move is a {@link MovePattern}: described, so that an engine may play them on words of bits without listing
 * positions. Moves must be what the patterns say and nothing else: list them with {@link MovePattern#list}.
 *
 * @param <P> positions
 */
public interface PatternGame<P> {
  /** The cells of a position; what is not among them counts as {@link GridGame#BLOCKED}. */
  Grid board(P at);

  /** All moves of a player. */
  List<MovePattern> patterns(Player mover);
}
