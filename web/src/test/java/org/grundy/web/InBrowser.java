package org.grundy.web;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.openqa.selenium.WebElement;

/**
 * Tests of the pages in a real browser: one workbench and one browser for all of them. Where there is none they are
 * skipped, and say so.
 */
@ExtendWith(InBrowser.Start.class)
abstract class InBrowser {
  static Server server;
  static Browser browser;

  /** Starts both before the first class, and ends them after the last. */
  static final class Start implements BeforeAllCallback {
    @Override
    public void beforeAll(ExtensionContext context) {
      if (!Browser.isInstalled())
        System.err.println(context.getDisplayName() + " is SKIPPED: chromium and chromium-driver are not installed.");
      assumeTrue(Browser.isInstalled(), "chromium and chromium-driver are not installed");
      assumeTrue(Pages.missing().isEmpty(), "the pages are not built");
      ExtensionContext.Store store = context.getRoot().getStore(ExtensionContext.Namespace.create(InBrowser.class));
      server = store.computeIfAbsent(Server.class, _ -> new Server(), Server.class);
      browser = store.computeIfAbsent(Browser.class, _ -> started(), Browser.class);
    }

    private static Browser started() {
      try {
        return new Browser();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** On a desk, in daylight, and without what pages keep for the next visit: no test depends on another. */
  @BeforeEach
  void asNew() {
    browser.size(1280, 900);
    browser.dark(false);
    browser.forget(server.address());
  }

  /** Opens a page in English. */
  static void open(String address) {
    browser.open(server.address() + address + (address.contains("?") ? "&" : "?") + "lang=en");
  }

  static String status() {
    return browser.one("[role=status]").getText();
  }

  static List<WebElement> matches() {
    return browser.all(".match:not(.ghost)");
  }

  static void settle() {
    long[] last = {-1};
    browser.until(() -> {
      long now = (Long) browser.script("return document.body.innerText.length");
      boolean same = now == last[0] && now > 40;
      last[0] = now;
      return same;
    });
  }

  /** The text of the file that a button hands over. */
  static String taken(String button) {
    return (String) browser.later("""
        const done = arguments[arguments.length - 1];
        URL.createObjectURL = blob => { blob.text().then(done); return ''; };
        HTMLAnchorElement.prototype.click = () => {};
        [...document.querySelectorAll('button')].find(one => one.textContent === '%s').click();"""
        .formatted(button));
  }
}
