package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.catalog.Catalog;
import org.grundy.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The pictures of the games, to be touched. */
class PicturesTest extends InBrowser {
  static List<String> games() {
    return ApiTest.games();
  }

  /** What the server offers to be touched is on the board, and nothing lies on anything else. */
  @ParameterizedTest
  @MethodSource("games")
  void everyGame_canBeTouched(String game) {
    String start = Catalog.standard().start(game).position().text();
    Set<String> offered = server.post("/api/match", "{\"start\":\"" + start + "\"}").json().path("next").valueStream()
        .map(touch -> touch.path("board") + " " + touch.path("part")).collect(Collectors.toSet());
    open("play?computer=none&start=" + URLEncoder.encode(start, StandardCharsets.UTF_8));
    browser.until(() -> !browser.all("[data-part]:not([disabled])").isEmpty());
    List<?> places = (List<?>) browser.script("""
        return [...document.querySelectorAll('[data-part]:not([disabled])')].map(part => {
          const box = (part.querySelector('.line') ?? part).getBoundingClientRect();
          const board = [...document.querySelectorAll('.picture')].indexOf(part.closest('.picture'));
          return [board + ' ' + part.dataset.part, part.type === 'range' ? 'range' : '',
            ...['x', 'y', 'width', 'height'].map(side => Math.round(box[side]))].join(' ');
        });""");
    assertThat(places).doesNotHaveDuplicates();
    assertThat(places.stream().map(place -> place.toString().split(" ")).map(words -> words[0] + " " + words[1])
        .collect(Collectors.toSet())).as(start).isEqualTo(offered);
    assertThat(places.stream().map(place -> place.toString().substring(place.toString().indexOf(' ', 2))).toList())
        .as("where the parts of %s lie", start).doesNotHaveDuplicates();
  }

  /** Positions after moves are drawn too: a board may have become smaller than what was touched on it. */
  @Tag("fuzz")
  @ParameterizedTest
  @MethodSource("games")
  void everyGame_isDrawnAfterMoves(String game) {
    String start = Catalog.standard().start(game).position().text();
    String moves = "";
    for (int move = 0; move < 4; move++) {
      String said = moves.isEmpty() ? "" : "\"" + moves.replace(";", "\",\"") + "\"";
      Server.Reply reply = server.post("/api/reply",
          "{\"start\":\"" + start + "\",\"moves\":[" + said + "],\"level\":\"medium\"}");
      if (reply.status() != 200)
        break;
      moves += (moves.isEmpty() ? "" : ";") + reply.json().path("move").stringValue();
      if (move % 2 == 0 && !Tier.nightly())
        continue;
      browser.complaints();
      open("play?computer=none&start=" + URLEncoder.encode(start, StandardCharsets.UTF_8) + "&moves="
          + URLEncoder.encode(moves, StandardCharsets.UTF_8));
      int made = move + 1;
      browser.until(() -> browser.all(".history li").size() >= made);
      assertThat(browser.complaints()).as("after %s", moves).isEmpty();
    }
  }

  @Test
  void tokens_walkOnTheirGraph() {
    open("play?computer=none&start=dag:1-0,2-1,2-0,3-2,3-1+3+2+2");
    browser.until(() -> browser.all(".walks .usable").size() == 4);
    assertThat(browser.all(".walks .spot")).hasSize(4);
    assertThat(browser.one(".walks .many").getText()).isEqualTo("2");
    browser.script("document.querySelector('[data-part=\"1\"][data-level=\"0\"]').focus()");
    browser.actions().sendKeys(Keys.ENTER).perform();
    browser.until(() -> browser.address().contains("moves=2+-%3E+0"));
    browser.until(() -> browser.all(".walks .spot.token").size() == 3);
  }

  /** A cake is cut along a line, which is touched anywhere. */
  @Test
  void cuts_areLinesBetweenCells() {
    open("play?start=cutcake+3x4&computer=none");
    browser.until(() -> browser.all("button.cut.down").size() == 3);
    assertThat(browser.all("button.cell")).isEmpty();
    browser.all("button.cut.down").get(1).click();
    browser.until(() -> browser.address().contains("moves=b1%7Cc1"));
    browser.until(() -> browser.all("button.cut.across").size() == 4);
    browser.script("document.querySelector('button.cut.across').focus()");
    browser.actions().sendKeys(Keys.ARROW_DOWN, Keys.ENTER).perform();
    browser.until(() -> browser.all(".history li").size() == 2);
    assertThat(browser.all(".history li").getLast().getText()).isEqualTo("a2|a3");
  }

