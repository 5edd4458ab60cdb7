package org.grundy.wire;

import java.util.List;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.play.Exercise;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Exercises with their answers. */
public final class ExerciseJson {
  private ExerciseJson() {
  }

  public static ObjectNode of(String game, long seed, List<Exercise> exercises) {
    ObjectNode document = Json.document().put("game", game);
    document.put("seed", Long.toString(seed));
    ArrayNode list = document.putArray("exercises");
    exercises.forEach(exercise -> put(list.addObject(), exercise));
    return document;
  }

  private static void put(ObjectNode into, Exercise exercise) {
    switch (exercise) {
      case Exercise.OneMove(Position at, var mover, var move) ->
        into.put("kind", "oneMove").put("position", at.written()).put("mover", Json.code(mover))
            .put("answer", MoveText.of(at, move)).put("to", move.to().written());
      case Exercise.WhichAreLost(List<Position> positions, List<Integer> lost) -> {
        positions(into.put("kind", "lost"), positions);
        ArrayNode answer = into.putArray("answers");
        lost.forEach(i -> answer.add(i));
      }
      case Exercise.Table table -> {
        positions(into.put("kind", "table"), table.positions());
        ArrayNode values = into.putArray("values");
        table.values().forEach(value -> values.add(value));
        ArrayNode blank = into.putArray("blank");
        table.blank().forEach(i -> blank.add(i));
      }
    }
  }

  private static void positions(ObjectNode into, List<Position> positions) {
    ArrayNode list = into.putArray("positions");
    positions.forEach(position -> list.add(position.written()));
  }
}
