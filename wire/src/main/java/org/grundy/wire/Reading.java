package org.grundy.wire;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.number.Decimals;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import tools.jackson.databind.JsonNode;

/** Reads JSON strictly: unknown and repeated fields are errors, and each error message names its place. */
final class Reading {
  private Reading() {
  }

  /** Checks that the node is an object with no fields other than these. */
  static void object(JsonNode node, Set<String> fields, Phrase place) {
    if (!node.isObject())
      throw BadInput.expected(place, Phrase.of("an object"), node.toString());
    for (String field : node.propertyNames())
      if (!fields.contains(field))
        throw BadInput.because("{0}: there is no field {1}; the fields are {2}", place, BadInput.quoted(field),
            String.join(", ", fields.stream().sorted().toList()));
  }

  static BadInput missing(Phrase place, String field) {
    return BadInput.because("{0}: the field {1} is missing", place, field);
  }

  static Optional<String> optionalText(JsonNode object, String field) {
    Optional<JsonNode> node = object.optional(field);
    if (node.isPresent() && !node.get().isString())
      throw BadInput.expected(Phrase.verbatim(field), Phrase.of("text"), node.get().toString());
    return node.map(JsonNode::stringValue);
  }

  static String text(JsonNode object, String field) {
    return optionalText(object, field).orElseThrow(() -> BadInput.because("the field {0} is missing", field));
  }

  static boolean flag(JsonNode object, String field) {
    Optional<JsonNode> node = object.optional(field);
    if (node.isPresent() && !node.get().isBoolean())
      throw BadInput.expected(Phrase.verbatim(field), Phrase.of("true or false"), node.get().toString());
    return node.isPresent() && node.get().booleanValue();
  }

  /** An enum constant given by its code; empty when the field is missing. */
  static <E extends Enum<E>> Optional<E> constant(JsonNode object, String field, E[] constants) {
    Optional<String> code = optionalText(object, field);
    if (code.isEmpty())
      return Optional.empty();
    for (E constant : constants)
      if (Json.code(constant).equals(code.get()))
        return Optional.of(constant);
    List<String> codes = Arrays.stream(constants).map(Json::code).toList();
    throw BadInput.expected(Phrase.verbatim(field),
        Phrase.of("{0} or {1}", String.join(", ", codes.subList(0, codes.size() - 1)), codes.getLast()), code.get());
  }

  /**
   * A whole number from 0, written as an integer or as text with its decimal digits; empty when the field is missing.
   */
  static Optional<BigInteger> whole(JsonNode object, String field, Phrase place) {
    Optional<JsonNode> node = object.optional(field);
    if (node.isEmpty())
      return Optional.empty();
    Optional<BigInteger> number = node.get().isIntegralNumber() ? Optional.of(node.get().bigIntegerValue())
        : node.get().isString() ? Decimals.parse(node.get().stringValue()) : Optional.empty();
    return Optional.of(number.filter(n -> n.signum() >= 0).orElseThrow(() -> BadInput.expected(
        Phrase.of("{0}, {1}", place, field), Phrase.of("a whole number, {0} or more", 0), node.get().toString())));
  }

  /** A whole number from 0 that fits an int; empty when the field is missing. */
  static Optional<Integer> index(JsonNode object, String field, Phrase place) {
    return whole(object, field, place).map(n -> {
      if (n.bitLength() >= Integer.SIZE)
        throw BadInput.expected(Phrase.of("{0}, {1}", place, field),
            Phrase.of("a whole number from {0} to {1}", 0, Integer.MAX_VALUE), n.toString());
      return n.intValueExact();
    });
  }
}
