package org.grundy.wire;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import org.grundy.explain.JsonText;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The common parts of all documents: the schema version, and the form of numbers and codes. */
public final class Json {
  /** The schema version, first in every document. It goes up when a field is removed or changes its meaning. */
  public static final int SCHEMA = JsonText.SCHEMA;

  private Json() {
  }

  /** The document on one line, without a line break at its end. */
  public static String line(JsonNode document) {
    return document.toString();
  }

  /** The JSON Schema (draft 2020-12) that every document conforms to. */
  public static String schema() {
    try (InputStream in = Json.class.getResourceAsStream("schema-" + SCHEMA + ".json")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the schema", e);
    }
  }

  static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  static ArrayNode array() {
    return JsonNodeFactory.instance.arrayNode();
  }

  static JsonNode text(String text) {
    return JsonNodeFactory.instance.stringNode(text);
  }

  /** A new document. */
  static ObjectNode document() {
    return object().put("schema", SCHEMA);
  }

  /**
   * A whole number of any size: a JSON integer up to 2<sup>53</sup> - 1 in absolute value, and text with the decimal
   * digits beyond, since readers that use floating point would silently round it.
   */
  static JsonNode whole(BigInteger n) {
    return JsonText.isSafe(n) ? JsonNodeFactory.instance.numberNode(n.longValueExact())
        : JsonNodeFactory.instance.stringNode(n.toString());
  }

  static JsonNode whole(long n) {
    return whole(BigInteger.valueOf(n));
  }

  /** The code of a constant: its name in lower case. */
  static String code(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
