package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.WebElement;

class LessonsPageTest extends InBrowser {
  @Test
  void lesson_judgesMoves_andEndsInAMatchThatCanBeWon() {
    open("lessons?n=002");
    browser.until(() -> !browser.all("li:nth-child(1) g-task [data-part='1'][data-level='4']").isEmpty());
    touch("li:nth-child(1)", 1, 4);
    browser.until(() -> judged().startsWith("×"));
    browser.one("li:nth-child(1) .turn button").click();
    browser.until(() -> judged().isEmpty());
    touch("li:nth-child(1)", 1, 3);
    browser.until(() -> judged().startsWith("✓"));
    browser.all("a").stream().filter(link -> link.getText().equals("Play")).findFirst().orElseThrow().click();
    browser.until(() -> status().equals("Your turn."));
    assertThat(browser.address()).contains("/play?start=nim+2+5+1+7+3");
  }

  private static void touch(String step, int part, int level) {
    browser.one("%s g-task [data-part='%d'][data-level='%d']".formatted(step, part, level)).click();
    browser.one(step + " g-task #confirm").click();
  }

  private static String judged() {
    return browser.one("li:nth-child(1) .judged").getText();
  }

  /** The starting positions of tasks and matches are won by the player who starts. */
  @ParameterizedTest
  @ValueSource(strings = {"000", "001", "002", "003", "004"})
  void everyTask_canBeSolved(String lesson) {
    open("lessons?n=" + lesson);
    browser.until(() -> browser.all("g-task").stream().allMatch(task -> !task.getText().isEmpty()));
    List<?> starts = (List<?>) browser.script("""
        return [...document.querySelectorAll('g-task')].map(task => [task.start, task.play])
          .concat([[new URLSearchParams(document.querySelector('.button.primary').search).get('start'), 'normal']])""");
    assertThat(starts).hasSizeGreaterThan(2).allSatisfy(start -> {
      String body = "{\"start\":\"%s\",\"play\":\"%s\"}".formatted(((List<?>) start).toArray());
      String outcome = Server.parse(server.post("/api/answer", body).text()).path("outcome").asString();
      assertThat(outcome).as("%s", start).isEqualTo("N");
    });
  }

  @Test
  void lessons_areListed_alsoWhenOneIsMissing() {
    open("lessons?n=7");
    assertThat(browser.one("[role=alert]").getText()).isEqualTo("There is no lesson 7.");
    assertThat(browser.all(".shelf a").stream().map(WebElement::getText)).hasSize(5);
  }
}
