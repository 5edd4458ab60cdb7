package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** A match of any game: keys, links, hints, history. */
class MatchPageTest extends InBrowser {
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

  @Test
  void puzzle_saysWhetherTheMoveWasTheOne() {
    open("play?start=nim+3+5&level=perfect&play=normal&puzzle=20785");
    browser.until(() -> matches().size() == 8);
    browser.one("[data-part='1'][data-level='4']").click();
    browser.one("#confirm").click();
    browser.until(() -> status().equals("That move does not win. Undo it and try another."));
    browser.button("Undo").click();
    browser.until(() -> matches().size() == 8 && status().equals("One move wins. Find it."));
    browser.one("[data-part='1'][data-level='3']").click();
    browser.one("#confirm").click();
    browser.until(() -> status().startsWith("That is the move that wins. Now win the game: I take "));
  }

  /** The game is called as it was asked for; whoever plays by keys goes on by keys when it is over. */
  @Test
  void end_isReachedByKeys() {
    open("play?start=marienbad");
    assertThat(browser.one("main h1").getText()).isEqualTo("Marienbad");
    open("play?start=nim+1");
    browser.until(() -> matches().size() == 1);
    browser.script("document.querySelector('[data-part]:not([disabled])').focus()");
    browser.actions().sendKeys(Keys.ENTER).perform();
    browser.one("#confirm");
    browser.actions().sendKeys(Keys.ENTER).perform();
    browser.until(() -> Boolean.TRUE.equals(browser.script("return document.activeElement.matches('.again')")));
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
  void teacher_locksTheHints() {
    open("play?start=nim+3+4+5&hints=locked&why=1");
    browser.until(() -> matches().size() == 12);
    browser.until(() -> browser.one(".panel .card").getText().equals("This link locks the hints."));
    assertThat(browser.all(".why, .mark, .marked")).isEmpty();
    open("play?start=nim+3+4+5&hints=locked&computer=none&moves=3+0+0;0+0+1");
    browser.until(() -> matches().size() == 8);
    assertThat(browser.button("Analyse").isEnabled()).isFalse();
  }

  @Test
  void movesShowWhatTheyComeTo() {
    open("play?start=nim+3+4+5&hints=on");
    browser.until(() -> browser.all(".match .mark").size() == 12);
    assertThat(browser.all(".mark.wins:not(.legend *)")).singleElement()
        .satisfies(mark -> assertThat(mark.getText()).isEqualTo("✓11"));
    assertThat(browser.all(".match.wins")).singleElement().satisfies(match -> assertThat(match.getAccessibleName())
        .isEqualTo("Row 1: take 2, leave 1: a win in 11 moves"));
    browser.one(".head .switch input").click();
    browser.until(() -> browser.one(".match .mark.wins").getText().matches("✓\\W0"));
    browser.one(".head .switch input").click();
  }

  /** A piece that was touched has its squares marked, each with what the move to it comes to. */
  @Test
  void destinationsAreMarked() {
    open("play?start=queens+5,7&hints=on");
    browser.until(() -> browser.all("button.cell.wins").size() == 1);
    browser.one("button.cell.wins").click();
    browser.until(() -> browser.all("button.cell .mark").size() == 17);
    assertThat(browser.all("button.cell.wins")).hasSize(3)
        .allSatisfy(square -> assertThat(square.getAccessibleName()).contains(": a win in "));
    assertThat(browser.one(".legend").getText()).contains("wins", "loses", "Numbers count the moves that are left.");
  }

  /** A tile may be touched at either end: both cells of a winning one are winning. */
  @Test
  void tilesAreMarkedAtBothEnds() {
    open("play?start=domineering+4x4&hints=on");
    browser.until(() -> browser.all("button.cell .mark").size() == 16);
    assertThat(browser.all("button.cell.wins")).extracting(WebElement::getAccessibleName)
        .allMatch(name -> name.matches("[abcd][23], empty: a win in 7 moves")).hasSize(8);
    browser.one("button.cell[aria-label^='a3']").click();
    browser.until(() -> browser.all("button.cell.wanted").size() == 2);
    assertThat(browser.one("button.cell.wanted.wins").getAccessibleName()).startsWith("a2");
    assertThat(browser.one("button.cell.wanted.loses").getAccessibleName()).startsWith("a4");
  }

  /** Taking one heap's matches loses, and taking of the other as well wins: both are said. */
  @Test
  void touchesThatGoOn_areMarkedApart() {
    open("play?start=wythoff+6+9&hints=on");
    browser.until(() -> !browser.all(".match.loses .mark.begins").isEmpty());
    assertThat(browser.one(".match:has(.mark.begins)").getAccessibleName()).endsWith("; more touches do better");
  }

  @Test
  void points_areCounted() {
    open("play?start=front-or-back+3+1+4&hints=on");
    browser.until(() -> browser.all("button.cell .mark").size() == 2);
    assertThat(browser.all("button.cell .mark")).extracting(WebElement::getText).containsExactly("=0", "✓+2");
  }

  @Test
  void blunder_showsOnTheChart_andAClickGoesBack() {
    open("play?start=nim+3+4+5&computer=none&moves=0+1+0;0+0+1");
    browser.until(() -> matches().size() == 10);
    browser.button("Analyse").click();
    browser.until(() -> browser.all(".chart .point").size() == 3);
    assertThat(browser.all(".chart .point.mistake")).as("nim 3 4 5 was won by 2 0 0").isNotEmpty();
    assertThat(browser.one(".history .mistake").getText()).contains("threw away the win");
    assertThat(browser.one(".side-above").getText() + browser.one(".side-below").getText())
        .isEqualTo("↑ First player↓ Second player");
    browser.script("document.querySelector('.chart .point').dispatchEvent(new MouseEvent('click', {bubbles: true}))");
    browser.until(() -> matches().size() == 12 && browser.address().contains("at=0"));
  }

  /** A value that is too long for the chart is read where it is touched. */
  @Test
  void longValues_standBelowTheChart() {
    open("play?start=domineering+4x4&computer=none&theory=1&moves=a1-a2;b1-c1");
    browser.until(() -> browser.button("Analyse").isEnabled());
    browser.button("Analyse").click();
    browser.until(() -> browser.all(".charted .point").size() == 3);
    browser.all(".charted .point").get(1).click();
    browser.until(() -> browser.one(".charted .longer").getText().equals("Here … stands for {2+−₂|−1/2+−₂}."));
  }

  /** What was played otherwise is not lost: it stands beside the line on the board, and in the link. */
  @Test
  void otherLines_areKept() {
    open("play?start=nim+3+4+5&computer=none&moves=2+0+0;0+4+0");
    browser.until(() -> matches().size() == 6);
    browser.button("Undo").click();
    browser.until(() -> matches().size() == 10);
    browser.one("[data-part='2'][data-level='0']").click();
    browser.until(() -> !browser.all(".match.chosen").isEmpty());
    browser.one("#confirm").click();
    browser.until(() -> browser.all(".lines li").size() == 1);
    browser.until(() -> browser.one(".lines").getText().equals("2. take 4 from heap 2"));
    browser.open(browser.address());
    browser.until(() -> browser.all(".lines li").size() == 1);
    browser.one(".lines button").click();
    browser.until(() -> matches().size() == 6 && browser.one(".lines").getText().equals("2. take 5 from heap 3"));
  }

  /** Pins do not move up to each other: what is taken leaves a gap, at the end that was touched. */
  @Test
  void pins_keepTheirPlaces() {
    open("play?start=kayles+9&computer=none");
    browser.all(".token").get(4).click();
    browser.one("#confirm").click();
    browser.until(() -> browser.all(".row").size() == 1 && places().equals("####.####"));
    browser.all(".token").getFirst().click();
    browser.one("#confirm").click();
    browser.until(() -> places().equals(".###.####"));
    assertThat(browser.one(".row").getDomAttribute("aria-label")).isEqualTo("Row 1: 3 + 4");
    browser.button("Undo").click();
    browser.until(() -> places().equals("####.####"));
  }

  /** The pins of all rows, and the gaps. */
  private static String places() {
    return String.valueOf(browser.script("""
        return [...document.querySelectorAll('.token')].map(one => one.matches('.taken') ? '.' : '#').join('')"""));
  }

  /** A touch that was made without a connection is answered as soon as there is one. */
  @Test
  void lostConnection_isWaitedFor() {
    open("play?start=nim+3+4+5&computer=none");
    browser.until(() -> matches().size() == 12);
    browser.offline(true);
    try {
      browser.one("[data-part='2'][data-level='0']").click();
      browser.until(() -> browser.one("p.lost").getText().startsWith("No connection"));
      assertThat(browser.all(".match.chosen")).isEmpty();
    } finally {
      browser.offline(false);
    }
    browser.until(() -> browser.all(".match.chosen").size() == 5 && browser.one("p.lost").getText().isEmpty());
  }

  @Test
  void copiedLink_hasTheLanguageAndTheTheory() {
    browser.open(server.address() + "play?start=nim+3+4+5&lang=hr&theory=1");
    browser.until(() -> matches().size() == 12);
    browser.script("navigator.clipboard.writeText = text => { window.taken = text; return Promise.resolve(); }");
    browser.button("Kopiraj poveznicu").click();
    browser.until(
        () -> String.valueOf(browser.script("return window.taken")).endsWith("/play?start=nim+3+4+5&lang=hr&theory=1"));
    assertThat(browser.script("return localStorage.getItem('grundy.trade')")).isNull();
  }

  /** A hint says where to look and not what to do; the reason and the proof can be taken along. */
  @Test
  void explanations_haveThreeDepths() {
    open("play?start=nim+3+4+5");
    browser.button("Hint").click();
    browser.until(() -> browser.all(".heap.marked").size() == 1);
    assertThat(browser.one(".panel").getText()).contains("A winning move starts at the mark.")
        .doesNotContain("take 2");
    browser.script("navigator.clipboard.writeText = text => { window.taken = text; return Promise.resolve(); }");
    browser.all(".switch input").get(2).click();
    browser.until(() -> browser.one(".why").getText().contains("take 2 from heap 1"));
    browser.button("With the proof").click();
    browser.until(() -> browser.one(".why").getText().contains("The proof, on this position"));
    assertThat(browser.one(".why").getText()).contains("The nim-sum becomes 2 ⊕ 2 = 0.");
    assertThat(browser.address()).contains("why=2");
    browser.button("Copy as text").click();
    browser.until(
        () -> String.valueOf(browser.script("return window.taken")).contains("The nim-sum becomes 2 xor 2 = 0."));
    browser.button("Copy as LaTeX").click();
    browser.until(() -> String.valueOf(browser.script("return window.taken")).contains("\\begin{tabular}"));
    open("play?start=nim+1+1");
    browser.button("Hint").click();
    browser.until(() -> browser.one(".panel").getText().contains("No move wins here."));
  }

  @Test
  void theory_drawsTheThermograph() {
    open("play?start=domineering+3x3&theory=1&why=2");
    browser.until(() -> browser.all(".why .thermograph").size() == 1);
    assertThat(browser.one(".why .thermograph").getAccessibleName())
        .isEqualTo("thermograph: Left's wall 2 at −1, 0 at 1; Right's wall −2 at −1, 0 at 1");
    assertThat(browser.one(".why figcaption").getText()).startsWith("The thermograph: height is temperature");
  }

  /** A position that takes a few seconds too many: the thinking goes on while another move is made, or is stopped. */
  @Test
  void keepThinking_tellsHowFarItIs_andStops() {
    open("play?start=domineering+9x9&why=1&computer=none");
    browser.until(() -> browser.one(".panel").getText().contains("Not solved in a few seconds."));
    browser.button("Keep thinking").click();
    browser.until(() -> browser.one(".pondering").getText().matches("(?s).*[1-9]\\d* s, [0-9,]+ steps.*"));
    browser.button("Stop").click();
    browser.until(() -> browser.all(".pondering").isEmpty());
    browser.button("Keep thinking").click();
    browser.until(() -> !browser.all(".pondering").isEmpty());
    browser.one("button.cell").click();
    browser.until(() -> !browser.all("button.cell.wanted").isEmpty());
    browser.all("button.cell.wanted").getFirst().click();
    browser.until(() -> browser.all(".pondering").isEmpty());
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

  /** What is kept says what it is, and a match that was gone back in has a way to its end. */
  @Test
  void keptMatch_saysHowLongItIs() {
    open("play?start=nim+1+2&computer=none&moves=0+1;0+1;1+0");
    browser.button("Save").click();
    browser.button("Saved");
    browser.button("Undo").click();
    browser.until(() -> matches().size() == 1);
    browser.button("Back to the end").click();
    browser.until(() -> status().equals("First player wins."));
    open("kept");
    browser.until(() -> browser.all(".item b").stream().anyMatch(kept -> kept.getText().equals("Nim, 3 moves")));
    browser.until(() -> !browser.all(".thumb .match").isEmpty());
  }

  /** A toad and a frog that go back and forth. */
  @Test
  void returnOfAPosition_isTold() {
    String match = "play?computer=none&start=backsliding-toads-and-frogs+ttt...fff&moves=3-4;7-6;4-3";
    open(match);
    browser.until(() -> browser.one("[role=status]").getText().equals("Right to move."));
    assertThat(browser.one("main").getText()).doesNotContain("This position was on the board before");
    open(match + ";6-7");
    browser.until(
        () -> browser.one("main").getText().contains("This position was on the board before: play can go on forever."));
  }
}
