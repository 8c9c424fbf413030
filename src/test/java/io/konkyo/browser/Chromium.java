package io.konkyo.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.PageLoadStrategy;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A browser without a window and with a profile of its own. */
public final class Chromium implements AutoCloseable {
  private static final String BROWSER = "/usr/bin/chromium";
  private static final String DRIVER = "/usr/bin/chromedriver";
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final List<String> FLAGS =
      List.of(
          "--headless=new",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--hide-scrollbars");

  private final JsonMapper json = JsonMapper.shared();
  private final Path profile;
  private final ChromeDriver driver;

  private Chromium(Path profile, ChromeDriver driver) {
    this.profile = profile;
    this.driver = driver;
  }

  /**
   * Starts the browser.
   *
   * @throws AssertionError if it is not installed
   */
  public static Chromium start() {
    for (String program : List.of(BROWSER, DRIVER)) {
      if (!Files.isExecutable(Path.of(program))) {
        throw new AssertionError(
            program + " is not there; ./verify installs what the browser tests need");
      }
    }
    try {
      Path profile = Files.createTempDirectory("konkyo-browser");
      // Named, so that Selenium looks for none and fetches none.
      System.setProperty(ChromeDriverService.CHROME_DRIVER_EXE_PROPERTY, DRIVER);
      ChromeDriver driver = new ChromeDriver(options(profile));
      // A check of a whole long page on a busy machine takes its time.
      driver.manage().timeouts().scriptTimeout(Duration.ofMinutes(5));
      return new Chromium(profile, driver).scheme("light");
    } catch (IOException e) {
      throw new UncheckedIOException("a folder for the browser's profile", e);
    }
  }

  private static ChromeOptions options(Path profile) {
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    logs.enable(LogType.PERFORMANCE, Level.ALL);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(BROWSER);
    options.addArguments(FLAGS);
    options.addArguments("--user-data-dir=" + profile);
    options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
    options.setExperimentalOption("perfLoggingPrefs", Map.of("enablePage", false));
    options.setPageLoadStrategy(PageLoadStrategy.EAGER);
    return options;
  }

  /** Gives pages a width and a height in CSS pixels, which a real window would not go below. */
  public Chromium size(int width, int height) {
    command(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
    return this;
  }

  /** Prefers {@code light} or {@code dark}. */
  public Chromium scheme(String scheme) {
    return media("", scheme, "none");
  }

  /** Prefers a scheme, and replaces the colours of pages by the reader's if told {@code active}. */
  public Chromium colours(String scheme, String forced) {
    return media("", scheme, forced);
  }

  /** Shows pages as they print, or as on a screen. */
  Chromium paper(boolean print) {
    return media(print ? "print" : "", "light", "none");
  }

  /** No motion is wanted either, so that a click need not wait for it. */
  private Chromium media(String media, String scheme, String forced) {
    List<Map<String, String>> features =
        List.of(
            Map.of("name", "prefers-color-scheme", "value", scheme),
            Map.of("name", "forced-colors", "value", forced),
            Map.of("name", "prefers-reduced-motion", "value", "reduce"));
    command("Emulation.setEmulatedMedia", Map.of("media", media, "features", features));
    return this;
  }

  /** Sets the size of text that readers choose in their settings, in CSS pixels; 16 is usual. */
  public Chromium text(int size) {
    command("Page.setFontSizes", Map.of("fontSizes", Map.of("standard", size, "fixed", size)));
    return this;
  }

  public Chromium script(boolean enabled) {
    command("Emulation.setScriptExecutionDisabled", Map.of("value", !enabled));
    return this;
  }

  public void open(String address) {
    driver.get(address);
    untilScriptsHaveRun();
  }

  public void reload() {
    driver.navigate().refresh();
    untilScriptsHaveRun();
  }

  /** A page that is all there can be read before its deferred scripts have run. */
  private void untilScriptsHaveRun() {
    until(
        () ->
            Boolean.TRUE.equals(
                evaluate(
                    "const page = performance.getEntriesByType('navigation')[0];"
                        + "return !page || page.domContentLoadedEventEnd > 0")));
  }

  public String address() {
    return driver.getCurrentUrl();
  }

  public WebElement one(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  public List<WebElement> all(String selector) {
    return driver.findElements(By.cssSelector(selector));
  }

  /** Sends keys to whatever has the focus. */
  public void press(Keys... keys) {
    new Actions(driver).sendKeys(keys).perform();
  }

  /** Types characters into what has the focus. */
  void type(String characters) {
    new Actions(driver).sendKeys(characters).perform();
  }

  /** Returns what a script returns: a string, a number, a boolean, a list. */
  public Object evaluate(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  /** Waits until something holds, for what a page does after a click has returned. */
  public void until(BooleanSupplier holds) {
    new WebDriverWait(driver, PATIENCE).until(waiting -> holds.getAsBoolean());
  }

  /** Runs a script at the start of every page; returns what {@link #neverAgain} takes. */
  String atEveryStart(String script) {
    return (String)
        command("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script))
            .get("identifier");
  }

  void neverAgain(String script) {
    command("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
  }

  /** Returns what pages complained about since the last call. */
  public List<String> complaints() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
        .map(LogEntry::getMessage)
        .toList();
  }

  /** Returns every address that pages asked for since the last call, but for the browser's own. */
  public List<String> requests() {
    List<String> addresses = new ArrayList<>();
    for (LogEntry entry : driver.manage().logs().get(LogType.PERFORMANCE)) {
      JsonNode message = json.readTree(entry.getMessage()).path("message");
      if (message.path("method").asString("").equals("Network.requestWillBeSent")) {
        addresses.add(message.path("params").path("request").path("url").asString(""));
      }
    }
    addresses.removeIf(address -> address.matches("chrome(-untrusted)?:.*"));
    return addresses;
  }

  /** Returns a picture of a strip of the page, wherever it lies, as PNG. */
  byte[] picture(int top, int width, int height) {
    Map<String, Object> clip =
        Map.of("x", 0, "y", top, "width", width, "height", height, "scale", 1);
    Map<String, Object> taken =
        command(
            "Page.captureScreenshot",
            Map.of("format", "png", "captureBeyondViewport", true, "clip", clip));
    return Base64.getDecoder().decode((String) taken.get("data"));
  }

  /** Prints the page on A4, without backgrounds, as browsers suggest it; returns the PDF. */
  byte[] print() {
    Map<String, Object> printed =
        command("Page.printToPDF", Map.of("paperWidth", 8.27, "paperHeight", 11.69));
    return Base64.getDecoder().decode((String) printed.get("data"));
  }

  /** Touches an element in its middle with a finger. */
  void tap(WebElement element) {
    evaluate("arguments[0].scrollIntoView({block: 'center'})", element);
    Map<?, ?> middle =
        (Map<?, ?>)
            evaluate(
                "const box = arguments[0].getBoundingClientRect();"
                    + "return {x: box.x + box.width / 2, y: box.y + box.height / 2};",
                element);
    command("Emulation.setTouchEmulationEnabled", Map.of("enabled", true));
    command("Input.dispatchTouchEvent", touch("touchStart", List.of(middle)));
    command("Input.dispatchTouchEvent", touch("touchEnd", List.of()));
    command("Emulation.setTouchEmulationEnabled", Map.of("enabled", false));
  }

  private static Map<String, Object> touch(String type, List<?> points) {
    return Map.of("type", type, "touchPoints", points);
  }

  private Map<String, Object> command(String name, Map<String, Object> parameters) {
    return driver.executeCdpCommand(name, parameters);
  }

  @Override
  public void close() {
    driver.quit();
    try (Stream<Path> files = Files.walk(profile)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | UncheckedIOException e) {
      // The browser may still be leaving; what it leaves in the temporary folder does no harm.
      profile.toFile().deleteOnExit();
    }
  }
}
