package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** What was saved, to be named and removed. */
class LibraryPageTest extends InBrowser {
  /** A name that looks like one that the page gave is shown as it was typed. */
  @Test
  void entries_areNamedRemovedAndTakenBack() {
    open("play?start=nim+2+3&computer=none&moves=0+1&lang=en");
    browser.button("Save").click();
    browser.button("Saved");
    open("kept");
    browser.until(() -> names().contains("Nim, 1 move"));
    assertThat(browser.all(".item").stream().map(item -> item.getDomAttribute("href"))).noneMatch(
        link -> link.contains("lang="));
    browser.one("[aria-label='Rename Nim, 1 move']").click();
    browser.one(".naming input").sendKeys(Keys.ESCAPE);
    browser.until(() -> browser.all(".naming").isEmpty() && focused().equals("Rename"));
    browser.one("[aria-label='Rename Nim, 1 move']").click();
    WebElement name = browser.one(".naming input");
    name.clear();
    name.sendKeys("Ana against Ivo, 1 move", Keys.ENTER);
    browser.until(() -> names().contains("Ana against Ivo, 1 move") && !names().contains("Nim, 1 move"));
    assertThat(browser.one("[aria-label='Copy link: Ana against Ivo, 1 move']").isDisplayed()).isTrue();
    browser.one("[aria-label='Remove Ana against Ivo, 1 move']").click();
    browser.until(() -> focused().equals("Undo") && !names().contains("Ana against Ivo, 1 move"));
    browser.button("Undo").click();
    browser.until(() -> names().contains("Ana against Ivo, 1 move") && browser.all(".removed").isEmpty());
  }

  private static List<String> names() {
    return browser.all(".item b").stream().map(WebElement::getText).toList();
  }

  private static String focused() {
    return String.valueOf(browser.script("return document.activeElement.textContent"));
  }
}
