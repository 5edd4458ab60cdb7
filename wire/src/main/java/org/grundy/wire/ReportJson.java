package org.grundy.wire;

import java.util.List;
import org.grundy.explain.Report;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A report for pages that lay it out: sentences in the reader's language, and exhibits as data. It marks the sentences
 * that use technical terms, so that a page can leave them out.
 */
public final class ReportJson {
  private final Voice voice;

  public ReportJson(Voice voice) {
    this.voice = voice;
  }

  /** The report, for use inside a larger document. */
  public ObjectNode of(Report report) {
    ObjectNode node = Json.object().put("letter", voice.say(report.letter())).put("headline",
        voice.sentence(report.headline()));
    String margin = voice.say(report.margin());
    if (!margin.isEmpty())
      node.put("margin", margin);
    ArrayNode blocks = node.putArray("blocks");
    for (Report.Block block : report.blocks())
      put(blocks.addObject(), block);
    return node;
  }

  private void put(ObjectNode into, Report.Block block) {
    switch (block) {
      case Report.Board(var pictures, var _) -> {
        ArrayNode list = into.put("kind", "board").putArray("pictures");
        pictures.forEach(picture -> list.add(PictureJson.of(picture, voice)));
      }
      case Report.Moves(Phrase title, List<Report.Row> rows) -> {
        into.put("kind", "moves").put("title", voice.say(title));
        rows(into.putArray("rows"), rows);
        ObjectNode plain = into.putObject("plain").put("title", voice.say(TradeWords.without(title)));
        rows(plain.putArray("rows"), rows.stream().map(TradeWords::without).toList());
      }
      case Report.Run(Phrase title, List<Phrase> moves) -> {
        ArrayNode list = into.put("kind", "run").put("title", voice.say(title)).putArray("moves");
        moves.forEach(move -> list.add(voice.say(move)));
      }
      case Report.Answers(Phrase title, List<Report.Line> lines) -> {
        ArrayNode list = into.put("kind", "answers").put("title", voice.say(title)).putArray("lines");
        lines.forEach(line -> list.addObject().put("depth", line.depth()).put("text", voice.say(line.said())));
      }
      case Report.Summands(List<Report.Row> rows, boolean nim) ->
        rows(into.put("kind", "summands").put("nim", nim).putArray("rows"), rows);
      case Report.Why(Reason reason) -> items(into.put("kind", "why"), reason);
      case Report.Lesson(Phrase title, Reason reason) ->
        items(into.put("kind", "lesson").put("title", voice.say(title)).put("trade", TradeWords.in(title)), reason);
      case Report.Say(Phrase phrase) -> say(into, phrase);
      case Report.Measures(Phrase phrase) -> into.put("kind", "measures").put("text", voice.say(phrase));
      case Report.Shown(Exhibit exhibit) -> put(into, exhibit);
      case Report.Source(Phrase kind, Phrase statement, String authors) ->
        into.put("kind", "source").put("by", voice.say(kind)).put("text", voice.say(statement)).put("authors", authors);
    }
  }

  private void rows(ArrayNode list, List<Report.Row> rows) {
    for (Report.Row row : rows) {
      ArrayNode cells = list.addArray();
      row.cells().forEach(cell -> cells.add(voice.say(cell)));
    }
  }

  private void items(ObjectNode into, Reason reason) {
    ArrayNode list = into.putArray("items");
    for (Reason.Item item : reason.items())
      switch (item) {
        case Reason.Sentence(Phrase phrase, Phrase plain) -> {
          ObjectNode node = list.addObject();
          say(node, phrase);
          if (!plain.equals(phrase))
            node.put("plain", voice.sentence(plain));
        }
        case Exhibit exhibit -> put(list.addObject(), exhibit);
      }
  }

  private void say(ObjectNode into, Phrase phrase) {
    into.put("kind", "say").put("text", voice.sentence(phrase)).put("trade", TradeWords.in(phrase));
  }

  private void put(ObjectNode into, Exhibit exhibit) {
    switch (exhibit) {
      case Exhibit.Columns(Exhibit.Numeration numeration, List<String> weights, List<Exhibit.Row> rows, List<Exhibit.Row> total) -> {
        ArrayNode list = into.put("kind", "columns").put("numeration", voice.say(numeration.name()))
            .putArray("weights");
        weights.forEach(list::add);
        put(into.putArray("rows"), rows);
        put(into.putArray("total"), total);
      }
      case Exhibit.Marks(List<Integer> parts, Exhibit.Role role) -> {
        ArrayNode list = into.put("kind", "marks").put("role", Json.code(role)).putArray("parts");
        parts.forEach(part -> list.add(part));
      }
      case Exhibit.Grid grid -> {
        into.put("kind", "grid").put("columns", grid.columns()).put("firstRowAtBottom", grid.firstRowAtBottom());
        ArrayNode values = into.putArray("values");
        grid.values().forEach(value -> values.add(value));
        ArrayNode marked = into.putArray("marked");
        grid.marked().forEach(cell -> marked.add(cell));
      }
      case Exhibit.Walls walls -> {
        into.put("kind", "walls").put("text", voice.say(walls.said())).put("mean", walls.mean().toString())
            .put("temperature", walls.temperature().toString());
        corners(into.putArray("left"), walls.left());
        corners(into.putArray("right"), walls.right());
      }
      case Exhibit.Same(String game, String position) ->
        into.put("kind", "same").put("game", game).put("position", position);
    }
  }

  private static void corners(ArrayNode into, List<Exhibit.Corner> wall) {
    for (Exhibit.Corner corner : wall)
      into.addObject().put("temperature", corner.temperature().toString()).put("value", corner.value().toString());
  }

  private void put(ArrayNode into, List<Exhibit.Row> rows) {
    for (Exhibit.Row row : rows) {
      ObjectNode node = into.addObject().put("label", voice.say(row.label())).put("value", row.value()).put("digits",
          row.digits());
      String remark = voice.say(row.remark());
      if (!remark.isEmpty())
        node.put("remark", remark);
    }
  }
}
