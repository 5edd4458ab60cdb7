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
    assertThat(browser.all(".sources h2").stream().map(WebElement::getText)).hasSize(Source.values().length)
        .contains("Generalisasi Permainan Wythoff ke Permainan Tribonacci", "Combinatorial Game Theory",
            "Kombinatorne igre");
    assertThat(browser.all(".claim .place").stream().map(WebElement::getText)).contains("S6.2 \u00b7 table 2", "S32")
        .noneMatch(place -> place.matches(".*\\b00[0-4] .*"));
    browser.one("[aria-label='Check S36.3']").click();
    browser.until(() -> !browser.all(".claim .verdict").isEmpty());
    assertThat(browser.one(".tools [role=status]").getText())
        .startsWith("1 / " + Claims.ALL.size() + " · ").contains(" proved, ", " checked, ", " refuted");
  }
}
