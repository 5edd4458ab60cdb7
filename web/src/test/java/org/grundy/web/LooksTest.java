package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How pages lie on narrow phones and on paper. */
class LooksTest extends InBrowser {
  /** A row that is too long for a phone goes on below: each cell is in sight and as large as a finger. */
  @ParameterizedTest
  @ValueSource(strings = {"coins+5+7+8+12+20+25+31+40", "coins+1+2+3+4+5+6+7+8+9+10+11+12+13+14+15+16+17+18+19+20+22",
      "nimble+4+6+6+9+30", "turning-turtles+tthththhtththtthhthhtt", "toads-and-frogs+tttttttt....ffffffff",
      "front-or-back+3+9+1+2+5+8+7+4+6+1+2+3"})
  void longStrips_areWhollyInSight(String start) {
    for (int width : new int[]{360, 390, 414}) {
      browser.size(width, 800);
      open("play?computer=none&start=" + start);
      browser.until(() -> !browser.all("button.cell").isEmpty());
      assertThat((List<?>) browser.script("""
          return [...document.querySelectorAll('.cell')].map(cell => cell.getBoundingClientRect())
            .filter(box => box.left < 0 || box.right > innerWidth || box.width < 43.5 || box.height < 43.5)
            .map(box => [box.left, box.right, box.height].join(' '))""")).as("%s at %d", start, width).isEmpty();
      assertThat((Long) browser.script("return document.documentElement.scrollWidth")).isLessThanOrEqualTo(width);
    }
  }

  /** A row of ten or fewer is not torn, since two lines would look like two rows. */
  @ParameterizedTest
  @ValueSource(
      strings = {"kayles+10", "kayles+9+10+4", "toads-and-frogs+tttt..ffff", "front-or-back+3+9+1+2+5", "nim+10+3",
          "nim+7+kayles+8"})
  void shortRows_areOneLine(String start) {
    for (int width : new int[]{360, 390, 1440}) {
      browser.size(width, 800);
      open("play?computer=none&hints=on&start=" + start.replace("+kayles", "+%2B+kayles"));
      browser.until(() -> !browser.all("[data-part]").isEmpty());
      assertThat((List<?>) browser.script("""
          return [...document.querySelectorAll('.matches, .row, .strip')].flatMap(line => {
            const boxes = [...line.querySelectorAll('.match, .token, .cell')].map(one => one.getBoundingClientRect());
            return boxes.filter(box => box.top !== boxes[0].top || box.right > innerWidth || box.width < 26)
              .map(box => [box.top, box.right, box.width].join(' '));
          })""")).as("%s at %d", start, width).isEmpty();
      assertThat((Long) browser.script("return document.documentElement.scrollWidth")).isLessThanOrEqualTo(width);
    }
  }

  /** A graph in a sum is no larger than the boards beside it, and all begin below each other. */
  @Test
  void boardsOfASum_beginAtTheSamePlace() {
    for (int width : new int[]{390, 1440}) {
      browser.size(width, 900);
      open("play?computer=none&start=hackenbush+0-1b+1-2r+%2B+nim+2+%2B+domineering+2x3");
      browser.until(() -> browser.all(".summand").size() == 3);
      assertThat((List<?>) browser.script("""
          const left = one => one.getBoundingClientRect().left;
          return [...new Set([...document.querySelectorAll('.summand, .picture > :nth-child(2)')].map(left))]"""))
          .hasSize(1);
      assertThat((Boolean) browser.script("""
          const width = one => document.querySelector(one).getBoundingClientRect().width;
          return width('svg.graph') < width('.frame')""")).isTrue();
    }
  }

  /** The chart of ten moves is wholly in sight; that of more moves shows whole columns. */
  @Test
  void chart_showsWholeColumns() {
    for (int width : new int[]{390, 1440}) {
      browser.size(width, 900);
      open("play?computer=none&start=nim+20&moves=" + "1;".repeat(10));
      assertChart(11, 11);
      open("play?computer=none&start=nim+40&moves=" + "1;".repeat(35));
      assertChart(36, width == 390 ? 11 : 12);
    }
  }

  private static void assertChart(int columns, int inSight) {
    browser.until(() -> browser.button("Analyse").isEnabled());
    browser.button("Analyse").click();
    browser.until(() -> browser.all(".chart .point").size() == columns);
    browser.until(() -> {
      var places = (List<?>) browser.script("""
          const place = document.querySelector('.charted .scroll').getBoundingClientRect();
          return [...document.querySelectorAll('.chart .point')].map(one => one.getBoundingClientRect())
            .map(box => box.left > place.left - 1 && box.right < place.right + 1 ? 'whole'
              : box.right < place.left + 1 || box.left > place.right - 1 ? 'out' : 'torn')""");
      return places.stream().filter("whole"::equals).count() == inSight && !places.contains("torn");
    });
  }

  /** No buttons, nothing that would have to be scrolled, and dark on light, whatever the screen was. */
  @ParameterizedTest
  @ValueSource(strings = {"play?start=nim+3+4+5&hints=on&why=1", "play?start=coins+5+7+8+12+20+25&why=1",
      "play?start=domineering+4x4&why=1&moves=a1-a2", "values?cell=%7B0,*%7C*%7D&cell=domineering+2x3",
      "sequences?rules=kayles&to=400", "sequences?rules=wythoff&test=x+^+y", "boards?game=wythoff&to=20",
      "proofs?statement=wythoff"})
  void paper_hasAllOfIt_andNothingToTouch(String address) {
    browser.dark(true);
    open(address);
    browser.until(
        () -> !browser.all(".why, .cellcard .value, table.numbers, .conjecture, .map canvas, .automaton").isEmpty());
    browser.size(690, 1000);
    browser.paper(true);
    assertThat((List<?>) browser.script("""
        return [...document.querySelectorAll('button:not(.term), .button, select, input, a.small, nav')]
          .filter(e => e.checkVisibility() && !e.closest('g-board, .cellcard .line, .history'))
          .map(e => e.outerHTML.slice(0, 120))""")).as("to be touched").isEmpty();
    browser.until(() -> ((List<?>) browser.script("""
        return [...document.querySelectorAll('main *')].filter(e => e.checkVisibility() && !e.closest('.katex, .uplot')
            && ['auto', 'scroll', 'hidden'].includes(getComputedStyle(e).overflowY) && !e.classList.contains('hidden')
            && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1))""")).isEmpty());
    assertThat((Long) browser.script("return document.documentElement.scrollWidth")).isLessThanOrEqualTo(690);
    assertThat(browser.script("return getComputedStyle(document.documentElement).backgroundColor"))
        .isEqualTo("rgb(255, 255, 255)");
  }

  @Test
  void mapOnPaper_isLight() {
    browser.dark(true);
    open("boards?game=wythoff&to=20");
    browser.until(() -> browser.all(".map .list").size() == 1);
    browser.until(() -> rim() < 100);
    browser.paper(true);
    browser.until(() -> rim() == 255);
    browser.dark(true);
    browser.until(() -> rim() < 100);
  }

  /** How light the map's rim is. */
  private static long rim() {
    return (Long) browser.script(
        "return document.querySelector('.map canvas').getContext('2d').getImageData(1, 1, 1, 1).data[0]");
  }
}
