package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The map of the values of two heaps. */
class MapPageTest extends InBrowser {
  @Test
  void map_isWalkedAndPaintedByKeyboard() {
    open("boards?game=wythoff&to=5");
    browser.until(() -> !browser.all(".map .list span").isEmpty());
    browser.button("Paint the losing squares yourself").click();
    browser.until(() -> !browser.all(".map .tools .primary").isEmpty());
    browser.script("document.querySelector('.map canvas').focus()");
    browser.actions().sendKeys(Keys.ARROW_RIGHT).perform();
    browser.until(() -> browser.one(".map output").getText().matches("\\([01], 0\\)"));
    // The first key comes to the corner, unless the focus has done so.
    if (browser.one(".map output").getText().equals("(0, 0)"))
      browser.actions().sendKeys(Keys.ARROW_RIGHT).perform();
    browser.until(() -> browser.one(".map output").getText().equals("(1, 0)"));
    browser.actions().sendKeys(Keys.ARROW_UP).perform();
    browser.until(() -> browser.one(".map output").getText().equals("(1, 1)"));
    browser.actions().sendKeys(Keys.ARROW_UP).sendKeys(Keys.SPACE).perform();
    browser.until(() -> browser.one(".map output").getText().equals("(1, 2) painted"));
    browser.actions().sendKeys(Keys.ARROW_UP).sendKeys(Keys.ENTER).perform();
    browser.button("Check my squares").click();
    browser.until(() -> browser.one(".map output").getText().startsWith("1 right, 1 wrong, 4 missed"));
  }

  @Test
  void gameThatDoesNotFit_offersThoseThatDo() {
    open("boards?game=kayles");
    assertThat(browser.one("[role=alert]").getText()).contains("kayles");
    browser.button("Nim").click();
    browser.until(() -> browser.address().contains("game=nim") && browser.all("[role=alert]").isEmpty());
    assertThat(browser.one(".beside-map .rules").getText()).contains("Take any positive number from one heap.");
  }

  /** Whoever comes to the map by keys is in its corner, and a space paints it. */
  @Test
  void firstSpace_paints() {
    open("boards?game=wythoff&to=5");
    browser.until(() -> !browser.all(".map .list span").isEmpty());
    browser.script("[...document.querySelectorAll('.map .tools button')].at(-1).focus()");
    browser.actions().sendKeys(Keys.ENTER).perform();
    browser.script("document.querySelector('.map canvas').focus()");
    browser.until(() -> browser.one(".map output").getText().equals("(0, 0)"));
    browser.actions().sendKeys(Keys.SPACE).perform();
    browser.until(() -> browser.one(".map output").getText().equals("(0, 0) painted"));
  }

  /** The lost squares have their colour where they are, and after the map was magnified and moved as well. */
  @Test
  void lostSquares_areColoured() {
    open("boards?game=wythoff&to=12");
    browser.until(() -> !browser.all(".map .list span").isEmpty());
    browser.until(() -> !coloured(1, 0, 0).isEmpty());
    browser.one(".controls .switch input").click();
    assertThat(coloured(1, 0, 0)).containsExactlyInAnyOrder("0 0", "1 2", "2 1", "3 5", "5 3", "4 7", "7 4", "6 10",
        "10 6");
    browser.script("""
        const canvas = document.querySelector('.map canvas'), box = canvas.getBoundingClientRect();
        const at = (type, x, y) => canvas.dispatchEvent(new PointerEvent(type, {clientX: box.x + x, clientY: box.y + y,
          pointerId: 1, bubbles: true}));
        canvas.setPointerCapture = () => undefined;
        const wheel = new WheelEvent('wheel', {deltaY: -1, clientX: box.x, clientY: box.bottom, bubbles: true});
        for (let i = 0; i < 4; i++) canvas.dispatchEvent(wheel);
        at('pointerdown', 300, 300);
        at('pointermove', 250, 330);
        at('pointerup', 250, 330);""");
    assertThat(coloured(Math.pow(1.2, 4), 50, 30)).contains("1 2", "2 1", "3 5", "5 3").allSatisfy(
        square -> assertThat(square).isIn("0 0", "1 2", "2 1", "3 5", "5 3", "4 7", "7 4", "6 10", "10 6"));
  }

