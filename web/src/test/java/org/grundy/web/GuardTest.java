package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GuardTest {
  @AutoClose private static final Server server = new Server();

  @Test
  void pages_mayLoadNothingFromElsewhere() {
    String policy = server.get("/", Map.of()).response().headers().firstValue("Content-Security-Policy").orElseThrow();
    assertThat(policy)
        .contains("default-src 'none'", "script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'")
        .doesNotContain("unsafe", "http:", "https:", "*");
  }

  @Test
  void otherSites_mayNotAsk() {
    HttpRequest.BodyPublisher body = HttpRequest.BodyPublishers.ofString("{\"start\":\"marienbad\"}");
    assertThat(server.send(server.request("/api/match").header("Origin", "http://evil.example").POST(body)).status())
        .isEqualTo(400);
    assertThat(server.send(server.request("/api/match").header("Sec-Fetch-Site", "cross-site").POST(body)).status())
        .isEqualTo(400);
    String own = server.address().substring(0, server.address().length() - 1);
    assertThat(server.send(server.request("/api/match").header("Origin", own).POST(body)).status()).isEqualTo(200);
  }

  /** A foreign name that is pointed at this machine does not become its name. */
  @Test
  void otherNames_areNotAnswered() throws IOException {
    assertThat(raw("evil.example")).startsWith("HTTP/1.1 400");
    assertThat(raw("localhost:" + server.port())).startsWith("HTTP/1.1 200");
    assertThat(raw("[::1]:" + server.port())).startsWith("HTTP/1.1 200");
  }

  private static String raw(String host) throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.getOutputStream().write(("GET /api/days?day=0 HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n")
          .getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void whatIsNotThere_isSaidSo() {
    Server.Reply reply = server.get("/api/nothing", Map.of());
    assertThat(reply.status()).isEqualTo(404);
    assertThat(reply.message()).isEqualTo("There is no page at /api/nothing.");
    assertThat(server.get("/assets/..%2f..%2fWorkbench.class", Map.of()).status()).isIn(400, 404);
  }

  /** Paths that the server itself refuses, however it is asked. */
  @ParameterizedTest
  @ValueSource(strings = {"GET", "POST", "DELETE", "PUT", "PATCH", "OPTIONS"})
  void refusedPaths_areToldInASentence(String method) {
    Server.Reply reply = server
        .send(server.request("/api/claims/%2e%2e").method(method, HttpRequest.BodyPublishers.noBody()));
    assertThat(reply.status()).isEqualTo(400);
    assertThat(reply.message()).isEqualTo("This request cannot be read.");
  }

  /** The server's own refusals have the headers and the form of all others. */
  @Test
  void whatCannotBeRead_isRefusedWithHeaders() throws IOException {
    for (String request : List.of("GET /%%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        "GET /" + "a".repeat(100_000) + " HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET /api/days HTTP/1.1\r\n\r\n", "NONSENSE\r\n\r\n")) {
      String reply = sent(request);
      assertThat(reply).matches("(?s)HTTP/1.1 4.*").contains("Content-Security-Policy:", "nosniff",
          "\"error\":{\"message\":\"");
    }
  }

  @Test
  void statuses_haveSentencesOfTheirOwn() {
    assertThat(server.post("/api/days", "").message()).isEqualTo("/api/days expects a different kind of request.");
    Server.Reply large = server.post("/api/match", "x".repeat(200_000));
    assertThat(large.status()).isEqualTo(413);
    assertThat(large.message()).isEqualTo("A request may have at most 131072 bytes.");
    assertThat(large.response().headers().firstValue("X-Content-Type-Options")).contains("nosniff");
  }

  private static String sent(String request) throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(10_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
