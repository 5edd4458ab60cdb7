package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.testing.Fuzz;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Bodies that are nearly right, sent to every place that takes one: each is answered, or refused with a sentence. */
@Tag("fuzz")
class BodiesFuzzTest {
  @AutoClose private static final Server server = new Server();

  private static final List<String> SEEDS = List.of(
      "{\"start\":\"marienbad\",\"touches\":[{\"board\":0,\"part\":3,\"level\":4}]}",
      "{\"start\":\"nim 3 4\",\"moves\":[\"2 4\",\"2 2\"],\"you\":\"right\",\"first\":\"left\",\"play\":\"misere\"}",
      "{\"start\":\"wythoff 3 5\",\"level\":\"perfect\",\"seed\":7,\"full\":true}",
      "{\"start\":\"hackenbush 0-1b 1-2r + kayles 4\",\"moves\":[\"1-2r\"],\"level\":\"easy\"}",
      "{\"start\":\"clobber xo/ox\",\"touches\":[{\"board\":0,\"part\":0},{\"board\":0,\"part\":1}]}",
      "{\"start\":\"take 1 or 2 5\",\"seed\":-9223372036854775808}", "/play?start=nim+3+4");
  private static final List<String> PIECES = List.of("{", "}", "[", "]", "\"", ":", ",", "null", "true", "-1", "0",
      "1e999", "99999999999999999999", "0.5", "\\u0000", "\\ud800", "é", "𝟙", "<script>alert(1)</script>", "'", "\\",
      "\"start\":", "\"moves\":[]", "\"touches\":[{}]", "{\"board\":9}", "\"part\":-5", "\"level\":2147483648", " + ",
      " - ", "nim 3", "{3|1}", "*2", "domineering 2x3", "dag:1-0 1", "\n", "\t", "/", "//");

  private static List<String> places() {
    var places = new ArrayList<String>();
    JsonNode paths = server.get("/api/openapi.json", java.util.Map.of()).json().path("paths");
    for (var path : paths.properties())
      if (path.getValue().has("post"))
        places.add(path.getKey());
    return List.copyOf(places);
  }

  private static String mutated(RandomGenerator random) {
    String text = SEEDS.get(random.nextInt(SEEDS.size()));
    for (int times = random.nextInt(4); times >= 0 && text.length() < 2_000; times--) {
      int from = random.nextInt(text.length() + 1);
      int to = Math.min(text.length(), from + random.nextInt(10));
      String piece = PIECES.get(random.nextInt(PIECES.size()));
      text = switch (random.nextInt(4)) {
        case 0 -> text.substring(0, from) + text.substring(to);
        case 1 -> text.substring(0, from) + piece + text.substring(to);
        case 2 -> text.substring(0, from) + piece.repeat(1 + random.nextInt(40)) + text.substring(from);
        default -> text.substring(0, from) + SEEDS.get(random.nextInt(SEEDS.size())) + text.substring(to);
      };
    }
    return text;
  }

  @Test
  void mutatedBodies_areAnsweredOrRefused() {
    List<String> places = places();
    assertThat(places).hasSizeGreaterThan(5);
    Fuzz.named("bodies").cases(200, 20_000).check(
        random -> places.get(random.nextInt(places.size())) + "\n" + mutated(random), input -> {
          String[] parts = input.split("\n", 2);
          Server.Reply reply = server.post(parts[0], parts[1]);
          if (reply.status() == 200)
            assertThat(reply.json().isObject()).isTrue();
          else {
            assertThat(reply.status()).isIn(400, 422);
            assertThat(reply.message()).isNotBlank().doesNotContain("\n", "Exception", "java.");
          }
        });
  }
}
