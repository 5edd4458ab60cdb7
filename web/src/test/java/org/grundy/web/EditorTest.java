package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Positions changed by touch and by typing. */
class EditorTest extends InBrowser {
  @Test
  void position_isEditedOnTheBoard() {
    open("play?start=nim+3+4");
    browser.button("Change the position").click();
    browser.one("[aria-label='Row 2: one more']").click();
    browser.until(() -> "nim 3 5".equals(browser.one(".editor input").getDomProperty("value")));
    browser.button("Play this").click();
    browser.until(() -> browser.address().contains("nim+3+5"));
  }

  /** A token is taken from its own row, and a square of a bar is bitten off. */
  @ParameterizedTest
  @CsvSource({"kayles+5+3, .token, kayles 4 3", "chomp+4+4+4, button[aria-label^=c2], chomp 4 2 2"})
  void touch_changesThePosition(String start, String part, String changed) {
    open("play?start=" + start);
    browser.button("Change the position").click();
    browser.until(() -> !browser.all(".editor " + part).isEmpty());
    browser.one(".editor " + part).click();
    browser.until(() -> changed.equals(browser.one(".editor input").getDomProperty("value")));
  }

  /** Numbers in a row, bars, cakes and boards become smaller and larger again by steps. */
  @ParameterizedTest
  @CsvSource({"front-or-back+3+9+1+2, Number 2: one less, front-or-back 3 8 1 2",
      "front-or-back+3+9+1+2, Numbers: one more, front-or-back 3 9 1 2 2", "chomp+4+4+4, Rows: one more, chomp 4 4 4 4",
      "cutcake+4x7, Columns: one more, cutcake 4x8", "domineering+2x2, Columns: one less, domineering ./."})
  void steps_changeTheBoard(String start, String step, String changed) {
    open("play?start=" + start);
    browser.button("Change the position").click();
    browser.one("[aria-label='" + step + "']").click();
    browser.until(() -> changed.equals(browser.one(".editor input").getDomProperty("value")));
  }

  /** What cannot be changed is no button: the corner of a bar, another heap of a game of one, the last token. */
  @ParameterizedTest
  @CsvSource({"chomp+4+4+4, .cell[aria-label^=a1], SPAN", "'dag:1-0,2-1+2', .walks .token, g"})
  void fixedParts_areNoButtons(String start, String part, String tag) {
    open("play?start=" + start);
    browser.button("Change the position").click();
    WebElement fixed = browser.one(".editor " + part);
    assertThat(fixed.getTagName()).isEqualToIgnoringCase(tag);
    assertThat(fixed.getDomAttribute("role")).isEqualTo("img");
  }

  @Test
  void fixedNumberOfHeaps_hasNoOther() {
    open("play?start=fibonacci-nim+20");
    browser.button("Change the position").click();
    browser.until(() -> browser.all(".editor .stepper").size() == 1);
    browser.button("Cancel").click();
    open("play?start=nim+3");
    browser.button("Change the position").click();
    browser.until(() -> browser.all(".editor .stepper").size() == 2);
  }

  /** The complaint stands under the text that it is about. */
  @Test
  void complaint_standsUnderTheText() {
    open("play?start=nim+3+4");
    browser.button("Change the position").click();
    assertThat(browser.one(".editor > p").getText()).isEqualTo("Select a match to take it and all beyond it.");
    browser.one("input[name=position]").sendKeys(" banana", Keys.ENTER);
    browser.until(() -> !browser.all(".editor [role=alert]").isEmpty());
    assertThat((Boolean) browser.script(
        "return document.querySelector('.editor [role=alert]').closest('.editor > *').previousElementSibling.contains(document.querySelector('input[name=position]'))"))
        .isTrue();
  }

  /** Each change waits for the one before it. */
  @Test
  void stepsInQuickSuccession_allCount() {
    open("play?start=nim+3+4");
    browser.button("Change the position").click();
    browser.until(() -> !browser.all("[aria-label='Row 1: one more']").isEmpty());
    browser.script("for (let i = 0; i < 9; i++) document.querySelector('[aria-label=\"Row 1: one more\"]').click()");
    browser.until(() -> "nim 12 4".equals(browser.one(".editor input").getDomProperty("value")));
  }

  /** By keyboard alone: the editor is where the focus is, and gives it back. */
  @Test
  void escape_leavesTheEditor() {
    open("play?start=nim+3+4");
    browser.button("Change the position").sendKeys(Keys.ENTER);
    browser.until(() -> (Boolean) browser.script("return document.activeElement.matches('.editor')"));
    browser.actions().sendKeys(Keys.TAB).perform();
    assertThat((Boolean) browser.script("return !!document.activeElement.closest('.editor')")).isTrue();
    assertThat(browser.all("aside.panel")).isEmpty();
    browser.actions().sendKeys(Keys.ESCAPE).perform();
    browser.until(() -> browser.all(".editor").isEmpty());
    browser.until(() -> (Boolean) browser.script("return document.activeElement.matches('button.change')"));
    assertThat(browser.address()).contains("start=nim+3+4");
  }

