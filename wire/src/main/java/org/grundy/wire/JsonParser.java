package org.grundy.wire;

import org.grundy.phrase.BadInput;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Parses JSON strictly. */
public final class JsonParser {
  private static final JsonMapper MAPPER = JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
      .build();

  private JsonParser() {
  }

  /** @throws BadInput when the text is no JSON, or repeats a field */
  public static JsonNode parse(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JacksonException e) {
      TokenStreamLocation at = e.getLocation();
      throw at == null ? BadInput.because("expected JSON")
          : BadInput.because("line {0}, column {1}: expected JSON", at.getLineNr(), at.getColumnNr());
    }
  }
}
