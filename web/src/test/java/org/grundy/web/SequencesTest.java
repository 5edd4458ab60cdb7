package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.heap.HeapGame;
import org.grundy.solve.sequence.NimSequence;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Whatever the labs are asked about sequences, what they state is what plain play finds. */
class SequencesTest {
  @AutoClose private static final Server server = new Server();

  private static JsonNode event(String name, String query) {
    String text = server.send(server.request("/api/values?" + query).header("Accept", "text/event-stream").GET())
        .text();
    return Server.parse(text.lines().dropWhile(line -> !line.equals("event: " + name))
        .filter(line -> line.startsWith("data:")).findFirst()
        .orElseThrow(() -> new AssertionError(query + ": " + text)).substring("data:".length()));
  }

  private static int[] played(String rules, int to) {
    var listed = NimSequence.listing((HeapGame) Catalog.standard().ruleset(rules));
    listed.fill(to, Budget.unlimited());
    var values = new int[to + 1];
    for (int heap = 0; heap <= to; heap++)
      values[heap] = (int) listed.value(heap);
    return values;
  }

  /** The second game is the first as plain play knows it. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = """
      0.6; 0.6; 600; false
      kayles; kayles; 600; true
      grundys-game; 4!.0; 600; false
      0.A8; 0.A8; 90; true
      0.[7]; 0.[7]; 150; false
      take:1,4; 0.3003; 400; true
      all-but:2; 0.30[3]; 400; true
      take 4^k; take 4^k; 400; true
      take k where 2k <= n; take k where 2k <= n; 400; false
      """)
  void values_areThoseOfPlainPlay(String rules, String played, int most, boolean lasts) {
    int[] truth = played(played, most);
    for (int to : new int[]{0, 1, 19, 60, most}) {
      JsonNode document = event("values", "game=" + URLEncoder.encode(rules, StandardCharsets.UTF_8) + "&to=" + to);
      assertThat(document.path("nimValues").size()).as(rules).isEqualTo(to + 1);
      for (int heap = 0; heap <= to; heap++)
        assertThat(document.path("nimValues").get(heap).asInt()).as("%s %d", rules, heap).isEqualTo(truth[heap]);
      JsonNode law = document.path("law");
      assertThat(law.isObject()).as("%s up to %d", rules, to).isEqualTo(lasts);
      int period = law.path("period").asInt(1);
      for (int heap = law.path("from").asInt(most); heap + period <= most; heap++)
        assertThat(truth[heap + period]).as("%s %d", rules, heap).isEqualTo(truth[heap] + law.path("gain").asInt());
      for (JsonNode rare : document.path("space").path("rares"))
        assertThat(rare.asInt()).isBetween(0, to);
    }
  }

  @Test
  void moreThanIsPlotted_isRefused() {
    for (String to : new String[]{"200001", "-1", "1e9", "x", "99999999999999999999"})
      assertThat(event("complaint", "game=0.6&to=" + to).path("error").path("message").asString())
          .contains("expected a whole number from 0 to 200000");
  }

  /** Positions that are fewer than asked for say how far they were looked for. */
  @Test
  void positions_sayHowFarTheyWereLookedFor() {
    String rules = "take k where 2k <= n"; // P-positions are rare, and values are quickly found
    int[] truth = played(rules, 3000);
    JsonNode few = server.get("/api/positions", Map.of("game", rules, "first", "200")).json();
    long last = few.path("lookedTo").asLong();
    int heap = 0;
    for (JsonNode row : few.path("pPositions"))
      for (; heap <= Math.min(row.get(0).asInt(), 3000); heap++)
        assertThat(truth[heap] == 0).as("heap %d", heap).isEqualTo(heap == row.get(0).asInt());
    assertThat(few.path("pPositions").size() == 200 || last >= 1 << 16).isTrue();
    assertThat(few.path("all").asBoolean()).isFalse();
    JsonNode all = server.get("/api/positions", Map.of("game", "kayles", "first", "200")).json();
    assertThat(all.path("pPositions").size()).isEqualTo(1);
    assertThat(all.path("all").asBoolean()).isTrue();
  }

  /** Every way of making the positions of a game makes the same, and those of the table. */
  @Test
  void positions_areTheSameInEveryWay() {
    JsonNode table = server.get("/api/positions", Map.of("game", "wythoff", "first", "60", "by", "table")).json();
    for (String way : new String[]{"mex", "word", "beatty"})
      assertThat(server.get("/api/positions", Map.of("game", "wythoff", "first", "60", "by", way)).json()
          .path("pPositions")).as(way).isEqualTo(table.path("pPositions"));
    assertThat(server.get("/api/positions", Map.of("game", "wythoff", "by", "luck")).status()).isEqualTo(400);
    assertThat(server.get("/api/positions", Map.of("game", "wythoff", "first", "5001")).status()).isEqualTo(400);
    JsonNode values = server.get("/api/table", Map.of("game", "wythoff", "to", "100")).json().path("nimTable");
    for (JsonNode row : table.path("pPositions"))
      if (row.get(1).asInt() <= 100)
        assertThat(values.get(row.get(1).asInt()).get(row.get(0).asInt()).asInt()).isZero();
  }
}
