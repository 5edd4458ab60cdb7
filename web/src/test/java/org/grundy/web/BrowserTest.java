package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The pages in a real browser. Where there is none the tests are skipped, and say so. */
class BrowserTest {
  private static final List<String> ADDRESSES = List.of("", "play?start=wythoff+6+11&hints=on&why=1",
      "play?start=domineering+4x4&hints=on&why=1", "play?start=hackenbush&why=1", "play?start=kayles+7+9&hints=on",
      "play?start=queens+5,7&why=1", "play?start=nim+3+4+%2B+wythoff+2+5+%2B+kayles+9&why=1",
      "play?start=northcott&why=1", "play?start=nim+3+4+5&hints=locked", "games", "boards", "sequences?rules=kayles",
      "formulas?rules=wythoff&test=x+^+y", "values", "proofs?statement=wythoff", "sources", "kept");

  private static Server server;
  private static Browser browser;

  @BeforeAll
  static void start() throws IOException {
    if (!Browser.isInstalled())
      System.err.println("BrowserTest is SKIPPED: chromium and chromium-driver are not installed.");
    assumeTrue(Browser.isInstalled(), "chromium and chromium-driver are not installed");
    assumeTrue(Pages.missing().isEmpty(), "the pages are not built");
    server = new Server();
    browser = new Browser();
  }

  @AfterAll
  static void stop() throws IOException {
    if (browser != null)
      browser.close();
    if (server != null)
      server.close();
  }

  private static void open(String address) {
    browser.size(1280, 900);
    browser.dark(false);
    browser.open(server.address() + address + (address.contains("?") ? "&" : "?") + "lang=en");
  }

  private static String status() {
    return browser.one("[role=status]").getText();
  }

  private static List<WebElement> matches() {
    return browser.all(".match:not(.ghost)");
  }

  @Test
  void firstMinute_goesAsTold() {
    open("");
    browser.until(() -> matches().size() == 16);
    assertThat(browser.all("nav")).as("a board and no menu").isEmpty();
    assertThat(browser.one("main h1").getText()).contains("Whoever takes the last match loses.");
    assertThat(browser.button("You start").isDisplayed() && browser.button("I start").isDisplayed()).isTrue();
    browser.one("[data-part='3'][data-level='4']").click();
    browser.until(() -> browser.all(".match.chosen").size() == 3);
    assertThat(browser.one("#confirm").getText()).isEqualTo("Take 3");
    browser.one("[data-part='3'][data-level='4']").click();
    browser.until(() -> status().startsWith("I take "));
    assertThat(browser.all(".match.ghost")).as("what it took").isNotEmpty();
    playToTheEnd();
    String end = status();
    assertThat(end).matches("(I won\\. (You had it .*|It was lost .*))|(You won\\. (I gave it away .*|You had it .*))");
    assertThat(browser.all(".dot").size()).isGreaterThan(2);
    assertThat(browser.all(".dot.mistake").size()).isLessThanOrEqualTo(1);
    assertThat(browser.all(".door")).hasSize(3);
    browser.button("Show me why").click();
    assertThat(browser.one(".lesson").getText()).isNotEmpty();
    assertThat(browser.all(".door")).as("the ways on stay").hasSize(3);
    assertThat(browser.button("Again").isDisplayed()).as("from the middle of a match that was played to its end")
        .isTrue();
    browser.until(() -> !browser.all(".match:not(:disabled)").isEmpty());
    browser.until(() -> browser.all(".bits").size() == 5);
    for (WebElement match : browser.all(".match:not(:disabled):not(.ghost)")) {
      browser.actions().moveToElement(match).perform();
      browser.until(() -> browser.one(".lesson").getText().matches("(?s).*Then (I|you) win.*"));
      assertThat(browser.all(".bits")).as("a line for each row and the weights").hasSize(5);
    }
  }

