package org.grundy.web;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.grundy.routes.Route;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A workbench on a free port, and questions to it. */
final class Server implements AutoCloseable {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final Scheduler scheduler = new Scheduler();
  private final Workbench workbench;
  private final HttpClient client = HttpClient.newHttpClient();

  /** @param more routes beside those that are always there */
  Server(Route... more) {
    workbench = Workbench.start("127.0.0.1", 0, scheduler, List.of(), List.of(more));
  }

  /** What came back. */
  record Reply(int status, String text, HttpResponse<String> response) {
    JsonNode json() {
      return MAPPER.readTree(text);
    }

    String message() {
      return json().path("error").path("message").stringValue();
    }
  }

  static JsonNode parse(String text) {
    return MAPPER.readTree(text);
  }

  String address() {
    return workbench.address();
  }

  Scheduler scheduler() {
    return scheduler;
  }

  int port() {
    return workbench.port();
  }

  Reply get(String path, Map<String, String> query) {
    String parameters = query.entrySet().stream()
        .map(e -> e.getKey() + "=" + URLEncoder.encode(e.getValue(), StandardCharsets.UTF_8))
        .collect(Collectors.joining("&"));
    return send(request(path + (parameters.isEmpty() ? "" : "?" + parameters)).GET());
  }

  Reply post(String path, String body) {
    return send(
        request(path).header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(address() + path.substring(1))).timeout(Duration.ofMinutes(10));
  }

  Reply send(HttpRequest.Builder request) {
    try {
      HttpResponse<String> response = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
      return new Reply(response.statusCode(), response.body(), response);
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    client.close();
    workbench.close();
  }
}
