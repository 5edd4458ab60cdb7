package org.grundy.wire;

import org.grundy.game.Position;
import org.grundy.play.Replay;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A match judged move by move. */
public final class ReplayJson {
  private ReplayJson() {
  }

  public static ObjectNode of(Replay replay) {
    ObjectNode document = Json.document();
    Position start = replay.match().positions().getFirst();
    PositionJson.put(document, start);
    document.put("play", Json.code(replay.match().convention()));
    ArrayNode steps = document.putArray("replay");
    for (int i = 0; i < replay.steps().size(); i++) {
      Replay.Step step = replay.steps().get(i);
      ObjectNode node = steps.addObject().put("position", step.position().written());
      if (i > 0)
        node.put("mover", Json.code(replay.match().moverAt(i - 1))).put("quality", Json.code(step.quality()));
      AnswerJson.put(node, step.worth());
    }
    return document.put("over", replay.match().over());
  }
}
