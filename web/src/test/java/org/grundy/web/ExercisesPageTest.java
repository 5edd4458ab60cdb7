package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** A set of exercises is done in the browser: moves on boards, positions to choose, tables to fill. */
class ExercisesPageTest extends InBrowser {
  /** The answers are those of {@code ./grundy exercises nim --seed 7 --answers}. */
  @Test
  void rightAnswers_areRight_andWrongOnesAreTold() {
    open("exercises?game=nim&level=2&seed=7&count=3");
    browser.until(() -> !browser.all("g-task [data-part='0'][data-level='5']").isEmpty());
    browser.one("g-task [data-part='0'][data-level='5']").click();
    browser.one("g-task #confirm").click();
    browser.until(() -> browser.all("g-task #confirm").isEmpty());
    browser.one("g-task .turn button").click();
    browser.one("g-task [data-part='0'][data-level='5']").click();
    browser.one("g-task #confirm").click();
    browser.until(() -> browser.all("g-task #confirm").isEmpty());
    List<WebElement> choices = browser.all("input[type=checkbox]");
    assertThat(choices).hasSize(5);
    choices.get(0).click();
    choices.get(3).click();
    List<WebElement> blanks = browser.all(".fill input");
    for (int i = 0; i < blanks.size(); i++)
      blanks.get(i).sendKeys(List.of("4", "6", "1", "3", "11").get(i));
    browser.button("Check my answers").click();
    browser.until(() -> browser.all(".verdict-line").size() == 3);
    assertThat(browser.all(".verdict-line p").stream().map(WebElement::getText)).containsExactly("✓ Right answer",
        "✓ Right answer", "× Wrong answer The answer: 0 4: 4; 2 4: 6; 5 4: 1; 7 4: 3; 8 4: 12");
    assertThat(browser.all(".tools [role=status]").getLast().getText()).isEqualTo("2 of 3 right");
    assertThat(browser.one(".verdict-line").findElement(By.cssSelector("a")).getDomAttribute("href"))
        .contains("start=nim+9+5+5+1+4").contains("why=1");
  }

  @Test
  void link_leadsToTheSameExercises() {
    open("exercises?game=domineering&seed=3&level=1&count=1");
    browser.until(() -> !browser.all("g-task [data-part]:not([disabled])").isEmpty());
    Object start = start();
    assertThat(browser.address()).contains("game=domineering", "level=1", "count=1", "seed=3");
    open("exercises?game=domineering&seed=3&level=1&count=1");
    browser.until(() -> !browser.all("g-task [data-part]:not([disabled])").isEmpty());
    assertThat(start()).isEqualTo(start);
    assertThat(start.toString()).startsWith("domineering ");
  }

  private static Object start() {
    return browser.script("return document.querySelector('g-task').start");
  }

  /** A move that is chosen counts, and what is left open is not called wrong. */
  @Test
  void chosenMoveCounts_andOpenExercisesAreNotWrong() {
    open("exercises?game=nim&level=2&seed=7&count=3");
    browser.until(() -> !browser.all("g-task [data-part='0'][data-level='5']").isEmpty());
    browser.one("g-task [data-part='0'][data-level='5']").click();
    browser.one("g-task #confirm");
    browser.button("Check my answers").click();
    browser.until(() -> browser.all(".verdict-line").size() == 3);
    assertThat(browser.all(".verdict-line b").stream().map(WebElement::getText)).containsExactly("✓ Right answer",
        "Not answered", "Not answered");
  }

  @Test
  void game_isChosenFromTheList_orWritten() {
    open("exercises?game=nim&level=1&count=4&seed=7");
    browser.until(() -> browser.all(".tasks > li").size() == 4);
    assertThat(browser.all(".fill")).as("tables of nim-values").isEmpty();
    assertThat(taken("Download as LaTeX")).startsWith("\\documentclass").contains("Exercises on Nim, level 1, seed 7")
        .contains("Answers");
    browser.until(() -> browser.all("select[name=game] option").size() > 60);
    new Select(browser.one("select[name=game]")).selectByVisibleText("Wythoff");
    browser.button("New exercises").click();
    browser.until(() -> browser.address().contains("game=wythoff") && browser.one("h2.of").getText().equals("Wythoff"));
    new Select(browser.one("select[name=game]")).selectByVisibleText("Another game …");
    browser.one("input[name=game]").sendKeys("take 1, 3 or 4");
    browser.button("New exercises").click();
    browser.until(() -> browser.address().contains("game=take+1") && !browser.all(".tasks > li").isEmpty());
  }

  @Test
  void gameWithoutExercises_saysSo() {
    open("exercises?game=banana");
    assertThat(browser.one("[role=alert]").getText()).isEqualTo("No game matches 'banana'");
    open("exercises?game=front-or-back");
    assertThat(browser.one("[role=alert]").getText()).isEqualTo("Found no exercises on front-or-back at level 1");
    open("exercises?game=nim&level=0");
    assertThat(browser.one("[role=alert]").getText())
        .isEqualTo("level: expected a whole number from 1 to 3, found 0");
  }
}
