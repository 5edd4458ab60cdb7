package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.claim.Claims;
import org.grundy.claim.Source;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;

/** The statements of the texts, under the titles of the texts. */
class SourcesPageTest extends InBrowser {
  @Test
  void texts_haveTheirTitles() {
    open("sources");
    browser.until(() -> browser.all(".claims li").size() == Claims.ALL.size());
    browser.all(".sources .text summary").forEach(WebElement::click);
    assertThat(browser.all(".sources .text h2").stream().map(WebElement::getText)).hasSize(Source.values().length)
        .contains("Generalisasi Permainan Wythoff ke Permainan Tribonacci", "Combinatorial Game Theory",
            "Kombinatorne igre");
    assertThat(browser.all(".claim .place").stream().map(WebElement::getText)).contains("table 2 \u00b7 S6.2", "S32")
        .noneMatch(place -> place.matches(".*\\b00[0-4] .*"));
    assertThat(browser.all(".mistakes li").stream().map(WebElement::getText))
        .hasSize((int) Claims.ALL.stream().filter(claim -> claim.correction().isPresent()).count())
        .anyMatch(mistake -> mistake.contains("the coin on 12 can move to 9, 10, 11 or 12.")
            && mistake.contains("It can move to 9, 10 or 11; to stay on 12 is no move."));
    assertThat(browser.one("[id='S36.3'] .badge").getText()).isEqualTo("Proved");
    assertThat(browser.one("[id='F4'] a.place").getDomAttribute("href")).isEqualTo("/proofs?statement=F4");
    browser.one("[aria-label='Check S36.3']").click();
    browser.until(() -> !browser.all(".claim .verdict").isEmpty());
    assertThat(browser.one(".tools [role=status]").getText())
        .startsWith("1 / " + Claims.ALL.size() + " · ").contains(" proved, ", " checked, ", " refuted");
  }

  /** Back shows the page as it was left for a lesson: the texts that were unfolded, the place, the results. */
  @Test
  void back_returnsToTheText() {
    open("sources");
    browser.until(() -> browser.all(".claims li").size() == Claims.ALL.size());
    browser.one("#text-002 summary").click();
    browser.one("#text-002 .claims li > button").click();
    browser.until(() -> !browser.all(".claim .verdict").isEmpty());
    browser.one("#text-002 h2 + p a").click();
    browser.until(() -> browser.all(".sources").isEmpty());
    browser.script("history.back()");
    browser.until(() -> browser.all(".sources .text details[open]").size() == 1 && scrolled() > 500);
    assertThat(browser.one("#text-002 details").getDomAttribute("open")).isNotNull();
    assertThat(browser.one(".tools [role=status]").getText()).startsWith("1 / ");
    browser.one("a[href='/values']").click();
    browser.until(() -> browser.all(".sources").isEmpty());
    browser.one("a[href='/sources']").click();
    browser.until(() -> browser.all(".claims li").size() == Claims.ALL.size());
    assertThat(browser.all(".sources .text details[open]")).isEmpty();
  }

  private static long scrolled() {
    return ((Number) browser.script("return Math.round(scrollY)")).longValue();
  }

  /** A lesson leads to its text, whose statements are unfolded. */
  @Test
  void textOfTheAddress_isUnfolded() {
    open("sources?text=001");
    browser.until(() -> browser.all(".sources .text details[open]").size() == 1);
    assertThat(browser.one(".sources .text:has(details[open])").getText())
        .startsWith(Source.WYTHOFF.title().toString());
  }
}