  /** Parts of a board are buttons in the editor's form, and do not submit it. */
  @ParameterizedTest
  @ValueSource(strings = {"nim+3+4+5", "kayles+5", "clobber+xoxo%2Foxox", "domineering+3x3"})
  void touch_keepsTheEditorOpen(String start) {
    open("play?start=" + start);
    browser.button("Change the position").click();
    browser.until(() -> !browser.all(".editor [data-part]").isEmpty());
    String before = browser.one(".editor input").getDomProperty("value");
    browser.one(".editor [data-part]").click();
    browser.until(() -> !browser.one(".editor input").getDomProperty("value").equals(before));
    assertThat(browser.address()).contains("start=" + start);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim+3+4+5", "kayles+4+3", "clobber+xoxo%2Foxox", "domineering+3x3"})
  void enter_changesNothingButTheText(String start) {
    open("play?start=" + start);
    browser.button("Change the position").click();
    WebElement field = browser.one("input[name=position]");
    field.clear();
    field.sendKeys("nim 3 banana", Keys.ENTER);
    browser.until(() -> browser.one("[role=alert]").getText().contains("found 'banana'"));
    assertThat(field.getDomProperty("value")).isEqualTo("nim 3 banana");
  }

  @Test
  void typedPosition_isPlayedByAClick() {
    open("play?start=nim+3+4+5");
    browser.button("Change the position").click();
    WebElement field = browser.one("input[name=position]");
    field.clear();
    field.sendKeys("wythoff 6 banana");
    browser.button("Play this").click();
    browser.until(() -> browser.one("[role=alert]").getText().contains("found 'banana'"));
    field = browser.one("input[name=position]");
    field.clear();
    field.sendKeys("wythoff 6 10");
    browser.button("Play this").click();
    browser.until(() -> browser.address().contains("start=wythoff+6+10"));
    assertThat(browser.one("h1").getText()).isEqualTo("Wythoff");
  }

  @Test
  void tokensOnAGraph_areEditedOnTheBoard() {
    open("play?start=dag:1-0,2-1,2-0,3-2+3+2");
    browser.button("Change the position").click();
    browser.one(".editor [data-level='1']").click();
    browser.until(() -> "dag:1-0,2-1,2-0,3-2 3 2 1".equals(browser.one(".editor input").getDomProperty("value")));
    browser.one(".editor [data-level='3']").click();
    browser.until(() -> "dag:1-0,2-1,2-0,3-2 2 1".equals(browser.one(".editor input").getDomProperty("value")));
    browser.script("document.querySelector('.editor [data-level=\"2\"]').focus()");
    browser.actions().sendKeys(Keys.ENTER).perform();
    browser.until(() -> "dag:1-0,2-1,2-0,3-2 1".equals(browser.one(".editor input").getDomProperty("value")));
    browser.button("Play this").click();
    browser.until(() -> browser.all(".walks .usable").size() == 1);
  }

  @Test
  void sum_isPutTogetherFromBoards() {
    open("play?start=nim+3+4");
    browser.button("Change the position").click();
    browser.until(() -> browser.all(".editor option").size() > 20);
    browser.script("const select = document.querySelector('.editor select'); select.value = [...select.options]"
        + ".find(option => option.value.startsWith('wythoff ')).value; select.dispatchEvent(new Event('change'))");
    browser.until(() -> browser.all(".editor .picture").size() == 2);
    assertThat(browser.all(".editor .summand").stream().map(WebElement::getText)).containsExactly("Nim", "Wythoff");
    assertThat(browser.all("[role=group][aria-label=Wythoff] .stepper")).hasSize(2);
    browser.button("Play this").click();
    browser.until(() -> browser.one("main h1").getText().equals("Nim + Wythoff"));
  }

  /** Each game once, by its name; points decide all boards or none. */
  @Test
  void addedBoards_areOfferedByName() {
    open("play?start=nim+3+4");
    browser.button("Change the position").click();
    browser.until(() -> browser.all(".editor option").size() > 20);
    assertThat(offered())
        .contains("Kayles", "Dawson’s Kayles", "Dawson’s Chess", "Treblecross", "Officers", "Lasker’s Nim",
            "Grundy’s game", "Northcott")
        .doesNotContain("Front or back").doesNotHaveDuplicates()
        .noneMatch(name -> name.contains("/"))
        .containsSubsequence("Amazons", "Chomp", "Dawson’s Chess", "Dawson’s Kayles", "Kayles", "Nim", "Wythoff");
    browser.script("const select = document.querySelector('.editor select'); select.value = [...select.options]"
        + ".find(option => option.text === 'Kayles').value; select.dispatchEvent(new Event('change'))");
    browser.until(() -> browser.all(".editor .picture").size() == 2);
    assertThat(browser.one("main h1").getText()).isEqualTo("Nim + Kayles");
    open("play?start=front-or-back+3+9+1+2");
    browser.button("Change the position").click();
    browser.until(() -> browser.all(".editor option").size() > 4);
    assertThat(offered()).containsExactly("Front or back");
  }

  @SuppressWarnings("unchecked")
  private List<String> offered() {
    return (List<String>) browser.script(
        "return [...document.querySelectorAll('.editor label select option[value]:not([value=\"\"])')].map(one => one.text)");
  }

  @Test
  void editor_fitsThePhone() {
    browser.size(390, 800);
    open("play?start=coins+5+7+8+12");
    browser.button("Change the position").click();
    browser.until(() -> !browser.all(".editor button.cell").isEmpty());
    assertThat((Long) browser.script("return document.documentElement.scrollWidth")).isLessThanOrEqualTo(390);
  }

  /** A link that leads to no game can be mended where it was opened. */
  @Test
  void mistypedGame_isMended() {
    open("play?start=banana+3+4");
    browser.until(() -> status().equals("No game matches 'banana'"));
    assertThat(browser.one(".stage a").getDomAttribute("href")).isEqualTo("/games");
    browser.button("Change the position").click();
    WebElement field = browser.one("input[name=position]");
    field.clear();
    field.sendKeys("nim 3 4");
    browser.button("Play this").click();
    browser.until(() -> browser.address().contains("start=nim+3+4") && matches().size() == 7);
  }
}
