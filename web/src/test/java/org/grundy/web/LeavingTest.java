package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.routes.Lane;
import org.grundy.routes.Route;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The server stops computing when its client leaves. Each question asked here takes seconds if the client waits. */
class LeavingTest {
  /** Why the work without an end ended. */
  private static final CompletableFuture<BudgetSpent.Limit> ENDED = new CompletableFuture<>();
  /** Whether the work that waits may go on. */
  private static final CountDownLatch GO_ON = new CountDownLatch(1);
  /** Longer than any machine is busy, and shorter than what a lab may take. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** Less than a question may take. */
  private static final Duration SOON = Duration.ofSeconds(4);

  @AutoClose private static final Server server = new Server(
      Route.get("/api/endless", Lane.LABS, (_, budget) -> endless(budget)),
      Route.get("/api/waiting", Lane.LABS, (_, budget) -> waiting(budget)));

  private static JsonNode endless(Budget budget) {
    try {
      while (true)
        budget.charge(1);
    } catch (BudgetSpent spent) {
      ENDED.complete(spent.limit());
      throw spent;
    }
  }

  private static JsonNode waiting(Budget budget) {
    while (GO_ON.getCount() > 0)
      budget.charge(1);
    return JsonNodeFactory.instance.objectNode().put("done", true);
  }

  @Test
  void workWithoutAnEnd_isCancelledWhenItsAskerLeaves() throws Exception {
    try (Socket socket = ask("/api/endless", "")) {
      assertThat(holds(() -> server.scheduler().working() == 1, PATIENCE)).as("it is begun").isTrue();
      assertThat(ENDED).as("it goes on while it is waited for").isNotDone();
      socket.shutdownInput();
    }
    assertThat(ENDED).succeedsWithin(PATIENCE).isEqualTo(BudgetSpent.Limit.CANCELLED);
    assertThat(holds(() -> server.scheduler().working() == 0, PATIENCE)).as("its place is free").isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "/api/value?expression=domineering%206x6 |",
      "/api/prove?statement=T8 |",
      "/api/claims/T8 |",
      "/api/values?game=0.007&to=200000 |",
      "/api/answer | {\"start\":\"domineering 9x9\"}",
      "/api/reply | {\"start\":\"domineering 8x8\",\"level\":\"perfect\"}",
      "/api/review | {\"start\":\"domineering 8x8\",\"moves\":[\"a1 a2\"]}"})
  void longWork_endsWithItsAsker(String path, String body) throws IOException {
    try (Socket socket = ask(path, body == null ? "" : body)) {
      assertThat(holds(() -> server.scheduler().working() == 1, PATIENCE)).as("it is begun").isTrue();
      socket.shutdownInput();
    }
    assertThat(holds(() -> server.scheduler().working() == 0, SOON)).as("it ends").isTrue();
  }

  @Test
  void whatElseIsSaidMeanwhile_doesNotEndIt() throws Exception {
    try (Socket socket = ask("/api/waiting", "")) {
      assertThat(holds(() -> server.scheduler().working() == 1, PATIENCE)).as("it is begun").isTrue();
      socket.getOutputStream().write(head("/api/days?day=0", "").getBytes(StandardCharsets.US_ASCII));
      assertThat(holds(() -> server.scheduler().working() == 0, Duration.ofMillis(200))).as("it ends").isFalse();
      GO_ON.countDown();
      assertThat(readUntil("\"done\":true", socket.getInputStream())).startsWith("HTTP/1.1 200");
    }
  }

  /** What came until some words did, or the end; the server need not close a connection that it may still use. */
  private static String readUntil(String words, InputStream in) throws IOException {
    var read = new StringBuilder();
    while (read.indexOf(words, read.length() - words.length()) < 0) {
      int next = in.read();
      assertThat(next).as("more after: " + read).isNotNegative();
      read.append((char) next);
    }
    return read.toString();
  }

  private static Socket ask(String path, String body) throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
    socket.setSoTimeout(120_000);
    socket.getOutputStream().write((head(path, body) + body).getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  private static String head(String path, String body) {
    return (body.isEmpty() ? "GET " : "POST ") + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + server.port()
        + (path.startsWith("/api/values") ? "\r\nAccept: text/event-stream" : "")
        + (body.isEmpty() ? "" : "\r\nContent-Type: application/json\r\nContent-Length: " + body.length()) + "\r\n\r\n";
  }

  private static boolean holds(BooleanSupplier condition, Duration within) {
    long end = System.nanoTime() + within.toNanos();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end)
        return false;
      LockSupport.parkNanos(2_000_000);
    }
    return true;
  }
}
