package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;

/** Who wins, and why, as the pages say it. */
class ReasonsTest extends InBrowser {
  /** Without the words of the trade a pupil is told how to win, and how every move is answered. */
  @Test
  void reasons_needNoTheory() {
    open("play?start=kayles+9&why=1");
    browser.until(() -> !browser.all(".answers").isEmpty());
    unfold();
    assertThat(browser.one(".answers").getText()).contains("How to win: 9 → 4 + 4").contains("matching pairs");
    open("play?start=take:1,2,3+8&why=1");
    browser.until(() -> !browser.all(".answers li li").isEmpty());
    unfold();
    assertThat(browser.one(".answers h2").getText()).isEqualTo("Every move has a reply");
    assertThat(browser.one(".answers > ul > li").getText()).startsWith("If 7, 6 or 5 is left, leave 4");
    browser.actions().moveToElement(browser.one("[data-part='0'][data-level='5']")).perform();
    browser
        .until(() -> browser.one(".answers h2").getText().equals("How to win: take 1 from heap 1, which leaves 4"));
    open("play?start=domineering+2x3&first=right&computer=left&why=1");
    browser.until(() -> !browser.all(".answers li").isEmpty());
    unfold();
    assertThat(browser.one(".answers").getText()).as("of who moves now").contains("How to win: a1 b1");
  }

  /** After a reason, the answers to every move are folded in. */
  private void unfold() {
    browser.all(".answers:not([open]) > summary").forEach(WebElement::click);
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
  void wordsOfTheTrade_appearWhenTheyAreWanted() {
    open("play?start=wythoff+6+11&why=1");
    browser.one(".why");
    browser.until(() -> browser.one(".why").getText().contains("needs its partner"));
    assertThat(browser.one(".why").getText()).doesNotContain("nim-value", "P-position");
    browser.one(".switch input").click();
    browser.until(() -> browser.one(".why").getText().contains("nim-value 2"));
    browser.open(server.address() + "play?start=wythoff+3+5&why=1");
    browser.until(() -> browser.one(".why").getText().contains("nim-value 0"));
    browser.one(".switch input").click();
  }

  /** Of a long plan the beginning and the end are seen; what follows from a line is folded in behind it. */
  @Test
  void longPlan_isFoldedIn() {
    open("play?start=nim+20+30+41&why=1");
    browser.until(() -> !browser.all(".answers").isEmpty());
    unfold();
    assertThat(browser.all(".answers > ul > li")).hasSize(7);
    assertThat(browser.one(".answers").getText()).contains("17 more")
        .endsWith("and so on: the rest is too long to list");
    WebElement first = browser.one(".answers .folds summary");
    assertThat(browser.all(".answers .folds details > ul > li").getFirst().isDisplayed()).isFalse();
    first.click();
    browser.until(() -> browser.all(".answers .folds details > ul > li").getFirst().isDisplayed());
  }

  /** Of the moves only those of whoever is to move are spoken of, and no piece is named that is not there. */
  @Test
  void pieces_areCalledByTheirSizes() {
    open("play?start=cutcake+4x7&why=1");
    browser.until(() -> !browser.all(".answers").isEmpty());
    unfold();
    assertThat(browser.one(".why").getText())
        .contains("Left: no winning move, all 6 lose", "If 4x6 4x1 is left, leave")
        .doesNotContain("Right:").doesNotContain("h1|h2");
  }

  /** Which rules are those of which board. */
  @Test
  void rulesOfASum_standByTheirNames() {
    open("play?start=nim+3+4+%2B+wythoff+2+5");
    browser.until(() -> browser.all(".rules b").size() == 2);
    assertThat(browser.one(".rules").getText()).startsWith("Nim Take any positive number from one heap. Wythoff Take");
  }
}
