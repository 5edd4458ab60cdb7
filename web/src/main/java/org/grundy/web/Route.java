package org.grundy.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.http.sse.SseClient;
import java.util.function.Consumer;

/** A place that answers with data: how it is asked, where, and by whom it is answered. */
sealed interface Route {
  String path();

  HandlerType method();

  void addTo(RoutesConfig routes);

  /** One question, one document. */
  record Document(HandlerType method, String path, Handler handler) implements Route {
    @Override
    public void addTo(RoutesConfig routes) {
      routes.addHttpHandler(method, path, handler);
    }
  }

  /** Progress and results while they come, as server-sent events. */
  record Events(String path, Consumer<SseClient> handler) implements Route {
    @Override
    public HandlerType method() {
      return HandlerType.GET;
    }

    @Override
    public void addTo(RoutesConfig routes) {
      routes.sse(path, handler);
    }
  }

  static Route get(String path, Handler handler) {
    return new Document(HandlerType.GET, path, handler);
  }

  static Route delete(String path, Handler handler) {
    return new Document(HandlerType.DELETE, path, handler);
  }

  static Route post(String path, Handler handler) {
    return new Document(HandlerType.POST, path, handler);
  }
}
