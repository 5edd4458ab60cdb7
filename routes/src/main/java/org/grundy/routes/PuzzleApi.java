package org.grundy.routes;

import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.play.DailyPuzzle;
import org.grundy.play.Exercise;
import org.grundy.value.Player;
import org.grundy.wire.PictureJson;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The puzzles of a day. */
final class PuzzleApi {
  /** In the year 5012. */
  private static final int LAST_DAY = 1_111_111;

  private PuzzleApi() {
  }

  /** The games that have one. */
  static ObjectNode all(@SuppressWarnings("unused") RequestData request, @SuppressWarnings("unused") Budget budget) {
    ObjectNode document = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode games = document.putArray("games");
    DailyPuzzle.ALL.forEach(puzzle -> games.add(puzzle.game()));
    return document;
  }

  /** The position of {@code day}, in days since 1 January 1970, and who is to move. */
  static ObjectNode one(RequestData request, Budget budget) {
    DailyPuzzle puzzle = DailyPuzzle.of(request.text("game"));
    Exercise.OneMove found = puzzle.on(request.count("day", LAST_DAY, 0), budget)
        .orElseThrow(() -> BadInput.because("{0} has no daily puzzle", puzzle.game()));
    Position at = found.at();
    ObjectNode document = PictureJson.of(at, request.voice()).put("game", puzzle.game()).put("start", at.text());
    document.put("impartial", at.impartial());
    document.put("rules", request.voice().say(Catalog.standard().ruleset(puzzle.game()).rules()));
    document.put("first", found.mover() == Player.LEFT ? "left" : "right");
    return document;
  }
}
