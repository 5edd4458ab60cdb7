package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
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
      "play?start=queens+5,7&why=1", "games", "boards", "sequences?rules=kayles", "values", "proofs", "sources");

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
    assertThat(browser.all(".bits").size()).as("a line for each row and the weights, or none").isIn(0, 5);
    browser.until(() -> !browser.all(".match:not(:disabled)").isEmpty());
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
    open("play?start=nim+2+2&level=perfect");
    browser.until(() -> matches().size() == 4);
    browser.script("document.querySelector('[data-part]:not([disabled])').focus()");
    browser.actions().sendKeys(Keys.ARROW_DOWN).perform();
    browser.actions().sendKeys(Keys.ENTER).perform();
    browser.one("#confirm");
    browser.actions().sendKeys(Keys.ENTER).perform();
    browser.until(() -> status().startsWith("I "));
    assertThat(browser.address()).contains("moves=");
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
  void wordsOfTheTrade_appearWhenTheyAreWanted() {
    open("play?start=wythoff+6+11&why=1");
    browser.one(".why");
    assertThat(browser.one(".why").getText()).doesNotContain("nim-value");
    browser.one(".switch input").click();
    browser.until(() -> browser.one(".why").getText().contains("nim-value 2"));
    browser.open(server.address() + "play?start=wythoff+3+5&why=1");
    browser.until(() -> browser.one(".why").getText().contains("nim-value 0"));
    browser.one(".switch input").click();
  }

  static Stream<String> addresses() {
    return ADDRESSES.stream();
  }

  /** Nothing is loaded from elsewhere, nothing is complained of, and axe finds nothing serious, in light and dark. */
  @ParameterizedTest
  @MethodSource("addresses")
  void everyPage_isSoundAndAccessible(String address) throws IOException {
    open(address);
    settle();
    assertThat(browser.complaints()).isEmpty();
    assertThat((List<?>) browser.script("return performance.getEntriesByType('resource').map(e => e.name)"))
        .allSatisfy(name -> assertThat((String) name).startsWith(server.address()));
    Path axe = Path.of("app/node_modules/axe-core/axe.min.js");
    browser.script(Files.readString(axe));
    for (boolean dark : new boolean[]{false, true}) {
      browser.dark(dark);
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
    assertThat(((Number) time).doubleValue()).as(address).isBetween(1.0, 3000.0);
  }
}
