package org.grundy.wire;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What all documents have in common: the version of the schema, and how numbers and codes are written. */
public final class Json {
  /** The version of the schema, first in every document. A field that goes or changes its meaning raises it. */
  public static final int SCHEMA = 1;

  /** The integers that every reader of JSON keeps exactly, in absolute value: 53 bits (RFC 7493, section 2.2). */
  private static final int SAFE_BITS = 53;

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
   * A whole number of any size: an integer up to 2<sup>53</sup> - 1 in absolute value, beyond it the decimal digits as
   * text, since a reader that keeps numbers as floating point would round them without a word.
   */
  static JsonNode whole(BigInteger n) {
    return n.abs().bitLength() <= SAFE_BITS ? JsonNodeFactory.instance.numberNode(n.longValueExact())
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
