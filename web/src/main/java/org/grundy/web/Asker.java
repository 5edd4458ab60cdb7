package org.grundy.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;

/** Whoever waits for an answer. Nobody is told when a connection is closed, so its end is looked at from time to time. */
final class Asker {
  private static final long BETWEEN = 50_000_000;

  private final Context context;
  private final EndPoint connection;
  private long nextLook = System.nanoTime() + BETWEEN;
  private boolean gone;

  Asker(Context context) {
    this.context = context;
    this.connection = ServletContextRequest.getServletContextRequest(context.req()).getConnectionMetaData()
        .getConnection().getEndPoint();
  }

  /**
   * Whether the connection was closed at the other end; looked at every 50 ms at most. To be asked by the thread that
   * answers, after the whole request was read: a browser says nothing more before it has its answer. What says more all
   * the same is answered on a new connection.
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