  /** Two thousand heaps a side; the moves of the square that the pointer rests on are framed. */
  @Test
  void largeMap_isDrawn_withTheMovesOfASquare() {
    open("boards?game=wythoff&to=2000");
    browser.until(() -> !browser.all(".map .list span").isEmpty());
    assertThat(browser.one(".map-legend").getText()).contains("the player to move loses", "the player to move wins");
    open("boards?game=wythoff&to=5");
    browser.until(() -> !browser.all(".map .list span").isEmpty());
    browser.script("""
        window.most = 0;
        let framed = 0;
        const whole = CanvasRenderingContext2D.prototype, frame = whole.strokeRect, done = whole.restore;
        whole.strokeRect = function (...box) { framed++; frame.apply(this, box); };
        whole.restore = function () { window.most = Math.max(window.most, framed); framed = 0; done.apply(this); };
        document.querySelector('.map canvas').focus();""");
    browser.actions().sendKeys(Keys.ARROW_RIGHT).sendKeys(Keys.ARROW_RIGHT).sendKeys(Keys.ARROW_UP).perform();
    browser.until(() -> ((Number) browser.script("return window.most")).intValue() >= 5);
  }

  /** A map that would be too large leaves the one that is there. */
  @Test
  void largestMap_isSaid() {
    open("boards?game=wythoff&to=5");
    browser.until(() -> browser.all("canvas").size() == 1);
    WebElement to = browser.one("input[name=to]");
    to.clear();
    to.sendKeys("3000", Keys.ENTER);
    browser.until(() -> !browser.all("[role=alert]").isEmpty());
    assertThat(browser.one("[role=alert]").getText()).isEqualTo("A map can show heaps up to 2000.");
    assertThat(browser.one(".map canvas").isDisplayed()).isTrue();
    assertThat(browser.address()).contains("to=5");
  }

  @Test
  void cloud_isDrawnWhenItIsAskedFor() {
    open("boards?game=wythoff&to=5");
    browser.one(".projection button").click();
    browser.until(() -> !browser.all("canvas.cloud").isEmpty());
    assertThat((Boolean) browser.script("""
        const cloud = document.querySelector('canvas.cloud');
        const dots = cloud.getContext('2d').getImageData(0, 0, cloud.width, cloud.height).data;
        return dots.filter((alpha, i) => i % 4 === 3 && alpha > 0).length > 4000""")).isTrue();
  }

  /** The squares whose middle has the colour of a loss, on a map that is magnified and moved to the left and down. */
  private static List<String> coloured(double zoom, int left, int bottom) {
    Object found = browser.script("""
        const [zoom, left, bottom] = arguments, canvas = document.querySelector('.map canvas'), rim = 26;
        const area = canvas.clientWidth - rim, cell = area / 13 * zoom, found = [];
        const context = canvas.getContext('2d'), ratio = devicePixelRatio;
        const accent = getComputedStyle(document.querySelector('button.primary')).backgroundColor;
        for (let y = 0; y < 13; y++)
          for (let x = 0; x < 13; x++) {
            const across = rim + (x + 0.3) * cell - left, down = area - (y + 0.7) * cell + bottom;
            if (across < rim || across > rim + area || down < 0 || down > area) continue;
            const [r, g, b] = context.getImageData(across * ratio, down * ratio, 1, 1).data;
            if (`rgb(${r}, ${g}, ${b})` === accent) found.push(x + ' ' + y);
          }
        return found;""", zoom, left, bottom);
    return ((List<?>) found).stream().map(String.class::cast).toList();
  }
}
