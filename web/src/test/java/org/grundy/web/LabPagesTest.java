package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Values, sequences, formulas and proofs. */
class LabPagesTest extends InBrowser {
  @Test
  void complaint_standsAloneOnALab() {
    open("sequences?rules=kayles");
    browser.one(".sequences .headline");
    WebElement rules = browser.one("input[name=rules]");
    rules.clear();
    rules.sendKeys("banana", Keys.ENTER);
    assertThat(browser.one("[role=alert]").getText()).isEqualTo("No game matches 'banana'");
    assertThat(browser.all(".sequences .headline")).isEmpty();
    assertThat(browser.all("[role=alert]")).hasSize(1);
  }

  @Test
  void values_areTypesetAndTheirTreeIsDrawn() {
    open("values?cell=%7B0,*%7C*%7D");
    browser.until(() -> browser.all(".tree svg path").size() == 4);
    browser.until(() -> browser.all(".tree .katex").size() == 5);
    browser.one(".cellcard > details summary").click();
    browser.until(() -> !browser.all(".steps .katex").isEmpty());
    assertThat(browser.one(".steps").getText()).contains("reversible: Right can reply to").doesNotContain("\\(");
    browser.button("Day 2").click();
    browser.until(() -> browser.all(".order button").size() == 22 && browser.all(".order svg path").size() == 36);
    browser.one(".order button[aria-label='v*']").click();
    browser.until(() -> browser.all(".cellcard").size() == 2);
    assertThat(browser.address()).contains("cell=v*");
  }

  @Test
  void worksheets_haveNamesAndComparisons() {
    open("values?cell=G+%3D+%7B3%7C1%7D&cell=G+%2B+domineering+2x3&cell=G+%2B+1");
    browser.until(() -> browser.all(".cellcard .value .katex").size() == 2);
    assertThat(browser.one(".cellcard:nth-child(2) .wrong").getText()).contains("game(domineering 2x3)");
    browser.one("[aria-label='Compare G + 1 with another']").click();
    browser.one("[aria-label='Compare G = {3|1} with another']").click();
    browser.until(() -> browser.all(".cellcard").size() == 4 && !browser.all(".cellcard .relation").isEmpty());
    assertThat(browser.one(".cellcard:nth-child(4) .relation").getText()).isEqualTo(">");
    assertThat(browser.address()).contains("cell=G+%2B+1+%3F+G");
    assertThat(browser.one(".cellcard:nth-child(4) .value").getText()).doesNotContain("True", "False");
    assertThat(browser.one("[aria-label='Compare G + 1 ? G with another']").isDisplayed()).isFalse();
    browser.button("Fold all").click();
    browser.until(() -> browser.all(".facts").isEmpty());
    assertThat(browser.all(".cellcard .value")).hasSize(3);
    browser.button("Unfold all").click();
    browser.until(() -> browser.all(".facts").size() == 2);
  }

  @Test
  void namesInACircle_leaveThePage() {
    open("values?cell=A+%3D+B&cell=B+%3D+A&cell=A+%2B+B");
    browser.until(() -> browser.all(".cellcard .wrong").size() == 3);
    assertThat(browser.all(".cellcard .wrong").stream().map(WebElement::getText)).containsExactly(
        "B has no value. Give it one in a line above, as in B = 2.", "A has no value: its own line is wrong.",
        "A has no value: its own line is wrong.");
    browser.one("input[name=expression]").sendKeys("C = C + 1", Keys.ENTER);
    browser.until(() -> browser.all(".cellcard .wrong").size() == 4);
    assertThat(browser.one(".cellcard:last-of-type .wrong").getText()).isEqualTo("C is defined by itself.");
  }

