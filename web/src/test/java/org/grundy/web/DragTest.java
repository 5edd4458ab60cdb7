package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** Pieces that are dragged instead of touched. */
class DragTest extends InBrowser {
  private static WebElement cell(String name) {
    return browser.one("[aria-label^='" + name + "']");
  }

  private static void drag(String from, String to) {
    browser.actions().clickAndHold(cell(from)).moveToElement(cell(to)).release().perform();
  }

  @Test
  void piece_goesWhereItIsPut() {
    open("play?start=queens+5,7&computer=none");
    drag("(5,7)", "(3,5)");
    browser.until(() -> browser.address().contains("moves=%285%2C7%29-%283%2C5%29"));
    browser.until(() -> !cell("(3,5)").findElements(By.cssSelector(".piece")).isEmpty());
    assertThat(browser.complaints()).isEmpty();
  }

  /** It goes back, and the page says so. */
  @Test
  void pieceThatIsPutWhereItMayNotGo_staysWhereItWas() {
    open("play?start=queens+5,7&computer=none");
    drag("(5,7)", "(3,6)");
    browser.until(() -> status().equals("That move is not allowed."));
    assertThat(browser.address()).doesNotContain("moves=");
    assertThat(cell("(5,7)").findElements(By.cssSelector(".piece"))).hasSize(1);
    browser.actions().clickAndHold(cell("(5,7)")).moveToElement(browser.one("main h1")).release().perform();
    drag("(5,7)", "(5,2)");
    browser.until(() -> browser.address().contains("moves=%285%2C7%29-%285%2C2%29"));
  }

  /** Only one's own pieces, and no stone is put where a piece is taken up. */
  @Test
  void pieceOfTheOtherPlayer_isNotDragged() {
    open("play?start=clobber+xox/oxo&computer=none");
    browser.until(() -> browser.all(".cell").size() == 6);
    WebElement theirs = browser.one("span.cell, .cell.right");
    browser.actions().clickAndHold(theirs).moveToElement(browser.one(".cell.left")).release().perform();
    assertThat(browser.address()).doesNotContain("moves=");
    browser.actions().clickAndHold(browser.one("button.cell.left")).moveToElement(theirs).release().perform();
    browser.until(() -> browser.address().contains("moves="));
  }
}
