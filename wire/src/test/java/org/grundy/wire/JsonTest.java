package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.dialect.Dialects;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class JsonTest {
  @ParameterizedTest
  @CsvSource({"0,0", "-1,-1", "9007199254740991,9007199254740991", "-9007199254740991,-9007199254740991",
      "9007199254740992,\"9007199254740992\"", "-9007199254740992,\"-9007199254740992\"",
      "100000000000000000000000000,\"100000000000000000000000000\""})
  void wholeNumber_isTextBeyond53Bits(BigInteger n, String written) {
    assertThat(Json.line(Json.whole(n))).isEqualTo(written);
  }

  @Test
  void schema_conformsToItsOwnSchema() {
    var dialect = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(SchemaLocation.of(Dialects.getDraft202012().getId()));

    assertThat(dialect.validate(Json.schema(), InputFormat.JSON)).isEmpty();
  }

  @Test
  void everyObjectOfTheSchema_isClosed() {
    assertClosed(JsonParser.parse(Json.schema()));
  }

  private static void assertClosed(JsonNode schema) {
    if (schema.isObject() && schema.has("type") && schema.get("type").stringValue("").equals("object"))
      assertThat(schema.get("additionalProperties").booleanValue()).as(schema.toString()).isFalse();
    schema.forEach(JsonTest::assertClosed);
  }

  @Test
  void unknownField_isRefusedByTheSchema() {
    var document = AnswerJson.error("no");
    assertThat(Schemas.complaints(document)).isEmpty();
    assertThat(Schemas.complaints(document.put("surprise", 1))).isNotEmpty();
  }
}
