package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The games with their pictures. */
class GalleryPageTest extends InBrowser {
  @Test
  void gallery_isSearched() {
    open("games");
    browser.until(() -> browser.all(".item").size() > 40);
    browser.one("input[type=search]").sendKeys("queen");
    browser.until(() -> browser.all(".item").size() < 5);
    assertThat(browser.one(".item b").getText()).isEqualTo("queens");
  }
}
