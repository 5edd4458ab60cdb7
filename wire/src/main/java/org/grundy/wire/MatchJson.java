package org.grundy.wire;

import java.util.List;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.play.Match;
import org.grundy.value.Player;
import org.grundy.value.Result;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A match with all its moves so far. */
public final class MatchJson {
  private MatchJson() {
  }

  /** The match from the side of {@code you}; it is unfinished while there is a move. */
  public static ObjectNode of(Match match, Player you) {
    ObjectNode document = Json.document();
    List<Position> positions = match.positions();
    PositionJson.put(document, positions.getFirst());
    document.put("play", Json.code(match.convention()));
    ObjectNode node = document.putObject("match").put("you", Json.code(you)).put("first", Json.code(match.moverAt(0)));
    ArrayNode moves = node.putArray("moves");
    for (int i = 1; i < positions.size(); i++)
      moves.addObject().put("by", Json.code(match.moverAt(i - 1)))
          .put("move", move(positions.get(i - 1), positions.get(i), match.moverAt(i - 1)))
          .put("to", positions.get(i).written());
    if (match.over())
      node.put("winner", match.result() == Result.DRAW ? "draw"
          : Json.code(match.result() == Result.LEFT ? Player.LEFT : Player.RIGHT));
    return document;
  }

  private static String move(Position from, Position to, Player mover) {
    return MoveText.of(from, found(from, to, mover));
  }

  /**
   * The move that leads from one position to another. It has no touches when the position is a single game of heaps, or
   * when it is too far down the list of moves.
   */
  static Move found(Position from, Position to, Player mover) {
    var found = new Move[]{new Move(to, List.of())};
    int[] looked = {0};
    if (MoveText.heapChange(from.parts().getFirst(), from.parts().getFirst()).isEmpty() || from.parts().size() > 1)
      from.moves(mover, move -> {
        if (move.to().equals(to))
          found[0] = move;
        return !move.to().equals(to) && ++looked[0] < MOST_LOOKED_AT;
      });
    return found[0];
  }

  private static final int MOST_LOOKED_AT = 1_000_000;
}
