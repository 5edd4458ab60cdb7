package org.grundy.web;

import io.javalin.http.Context;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.catalog.Catalog;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.number.Decimals;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.wire.AnswerJson;
import org.grundy.wire.Json;
import org.grundy.wire.MatchRequestJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A request, read: its language, its parameters, its match. */
record Asked(Context context) {
  /** Read once: the files of translations are long. */
  private static final Map<Language, Voice> VOICES = Arrays.stream(Language.values())
      .collect(Collectors.toUnmodifiableMap(language -> language, Voice::of));

  /** What {@code ?lang=} says, else the first language of the browser that is spoken here, else English. */
  Voice voice() {
    return Objects.requireNonNull(
        VOICES.get(Optional.ofNullable(context.queryParam("lang")).flatMap(Language::of)
            .or(() -> browser(Optional.ofNullable(context.header("Accept-Language")).orElse("")))
            .orElse(Language.EN)));
  }

  private static Optional<Language> browser(String header) {
    return Arrays.stream(header.split(",")).map(range -> range.split(";")[0].strip())
        .flatMap(code -> Language.of(code).stream()).findFirst();
  }

  MatchRequestJson.Request match() {
    return MatchRequestJson.read(context.body(), Catalog.standard());
  }

  Optional<String> optional(String name) {
    return Optional.ofNullable(context.queryParam(name)).map(String::strip).filter(text -> !text.isEmpty());
  }

  String text(String name) {
    return optional(name).orElseThrow(() -> BadInput.because("the field {0} is missing", name));
  }

  /** A whole number from 0 to {@code most}. */
  int count(String name, int most, int otherwise) {
    return optional(name).map(text -> Decimals.parse(text)
        .filter(n -> n.signum() >= 0 && n.bitLength() < Integer.SIZE && n.intValueExact() <= most)
        .orElseThrow(
            () -> BadInput.expected(Phrase.verbatim(name), Phrase.of("a whole number from {0} to {1}", 0, most),
                text))
        .intValueExact()).orElse(otherwise);
  }

  /** What is wrong with the input, and the piece that is. */
  ObjectNode complaint(BadInput bad) {
    ObjectNode document = AnswerJson.error(voice().say(bad.bare()));
    if (!bad.found().isEmpty())
      ((ObjectNode) document.path("error")).put("found", bad.found());
    return document;
  }

  void answer(JsonNode document) {
    context.contentType("application/json").header("Cache-Control", "no-store").result(Json.line(document));
  }
}
