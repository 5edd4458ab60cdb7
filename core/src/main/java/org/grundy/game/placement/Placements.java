package org.grundy.game.placement;

import java.util.List;
import org.grundy.value.Player;

/**
 * Games whose every move covers a shape of empty cells on a board, so that an engine may play them on words of bits without
 * listing positions. Covered cells stay covered, and nothing else counts.
 */
public interface Placements {
  /** The shapes that a player may cover on a board of this size, which stays as it lies. */
  List<Shape> shapes(Player player, int rows, int columns);
}
