package org.grundy.wire;

import java.util.Set;
import org.grundy.catalog.Catalog;
import org.grundy.explain.PositionFields;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Positions with the fields of {@link PositionFields}. */
public final class PositionJson {
  static final Set<String> FIELDS = Set.of("game", "position", "negative", "parts");

  private PositionJson() {
  }

  /** The fields of a position, for use inside a larger document. */
  public static ObjectNode of(Position position) {
    ObjectNode node = Json.object();
    put(node, position);
    return node;
  }

  static void put(ObjectNode into, Position position) {
    PositionFields.put(new FieldsJson(into), position);
  }

  /**
   * Reads the position of a document, in the fields that {@link #of} writes. Without a game, or for a sum, the position
   * is text as a person types it, {@code "position":"wythoff 6 11"}; {@code parts} is optional and ignored.
   *
   * @throws BadInput saying what was expected and found
   */
  public static Catalog.Setup read(JsonNode document, Catalog catalog) {
    String game = Reading.optionalText(document, "game").orElse(PositionFields.SUM);
    String position = Reading.text(document, "position");
    String sign = Reading.flag(document, "negative") ? "-" : "";
    return catalog.read(game.equals(PositionFields.SUM) ? position : sign + game + " " + position);
  }
}
