package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds of every page, in every language, on a desk and on a phone. */
class EveryPageTest extends InBrowser {
  private static final List<String> ADDRESSES = List.of("", "play?start=wythoff+6+11&hints=on&why=1",
      "play?start=domineering+4x4&hints=on&why=1", "play?start=hackenbush&why=1", "play?start=kayles+7+9&hints=on",
      "play?start=queens+5,7&why=1", "play?start=nim+3+4+%2B+wythoff+2+5+%2B+kayles+9&why=1",
      "play?start=northcott&why=1", "play?start=nim+3+4+5&hints=locked", "games", "boards", "sequences?rules=kayles",
      "sequences?rules=wythoff&test=x+^+y", "values", "proofs?statement=wythoff", "sources", "kept", "daily?day=20785",
      "play?start=domineering+4x4&embed=1", "lessons", "lessons?n=004", "exercises?game=nim&seed=7",
      "exercises?game=domineering&level=1");

  /** Generous where the machine does other work as well. */
  private static final int MOST_MILLIS_TO_PAINT = Integer.getInteger("grundy.load", 0) > 0 ? 1_000 : 10_000;

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

  /** Terms within a sentence are as high as its line, like links. */
  @ParameterizedTest
  @MethodSource("addresses")
  void phone_needsNoSidewaysScrolling(String address) {
    open(address);
    browser.size(390, 800);
    settle();
    assertThat((Long) browser.script("return document.documentElement.scrollWidth")).as(address)
        .isLessThanOrEqualTo(390);
    assertThat((List<?>) browser.script(
        "return [...document.querySelectorAll('main button:not(.term), main select, main input:not([type=checkbox]), header a')]"
            + ".filter(e => e.checkVisibility() && !e.closest('g-board') && e.getBoundingClientRect().height < 43.5"
            + " && !e.classList.contains('hidden')).map(e => e.outerHTML.slice(0, 120))"))
        .as("targets of " + address).isEmpty();
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

  @ParameterizedTest
  @CsvSource({"en, The player who takes the last match loses", "id, kalah", "hr, Gubi igrač", "es, Pierde quien"})
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
    assertThat(((Number) time).doubleValue()).as(address).isPositive().isLessThan(MOST_MILLIS_TO_PAINT);
  }
}
