package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** What a person with a slow line, an unsteady hand or no mouse would notice. */
class MeasuredTest extends InBrowser {
  private static final long MOST_BYTES = 200_000;
  private static final double MOST_SHIFT = 0.05;
  private static final String USABLE = "[data-part]:not([disabled], [aria-disabled=true])";
  private static final List<Keys> ARROWS = List.of(Keys.ARROW_LEFT, Keys.ARROW_RIGHT, Keys.ARROW_UP, Keys.ARROW_DOWN);

  /** All that a browser loads that has never seen the pages, fonts and data included, as it is sent. */
  @ParameterizedTest
  @ValueSource(strings = {"", "play?start=nim+3+4+5", "play?start=domineering+4x4&hints=on&why=1", "games", "daily",
      "boards", "lessons?n=001", "exercises?game=nim&seed=7", "sequences?rules=kayles", "sequences?rules=wythoff",
      "proofs", "sources",
      "kept"})
  void firstLoad_isSmall(String address) throws IOException {
    try (var fresh = new Browser()) {
      fresh.open(server.address() + address + (address.contains("?") ? "&" : "?") + "lang=en");
      fresh.until(() -> !fresh.all("h1").isEmpty());
      long bytes = ((Number) fresh.later("""
          const done = arguments[arguments.length - 1];
          setTimeout(() => done(performance.getEntries()
            .filter(one => ['navigation', 'resource'].includes(one.entryType))
            .reduce((sum, one) => sum + one.encodedBodySize, 0)), 1000);""")).longValue();
      assertThat(bytes).as(address).isBetween(50_000L, MOST_BYTES);
    }
  }

  /** Nothing jumps while a page fills, on a desk and on a phone. */
  @ParameterizedTest
  @ValueSource(strings = {"", "play?start=nim+3+4+5&hints=on&why=1", "play?start=domineering+4x4&hints=on", "games",
      "daily", "boards?game=wythoff&to=20", "sequences?rules=kayles", "sequences?rules=wythoff",
      "values?cell=%7B0,*%7C*%7D", "proofs?statement=wythoff", "sources", "kept"})
  void pages_standStill(String address) {
    for (int width : new int[]{390, 1280}) {
      browser.size(width, 900);
      open(address);
      settle();
      double shift = ((Number) browser.later("""
          const done = arguments[arguments.length - 1];
          let sum = 0;
          new PerformanceObserver(list => {
            for (const one of list.getEntries()) if (!one.hadRecentInput) sum += one.value;
          }).observe({type: 'layout-shift', buffered: true});
          setTimeout(() => done(sum), 300);""")).doubleValue();
      assertThat(shift).as("%s at %d", address, width).isLessThan(MOST_SHIFT);
    }
  }

  /** From the first key to the end: the computer plays on the other side, and the pointer is never used. */
  @ParameterizedTest
  @ValueSource(strings = {"nim 1 2", "kayles 4", "wythoff 2 3", "queens 1,2", "domineering 3x3",
      "hackenbush 0-1b 1-2r 0-3r", "coins 1 3", "toads-and-frogs tt.ff", "clobber xo/ox", "dawsons-chess 5"})
  void wholeGames_arePlayedByKeysAlone(String start) {
    open("play?start=" + start.replace(" ", "+") + "&level=easy");
    browser.until(() -> !browser.all(USABLE).isEmpty());
    for (int tab = 0; tab < 40 && !onBoard(); tab++)
      browser.actions().sendKeys(Keys.TAB).perform();
    assertThat(onBoard()).as("Tab leads to the board").isTrue();
    var random = new Random(1);
    for (int press = 0; press < 200 && !over(); press++) {
      browser.until(() -> over() || onBoard());
      if (!over())
        browser.actions().sendKeys(random.nextInt(3) > 0 ? Keys.ENTER : ARROWS.get(random.nextInt(4))).perform();
    }
    browser.until(MeasuredTest::over);
  }

  private static boolean over() {
    return !browser.all(".status.ending").isEmpty();
  }

  private static boolean onBoard() {
    return (Boolean) browser.script("return !!document.activeElement.closest('g-board')");
  }
}
