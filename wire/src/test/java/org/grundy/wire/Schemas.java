package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Checks documents, as they are written, against the schema. */
final class Schemas {
  private static final SchemaRegistry REGISTRY = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12,
      builder -> builder.schemas(uri -> uri.equals("urn:grundy:schema:1") ? Json.schema() : null));
  private static final Schema ANY = definition("");

  private Schemas() {
  }

  private static Schema definition(String fragment) {
    return REGISTRY.getSchema(SchemaLocation.of("urn:grundy:schema:1" + fragment));
  }

  /** The document is one of the kinds that the schema knows. */
  static void assertValid(JsonNode document) {
    assertValid(document, ANY);
  }

  /** The document is of one kind, by its name in the schema. */
  static void assertValid(JsonNode document, String kind) {
    assertValid(document, definition("#/$defs/" + kind));
  }

  private static void assertValid(JsonNode document, Schema schema) {
    String line = Json.line(document);
    assertThat(line).doesNotContain("\n", "null");
    assertThat(schema.validate(line, InputFormat.JSON)).as(line).isEmpty();
  }

  static List<Error> complaints(JsonNode document) {
    return ANY.validate(Json.line(document), InputFormat.JSON);
  }
}
