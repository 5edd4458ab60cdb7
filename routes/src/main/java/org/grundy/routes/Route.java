package org.grundy.routes;

import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.grundy.effort.Budget;
import org.grundy.effort.Spent;
import org.grundy.explain.Language;
import org.grundy.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** One thing that a page can ask: its method, its path, and the work that answers it. */
public sealed interface Route {
  /** How it is asked over HTTP. */
  enum Method {
    GET, POST
  }

  String path();

  Method method();

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
  record Document(Method method, String path, Lane lane, Writer writer) implements Route {
  }

  /**
   * A route that sends {@code progress} while it works, then its answer, or {@code complaint}.
   *
   * @param event the name of the answer
   */
  record Events(String path, String event, Question question) implements Route {
    /** Milliseconds between two progress events. */
    private static final long BETWEEN = 200;

    @Override
    public Method method() {
      return Method.GET;
    }

    /** Sends, from time to time, the document of how far the work has come. */
    public static Consumer<Spent> progress(Supplier<Work> work, Consumer<ObjectNode> send) {
      long[] next = {0};
      return spent -> {
        if (spent.time().toMillis() < next[0])
          return;
        next[0] = spent.time().toMillis() + BETWEEN;
        send.accept(work.get().progress(spent));
      };
    }
  }

  /** Reads a request and returns the work that answers it. */
  @FunctionalInterface
  interface Question {
    Work read(RequestData request, Budget budget);
  }

  /** The computation of an answer, and the heap that it has reached. */
  record Work(Function<Budget, ObjectNode> answer, Supplier<OptionalLong> heap) {
    public static Work of(Function<Budget, ObjectNode> answer) {
      return new Work(answer, OptionalLong::empty);
    }

    private ObjectNode progress(Spent spent) {
      ObjectNode progress = JsonNodeFactory.instance.objectNode().put("work", spent.work()).put("milliseconds",
          spent.time().toMillis());
      heap.get().ifPresent(reached -> progress.put("heap", reached));
      return progress;
    }
  }

  private static Writer written(Answerer answerer) {
    return (request, budget) -> Json.line(answerer.answer(request, budget));
  }

  /** A document that depends only on the language; built once for each. */
  static Route fixed(String path, Answerer answerer) {
    Map<Language, String> documents = new ConcurrentHashMap<>();
    Writer writer = written(answerer);
    return new Document(Method.GET, path, Lane.TOUCHES, (request, budget) -> {
      String known = documents.get(request.voice().language());
      if (known != null)
        return known;
      String document = writer.write(request, budget);
      documents.put(request.voice().language(), document);
      return document;
    });
  }

  static Route get(String path, Lane lane, Answerer answerer) {
    return new Document(Method.GET, path, lane, written(answerer));
  }

  static Route post(String path, Lane lane, Answerer answerer) {
    return new Document(Method.POST, path, lane, written(answerer));
  }
}
