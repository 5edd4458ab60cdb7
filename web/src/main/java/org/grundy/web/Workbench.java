package org.grundy.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.routes.Complaints;
import org.grundy.routes.Route;
import org.grundy.routes.Routes;
import org.grundy.solve.engine.Table;
import org.grundy.wire.Json;
import tools.jackson.databind.JsonNode;

/** The server of the workbench: its routes, their errors, and its start and shutdown. */
public final class Workbench implements AutoCloseable {
  /** The largest request body in bytes; a match of a thousand moves fits. */
  static final int MOST_BYTES = 1 << 17;
  /** The most bytes of the address and headers of a request; pasted values are part of the address. */
  private static final int MOST_ADDRESS = 1 << 16;
  private static final int MOST_THREADS = 24;
  /** The seconds after which a client refused as busy may try again. */
  private static final int RETRY_SECONDS = 2;

  private final Server server;
  private final ServerConnector connector;
  private final String host;
  private final Thread ending = new Thread(this::end, "end of the workbench");

  private Workbench(Server server, ServerConnector connector, String host) {
    this.server = server;
    this.connector = connector;
    this.host = host;
  }

  /**
   * Starts serving.
   *
   * @param host the address to listen on: {@code 127.0.0.1} is reached from this machine only
   * @param port the port, or 0 for any free one
   * @param tables such as strong solutions, looked up before anything is computed
   * @throws BadInput when the port is taken or the address does not belong to this machine
   */
  public static Workbench start(String host, int port, List<Table> tables) {
    return start(host, port, new Scheduler(), tables, List.of());
  }

  /** @param more routes in addition to those of every workbench */
  static Workbench start(String host, int port, Scheduler scheduler, List<Table> tables, List<Route> more) {
    List<Route> routes = Stream.concat(routes(tables).stream(), more.stream()).toList();
    var javalin = Javalin.create(config -> configure(config, host, scheduler, routes));
    Server server = new Server(threads());
    ServerConnector connector = connector(server, host, port);
    server.addConnector(connector);
    server.setErrorHandler(new Refusals());
    var context = new ServletContextHandler("/", ServletContextHandler.NO_SESSIONS);
    var servlet = new ServletHolder(javalin.javalinServlet());
    servlet.setAsyncSupported(true);
    context.addServlet(servlet, "/*");
    server.setHandler(context);
    try {
      server.start();
    } catch (IOException e) {
      throw BadInput.because("cannot listen on {0}; choose another port with {1}", host + ":" + port,
          "--port");
    } catch (Exception e) {
      throw new IllegalStateException("the server does not start", e);
    }
    var workbench = new Workbench(server, connector, host);
    Runtime.getRuntime().addShutdownHook(workbench.ending);
    return workbench;
  }

  /** The routes of the server: those that compute, and the one that describes them. */
  static List<Route> routes(List<Table> tables) {
    return Stream.concat(Routes.all(tables, PageWords.ALL).stream(), Stream.of(OpenApi.ROUTE)).toList();
  }

  /** Each request runs on a virtual thread, so that many waiting or slow clients do not block others. */
  private static QueuedThreadPool threads() {
    var threads = new QueuedThreadPool(MOST_THREADS, 4);
    threads.setVirtualThreadsExecutor(VirtualThreads.getNamedVirtualThreadsExecutor("request-"));
    return threads;
  }

  private static ServerConnector connector(Server server, String host, int port) {
    var http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setRequestHeaderSize(MOST_ADDRESS);
    var connector = new ServerConnector(server, new HttpConnectionFactory(http));
    connector.setHost(host);
    connector.setPort(port);
    return connector;
  }

  private static void configure(JavalinConfig config, String host, Scheduler scheduler, List<Route> routes) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.maxRequestSize = MOST_BYTES;
    config.http.prefer405over404 = true;
    var guard = new Guard(host);
    config.routes.before(guard::check);
    routes.forEach(new HttpRoutes(config.routes, scheduler)::add);
    Pages.addTo(config.routes);
    config.routes.exception(BadInput.class,
        (bad, context) -> complain(context, 400, Complaints.of(bad, Client.voice(context))));
    config.routes.exception(BudgetSpent.class, (spent, context) -> complain(context, 422, Complaints.sentence(spent)));
    config.routes.exception(Scheduler.Refused.class, Workbench::refuse);
    config.routes.exception(HttpResponseException.class, (e, context) -> {
      if (context.path().startsWith("/api") || !Pages.isWanted(context))
        complain(context, e.getStatus(), Refusals.sentence(e.getStatus(), context.path()));
      else
        Pages.serve(context.status(e.getStatus()), "index.html", "no-cache");
    });
    config.routes.exception(Exception.class, (e, context) -> defect(context, e));
    config.router.javaLangErrorHandler(Workbench::defect);
  }

  private static void refuse(Scheduler.Refused refused, Context context) {
    if (refused instanceof Scheduler.Busy)
      context.header("Retry-After", Integer.toString(RETRY_SECONDS));
    complain(context, refused instanceof Scheduler.Busy ? 503 : 422, Scheduler.sentence(refused));
  }

  private static void defect(Context context, Exception e) {
    FaultLog.note(context.method() + " " + context.fullUrl() + " " + context.body(), e);
    complain(context, 500, Complaints.DEFECT);
  }

  private static void defect(HttpServletResponse response, Error e) {
    FaultLog.note("a request", e);
    if (response.isCommitted())
      return;
    response.resetBuffer();
    response.setStatus(500);
    response.setContentType("application/json");
    byte[] document = Json.line(Complaints.of(Complaints.DEFECT, Voice.of(Language.EN)))
        .getBytes(StandardCharsets.UTF_8);
    response.setContentLength(document.length);
    try {
      response.getOutputStream().write(document);
    } catch (IOException _) {
      // the client has gone
    }
  }

  private static void complain(Context context, int status, Phrase sentence) {
    complain(context, status, Complaints.of(sentence, Client.voice(context)));
  }

  private static void complain(Context context, int status, JsonNode document) {
    context.status(status).contentType("application/json").result(Json.line(document));
  }

  public int port() {
    return connector.getLocalPort();
  }

  /** The address at which a browser on this machine finds the workbench. */
  public String address() {
    return "http://" + (host.contains(":") ? "[" + host + "]" : host.equals("0.0.0.0") ? "127.0.0.1" : host) + ":"
        + port() + "/";
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(ending);
    } catch (IllegalStateException _) {
      return; // the hook closes it
    }
    end();
  }

  private void end() {
    try {
      server.stop();
    } catch (Exception e) {
      FaultLog.note("the end of the server", e);
    }
  }
}
