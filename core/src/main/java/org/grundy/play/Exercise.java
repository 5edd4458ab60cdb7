package org.grundy.play;

import java.util.List;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.value.Player;

/** A task of an exercise sheet, with its answer. */
public sealed interface Exercise {
  /** Find the only winning move of {@code mover}. */
  record OneMove(Position at, Player mover, Move answer) implements Exercise {
  }

  /**
   * Say which of the positions are P-positions.
   *
   * @param lost their indices
   */
  record WhichAreLost(List<Position> positions, List<Integer> lost) implements Exercise {
    public WhichAreLost {
      positions = List.copyOf(positions);
      lost = List.copyOf(lost);
    }
  }

  /**
   * Complete a table of nim-values.
   *
   * @param positions the positions above the values
   * @param blank     the indices of the values to find
   */
  record Table(List<Position> positions, List<String> values, List<Integer> blank) implements Exercise {
    public Table {
      positions = List.copyOf(positions);
      values = List.copyOf(values);
      blank = List.copyOf(blank);
    }
  }
}
