package org.grundy.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.HandlerType;
import io.javalin.http.sse.SseClient;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.grundy.effort.Budget;
import org.grundy.explain.Language;
import org.grundy.wire.Json;
import tools.jackson.databind.JsonNode;

/** A place that answers with data: how it is asked, where, and by whom it is answered. */
sealed interface Route {
  String path();

  HandlerType method();

  void addTo(RoutesConfig routes, Desk desk);

  /** Works out the document that answers a request; all that the client sent is read within it. */
  @FunctionalInterface
  interface Answerer {
    JsonNode answer(Asked asked, Budget budget);
  }

  /** Makes the text of a document. */
  @FunctionalInterface
  interface Writer {
    String write(Asked asked, Budget budget);
  }

  /** One question, one document. */
  record Document(HandlerType method, String path, Desk.Lane lane, Writer writer) implements Route {
    @Override
    public void addTo(RoutesConfig routes, Desk desk) {
      routes.addHttpHandler(method, path, context -> {
        var asker = new Asker(context);
        Asked asked = asker.asked();
        String document = desk.answer(lane, asker::gone, budget -> writer.write(asked, budget));
        context.contentType("application/json").header("Cache-Control", "no-store").result(document);
      });
    }
  }

  /** Progress and results while they come, as server-sent events. */
  record Events(String path, BiConsumer<Desk, SseClient> handler) implements Route {
    @Override
    public HandlerType method() {
      return HandlerType.GET;
    }

    @Override
    public void addTo(RoutesConfig routes, Desk desk) {
      routes.sse(path, client -> handler.accept(desk, client));
    }
  }

  private static Writer written(Answerer answerer) {
    return (asked, budget) -> Json.line(answerer.answer(asked, budget));
  }

  /** A document in which only the language differs; made once for each. */
  static Route fixed(String path, Answerer answerer) {
    Map<Language, String> documents = new ConcurrentHashMap<>();
    Writer writer = written(answerer);
    return new Document(HandlerType.GET, path, Desk.Lane.TOUCHES, (asked, budget) -> {
      String known = documents.get(asked.voice().language());
      if (known != null)
        return known;
      String document = writer.write(asked, budget);
      documents.put(asked.voice().language(), document);
      return document;
    });
  }

  static Route get(String path, Desk.Lane lane, Answerer answerer) {
    return new Document(HandlerType.GET, path, lane, written(answerer));
  }

  static Route delete(String path, Desk.Lane lane, Answerer answerer) {
    return new Document(HandlerType.DELETE, path, lane, written(answerer));
  }

  static Route post(String path, Desk.Lane lane, Answerer answerer) {
    return new Document(HandlerType.POST, path, lane, written(answerer));
  }
}
