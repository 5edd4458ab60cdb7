package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.grundy.effort.Budget;
import org.grundy.routes.Lane;
import org.grundy.routes.Route;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

/** Defects of the server, made on purpose: the client is told in a sentence, the log where it was. */
class FaultLogTest {
  private static final Logger LOG = Logger.getLogger("org.grundy.web");
  private static final String SORRY = "Internal error.";
  /** Less than the time limit of the work. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private static final Map<String, Supplier<Throwable>> FAULTS = Map.of(
      "exception", () -> new IllegalStateException("on purpose"),
      "error", () -> new AssertionError("on purpose"),
      "stack", () -> new StackOverflowError("on purpose"),
      "memory", () -> new OutOfMemoryError("on purpose"));

  @AutoClose private static final Server server = new Server(
      Route.get("/api/faulty", Lane.TOUCHES, (asked, _) -> {
        throw failure(asked.text("how"));
      }),
      new Route.Events("/api/faulty-events", "never", (asked, _) -> {
        throw failure(asked.text("how"));
      }),
      new Route.Events("/api/faulty-progress", "never", (asked, _) -> new Route.Work(FaultLogTest::endless, () -> {
        throw failure(asked.text("how"));
      })));

  private final List<LogRecord> noted = new CopyOnWriteArrayList<>();
  private final Handler listener = new Handler() {
    @Override
    public void publish(LogRecord line) {
      noted.add(line);
    }

    @Override
    public void flush() {
      // nothing is kept back
    }

    @Override
    public void close() {
      // nothing is held
    }
  };

  private static ObjectNode endless(Budget budget) {
    while (true)
      budget.charge(1);
  }

  private static RuntimeException failure(String how) {
    return switch (FAULTS.get(how).get()) {
      case RuntimeException e -> e;
      case Error e -> throw e;
      default -> new IllegalArgumentException(how);
    };
  }

  @BeforeEach
  void listen() {
    LOG.addHandler(listener);
    LOG.setUseParentHandlers(false);
  }

  @AfterEach
  void stopListening() {
    LOG.removeHandler(listener);
    LOG.setUseParentHandlers(true);
  }

  private void assertNoted() {
    assertThat(noted).hasSize(1);
    Throwable thrown = noted.getFirst().getThrown();
    Throwable root = thrown.getCause() == null ? thrown : thrown.getCause();
    assertThat(root).hasMessage("on purpose");
    assertThat(root.getStackTrace()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"exception", "error"})
  void defects_areToldInASentence(String how) {
    Server.Reply reply = server.get("/api/faulty", Map.of("how", how));
    assertThat(reply.status()).isEqualTo(500);
    assertThat(reply.message()).isEqualTo(SORRY);
    assertThat(reply.response().headers().firstValue("Content-Type").orElse("")).startsWith("application/json");
    assertNoted();
  }

  @ParameterizedTest
  @ValueSource(strings = {"stack", "memory"})
  void limitsOfTheMachine_areToldInASentence(String how) {
    Server.Reply reply = server.get("/api/faulty", Map.of("how", how));
    assertThat(reply.status()).isEqualTo(422);
    assertThat(reply.message()).startsWith("Not decided");
    assertNoted();
  }

  @ParameterizedTest
  @ValueSource(strings = {"exception", "error", "stack", "memory"})
  void streams_endWithAComplaint(String how) {
    Server.Reply reply = events("/api/faulty-events", how);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.text()).startsWith("event: complaint\ndata: {").contains("\"error\":{\"message\":\"")
        .endsWith("}\n\n").doesNotContain("on purpose", "Exception");
    assertNoted();
  }

  /** It is thrown on the thread of the request, not by the work. */
  @Test
  void errorsOfProgress_areToldInASentence_andEndTheWork() {
    Server.Reply reply = events("/api/faulty-progress", "error");
    assertThat(reply.text()).doesNotContain("on purpose", "Error");
    assertNoted();
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (server.scheduler().working() > 0 && System.nanoTime() - end < 0)
      Thread.onSpinWait();
    assertThat(server.scheduler().working()).isZero();
    assertThat(server.get("/api/days", Map.of("day", "0")).status()).isEqualTo(200);
  }

  private static Server.Reply events(String path, String how) {
    return server.send(server.request(path + "?how=" + how).header("Accept", "text/event-stream").GET());
  }
}
