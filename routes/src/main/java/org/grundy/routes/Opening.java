package org.grundy.routes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import org.grundy.game.Move;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.value.Player;

/**
 * The first moves of a match, whose picture shows what a game is about: an untouched board says little, and many games
 * share it. The moves are always the same.
 *
 * @param moves Left's first, then the players in turn
 */
record Opening(Position start, List<Move> moves) {
  /** The most moves on a board. Elsewhere one is made, since only the last can be seen. */
  private static final int MOST_MOVES = 4;
  private static final int TRIES = 100;
  private static final long SEED = 1;

  Opening {
    moves = List.copyOf(moves);
  }

  /** An opening for each start; two end with the same picture only if every try for one of them does. */
  static Map<Position, Opening> distinct(List<Position> starts) {
    var random = new Random(SEED);
    Map<Position, Opening> openings = new HashMap<>();
    Set<List<Picture>> seen = new HashSet<>();
    for (Position start : starts) {
      if (openings.containsKey(start))
        continue;
      Opening opening = of(start, Opening::telling, random);
      for (int tries = 1; tries < TRIES && seen.contains(opening.end().pictures()); tries++)
        opening = of(start, tries < TRIES / 2 ? Opening::telling : Opening::going, random);
      seen.add(opening.end().pictures());
      openings.put(start, opening);
    }
    return openings;
  }

  Position end() {
    return moves.isEmpty() ? start : moves.getLast().to();
  }

  /** Moves on one board, until it changes its shape. */
  private static Opening of(Position start, BiFunction<Position, Player, List<Move>> choice, Random random) {
    var moves = new ArrayList<Move>();
    Position position = start;
    int most = layouts(start).stream().allMatch(Picture.Layout.Board.class::isInstance) ? MOST_MOVES : 1;
    while (moves.size() < most && layouts(position).equals(layouts(start))) {
      List<Move> options = choice.apply(position, moves.size() % 2 == 0 ? Player.LEFT : Player.RIGHT);
      if (options.isEmpty())
        break;
      Move move = options.get(random.nextInt(options.size()));
      moves.add(move);
      position = move.to();
    }
    return new Opening(start, moves);
  }

  private static List<Picture.Layout> layouts(Position position) {
    return position.pictures().stream().map(Picture::layout).toList();
  }

  /** The moves after which the other player can go on. */
  private static List<Move> going(Position position, Player mover) {
    var moves = new ArrayList<Move>();
    position.moves(mover, moves::add);
    moves.removeIf(move -> move.to().moves(mover.opponent(), _ -> false));
    return moves;
  }

  /**
   * Of these, the ones that keep the shape of the board if there are any, then the ones that close the fewest cells, and
   * then the ones of the most touches, which show most of the rules.
   */
  private static List<Move> telling(Position position, Player mover) {
    List<Move> moves = going(position, mover);
    List<Picture.Layout> shape = layouts(position);
    if (moves.stream().anyMatch(move -> layouts(move.to()).equals(shape)))
      moves.removeIf(move -> !layouts(move.to()).equals(shape));
    int fewest = moves.stream().mapToInt(move -> closed(move.to())).min().orElse(0);
    moves.removeIf(move -> closed(move.to()) > fewest);
    int most = moves.stream().mapToInt(move -> move.touches().size()).max().orElse(0);
    moves.removeIf(move -> move.touches().size() < most);
    return moves;
  }

  private static int closed(Position position) {
    return (int) position.pictures().stream().flatMap(picture -> picture.parts().stream())
        .filter(part -> part instanceof Picture.Part.Cell cell && cell.look() == Picture.Look.BLOCKED).count();
  }
}
