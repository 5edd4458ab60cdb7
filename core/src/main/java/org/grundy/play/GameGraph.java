package org.grundy.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;

/**
 * The positions reachable from a start, each once, and the moves between them.
 *
 * @param positions the start first
 * @param arrows    the moves, by the indices of positions
 */
public record GameGraph(List<Position> positions, List<Arrow> arrows) {
  /** A move of Left, of Right, or of both. */
  public record Arrow(int from, int to, boolean left, boolean right) {
  }

  public GameGraph {
    positions = List.copyOf(positions);
    arrows = List.copyOf(arrows);
  }

  /**
   * @param most the most positions
   * @throws BadInput when there are more
   */
  public static GameGraph of(Position start, int most, Budget budget) {
    var positions = new ArrayList<Position>(List.of(start));
    var index = new HashMap<Position, Integer>(Map.of(start, 0));
    var arrows = new ArrayList<Arrow>();
    for (int from = 0; from < positions.size(); from++) {
      var targets = new HashMap<Integer, boolean[]>();
      var order = new ArrayList<Integer>();
      for (Player mover : Player.values()) {
        positions.get(from).moves(mover, move -> {
          budget.charge(1);
          int to = index.computeIfAbsent(move.to(), position -> {
            if (positions.size() == most)
              throw BadInput.because("the graph has more than {0} positions; start with a smaller position", most);
            positions.add(position);
            return positions.size() - 1;
          });
          targets.computeIfAbsent(to, t -> {
            order.add(t);
            return new boolean[2];
          })[mover == Player.LEFT ? 0 : 1] = true;
          return true;
        });
      }
      for (int to : order) {
        boolean[] movers = targets.getOrDefault(to, new boolean[2]);
        arrows.add(new Arrow(from, to, movers[0], movers[1]));
      }
    }
    return new GameGraph(positions, arrows);
  }
}
