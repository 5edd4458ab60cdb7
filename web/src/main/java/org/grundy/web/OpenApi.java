package org.grundy.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.grundy.explain.Language;
import org.grundy.routes.Route;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The OpenAPI description of this interface, with the available languages filled in. */
final class OpenApi {
  static final Route ROUTE = Route.fixed("/api/openapi.json", (_, _) -> description());

  private OpenApi() {
  }

  private static JsonNode description() {
    try (InputStream in = OpenApi.class.getResourceAsStream("openapi.json")) {
      var description = (ObjectNode) JsonMapper.shared().readTree(Objects.requireNonNull(in));
      ArrayNode languages = ((ObjectNode) description.at("/components/parameters/lang/schema")).putArray("enum");
      for (Language language : Language.values())
        languages.add(language.code());
      return description;
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the description of the interface", e);
    }
  }
}