  /** The value is computed all the same, and the button says that it cannot be saved. */
  @Test
  void fullStorage_onlyKeepsFromSaving() {
    open("values?cell=1");
    browser.until(() -> browser.all(".cellcard .value .katex").size() == 1);
    browser.script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };");
    browser.one("input[name=expression]").sendKeys("{5|2}", Keys.ENTER);
    browser.until(() -> browser.all(".cellcard .value .katex").size() == 2);
    browser.button("Save").click();
    browser.until(() -> !browser.all(".wrong").isEmpty());
    assertThat(browser.one(".wrong").getText()).startsWith("The browser has no room for this");
  }

  @Test
  void statementWithoutSolution_hasNoAutomaton() {
    open("proofs?statement=a(n)+%3D+5");
    browser.until(() -> browser.one(".answer").getText().contains("No n makes it true."));
    assertThat(browser.all(".answer .machine")).isEmpty();
  }

  @Test
  void terms_explainThemselves() {
    open("values?cell=%7B3%7C1%7D");
    browser.until(() -> !browser.all("button.term").isEmpty());
    browser.all("button.term").stream().filter(term -> term.getText().equals("temperature")).findFirst().orElseThrow()
        .click();
    browser.until(() -> browser.one(".meaning").getText().contains("how urgent a move is"));
    assertThat(browser.one(".words").getText()).startsWith("If Left starts, in the end Left is 3 ahead;");
    assertThat(browser.one(".meaning a").getDomAttribute("href")).startsWith("/values?cell=");
    open("proofs?statement=A+n+(b(n)+%3D+a(n)+%2B+n)");
    browser.until(() -> !browser.all(".key").isEmpty());
    assertThat(browser.one(".key").getText()).contains("∀ for every", "a(n), b(n) the smaller and the larger number");
  }

  /** A cell that is dropped on another is compared with it. */
  @Test
  void cells_areComparedByDragging() {
    open("values?cell=*&cell=%5E");
    browser.until(() -> browser.all(".cellcard .value .katex").size() == 2);
    browser.later("""
        const [one, other] = document.querySelectorAll('.cellcard');
        const drag = (at, what) => at.dispatchEvent(new DragEvent(what, {bubbles: true, cancelable: true}));
        drag(one, 'dragstart');
        drag(other, 'drop');
        arguments[arguments.length - 1]();""");
    browser.until(() -> !browser.all(".cellcard:nth-child(3) .relation").isEmpty());
    assertThat(browser.one(".cellcard:nth-child(3) .relation").getText()).isEqualTo("∥");
  }

  /** What a proof and a sequence leave behind: a certificate, and a list of terms as the OEIS keeps them. */
  @Test
  void proofsAndSequences_areTakenAway() {
    open("proofs?statement=F1");
    browser.until(() -> !browser.all(".decided").isEmpty());
    assertThat(browser.one(".decided code").getText()).contains("∀");
    assertThat(taken("Download the certificate")).startsWith("grundy certificate 1\n").contains("\nend TRUE");
    open("proofs?statement=wythoff");
    browser.until(() -> !browser.all(".card .headline").isEmpty());
    assertThat(taken("Download the certificate of 1")).startsWith("grundy certificate 1\n").contains("\nend TRUE");
    open("sequences?rules=kayles&to=20");
    browser.until(() -> !browser.all(".plot canvas").isEmpty() && !browser.all(".conjecture").isEmpty());
    assertThat(taken("Download b-file")).startsWith("0 0\n1 1\n2 2\n3 3\n4 1\n");
    assertThat(oeis()).isEqualTo("https://oeis.org/A002186");
    open("sequences?rules=wythoff");
    browser.until(() -> browser.all(".column").size() == 2);
    assertThat(browser.all(".column a").stream().map(link -> link.getDomAttribute("href")))
        .containsExactly("https://oeis.org/A000201", "https://oeis.org/A001950");
    assertThat(taken("Download b-file")).startsWith("1 1\n2 3\n3 4\n4 6\n");
    assertThat(browser.one(".rules a").getDomAttribute("href")).isEqualTo("/play?start=wythoff+6+11");
    open("sequences?rules=take:2,5,7");
    browser.until(() -> !browser.all(".plot canvas").isEmpty());
    assertThat(oeis()).startsWith("https://oeis.org/search?q=1,1,0,2,1,3,2,2,0,3,1,");
  }

  private static String oeis() {
    return browser.one("a[href*='oeis.org']").getDomAttribute("href");
  }

  /** A picture keeps its colours and lines outside of the page. */
  @Test
  void pictures_standAlone() {
    open("values?cell=%7B3%7C1%7D");
    browser.until(() -> !browser.all(".thermograph").isEmpty());
    String picture = taken("Save the picture");
    assertThat(picture).startsWith("<svg ")
        .contains("xmlns=\"http://www.w3.org/2000/svg\"", "stroke=\"rgb(37, 99, 184)\"")
        .doesNotContain("class=", "<!--");
  }

  @Test
  void sequences_areCancelled() {
    open("sequences?rules=0.007&to=200000");
    browser.button("Cancel").click();
    browser.until(() -> server.scheduler().working() == 0);
    assertThat(browser.all(".plot")).isEmpty();
  }

  @Test
  void formulas_areFoundTestedAndTakenAway() {
    open("formulas?rules=take:1,3,4");
    browser.until(() -> browser.one(".finding .formula").getText().startsWith("G(n+7) = G(n)"));
    assertThat(browser.one(".finding .badge").getText()).isEqualTo("Proved");
    assertThat(browser.one(".program code").getText()).contains("% 7");
    browser.button("Python").click();
    browser.until(() -> browser.one(".program code").getText().startsWith("def g(n):"));
    browser.button("Save").click();
    browser.button("Saved");
    open("kept");
    browser.until(() -> browser.all(".item").stream().anyMatch(kept -> kept.getText().contains("Formula")));
    browser.all(".item b").stream().filter(link -> link.getText().startsWith("take:1,3,4 · G(n+7) = G(n)")).findFirst()
        .orElseThrow().click();
    browser.until(() -> !browser.all(".finding .formula").isEmpty());
    WebElement rules = browser.one("input[name=rules]");
    rules.clear();
    rules.sendKeys("0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10");
    browser.one("input[name=test]").sendKeys("n / 2", Keys.ENTER);
    browser.until(() -> !browser.all(".badge.refuted").isEmpty());
    assertThat(browser.one(".finding .badge").getText()).isEqualTo("Checked");
    rules = browser.one("input[name=rules]");
    rules.clear();
    rules.sendKeys("take:1,x", Keys.ENTER);
    browser.until(() -> !browser.all("[role=alert]").isEmpty());
    assertThat(browser.one(".pointed mark").getText()).isEqualTo("x");
    assertThat(browser.all(".finding")).isEmpty();
  }

  @Test
  void formulas_areCancelled() {
    open("sequences?rules=grundys-game");
    browser.until(() -> !browser.all(".sequences .running button").isEmpty()
        || !browser.all(".conjecture").isEmpty());
    browser.open(server.address() + "kept");
    browser.until(() -> server.scheduler().working() == 0);
  }

  @Test
  void proofs_haveTheirWitness() {
    open("proofs?statement=" + URLEncoder.encode("A n (n >= 1 => a(n+1) = a(n) + 2)",
        StandardCharsets.UTF_8));
    browser.until(() -> browser.one(".decided").getText().contains("n = 2"));
    assertThat(browser.one(".decided .verdict").getText()).isEqualTo("False");
    open("proofs?statement=wythoff");
    browser.until(() -> browser.all(".automaton .state:not(.inner)").size() == 4);
    assertThat(browser.one(".how-to-read").getText()).contains("no two 1s stand side by side",
        "4 = 0101, 7 = 1010: the arrows 01 10 01 10 lead through the states 0 1 2 1 2, and the last one accepts.");
  }

  /** Each sentence makes a statement that is decided. */
  @Test
  void sentences_areFilledIn() {
    open("proofs?statement=F1");
    browser.one(".patterns > summary").click();
    browser.one(".formulas > summary").click();
    int sentences = browser.all(".patterns form").size();
    assertThat(sentences).isEqualTo(10);
    for (int i = 0; i < sentences; i++) {
      String before = browser.address();
      browser.all(".patterns form button").get(i).click();
      browser.until(() -> !browser.address().equals(before) && browser.all(".running button").isEmpty());
      assertThat(browser.all("[role=alert]")).isEmpty();
      assertThat(browser.one(".card").getText()).as("sentence %d", i).containsAnyOf("True", "nfinitely many solutions",
          "The only solution is");
    }
    WebElement blank = browser.one(".formulas input[name=blank1]");
    blank.clear();
    blank.sendKeys("a(n) = 1", Keys.ENTER);
    browser.until(() -> browser.one(".decided").getText().contains("n = 2"));
    assertThat(browser.one(".decided .verdict").getText()).isEqualTo("False");
  }
}
