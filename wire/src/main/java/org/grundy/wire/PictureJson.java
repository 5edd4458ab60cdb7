package org.grundy.wire;

import org.grundy.explain.Voice;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Pictures as data, for pages that draw them: a layout, parts with ids and labels, and counters. */
public final class PictureJson {
  private PictureJson() {
  }

  /** A position and its pictures, one for each summand. */
  public static ObjectNode of(Position position, Voice voice) {
    ObjectNode document = Json.document();
    PositionJson.put(document, position);
    ArrayNode pictures = document.putArray("pictures");
    position.pictures().forEach(picture -> pictures.add(of(picture, voice)));
    return document;
  }

  /** One picture, for use inside a larger document. */
  public static ObjectNode of(Picture picture, Voice voice) {
    ObjectNode node = Json.object();
    node.set("layout", layout(picture.layout()));
    ArrayNode parts = node.putArray("parts");
    picture.parts().forEach(part -> parts.add(part(picture, part)));
    ArrayNode counters = node.putArray("counters");
    for (Picture.Counter counter : picture.counters()) {
      ObjectNode one = counters.addObject().put("label", voice.say(counter.label()));
      one.set("value", Json.whole(counter.value()));
      counter.node().ifPresent(number -> one.put("node", number));
    }
    return node;
  }

  private static JsonNode layout(Picture.Layout layout) {
    ObjectNode node = Json.object();
    switch (layout) {
      case Picture.Layout.Board(int rows, int columns, boolean firstRowAtBottom, Picture.Labels labels) ->
        node.put("kind", "board").put("rows", rows).put("columns", columns).put("firstRowAtBottom", firstRowAtBottom)
            .put("labels", Json.code(labels));
      case Picture.Layout.Heaps() -> node.put("kind", "heaps");
      case Picture.Layout.Rows(var lengths) -> {
        ArrayNode list = node.put("kind", "rows").putArray("lengths");
        lengths.forEach(length -> list.add(length));
      }
      case Picture.Layout.Walks(var arrows) -> {
        ArrayNode list = node.put("kind", "walks").putArray("arrows");
        arrows.forEach(arrow -> list.addArray().add(arrow.from()).add(arrow.to()));
      }
      case Picture.Layout.Graph() -> node.put("kind", "graph");
    }
    return node;
  }

  private static JsonNode part(Picture picture, Picture.Part part) {
    ObjectNode node = Json.object();
    switch (part) {
      case Picture.Part.Cell cell -> {
        node.put("kind", "cell").put("id", cell.id()).put("row", cell.row()).put("column", cell.column())
            .put("look", Json.code(cell.look())).put("piece", Json.code(cell.piece()));
        if (!cell.text().isEmpty())
          node.put("text", cell.text());
      }
      case Picture.Part.Heap heap -> node.put("kind", "heap").put("id", heap.id()).set("size", Json.whole(heap.size()));
      case Picture.Part.Gap gap ->
        node.put("kind", "gap").put("id", gap.id()).put("row", gap.row()).put("before", gap.before());
      case Picture.Part.Cut cut -> node.put("kind", "cut").put("id", cut.id()).put("row", cut.row())
          .put("column", cut.column()).put("length", cut.length()).put("down", cut.down());
      case Picture.Part.Node graphNode -> node.put("kind", "node").put("id", graphNode.id())
          .put("number", graphNode.number()).put("ground", graphNode.ground())
          .put("look", Json.code(graphNode.look()));
      case Picture.Part.Edge edge -> node.put("kind", "edge").put("id", edge.id()).put("from", edge.from())
          .put("to", edge.to()).put("look", Json.code(edge.look()));
      case Picture.Part.Side side ->
        node.put("kind", "side").put("id", side.id()).put("look", Json.code(side.look()));
    }
    String label = picture.label(part);
    if (!label.isEmpty())
      node.put("label", label);
    return node;
  }
}
