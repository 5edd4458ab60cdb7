package org.grundy.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import org.grundy.explain.Voice;
import org.grundy.routes.RequestData;

/** The client that waits for an answer. A closed connection is not reported, so it is polled from time to time. */
final class Client {
  private static final long BETWEEN = 50_000_000;
  /** The longest a request may take to arrive; a slower one is dropped with its connection. */
  static final Duration LONGEST_BODY = Duration.ofSeconds(10);
  private static final ScheduledExecutorService CLOCK = Executors
      .newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("slow-bodies").factory());

  private final Context context;
  private final EndPoint connection;
  private long nextLook = System.nanoTime() + BETWEEN;
  private boolean gone;

  Client(Context context) {
    this.context = context;
    this.connection = ServletContextRequest.getServletContextRequest(context.req()).getConnectionMetaData()
        .getConnection().getEndPoint();
  }

  static Voice voice(Context context) {
    return RequestData.voice(Optional.ofNullable(context.queryParam("lang")),
        Optional.ofNullable(context.header("Accept-Language")));
  }

  /** Reads the whole request. */
  RequestData request() {
    Map<String, String> parameters = new HashMap<>();
    context.queryParamMap().forEach((name, values) -> parameters.put(name, values.getFirst()));
    parameters.putAll(context.pathParamMap());
    Voice voice = RequestData.voice(Optional.ofNullable(parameters.get("lang")),
        Optional.ofNullable(context.header("Accept-Language")));
    return new RequestData(context.method().name(), context.path(), Map.copyOf(parameters), body(), voice);
  }

  private String body() {
    Future<?> drop = CLOCK.schedule(() -> connection.close(), LONGEST_BODY.toMillis(), TimeUnit.MILLISECONDS);
    try {
      return context.body();
    } finally {
      drop.cancel(false);
    }
  }

  /**
   * Whether the client has closed the connection, checked at most every 50 ms. To be called by the waiting thread after
   * the whole request was read: a browser sends nothing more before it has its answer. A client that sends more all the
   * same has its connection closed after the answer.
   */
  boolean gone() {
    long now = System.nanoTime();
    if (gone || now - nextLook < 0)
      return gone;
    nextLook = now + BETWEEN;
    try {
      int read = connection.fill(ByteBuffer.allocate(1).flip());
      gone = read < 0;
      if (read > 0)
        context.header("Connection", "close");
    } catch (IOException _) {
      gone = true;
    }
    return gone;
  }
}
