package org.grundy.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.HandlerType;
import io.javalin.http.sse.SseClient;
import java.util.function.BiConsumer;
import org.grundy.effort.Budget;
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

  /** One question, one document. */
  record Document(HandlerType method, String path, Desk.Lane lane, Answerer answerer) implements Route {
    @Override
    public void addTo(RoutesConfig routes, Desk desk) {
      routes.addHttpHandler(method, path, context -> {
        var asker = new Asker(context);
        Asked asked = asker.asked();
        String document = desk.answer(lane, asker::gone, budget -> Json.line(answerer.answer(asked, budget)));
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

  static Route get(String path, Desk.Lane lane, Answerer answerer) {
    return new Document(HandlerType.GET, path, lane, answerer);
  }

  static Route delete(String path, Desk.Lane lane, Answerer answerer) {
    return new Document(HandlerType.DELETE, path, lane, answerer);
  }

  static Route post(String path, Desk.Lane lane, Answerer answerer) {
    return new Document(HandlerType.POST, path, lane, answerer);
  }
}
