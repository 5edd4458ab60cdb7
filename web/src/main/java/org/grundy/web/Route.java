package org.grundy.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.http.sse.SseClient;
import io.javalin.http.sse.SseHandler;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.grundy.effort.Budget;
import org.grundy.explain.Language;
import org.grundy.wire.Json;
import tools.jackson.databind.JsonNode;

/** A route that returns data: its method, its path and its handler. */
sealed interface Route {
  String path();

  HandlerType method();

  void addTo(RoutesConfig routes, Scheduler scheduler);

  /** Computes the document that answers a request, and does all the reading of what the client sent. */
  @FunctionalInterface
  interface Answerer {
    JsonNode answer(RequestData request, Budget budget);
  }

  /** Computes the text of a document. */
  @FunctionalInterface
  interface Writer {
    String write(RequestData request, Budget budget);
  }

  /** A route that answers one request with one document. */
  record Document(HandlerType method, String path, Scheduler.Lane lane, Writer writer) implements Route {
    @Override
    public void addTo(RoutesConfig routes, Scheduler scheduler) {
      routes.addHttpHandler(method, path, context -> {
        var asker = new Client(context);
        RequestData request = asker.request();
        String document = scheduler.answer(lane, asker::gone, budget -> writer.write(request, budget));
        context.contentType("application/json").header("Cache-Control", "no-store").result(document);
      });
    }
  }

  /** A route that sends progress and results as server-sent events. */
  record Events(String path, BiConsumer<Scheduler, SseClient> handler) implements Route {
    @Override
    public HandlerType method() {
      return HandlerType.GET;
    }

    @Override
    public void addTo(RoutesConfig routes, Scheduler scheduler) {
      var events = new SseHandler(client -> handler.accept(scheduler, client));
      routes.get(path, context -> {
        if (!String.valueOf(context.header("Accept")).contains(EventStream.TYPE))
          throw new HttpResponseException(406);
        events.handle(context);
      });
    }
  }

  private static Writer written(Answerer answerer) {
    return (request, budget) -> Json.line(answerer.answer(request, budget));
  }

  /** A document that depends only on the language; built once for each. */
  static Route fixed(String path, Answerer answerer) {
    Map<Language, String> documents = new ConcurrentHashMap<>();
    Writer writer = written(answerer);
    return new Document(HandlerType.GET, path, Scheduler.Lane.TOUCHES, (request, budget) -> {
      String known = documents.get(request.voice().language());
      if (known != null)
        return known;
      String document = writer.write(request, budget);
      documents.put(request.voice().language(), document);
      return document;
    });
  }

  static Route get(String path, Scheduler.Lane lane, Answerer answerer) {
    return new Document(HandlerType.GET, path, lane, written(answerer));
  }

  static Route delete(String path, Scheduler.Lane lane, Answerer answerer) {
    return new Document(HandlerType.DELETE, path, lane, written(answerer));
  }

  static Route post(String path, Scheduler.Lane lane, Answerer answerer) {
    return new Document(HandlerType.POST, path, lane, written(answerer));
  }
}
