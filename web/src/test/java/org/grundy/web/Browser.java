package org.grundy.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Headless Chromium, as Debian's packages chromium and chromium-driver install it. */
final class Browser implements AutoCloseable {
  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final ChromeDriver driver;
  private final Path profile;

  Browser() throws IOException {
    profile = Files.createTempDirectory("grundy-browser");
    var options = new ChromeOptions();
    options.setBinary(CHROMIUM.toFile());
    options.addArguments("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
        "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
        "--window-size=1280,900", "--user-data-dir=" + profile);
    var logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    options.setCapability("goog:loggingPrefs", logs);
    driver = new ChromeDriver(
        new ChromeDriverService.Builder().usingDriverExecutable(DRIVER.toFile()).usingAnyFreePort().build(), options);
  }

  static boolean isInstalled() {
    return Files.isExecutable(CHROMIUM) && Files.isExecutable(DRIVER);
  }

  void size(int width, int height) {
    driver.executeCdpCommand("Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
  }

  void dark(boolean dark) {
    media("", dark);
  }

  /** As the page will be on paper. */
  void paper(boolean dark) {
    media("print", dark);
  }

  /** Cuts the connection, or restores it. */
  void offline(boolean offline) {
    driver.executeCdpCommand("Network.enable", Map.of());
    driver.executeCdpCommand("Network.emulateNetworkConditions",
        Map.of("offline", offline, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
  }

  private void media(String media, boolean dark) {
    driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", media, "features",
        List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
  }

  /** Clears what pages of an address have kept. */
  void forget(String address) {
    driver.executeCdpCommand("Storage.clearDataForOrigin",
        Map.of("origin", address.replaceFirst("/$", ""), "storageTypes", "local_storage"));
  }

  void open(String address) {
    driver.get(address);
    one("main h1");
  }

  String address() {
    return driver.getCurrentUrl();
  }

  List<WebElement> all(String css) {
    return driver.findElements(By.cssSelector(css));
  }

  /** Waits for it. */
  WebElement one(String css) {
    return waiting().until(d -> {
      List<WebElement> found = d.findElements(By.cssSelector(css));
      return found.isEmpty() ? null : found.getFirst();
    });
  }

  void until(java.util.function.BooleanSupplier holds) {
    waiting().until(_ -> holds.getAsBoolean());
  }

  WebElement button(String text) {
    return waiting().until(d -> d.findElements(By.tagName("button")).stream()
        .filter(button -> button.isDisplayed() && button.getText().equals(text)).findFirst().orElse(null));
  }

  private WebDriverWait waiting() {
    var wait = new WebDriverWait(driver, PATIENCE, Duration.ofMillis(50));
    wait.ignoring(org.openqa.selenium.StaleElementReferenceException.class);
    return wait;
  }

  Object script(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  /** Runs a script that calls its last argument when it is done. */
  Object later(String script) {
    driver.manage().timeouts().scriptTimeout(PATIENCE);
    return driver.executeAsyncScript(script);
  }

  org.openqa.selenium.interactions.Actions actions() {
    return new org.openqa.selenium.interactions.Actions(driver);
  }

  /** What the console has complained of since it was last asked. */
  List<String> complaints() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue()).map(LogEntry::getMessage).toList();
  }

  @Override
  public void close() throws IOException {
    driver.quit();
    try (var files = Files.walk(profile)) {
      files.sorted(java.util.Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    }
  }
}
