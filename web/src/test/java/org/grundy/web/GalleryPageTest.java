package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.WebElement;

/** The games with their pictures. */
class GalleryPageTest extends InBrowser {
  @Test
  void gallery_isSearched() {
    open("games");
    browser.until(() -> browser.all(".item").size() > 40);
    browser.one("input[type=search]").sendKeys("queen");
    browser.until(() -> browser.all(".item").size() < 10);
    assertThat(browser.all(".item b")).extracting(WebElement::getText).contains("Queens")
        .anySatisfy(name -> assertThat(name).startsWith("Wythoff"));
  }

  @Test
  void gallery_isFiltered_andALinkKeepsTheFilters() {
    open("games");
    browser.until(() -> browser.all(".item").size() > 40);
    int all = browser.all(".item").size();
    browser.button("Graphs").click();
    browser.until(() -> browser.all(".gallery section").size() == 1);
    browser.button("Each has their own moves").click();
    browser.until(() -> browser.address().contains("on=graphs") && browser.address().contains("sides=partizan"));
    assertThat(browser.all(".item b")).extracting(WebElement::getText).contains("Hackenbush", "Childish Hackenbush")
        .doesNotContain("Nim", "Green hackenbush", "Domineering").hasSizeLessThan(all / 4);
    int filtered = browser.all(".item").size();
    browser.open(browser.address());
    browser.until(() -> browser.all(".item").size() == filtered);
    browser.button("Graphs").click();
    browser.button("Each has their own moves").click();
    browser.until(() -> browser.all(".item").size() == all);
  }

  /** Games on the same board are told apart at a glance, by what was played on it. */
  @Test
  void noTwoGames_haveTheSamePicture() {
    open("games");
    browser.until(() -> browser.all(".item").size() > 40);
    List<?> same = (List<?>) browser.script("""
        const names = new Map();
        for (const item of document.querySelectorAll('.item')) {
          const drawn = item.querySelector('.thumb').cloneNode(true);
          drawn.querySelectorAll('.number, .size').forEach(hidden => hidden.remove());
          const text = drawn.innerHTML.replace(/<!--.*?-->/gs, '').replace(/ (aria-|data-)[^=]*="[^"]*"/g, '');
          names.set(text, [...names.get(text) ?? [], item.querySelector('b').textContent]);
        }
        return [...names.values()].filter(names => names.length > 1).map(names => names.join(', '))""");
    assertThat(same).isEmpty();
  }

  /** Nothing of a picture is cut off, beside the mark of a move. */
  @Test
  void pictures_fitTheirCards() {
    open("games");
    browser.until(() -> browser.all(".item").size() > 40);
    assertThat((List<?>) browser.script("""
        const inside = (box, frame) => box.left > frame.left - 2 && box.right < frame.right + 2
          && box.top > frame.top - 2 && box.bottom < frame.bottom + 2;
        return [...document.querySelectorAll('.thumb')].filter(thumb => {
          const frame = thumb.getBoundingClientRect();
          return [...thumb.querySelectorAll('.cell, .token, .match, .pile, svg.graph')]
            .some(part => !inside(part.getBoundingClientRect(), frame));
        }).map(thumb => thumb.parentElement.querySelector('b').textContent)""")).isEmpty();
  }

  /** Whoever knows a game by its English name finds it in every language. */
  @ParameterizedTest
  @CsvSource({"hr, Krastače i žabe", "id, Kodok dan katak", "es, Sapos y ranas"})
  void names_areThoseOfTheLanguage_andEnglishOnesFindThem(String language, String name) {
    browser.open(server.address() + "games?lang=" + language);
    browser.until(() -> browser.all(".item").size() > 40);
    for (String wanted : List.of("toads and frogs", name)) {
      browser.one("input[type=search]").clear();
      browser.one("input[type=search]").sendKeys(wanted);
      browser.until(() -> browser.all(".item").size() < 8);
      assertThat(browser.all(".item b")).extracting(WebElement::getText).contains(name);
    }
    browser.open(server.address() + "games?q=dawson's&lang=" + language);
    browser.until(() -> browser.all(".item").size() == 2);
    browser.open(server.address() + "play?start=toads-and-frogs&lang=" + language);
    browser.until(() -> browser.one("main h1").getText().equals(name));
  }

  @Test
  void gallery_isFilteredByDifficulty() {
    open("games");
    browser.until(() -> browser.all(".item").size() > 40);
    int all = browser.all(".item").size();
    int sum = 0;
    for (String level : List.of("easy", "medium", "hard")) {
      browser.button(level).click();
      browser.until(() -> browser.address().contains("level=" + level) && browser.all(".item").size() < all);
      assertThat(browser.all(".item")).hasSizeGreaterThan(5);
      sum += browser.all(".item").size();
      browser.button(level).click();
      browser.until(() -> browser.all(".item").size() == all);
    }
    assertThat(sum).isEqualTo(all);
  }
}
