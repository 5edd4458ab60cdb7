package org.grundy.wire;

import java.util.Set;
import org.grundy.catalog.Catalog;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Positions: {@code "game":"wythoff","position":"6 11"}, with {@code "negative":true} for the negative, with Left and
 * Right swapped. A sum has {@code "game":"sum"}, its whole text as the position, and its {@code "parts"}.
 */
public final class PositionJson {
  static final Set<String> FIELDS = Set.of("game", "position", "negative", "parts");
  private static final String SUM = "sum";

  private PositionJson() {
  }

  /** The fields of a position, for use inside a larger document. */
  public static ObjectNode of(Position position) {
    ObjectNode node = Json.object();
    put(node, position);
    return node;
  }

  static void put(ObjectNode into, Position position) {
    switch (position) {
      case Position.Single<?> single -> into.put("game", single.ruleset().name()).put("position", single.written());
      case Position.Negative(Position.Single<?> of) -> {
        put(into, of);
        into.put("negative", true);
      }
      case Position.Sum sum -> {
        into.put("game", SUM).put("position", sum.text());
        ArrayNode parts = into.putArray("parts");
        sum.parts().forEach(part -> parts.add(of(part)));
      }
    }
  }

  /**
   * Reads the position of a document, in the fields that {@link #of} writes. Without a game, or for a sum, the position
   * is text as a person types it, {@code "position":"wythoff 6 11"}; {@code parts} is optional and ignored.
   *
   * @throws BadInput saying what was expected and found
   */
  public static Catalog.Setup read(JsonNode document, Catalog catalog) {
    String game = Reading.optionalText(document, "game").orElse(SUM);
    String position = Reading.text(document, "position");
    String sign = Reading.flag(document, "negative") ? "-" : "";
    return catalog.read(game.equals(SUM) ? position : sign + game + " " + position);
  }
}