  /** What began by keys goes on by keys. */
  @Test
  void start_goesToTheBoardByKeys() {
    for (String starts : List.of("You start", "I start")) {
      open("");
      browser.until(() -> matches().size() == 16);
      browser.button(starts).sendKeys(Keys.ENTER);
      browser.until(() -> Boolean.TRUE.equals(browser.script("return document.activeElement.matches('[data-part]')")));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"hackenbush+0-1b+0-2b", "hackenbush+0-1b+1-2r", "hackenbush+0-1b+0-2r"})
  void endOnAGraph_isReachedByKeys(String start) {
    open("play?start=" + start);
    browser.until(() -> !browser.all("g-board [data-part]").isEmpty());
    browser.script("document.querySelector('g-board [data-part]:not([disabled])').focus()");
    browser.actions().sendKeys(Keys.ENTER).perform();
    browser.until(() -> Boolean.TRUE.equals(browser.script("return document.activeElement.matches('.again')")));
  }

  @Test
  void ownRule_isCorrectedWhereItIsTyped() {
    open("");
    browser.script("localStorage.setItem('grundy.matches', '1')");
    open("");
    WebElement rule = browser.one(".door input");
    rule.clear();
    rule.sendKeys("take:1,x,4 15");
    browser.until(() -> !browser.all(".door [role=alert]").isEmpty());
    assertThat(browser.one(".door [role=alert]").getText()).contains("number 2").endsWith("found 'x'");
    assertThat(browser.one(".door mark").getText()).isEqualTo("x");
    rule.sendKeys(Keys.ENTER);
    browser.until(() -> Boolean.TRUE.equals(browser.script("return document.activeElement.name === 'rule'")));
    rule.clear();
    rule.sendKeys("take:1,2,4 15");
    browser.until(() -> browser.one(".door [role=status]").getText().equals("Take 1, 2 or 4 from one heap."));
    assertThat(browser.all(".door [role=alert]")).isEmpty();
    rule.clear();
    rule.sendKeys("take:1,2,4");
    browser.until(
        () -> browser.one(".door [role=status]").getText().equals("Take 1, 2 or 4 from one heap. take:1,2,4 7 9"));
    rule.clear();
    rule.sendKeys("take 1, 2 or 4");
    browser.until(() -> browser.one(".door [role=alert]").getText()
        .equals("take 1, 2 or 4: expected a position, such as take 1, 2 or 4 7"));
    rule.sendKeys(": 15", Keys.ENTER);
    browser.until(() -> browser.address().contains("/play") && matches().size() == 15);
    assertThat(browser.one("main h1").getText()).isEqualTo("take 1, 2 or 4");
    assertThat(browser.all(".match[aria-disabled=true]")).as("take 3, or more than 4").hasSize(12);
    browser.one("[data-level='12']").click();
    browser.until(() -> status().equals("Not allowed: take 3, leave 12."));
    browser.one("[data-level='13']").click();
    browser.until(() -> browser.one("#confirm").getText().equals("Take 2"));
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

  /** Without the words of the trade a pupil is told how to win, and how every move is answered. */
  @Test
  void reasons_needNoTheory() {
    open("play?start=kayles+9&why=1");
    browser.until(() -> !browser.all(".answers").isEmpty());
    assertThat(browser.one(".answers").getText()).contains("A way to win: 9 → 4 + 4").contains("pairs of twins");
    open("play?start=take:1,2,3+8&why=1");
    browser.until(() -> !browser.all(".answers li li").isEmpty());
    assertThat(browser.one(".answers h2").getText()).isEqualTo("Every move has an answer");
    assertThat(browser.one(".answers > ul > li").getText()).startsWith("If 7, 6 or 5 is left, leave 4");
    browser.actions().moveToElement(browser.one("[data-part='0'][data-level='5']")).perform();
    browser
        .until(() -> browser.one(".answers h2").getText().equals("A way to win: take 1 from heap 1, which leaves 4"));
    open("play?start=domineering+2x3&first=right&computer=left&why=1");
    browser.until(() -> !browser.all(".answers li").isEmpty());
    assertThat(browser.one(".answers").getText()).as("of who moves now").contains("A way to win: a1 b1");
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

  @Test
  void tokensOnAGraph_areEditedOnTheBoard() {
    open("play?start=dag:1-0,2-1,2-0,3-2+3+2");
    browser.button("Change the position").click();
    browser.one(".editor [data-level='1']").click();
    browser.until(() -> "dag:1-0,2-1,2-0,3-2 3 2 1".equals(browser.one(".editor input").getDomProperty("value")));
    browser.one(".editor [data-level='3']").click();
    browser.until(() -> "dag:1-0,2-1,2-0,3-2 2 1".equals(browser.one(".editor input").getDomProperty("value")));
    browser.script("document.querySelector('.editor [data-level=\"2\"]').focus()");
    browser.actions().sendKeys(Keys.ENTER).perform();
    browser.until(() -> "dag:1-0,2-1,2-0,3-2 1".equals(browser.one(".editor input").getDomProperty("value")));
    browser.button("Play this").click();
    browser.until(() -> browser.all(".walks .usable").size() == 1);
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

  private static void playToTheEnd() {
    for (int turn = 0; turn < 30 && browser.all(".dots").isEmpty(); turn++) {
      browser.until(() -> !browser.all(".dots").isEmpty() || !browser.all(".match:not(:disabled)").isEmpty());
      List<WebElement> free = browser.all(".match:not(:disabled):not(.ghost)");
      if (free.isEmpty())
        continue;
      free.getLast().click();
      int before = matches().size();
      browser.one("#confirm").click();
      browser
          .until(() -> matches().size() < before && (!browser.all(".dots").isEmpty() || status().startsWith("I take")));
    }
  }

  @Test
  void oddColumns_areLitUnderTheFinger() {
    open("play?start=nim+1+3+5+7&play=misere&why=1");
    browser.until(() -> browser.all(".columns .odd").isEmpty() && !browser.all(".columns .digit").isEmpty());
    browser.actions().moveToElement(browser.one("[data-part='3'][data-level='6']")).perform();
    browser.until(() -> browser.all(".columns thead .odd").size() == 1);
    browser.actions().moveToElement(browser.one("[data-part='3'][data-level='4']")).perform();
    browser.until(() -> browser.all(".columns thead .odd").size() == 2);
  }

  @Test
  void keyboard_playsAMatch() {
    open("play?start=nim+2+2+3&level=perfect");
    browser.until(() -> matches().size() == 7);
    browser.script("document.querySelector('[data-part]:not([disabled])').focus()");
    browser.actions().sendKeys(Keys.ARROW_DOWN).perform();
    browser.actions().sendKeys(Keys.ENTER).perform();
    browser.one("#confirm");
    browser.actions().sendKeys(Keys.ENTER).perform();
    browser.until(() -> status().startsWith("I "));
    assertThat(browser.address()).contains("moves=");
    browser.until(() -> Boolean.TRUE.equals(browser.script("return document.activeElement.matches('[data-part]')")));
  }

  /** The game is called as it was asked for; whoever plays by keys goes on by keys when it is over. */
  @Test
  void end_isReachedByKeys() {
    open("play?start=marienbad");
    assertThat(browser.one("main h1").getText()).isEqualTo("marienbad");
    open("play?start=nim+1");
    browser.until(() -> matches().size() == 1);
    browser.script("document.querySelector('[data-part]:not([disabled])').focus()");
    browser.actions().sendKeys(Keys.ENTER).perform();
    browser.one("#confirm");
    browser.actions().sendKeys(Keys.ENTER).perform();
    browser.until(() -> Boolean.TRUE.equals(browser.script("return document.activeElement.matches('.again')")));
  }

  /** A finger needs 44 pixels, and eight squares of them fit on a phone with what is written beside them. */
  @ParameterizedTest
  @ValueSource(strings = {"queens+7,7", "domineering+8x8"})
  void squares_areAsLargeAsAFinger(String start) {
    browser.size(390, 800);
    browser.open(server.address() + "play?lang=en&start=" + start);
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
    browser.open(server.address() + "play?lang=en&start=queens+30,4");
    browser.until(() -> !browser.all("button.cell").isEmpty());
    assertThat((Boolean) browser.script("""
        const corner = document.querySelector('[data-cell="0"]').getBoundingClientRect();
        return corner.left >= 0 && corner.right <= innerWidth""")).isTrue();
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
      browser.complaints();
      open("play?computer=none&start=" + URLEncoder.encode(start, StandardCharsets.UTF_8) + "&moves="
          + URLEncoder.encode(moves, StandardCharsets.UTF_8));
      int made = move + 1;
      browser.until(() -> browser.all(".history li").size() >= made);
      assertThat(browser.complaints()).as("after %s", moves).isEmpty();
    }
  }

  @Test
  void link_bringsEverythingBack() {
    open("play?start=domineering+3x3&computer=none");
    browser.one("[data-part='0']").click();
    browser.until(() -> !browser.all(".cell.chosen").isEmpty());
    browser.one("[data-part='3']").click();
    browser.until(() -> browser.address().contains("moves="));
    String link = browser.address();
    int blocked = browser.all(".cell.blocked").size();
    assertThat(blocked).isEqualTo(2);
    browser.button("Undo").click();
    browser.until(() -> browser.all(".cell.blocked").isEmpty());
    browser.open(link);
    browser.until(() -> browser.all(".cell.blocked").size() == 2);
    assertThat(status()).isEqualTo("Right to move.");
  }

  @Test
  void position_isEditedOnTheBoard() {
    open("play?start=nim+3+4");
    browser.button("Change the position").click();
    browser.one("[aria-label='Row 2: one more']").click();
    browser.until(() -> "nim 3 5".equals(browser.one(".editor input").getDomProperty("value")));
    browser.button("Play this").click();
    browser.until(() -> browser.address().contains("nim+3+5"));
  }

  @Test
  void typedPosition_isPlayedByAClick() {
    open("play?start=nim+3+4+5");
    browser.button("Change the position").click();
    WebElement field = browser.one("input[name=position]");
    field.clear();
    field.sendKeys("wythoff 6 banana");
    browser.button("Play this").click();
    browser.until(() -> browser.one("[role=alert]").getText().contains("found 'banana'"));
    field = browser.one("input[name=position]");
    field.clear();
    field.sendKeys("wythoff 6 10");
    browser.button("Play this").click();
    browser.until(() -> browser.address().contains("start=wythoff+6+10"));
    assertThat(browser.one("h1").getText()).isEqualTo("wythoff");
  }

  @Test
  void complaint_standsAloneOnALab() {
    open("sequences?rules=kayles");
    browser.one(".sequences .headline");
    WebElement rules = browser.one("input[name=rules]");
    rules.clear();
    rules.sendKeys("banana", Keys.ENTER);
    assertThat(browser.one("[role=alert]").getText()).isEqualTo("no game is called 'banana'.");
    assertThat(browser.all(".sequences .headline")).isEmpty();
  }

  @Test
  void wordsOfTheTrade_appearWhenTheyAreWanted() {
    open("play?start=wythoff+6+11&why=1");
    browser.one(".why");
    browser.until(() -> browser.one(".why").getText().contains("wants the partner"));
    assertThat(browser.one(".why").getText()).doesNotContain("nim-value", "P-position");
    browser.one(".switch input").click();
    browser.until(() -> browser.one(".why").getText().contains("nim-value 2"));
    browser.open(server.address() + "play?start=wythoff+3+5&why=1");
    browser.until(() -> browser.one(".why").getText().contains("nim-value 0"));
    browser.one(".switch input").click();
  }

  @Test
  void map_isWalkedAndPaintedByKeyboard() {
    open("boards?game=wythoff&to=5");
    browser.until(() -> browser.all(".map .list").size() == 1);
    browser.button("Paint the lost squares yourself").click();
    browser.script("document.querySelector('.map canvas').focus()");
    for (Keys key : List.of(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_UP))
      browser.actions().sendKeys(key).perform();
    browser.until(() -> browser.one(".map output").getText().equals("(1, 1)"));
    browser.actions().sendKeys(Keys.ARROW_UP).sendKeys(Keys.SPACE).perform();
    browser.until(() -> browser.one(".map output").getText().equals("(1, 2) painted"));
    browser.actions().sendKeys(Keys.ARROW_UP).sendKeys(Keys.ENTER).perform();
    browser.button("Mark my squares").click();
    browser.until(() -> browser.one(".map output").getText().startsWith("1 right, 1 wrong, 4 not found"));
  }

  @Test
  void values_areTypesetAndTheirTreeIsDrawn() {
    open("values?cell=%7B0,*%7C*%7D");
    browser.until(() -> browser.all(".tree svg path").size() == 4);
    browser.until(() -> browser.all(".tree .katex").size() == 5);
    browser.one(".cellcard summary").click();
    browser.until(() -> !browser.all(".steps .katex").isEmpty());
    assertThat(browser.one(".steps").getText()).contains("reversible: Right can answer").doesNotContain("\\(");
    browser.button("Day 2").click();
    browser.until(() -> browser.all(".order button").size() == 22 && browser.all(".order svg path").size() == 36);
    browser.one(".order button[aria-label='v*']").click();
    browser.until(() -> browser.all(".cellcard").size() == 2);
    assertThat(browser.address()).contains("cell=v*");
  }

  @Test
  void teacher_locksTheHints() {
    open("play?start=nim+3+4+5&hints=locked&why=1");
    browser.until(() -> matches().size() == 12);
    browser.until(() -> browser.one(".panel .card").getText().equals("Hints are locked by this link."));
    assertThat(browser.all(".why, .match.winning, .marked")).isEmpty();
    open("play?start=nim+3+4+5&hints=locked&computer=none&moves=3+0+0;0+0+1");
    browser.until(() -> matches().size() == 8);
    assertThat(browser.button("Judge the moves").isEnabled()).isFalse();
  }

  @Test
  void moves_areColouredByTheirValues() {
    open("play?start=nim+3+4+5&hints=on");
    browser.until(() -> browser.all(".match.winning").size() == 1);
    assertThat(browser.all(".worth")).as("values are words of the trade").isEmpty();
    browser.one(".head .switch input").click();
    browser.until(() -> browser.all(".match .worth").size() == 12);
    assertThat(browser.all(".worth.wins")).singleElement()
        .satisfies(worth -> assertThat(worth.getText()).isEqualTo("0"));
    browser.one(".head .switch input").click();
  }

  @Test
  void sum_isPutTogetherFromBoards() {
    open("play?start=nim+3+4");
    browser.button("Change the position").click();
    browser.until(() -> browser.all(".editor option").size() > 20);
    browser.script("const select = document.querySelector('.editor select'); select.value = [...select.options]"
        + ".find(option => option.value.startsWith('wythoff ')).value; select.dispatchEvent(new Event('change'))");
    browser.until(() -> browser.all(".editor .picture").size() == 2);
    browser.button("Play this").click();
    browser.until(() -> browser.one("main h1").getText().equals("nim + wythoff"));
  }

  @Test
  void blunder_showsOnTheChart_andAClickGoesBack() {
    open("play?start=nim+3+4+5&computer=none&moves=0+1+0;0+0+1");
    browser.until(() -> matches().size() == 10);
    browser.button("Judge the moves").click();
    browser.until(() -> browser.all(".chart .point").size() == 3);
    assertThat(browser.all(".chart .point.mistake")).as("nim 3 4 5 was won by 2 0 0").isNotEmpty();
    assertThat(browser.one(".history .mistake").getText()).contains("gave the win away");
    browser.script("document.querySelector('.chart .point').dispatchEvent(new MouseEvent('click', {bubbles: true}))");
    browser.until(() -> matches().size() == 12 && browser.address().contains("at=0"));
  }

  @Test
  void sequences_areCancelled() {
    open("sequences?rules=0.007&to=200000");
    browser.button("Cancel").click();
    browser.until(() -> server.desk().working() == 0);
    assertThat(browser.all(".plot")).isEmpty();
  }

  @Test
  void formulas_areFoundTestedAndTakenAway() {
    open("formulas?rules=take:1,3,4");
    browser.until(() -> browser.one(".finding .formula").getText().startsWith("G(n+7) = G(n)"));
    assertThat(browser.one(".finding .badge").getText()).isEqualTo("Proved");
    assertThat(browser.one(".program code").getText()).contains("% 7");
    browser.button("Python").click();
    browser.until(() -> browser.one(".program code").getText().startsWith("def g(n):"));
    browser.button("Keep").click();
    browser.button("Kept");
    open("kept");
    browser.until(() -> browser.all(".claim").stream().anyMatch(kept -> kept.getText().contains("Formula")));
    browser.all(".claim a").stream().filter(link -> link.getText().startsWith("take:1,3,4 · G(n+7) = G(n)")).findFirst()
        .orElseThrow().click();
    browser.until(() -> !browser.all(".finding .formula").isEmpty());
    WebElement rules = browser.one("input[name=rules]");
    rules.clear();
    rules.sendKeys("0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10");
    browser.one("input[name=test]").sendKeys("n / 2", Keys.ENTER);
    browser.until(() -> !browser.all(".badge.refuted").isEmpty());
    assertThat(browser.one(".finding .badge").getText()).isEqualTo("Checked");
    rules = browser.one("input[name=rules]");
    rules.clear();
    rules.sendKeys("take:1,x", Keys.ENTER);
    browser.until(() -> !browser.all("[role=alert]").isEmpty());
    assertThat(browser.one(".pointed mark").getText()).isEqualTo("x");
    assertThat(browser.all(".finding")).isEmpty();
  }

  @Test
  void formulas_areCancelled() {
    open("formulas?rules=grundys-game");
    browser.until(() -> !browser.all(".formulas .controls button[type=button]").isEmpty()
        || !browser.all(".conjecture").isEmpty());
    browser.open(server.address() + "kept");
    browser.until(() -> server.desk().working() == 0);
  }

  @Test
  void proofs_haveTheirWitness() {
    open("proofs?statement=" + java.net.URLEncoder.encode("A n (n >= 1 => a(n+1) = a(n) + 2)",
        java.nio.charset.StandardCharsets.UTF_8));
    browser.until(() -> browser.one(".decided").getText().contains("n = 2"));
    assertThat(browser.one(".decided .verdict").getText()).isEqualTo("False");
    open("proofs?statement=wythoff");
    browser.until(() -> browser.all(".automaton .state:not(.inner)").size() == 4);
  }

  @Test
  void gallery_isSearched() {
    open("games");
    browser.until(() -> browser.all(".item").size() > 40);
    browser.one("input[type=search]").sendKeys("queen");
    browser.until(() -> browser.all(".item").size() < 5);
    assertThat(browser.one(".item b").getText()).isEqualTo("queens");
  }

  /** From the touch to the picture that shows what it came to, as a person waits for it. */
  @Test
  void touch_isAnsweredAtOnce() {
    open("play?start=nim+7+9+11");
    browser.until(() -> matches().size() == 27);
    List<?> times = (List<?>) browser.later("""
        const done = arguments[arguments.length - 1];
        (async () => {
          const times = [];
          for (let i = 0; i < 21; i++) {
            const match = document.querySelector(`[data-part="${i % 3}"][data-level="${i % 5}"]`);
            const from = performance.now();
            match.click();
            while (document.querySelectorAll('.match.chosen').length !== [7, 9, 11][i % 3] - i % 5)
              if (performance.now() - from < 20000) await new Promise(requestAnimationFrame);
              else break;
            times.push(performance.now() - from);
          }
          done(times);
        })();""");
    double[] sorted = times.stream().mapToDouble(time -> ((Number) time).doubleValue()).sorted().toArray();
    assertThat(sorted).hasSize(21);
    if (Integer.getInteger("grundy.load", 0) > 0) {
      System.out.printf("a touch: median %.1f ms, 9 of 10 within %.1f ms, worst %.1f ms%n", sorted[10], sorted[18],
          sorted[20]);
      assertThat(sorted[10]).isLessThan(100);
    }
  }

  @ParameterizedTest
  @CsvSource({"hr, play?start=wythoff+6+11&why=1", "en, play?start=coins+5+7+8+12&why=1&hints=on", "id, boards",
      "es, values", "hr, sources", "id, proofs",
      "es, games"})
  void longWords_fitThePhone(String language, String address) {
    browser.size(390, 800);
    browser.open(server.address() + address + (address.contains("?") ? "&" : "?") + "lang=" + language);
    settle();
    assertThat((Long) browser.script("return document.documentElement.scrollWidth")).isLessThanOrEqualTo(390);
  }

  @Test
  void editor_fitsThePhone() {
    browser.size(390, 800);
    browser.open(server.address() + "play?start=coins+5+7+8+12&lang=en");
    browser.button("Change the position").click();
    browser.until(() -> !browser.all(".editor button.cell").isEmpty());
    assertThat((Long) browser.script("return document.documentElement.scrollWidth")).isLessThanOrEqualTo(390);
  }

  static Stream<String> addresses() {
    return ADDRESSES.stream();
  }

  /** Nothing is loaded from elsewhere, nothing is complained of, and axe finds nothing serious, in light and on a dark phone. */
  @ParameterizedTest
  @MethodSource("addresses")
  void everyPage_isSoundAndAccessible(String address) throws IOException {
    browser.complaints(); // of what another test provoked
    open(address);
    settle();
    assertThat(browser.complaints()).isEmpty();
    assertThat((List<?>) browser.script("return performance.getEntriesByType('resource').map(e => e.name)"))
        .allSatisfy(name -> assertThat((String) name).startsWith(server.address()));
    Path axe = Path.of("app/node_modules/axe-core/axe.min.js");
    browser.script(Files.readString(axe));
    for (boolean dark : new boolean[]{false, true}) {
      browser.dark(dark);
      browser.size(dark ? 390 : 1280, 900);
      Object found = browser.later("const done = arguments[arguments.length - 1];"
          + "axe.run(document, {resultTypes: ['violations']}).then(r => done(r.violations"
          + ".filter(v => v.impact === 'serious' || v.impact === 'critical')"
          + ".map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html).join(' | '))));");
      assertThat((List<?>) found).as(address + (dark ? " dark" : "")).isEmpty();
    }
  }

  private static void settle() {
    long[] last = {-1};
    browser.until(() -> {
      long now = (Long) browser.script("return document.body.innerText.length");
      boolean same = now == last[0] && now > 40;
      last[0] = now;
      return same;
    });
  }

  @ParameterizedTest
  @MethodSource("addresses")
  void phone_needsNoSidewaysScrolling(String address) {
    open(address);
    browser.size(390, 800);
    settle();
    assertThat((Long) browser.script("return document.documentElement.scrollWidth")).as(address)
        .isLessThanOrEqualTo(390);
    assertThat((List<?>) browser.script(
        "return [...document.querySelectorAll('main button, main select, main input:not([type=checkbox]), header a')]"
            + ".filter(e => e.checkVisibility() && !e.closest('g-board') && e.getBoundingClientRect().height < 43.5"
            + " && !e.classList.contains('hidden')).map(e => e.outerHTML.slice(0, 120))"))
        .as("targets of " + address).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"en, Whoever takes the last match loses", "id, kalah", "hr, Gubi tko", "es, Pierde quien"})
  void languages_areThoseOfTheTerminal(String language, String said) {
    browser.open(server.address() + "?lang=" + language);
    assertThat(browser.one("main h1").getText()).contains(said);
    assertThat(browser.script("return document.documentElement.lang")).isEqualTo(language);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "play?start=wythoff+6+11", "games"})
  void firstView_isPaintedSoon(String address) {
    open(address);
    settle();
    open(address);
    settle();
    Object time = browser.script("return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0");
    assertThat(((Number) time).doubleValue()).as(address).isPositive();
    if (Integer.getInteger("grundy.load", 0) > 0)
      assertThat(((Number) time).doubleValue()).as(address).isLessThan(1000);
  }
}
