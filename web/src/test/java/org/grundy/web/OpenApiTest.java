package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.grundy.explain.Language;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The description of the interface against the server: the same places, and its examples answered as it says. */
class OpenApiTest {
  private static Server server;
  private static JsonNode description;
  private static SchemaRegistry registry;

  @BeforeAll
  static void start() {
    server = new Server();
    Server.Reply reply = server.get("/api/openapi.json", java.util.Map.of());
    description = reply.json();
    registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12,
        builder -> builder.schemas(uri -> uri.equals("urn:grundy:openapi") ? reply.text() : null));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void places_areThoseOfTheServer() {
    var described = new ArrayList<String>();
    for (var path : description.path("paths").properties())
      for (String method : path.getValue().propertyNames())
        described.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey());
    assertThat(described).containsExactlyInAnyOrderElementsOf(
        Workbench.routes(List.of()).stream()
            .map(route -> route.method().name() + " " + route.path())
            .toList());
  }

  @Test
  void languages_areAllThatThereAre() {
    assertThat(description.at("/components/parameters/lang/schema/enum").values().stream()
        .map(JsonNode::stringValue)).containsExactly(
            Stream.of(Language.values()).map(Language::code).toArray(String[]::new));
  }

  @Test
  void examples_areAnsweredAsDescribed() {
    for (var path : description.path("paths").properties())
      for (var operation : path.getValue().properties()) {
        JsonNode response = operation.getValue().path("responses").path("200").path("content");
        if (response.has("application/json"))
          assertValid(ask(path.getKey(), operation.getValue()), response.path("application/json").path("schema"));
      }
  }

  private static Server.Reply ask(String path, JsonNode operation) {
    JsonNode example = operation.path("requestBody").path("content").path("application/json").path("example");
    if (!example.isMissingNode())
      return server.post(path + (path.equals("/api/written") ? "?as=text" : ""), example.toString());
    var query = new LinkedHashMap<String, String>();
    String place = path;
    for (JsonNode parameter : operation.path("parameters"))
      if (parameter.has("example")) {
        String value = parameter.path("example").asString();
        if (parameter.path("in").stringValue().equals("path"))
          place = place.replace("{" + parameter.path("name").stringValue() + "}", value);
        else
          query.put(parameter.path("name").stringValue(), value);
      }
    return server.get(place, query);
  }

  private static void assertValid(Server.Reply reply, JsonNode schema) {
    assertThat(reply.status()).as(reply.text()).isEqualTo(200);
    valid(reply.text(), schema.path("$ref").stringValue());
  }

  private static void valid(String text, String reference) {
    assertThat(registry.getSchema(SchemaLocation.of("urn:grundy:openapi" + reference)).validate(text, InputFormat.JSON))
        .as(reference + ": " + text).isEmpty();
  }

  @Test
  void refusals_areDescribed() {
    for (var path : description.path("paths").properties())
      for (var operation : path.getValue().properties()) {
        var statuses = operation.getValue().path("responses").propertyNames();
        assertThat(statuses).as(operation.getKey() + " " + path.getKey()).contains("200", "400", "503");
        assertThat(statuses.contains("413")).as(operation.getKey() + " " + path.getKey())
            .isEqualTo(operation.getKey().equals("post"));
      }
  }

  @Test
  void complaints_areAsDescribed() {
    for (String body : List.of("{}", "[]", "nonsense", "{\"start\":\"nim x\"}")) {
      Server.Reply reply = server.post("/api/match", body);
      assertThat(reply.status()).isEqualTo(400);
      valid(reply.text(), "#/components/schemas/Complaint");
    }
  }
}
