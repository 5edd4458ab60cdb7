package org.grundy.web;

import io.javalin.http.NotFoundResponse;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Set;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.routes.Lane;
import org.grundy.routes.RequestData;
import org.grundy.routes.Route;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Saved items. A page's address holds everything the page shows, so an item is an address with a name. */
final class SavedApi {
  private static final Set<String> KINDS = Set.of("match", "worksheet", "formula");
  private static final int LONGEST_NAME = 200;

  private final SavedStore store;

  SavedApi(SavedStore store) {
    this.store = store;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/api/kept", Lane.TOUCHES, this::all),
        Route.post("/api/kept", Lane.TOUCHES, this::keep),
        Route.delete("/api/kept/{id}", Lane.TOUCHES, this::remove));
  }

  private ObjectNode all(@SuppressWarnings("unused") RequestData request, @SuppressWarnings("unused") Budget budget) {
    ObjectNode document = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode list = document.putArray("kept");
    for (SavedStore.Item item : store.all())
      list.addObject().put("id", item.id()).put("kind", item.kind()).put("name", item.name()).put("link", item.link())
          .put("kept", item.kept());
    return document;
  }

  private ObjectNode keep(RequestData request, @SuppressWarnings("unused") Budget budget) {
    String kind = request.text("kind");
    if (!KINDS.contains(kind))
      throw BadInput.expected(Phrase.verbatim("kind"), Phrase.of("{0} or {1}", "match, worksheet", "formula"), kind);
    String link = request.body();
    if (!link.startsWith("/") || link.startsWith("//") || link.chars().anyMatch(c -> c < ' ' || c == '\\'))
      throw BadInput.expected(Phrase.verbatim("link"), Phrase.of("an address of the workbench"), link);
    String name = request.text("name");
    Instant date = request.optional("date").map(SavedApi::date).orElseGet(Instant::now);
    long id = store.keep(kind, shortened(name), link, date);
    return JsonNodeFactory.instance.objectNode().put("schema", 1).put("id", id);
  }

  private static String shortened(String name) {
    return name.codePointCount(0, name.length()) <= LONGEST_NAME ? name
        : name.substring(0, name.offsetByCodePoints(0, LONGEST_NAME));
  }

  /** The date when an item from a file was first saved. */
  private static Instant date(String text) {
    try {
      return SavedStore.date(text);
    } catch (DateTimeParseException _) {
      throw BadInput.expected(Phrase.verbatim("date"), Phrase.of("a time such as {0}", "2026-11-20T18:30:00Z"), text);
    }
  }

  private ObjectNode remove(RequestData request, @SuppressWarnings("unused") Budget budget) {
    long id;
    try {
      id = Long.parseLong(request.text("id"));
    } catch (NumberFormatException _) {
      throw new NotFoundResponse();
    }
    if (!store.remove(id))
      throw new NotFoundResponse();
    return JsonNodeFactory.instance.objectNode().put("schema", 1).put("id", id);
  }
}
