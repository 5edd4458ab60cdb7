package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The first game, and the ways on from it. */
class FirstPageTest extends InBrowser {
  @Test
  void firstMinute_goesAsTold() {
    open("");
    browser.until(() -> matches().size() == 16);
    assertThat(browser.all("nav")).as("a board and no menu").isEmpty();
    assertThat(browser.one("main h1").getText()).contains("The player who takes the last match loses.");
    assertThat(browser.button("You start").isDisplayed() && browser.button("I start").isDisplayed()).isTrue();
    browser.one("[data-part='3'][data-level='4']").click();
    browser.until(() -> browser.all(".match.chosen").size() == 3);
    assertThat(browser.one("#confirm").getText()).isEqualTo("Take 3");
    browser.one("[data-part='3'][data-level='4']").click();
    browser.until(() -> status().startsWith("I take "));
    assertThat(browser.all(".match.ghost")).as("what it took").isNotEmpty();
    playToTheEnd();
    String end = status();
    int moves = browser.all(".dot").size();
    assertThat(end).matches("I win\\. You were (winning|losing) .*|You win\\. (I threw it away|You were winning) .*");
    assertThat(moves).isGreaterThan(2);
    assertThat(browser.all(".dot.mistake").size()).isLessThanOrEqualTo(1);
    assertThat(browser.all(".door")).hasSize(3);
    browser.button("Show me why").click();
    assertThat(browser.one(".lesson").getText()).isNotEmpty();
    assertThat(browser.all(".door")).as("the ways on stay").hasSize(3);
    assertThat(browser.button("New game").isDisplayed()).as("from the middle of a match that was played to its end")
        .isTrue();
    browser.until(() -> !browser.all(".match:not(:disabled)").isEmpty());
    browser.until(() -> browser.all(".bits").size() == 5);
    for (WebElement match : browser.all(".match:not(:disabled):not(.ghost)")) {
      browser.actions().moveToElement(match).perform();
      browser.until(() -> browser.one(".lesson").getText().matches("(?s).*Then (I|you) win.*"));
      assertThat(browser.all(".bits")).as("a line for each row and the weights").hasSize(5);
    }
    browser.actions().moveToElement(browser.one("main h1")).perform();
    browser.button("Back to the end").click();
    browser.until(() -> status().equals(end) && browser.all(".dot").size() == moves);
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

  /** Who starts can still be chosen after a touch that was taken back. */
  @Test
  void touchThatIsTakenBack_beginsNothing() {
    open("");
    browser.until(() -> matches().size() == 16);
    browser.one("[data-part='3'][data-level='4']").click();
    browser.until(() -> !browser.all(".match.chosen").isEmpty());
    browser.button("Cancel").click();
    browser.button("I start").click();
    browser.until(() -> status().startsWith("I take "));
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

  @Test
  void ownRule_isCorrectedWhereItIsTyped() {
    open("");
    browser.script("localStorage.setItem('grundy.matches', '1')");
    open("");
    WebElement rule = browser.one(".door input");
    rule.clear();
    rule.sendKeys("take:1,x,4 15");
    browser.until(() -> !browser.all(".door [role=alert]").isEmpty());
    assertThat(browser.one(".door [role=alert]").getText()).startsWith("Number 2").endsWith("found 'x'");
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
    browser.until(() -> status().equals("You may not take 3 and leave 12."));
    browser.one("[data-level='13']").click();
    browser.until(() -> browser.one("#confirm").getText().equals("Take 2"));
  }
}
