package org.grundy.game.grid;

import java.util.List;
import org.grundy.value.Player;

/**
 * Games in which every move is a {@link Journey}: described, so that an engine may play them on words of bits without listing
 * positions. Moves must be what the journeys say and nothing else: list them with {@link Journey#list}.
 *
 * @param <P> positions
 */
public interface Travelling<P> {
  /** The cells of a position; what is not among them counts as {@link GridGame#BLOCKED}. */
  Grid board(P at);

  /** All moves of a player. */
  List<Journey> journeys(Player mover);
}