  /** Cutting one edge changes no name of another, and its name says where it was. */
  @Test
  void edges_areCalledByTheirEndsAndColour() {
    open("play?start=hackenbush+0-1b+1-2r+0-3b+3-4r&computer=none");
    browser.until(() -> browser.all("svg.graph .number").size() == 4);
    browser.one("[data-part='0']").click();
    browser.until(() -> browser.all("svg.graph .number").size() == 2);
    assertThat(browser.all("svg.graph .number").stream().map(WebElement::getText)).containsExactly("0-3b", "3-4r");
    assertThat(browser.one(".history li").getText()).isEqualTo("0-1b");
    open("play?start=hackenbush+0-1b+1-2r+0-3b+3-4r&computer=none&moves=3&at=1");
    browser.until(() -> browser.all("svg.graph .number").size() == 2);
    browser.button("Change the position").click();
    browser.one(".editor [data-part='0']").click();
    browser.until(() -> "hackenbush 0-1r 1-2r".equals(browser.one(".editor input").getDomProperty("value")));
  }

  /** Two tiles side by side are two: the cells of one touch, those of another do not. */
  @Test
  void tile_isOnePiece() {
    open("play?computer=none&start=domineering+4x4&moves=a1+a2%3Bb1+c1%3Bb3+b4%3Bb2+c2");
    browser.until(() -> browser.all(".cell.laid").size() == 8);
    assertThat(browser.script("""
        const boxes = [...document.querySelectorAll('.cell.laid')].map(cell => cell.getBoundingClientRect());
        const near = (p, q) => Math.max(q.left - p.right, p.left - q.right, q.top - p.bottom, p.top - q.bottom) < 0.5;
        return boxes.map(p => boxes.filter(q => near(p, q)).length).join(' ')""")).isEqualTo("2 2 2 2 2 2 2 2");
  }

  /** The board of the start stays under the queen, also where a link leads into the middle of a match. */
  @Test
  void board_staysAsItWas() {
    open("play?computer=none&start=queens+5,7");
    browser.until(() -> browser.all(".cell").size() == 64);
    browser.script("document.querySelector('button.cell').click()");
    browser.until(() -> !browser.all("[data-part='193']").isEmpty());
    browser.script("document.querySelector('[data-part=\"193\"]').click()");
    browser.until(() -> !browser.all(".cell.gone").isEmpty());
    assertThat(browser.all(".cell")).hasSize(64);
    open(((String) browser.script("return location.pathname + location.search")).substring(1));
    browser.until(() -> !browser.all(".cell.gone").isEmpty());
    assertThat(browser.all(".cell")).hasSize(64);
    assertThat(browser.all("button.gone")).isEmpty();
  }

  /** A finger needs 44 pixels, and eight squares of them fit on a phone with what is written beside them. */
  @ParameterizedTest
  @ValueSource(strings = {"queens+7,7", "domineering+8x8"})
  void squares_areAsLargeAsAFinger(String start) {
    browser.size(390, 800);
    open("play?start=" + start);
    browser.until(() -> !browser.all("button.cell").isEmpty());
    assertThat((Boolean) browser.script("""
        return [...document.querySelectorAll('.cell')].every(cell => cell.getBoundingClientRect().width >= 43.5
          && cell.getBoundingClientRect().height >= 43.5)""")).isTrue();
    assertThat((Boolean) browser.script("""
        const part = (document.querySelector('button.cell:has(svg)') ?? document.querySelector('button.cell'))
          .getBoundingClientRect();
        return part.left >= 0 && part.right <= innerWidth""")).isTrue();
    assertThat((Boolean) browser.script("""
        return [...document.querySelectorAll('.cell, span.rim')].every(part => part.getBoundingClientRect().left >= 0
          && part.getBoundingClientRect().right <= innerWidth)""")).isTrue();
  }

  /** Of a board that no phone holds, the corner that is played for is in sight first, not the queen. */
  @Test
  void corner_isInSightFirst() {
    browser.size(390, 800);
    open("play?start=queens+30,4");
    browser.until(() -> !browser.all("button.cell").isEmpty());
    assertThat((Boolean) browser.script("""
        const corner = document.querySelector('[data-cell="0"]').getBoundingClientRect();
        return corner.left >= 0 && corner.right <= innerWidth""")).isTrue();
  }
}
