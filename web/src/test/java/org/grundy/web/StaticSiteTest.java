package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.play.DailyPuzzle;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The workbench without a server: files below a folder of a plain host, in a real browser. */
class StaticSiteTest extends InBrowser {
  /** Where the build leaves the engine. */
  private static final Path ENGINE = Path.of(System.getProperty("grundy.engine"));
  private static final Path BUILT = Path.of(System.getProperty("grundy.pages"));

  private static HttpServer host;
  private static String site;

  @BeforeAll
  static void start(@TempDir Path folder) throws IOException, InterruptedException {
    assumeTrue(Files.exists(ENGINE.resolve("engine.js")), "the engine is not built");
    var made = new ProcessBuilder("node", "../site/workbench.mjs", BUILT.toString(), ENGINE.toString(),
        folder.resolve("some/folder").toString()).inheritIO().start();
    assertThat(made.waitFor()).isZero();
    host = SimpleFileServer.createFileServer(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
        folder.toRealPath(), SimpleFileServer.OutputLevel.NONE);
    host.start();
    site = "http://localhost:" + host.getAddress().getPort() + "/some/folder/";
  }

  @AfterAll
  static void stop() {
    if (host != null)
      host.stop(0);
  }

  @BeforeEach
  void withoutComplaints() {
    browser.complaints();
  }

  private static void go(String address) {
    browser.open(site + address + (address.contains("?") ? "&" : "?") + "lang=en");
  }

  @Test
  void firstGame_isPlayed() {
    go("");
    browser.until(() -> matches().size() == 16);
    browser.one("[data-part='3'][data-level='4']").click();
    browser.until(() -> browser.all(".match.chosen").size() == 3);
    browser.one("#confirm").click();
    browser.until(() -> status().startsWith("I take "));
    assertThat(browser.complaints()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "play/?start=domineering+4x4&why=1 | winning moves (4 of 12)",
      "games/ | Take any positive number from one heap.",
      "boards/?game=wythoff&to=20 | Golden lines",
      "sequences/?rules=kayles&to=300 | Period 12 from n = 71 on. Proved.",
      "formulas/?rules=take+1,+3+or+4 | Proved",
      "values/?cell=%7B3%7C1%7D | out",
      "proofs/?statement=F4 | No move of Wythoff",
      "sources/ | Check all",
      "kept/ | Saved in this browser."})
  void everyPage_isAnswered(String address, String said) {
    go(address);
    browser.until(() -> text().contains(said));
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void puzzles_areTheSameForEveryone_andMarkedWhenSolved() {
    go("daily/?day=20785");
    browser.until(() -> browser.all("a.item").size() == 10);
    String first = browser.one("a.item").getDomAttribute("href");
    String start = DailyPuzzle.of("nim").on(20_785, Budget.unlimited()).orElseThrow().at().text();
    assertThat(first).contains("start=" + start.replace(' ', '+')).contains("puzzle=20785");
    go("play/?start=nim+1&play=normal&puzzle=20785");
    browser.until(() -> matches().size() == 1);
    browser.one("[data-part='0'][data-level='0']").click();
    browser.one("#confirm").click();
    browser.until(
        () -> "{\"20785\":[\"nim 1\"]}".equals(browser.script("return localStorage.getItem('grundy.puzzles')")));
  }

  @Test
  void embeddedBoard_hasNothingAroundIt() {
    go("play/?start=nim+1+2&embed=1");
    browser.until(() -> matches().size() == 3);
    assertThat(browser.all("header, aside")).isEmpty();
    assertThat(browser.one(".tools a").getDomAttribute("href")).doesNotContain("embed");
    browser.one("[data-part='1'][data-level='1']").click();
    browser.one("#confirm").click();
    browser.until(() -> status().startsWith("I "));
    assertThat(browser.address()).contains("embed=1");
  }

  private static String text() {
    return (String) browser.script("return document.body.innerText");
  }

  @Test
  void languages_areFetched() {
    browser.open(site + "games/?lang=hr");
    browser.until(() -> browser.one("main h1").getText().equals("Igre"));
    browser.until(() -> text().contains("hrpe") || text().contains("hrpi"));
  }

  @Test
  void links_openPagesWithoutLoadingTheEngineAgain() {
    go("games/");
    browser.script("window.stays = true");
    browser.until(() -> browser.all(".item").size() > 20);
    browser.all(".item").getFirst().click();
    browser.until(() -> browser.address().startsWith(site + "play/?start="));
    browser.one(".board, .heaps, .rows, svg");
    assertThat(browser.script("return window.stays")).isEqualTo(true);
    browser.script("history.back()");
    browser.until(() -> browser.address().startsWith(site + "games/") && browser.all(".item").size() > 20);
    assertThat(browser.script("return window.stays")).isEqualTo(true);
  }

  @Test
  void back_stepsThroughMoves() {
    go("play/?start=nim+1+2&computer=none");
    browser.one("[data-part='0'][data-level='0']").click();
    browser.one("#confirm").click();
    browser.until(() -> browser.address().contains("moves="));
    browser.script("history.back()");
    browser.until(() -> !browser.address().contains("moves=") && matches().size() == 3);
    browser.script("history.forward()");
    browser.until(() -> browser.address().contains("moves="));
  }

  @Test
  void longAnswers_areCancelled_andTheNextIsGiven() {
    go("sequences/?rules=0.007&to=200000");
    browser.button("Cancel").click();
    browser.until(() -> status().startsWith("Cancelled."));
    browser.one("input[name=rules]").clear();
    browser.one("input[name=rules]").sendKeys("kayles");
    browser.one("input[name=to]").clear();
    browser.one("input[name=to]").sendKeys("300");
    browser.button("Find a formula").click();
    browser.until(() -> text().contains("Period 12 from n = 71 on. Proved."));
  }

  @Test
  void matches_areSavedInTheBrowser() {
    go("play/?start=nim+1+2&computer=none&moves=1+0");
    browser.button("Save").click();
    go("kept/");
    browser.until(() -> browser.all(".shelf > li").size() == 1);
    browser.one(".shelf a").click();
    browser.until(() -> browser.address().startsWith(site + "play/?start=nim"));
    go("kept/");
    browser.button("Remove").click();
    browser.until(() -> browser.all(".shelf > li").isEmpty());
  }

  @Test
  void everything_worksWithoutAConnection() {
    go("games/");
    browser.later("navigator.serviceWorker.ready.then(() => arguments[arguments.length - 1]())");
    browser.until(() -> (Boolean) browser.script("return !!navigator.serviceWorker.controller"));
    browser.offline(true);
    try {
      for (String address : List.of("play/?start=domineering+4x4&why=1", "play?start=domineering+4x4&why=1")) {
        go(address);
        browser.until(() -> text().contains("winning moves (4 of 12)"));
      }
      browser.open(site + "games/?lang=es");
      browser.until(() -> browser.one("main h1").getText().equals("Juegos"));
    } finally {
      browser.offline(false);
    }
  }
}
