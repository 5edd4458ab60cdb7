package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.wire.CommandRequestJson.Cancel;
import org.grundy.wire.CommandRequestJson.Run;
import org.grundy.wire.CommandRequestJson.Unreadable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class CommandRequestJsonTest {
  @ParameterizedTest
  @ValueSource(strings = {"1", "\"one\"", "\"\"", "-5", "123456789012345678901234567890"})
  void commands_haveAnyIdAndWords(String id) {
    String line = "{\"id\":" + id + ",\"run\":[\"solve\",\"nim 3\",\"--json\",\"\"]}";
    var request = (Run) CommandRequestJson.read(line);

    assertThat(request.id()).hasToString(id);
    assertThat(request.words()).isEqualTo(List.of("solve", "nim 3", "--json", ""));
    Schemas.assertValid(JsonParser.parse(line), "commandRequest");
  }

  @Test
  void cancel_namesAnotherRequest() {
    String line = "{\"id\":2,\"cancel\":\"one\"}";
    var request = (Cancel) CommandRequestJson.read(line);

    assertThat(request.id()).hasToString("2");
    assertThat(request.other()).hasToString("\"one\"");
    Schemas.assertValid(JsonParser.parse(line), "commandRequest");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '`', value = {"{\"id\":1~~ line 1, column 8: expected JSON",
      "solve nim 3~~ line 1, column 1: expected JSON", "[]~~ the request: expected an object, found '[]'",
      "{\"id\":1} {\"id\":2}~~ line 1, column 10: expected JSON",
      "{\"run\":[\"games\"]}~~ the request: the field id is missing",
      "{\"id\":1}~1~ the request: the field run is missing",
      "{\"id\":1.5,\"run\":[\"games\"]}~~ id: expected text or a whole number, found '1.5'",
      "{\"id\":null,\"run\":[\"games\"]}~~ id: expected text or a whole number, found 'null'",
      "{\"id\":1,\"run\":\"games\"}~1~ run: expected the words of a command, found '\"games\"'",
      "{\"id\":1,\"run\":[]}~1~ run: expected the words of a command, found '[]'",
      "{\"id\":1,\"run\":[\"solve\",3]}~1~ run: expected the words of a command, found '[\"solve\",3]'",
      "{\"id\":1,\"run\":[\"games\"],\"cancel\":2}~1~ the request: expected run or cancel, found both",
      "{\"id\":1,\"cancel\":[]}~1~ cancel: expected text or a whole number, found '[]'",
      "{\"id\":7,\"solve\":\"nim 3\"}~7~ the request: there is no field 'solve'; the fields are cancel, id, run",
      "{\"id\":1,\"id\":2}~~ line 1, column 13: expected JSON"})
  void anythingElse_isUnreadableWithItsReason(String line, String id, String sentence) {
    var request = (Unreadable) CommandRequestJson.read(line);

    assertThat(request.why()).hasMessage(sentence);
    assertThat(request.id().map(JsonNode::toString).orElse(null)).isEqualTo(id);
  }

  @Test
  void replies_areDocuments() {
    JsonNode id = JsonParser.parse("1");
    for (ReplyJson reply : List.of(new ReplyJson().id(id).status(0).answer(AnswerJson.error("a complaint")),
        new ReplyJson().id(id).status(0).text("<svg/>").note("a note"),
        new ReplyJson().id(id).status(0).cancelled(true),
        new ReplyJson().status(2).error("a sentence", ReplyJson.Kind.REQUEST)))
      Schemas.assertValid(reply.document());
    for (ReplyJson.Kind kind : ReplyJson.Kind.values())
      Schemas.assertValid(new ReplyJson().id(id).status(1).error("a sentence", kind).document(), "reply");
  }
}
