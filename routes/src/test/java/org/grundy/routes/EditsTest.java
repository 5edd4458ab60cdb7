package org.grundy.routes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Picture;
import org.grundy.game.Picture.Part;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class EditsTest {
  private static String touched(String start, int part, int by) {
    var asked = new RequestData("GET", "/", Map.of("start", start, "part", "" + part, "by", "" + by), "",
        RequestData.voice(Optional.of("en"), Optional.empty()));
    return Edits.edit(asked, Budget.unlimited()).path("start").stringValue();
  }

  private static Picture picture(String start) {
    return ((Position.Single<?>) Catalog.standard().read(start).position()).pictures().getFirst();
  }

  private static String touchedAt(String start, int row, int column) {
    Part touched = picture(start).parts().stream()
        .filter(part -> part instanceof Part.Cell cell && cell.row() == row && cell.column() == column).findFirst()
        .orElseThrow();
    return touched(start, touched.id(), 1);
  }

  /** Squares of Chomp are bitten off and put back; coins and queens come and go; numbers grow. */
  @ParameterizedTest
  @CsvSource({"chomp 4 4 4, 1, 2, chomp 4 2 2", "chomp 4 4 4, 2, 0, chomp 4 4", "chomp 4 2 2, 1, 3, chomp 4 4 2",
      "chomp 4 2 2, 2, 3, chomp 4 4 4", "chomp 4 4 4, 0, 1, chomp 1 1 1", "chomp 4 4 4, 1, 0, chomp 4",
      "coins 5 7 8 12, 0, 4, coins 7 8 12",
      "coins 5 7 8 12, 0, 1, coins 2 5 7 8 12", "nimble 4 6 6 9, 0, 3, nimble 6 6 9",
      "nimble 4 6 6 9, 0, 5, nimble 4 6 9", "nimble 4 6 6 9, 0, 4, nimble 4 5 6 6 9",
      "front-or-back 3 9 1 2, 0, 2, front-or-back 3 9 2 2", "sowing 1 1 2 1 1, 0, 3, sowing 1 1 2 2 1",
      "'queens 6,8', 2, 1, 'queens 6,8 1,2'", "'queens 6,8 1,2', 2, 1, 'queens 6,8'", "cutcake 4x7, 3, 2, cutcake 3x7",
      "domineering 2x2, 0, 1, domineering .#/..", "northcott x....o/.x..o., 0, 1, northcott .x...o/.x..o."})
  void cell_isChangedWithFewOthers(String start, int row, int column, String changed) {
    assertThat(touchedAt(start, row, column)).isEqualTo(changed);
  }

  @ParameterizedTest
  @CsvSource({"nim 3 4 5, 1, -1, nim 3 3 5", "nim 3 4 5, 3, 1, nim 3 4 5 1", "nim 3 4 5, 2, -5, nim 3 4 0",
      "poker-nim 3 4 5; 2, 1, -1, poker-nim 3 3 5; 2",
      "poker-nim 3 4 5; 2, 3, 1, poker-nim 3 4 5 1; 2", "fibonacci-nim 20, 0, -1, fibonacci-nim 19",
      "dag:1-0 1 1, 0, -1, dag:1-0 1", "snort-graph 1-2 2-3, 2, 1, snort-graph 1-2 2-3 2x",
      "snort-graph 1-2 2-3 2x, 2, 1, snort-graph 1-2 2-3 2o", "snort-graph 1-2 2-3 2o, 2, 1, snort-graph 1-2 2-3",
      "hackenbush 0-1b, 0, 1, hackenbush 0-1r", "arc-kayles 1-2 2-3, 1, 1, arc-kayles 1-2",
      "weighted-arc-kayles 1-2 2-3 1:2 2:3, 0, 1, weighted-arc-kayles 2-3 2:3"})
  void part_isChanged(String start, int part, int by, String changed) {
    assertThat(touched(start, part, by)).isEqualTo(changed);
  }

  /**
   * On each board of cells, in each game of the catalogue, a touch shows the cell in another way, or is refused; pieces of a twisted
   * board all are.
   */
  @Test
  void touchedCell_looksDifferent() {
    var changed = new HashMap<String, Integer>();
    for (Ruleset<?> game : Catalog.representatives())
      for (String start : game.examples()) {
        String text = game.name() + " " + start;
        Picture before = picture(text);
        if (!(before.layout() instanceof Picture.Layout.Board))
          continue;
        for (Part part : before.parts())
          if (part instanceof Part.Cell cell)
            try {
              Picture after = picture(touchedAt(text, cell.row(), cell.column()));
              assertThat(shown(after, cell)).as("%s, %s", text, cell).isNotEqualTo(shown(before, cell));
              changed.merge(game.name(), 1, Integer::sum);
            } catch (BadInput refused) {
              assertThat(refused).hasMessageEndingWith("change its text instead");
            }
        if (!game.name().startsWith("twisted:"))
          assertThat(changed).as(text).containsKey(game.name());
      }
    assertThat(changed).containsKeys("chomp", "coins", "nimble", "queens", "sowing", "clobber", "cutcake");
  }

  private static String shown(Picture picture, Part.Cell at) {
    return picture.parts().stream().filter(
        part -> part instanceof Part.Cell cell && cell.row() == at.row() && cell.column() == at.column())
        .map(part -> (Part.Cell) part).map(cell -> cell.look() + " " + cell.piece() + " " + cell.text())
        .collect(Collectors.joining());
  }

  @Test
  void partsThatCannotChange_areNamed() {
    assertThatThrownBy(() -> touched("chomp 1", 0, 1)).isInstanceOf(BadInput.class)
        .hasMessage("chomp 1 cannot be changed by touching this; change its text instead");
  }

  /** Each board of a sum is drawn anew; the same seed gives the same. */
  @Test
  void randomSum_isNewOnEachBoard() {
    String start = "kayles 5 + domineering 3x3 + nim 2";
    for (int board = 0; board < 3; board++) {
      int at = board;
      assertThat(IntStream.range(0, 5).mapToObj(seed -> random(start, seed).split(" \\+ ")[at]).distinct().count())
          .isGreaterThan(1);
    }
    assertThat(random(start, 7)).isEqualTo(random(start, 7));
  }

  private static String random(String start, int seed) {
    return edited(Map.of("start", start, "seed", "" + seed, "size", "3")).path("start").stringValue();
  }

  private static JsonNode edited(Map<String, String> parameters) {
    var asked = new RequestData("GET", "/", parameters, "", RequestData.voice(Optional.of("en"), Optional.empty()));
    return Edits.edit(asked, Budget.unlimited());
  }

  /** Another row or column; of bars, the longest grow; pieces that must stay do. */
  @ParameterizedTest
  @CsvSource({"domineering 2x2, rows, 1, domineering ../../..", "domineering 2x2, columns, -1, domineering ./.",
      "clobber xo/ox, columns, 1, clobber xo./ox.", "northcott x....o/.x..o., rows, 1, northcott x....o/.x..o./.x..o.",
      "northcott x....o/.x..o., columns, -1, northcott x...o/.x.o.", "chomp 4 4 4, rows, 1, chomp 4 4 4 4",
      "chomp 4 2 2, rows, -1, chomp 4 2", "chomp 4 4 2, columns, 1, chomp 5 5 2",
      "chomp 4 4 2, columns, -1, chomp 3 3 2",
      "cutcake 4x7, rows, 1, cutcake 5x7", "cutcake 4x7, columns, -1, cutcake 4x6",
      "front-or-back 3 9 1 2, columns, 1, front-or-back 3 9 1 2 2",
      "front-or-back 3 9 1 2, columns, -1, front-or-back 3 9 1", "coins 5 7 8 12, columns, 1, coins 5 7 8 13",
      "toads-and-frogs ttt..fff, columns, 1, toads-and-frogs ttt..fff."})
  void board_isMadeLargerOrSmaller(String start, String what, int by, String changed) {
    assertThat(edited(Map.of("start", start, what, "" + by)).path("start").stringValue()).isEqualTo(changed);
  }

  /** On each board of the catalogue, what is offered changes something, and what is not does not. */
  @Test
  void offered_isWhatChanges() {
    for (Ruleset<?> game : Catalog.representatives())
      for (String example : game.examples()) {
        String start = game.name() + " " + example;
        JsonNode offered = edited(Map.of("start", start));
        String now = offered.path("start").stringValue();
        for (JsonNode number : offered.path("changes").get(0).path("numbers"))
          for (String step : List.of("less", "more"))
            assertThat(
                changes(now, Map.of("part", number.path("part").toString(), "by", step.equals("more") ? "1" : "-1")))
                .as("%s, %s %s", start, number, step).isEqualTo(number.path(step).asBoolean(false));
        for (String side : List.of("rows", "columns"))
          for (String step : List.of("less", "more"))
            assertThat(offered.path("changes").get(0).path(side).path(step).asBoolean(false))
                .as("%s, %s %s", start, side, step)
                .isEqualTo(changes(now, Map.of(side, step.equals("more") ? "1" : "-1")));
        if (offered.path("pictures").get(0).path("layout").path("kind").stringValue().matches("board|graph"))
          for (JsonNode part : offered.path("pictures").get(0).path("parts"))
            if (part.path("kind").stringValue().matches("cell|edge|node"))
              assertThat(
                  offered.path("touches").valueStream().anyMatch(touch -> touch.path("part").equals(part.path("id"))))
                  .as("%s, %s", start, part)
                  .isEqualTo(changes(now, Map.of("part", part.path("id").toString(), "by", "1")));
      }
  }

  private static boolean changes(String start, Map<String, String> how) {
    var parameters = new HashMap<>(how);
    parameters.put("start", start);
    try {
      return !edited(parameters).path("start").stringValue().equals(start);
    } catch (BadInput refused) {
      return false;
    }
  }

  @ParameterizedTest
  @CsvSource({"nim 3 4, true", "kayles 5, true", "poker-nim 3 4 5; 2, true", "fibonacci-nim 20, false",
      "partizan-euclid 34 13, false", "divisor 12, true"})
  void anotherHeap_isOfferedWhereTheGameHasMore(String start, boolean another) {
    assertThat(edited(Map.of("start", start)).path("changes").get(0).path("another").asBoolean(false))
        .isEqualTo(another);
  }

  @ParameterizedTest
  @CsvSource({"chomp 4 4 4, 11, shape", "'dag:1-0,2-1 2', 0, token", "'dag:1-0,2-1 2 2', 2, token", "nim 3, 3, heap",
      "kayles 3, 5, row", "domineering 2x2, 4, cell", "hackenbush 0-1b, 1, colour", "arc-kayles 1-2 2-3, 2, edge",
      "coins 2 5, 5, cell", "cutcake 2x2, 3, shape"})
  void touches_areOfferedWithTheirEffect(String start, int touches, String does) {
    JsonNode offered = edited(Map.of("start", start));
    assertThat(offered.path("touches")).hasSize(touches);
    assertThat(offered.path("changes").get(0).path("does").get(0).stringValue()).isEqualTo(does);
  }

  /** Parts that no picture has, and a heap that is not there to take away. */
  @ParameterizedTest
  @CsvSource({"domineering 2x2, 2147483647, 1", "domineering 2x2, 4, 1", "nim 3, 1, 0", "hackenbush 0, 0, 1"})
  void partsThatAreNotThere_areRefused(String start, int part, int by) {
    assertThatThrownBy(() -> touched(start, part, by)).isInstanceOf(BadInput.class)
        .hasMessage(start.replace("2x2", "../..") + " cannot be changed by touching this; change its text instead");
  }

  /** What is too much to try is offered. */
  @Test
  void longRow_isOfferedUntried() {
    JsonNode offered = edited(Map.of("start", "front-or-back" + " 2".repeat(200)));
    assertThat(offered.path("touches")).hasSize(200);
    assertThat(offered.path("changes").get(0).path("numbers")).hasSize(200)
        .allMatch(number -> number.path("less").booleanValue() && number.path("more").booleanValue());
  }

  /** As many rows are tried as there are numbers. */
  @Test
  void longRow_isTriedWithinItsBudget() {
    String row = "front-or-back" + " 2".repeat(300);
    var asked = new RequestData("GET", "/", Map.of("start", row, "part", "0"), "",
        RequestData.voice(Optional.of("en"), Optional.empty()));
    assertThatThrownBy(() -> Edits.edit(asked, Budget.ofWork(10_000))).isInstanceOf(BudgetSpent.class);
  }
}
