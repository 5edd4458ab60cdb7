package org.grundy.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.http.sse.SseHandler;
import org.grundy.routes.RequestData;
import org.grundy.routes.Route;

/** Answers routes over HTTP: documents at once, events as they come. */
final class HttpRoutes {
  private final RoutesConfig routes;
  private final Scheduler scheduler;

  HttpRoutes(RoutesConfig routes, Scheduler scheduler) {
    this.routes = routes;
    this.scheduler = scheduler;
  }

  void add(Route route) {
    switch (route) {
      case Route.Document document -> add(document);
      case Route.Events events -> add(events);
    }
  }

  private void add(Route.Document route) {
    routes.addHttpHandler(type(route.method()), route.path(), context -> {
      var asker = new Client(context);
      RequestData request = asker.request();
      String document = scheduler.answer(route.lane(), asker::gone, budget -> route.writer().write(request, budget));
      context.contentType("application/json").header("Cache-Control", "no-store").result(document);
    });
  }

  private void add(Route.Events route) {
    var events = new SseHandler(client -> EventStream.tell(scheduler, client, route));
    routes.get(route.path(), context -> {
      if (!String.valueOf(context.header("Accept")).contains(EventStream.TYPE))
        throw new HttpResponseException(406);
      events.handle(context);
    });
  }

  private static HandlerType type(Route.Method method) {
    return switch (method) {
      case GET -> HandlerType.GET;
      case POST -> HandlerType.POST;
    };
  }
}
