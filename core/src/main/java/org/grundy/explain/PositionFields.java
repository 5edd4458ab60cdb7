package org.grundy.explain;

import org.grundy.game.Position;
import org.grundy.reason.Fields;

/**
 * Positions for programs: {@code "game":"wythoff","position":"6 11"}, with {@code "negative":true} for the negative,
 * with Left and Right swapped. A sum has {@code "game":"sum"}, its whole text as the position, and its {@code "parts"}.
 */
public final class PositionFields {
  /** The name of the game of a sum. */
  public static final String SUM = "sum";

  private PositionFields() {
  }

  public static void put(Fields out, Position position) {
    switch (position) {
      case Position.Single<?> single -> out.put("game", single.ruleset().name()).put("position", single.written());
      case Position.Negative(Position.Single<?> of) -> {
        put(out, of);
        out.put("negative", true);
      }
      case Position.Sum sum -> out.put("game", SUM).put("position", sum.text()).objects("parts", sum.parts(),
          PositionFields::put);
    }
  }
}
