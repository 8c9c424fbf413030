package io.konkyo.browser;

import io.konkyo.site.UiWords;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Somebody who takes quizzes of one site. One browser serves all of them in a process. */
final class Learner {
  private static Chromium shared;

  final Chromium browser;
  private final String root;

  /**
   * Gives a learner a site.
   *
   * @param root its address, ending in a slash
   */
  Learner(String root) {
    this.root = root;
    this.browser = browser().size(360, 780);
  }

  private static synchronized Chromium browser() {
    if (shared == null) {
      shared = Chromium.start();
      Runtime.getRuntime().addShutdownHook(new Thread(shared::close));
    }
    return shared;
  }

  void open(String page) {
    browser.open(root + page);
  }

  String address(String page) {
    return root + page;
  }

  /** Opens a page in a browser that remembers nothing. */
  void openAfresh(String page) {
    browser.evaluate("try { localStorage.clear(); } catch (nothingKept) {}");
    browser.complaints();
    String before = browser.address().replaceFirst("#.*", "");
    open(page);
    if (before.equals(browser.address().replaceFirst("#.*", ""))) {
      browser.reload();
    }
  }

  /** Does something in a browser without script. */
  void withoutScript(Runnable act) {
    browser.script(false);
    try {
      act.run();
    } finally {
      browser.script(true);
    }
  }

  /** Does something on pages at whose start a script runs. */
  void afterEveryStart(String script, Runnable act) {
    String added = browser.atEveryStart(script);
    try {
      act.run();
    } finally {
      browser.neverAgain(added);
    }
  }

  WebElement in(String item, String selector) {
    return browser.one("#q-" + item + " " + selector);
  }

  void check(String item) {
    click("#q-" + item + " [data-check]");
  }

  void choose(String item, String option) {
    click("#q-" + item + " [data-option='" + option + "'] label");
  }

  /** A driver types no characters outside a keyboard's reach reliably. */
  void type(String item, String text) {
    browser.evaluate("arguments[0].value = arguments[1]", in(item, "input"), text);
  }

  void pick(String item, String prompt, String target) {
    browser.evaluate(
        "arguments[0].value = arguments[1]",
        in(item, "[data-prompt='" + prompt + "'] select"),
        target);
  }

  /** Clicks where the head of the page, which stays in sight, covers nothing. */
  void click(String selector) {
    WebElement element = browser.one(selector);
    browser.evaluate("arguments[0].scrollIntoView({block: 'center'})", element);
    element.click();
  }

  void press(Keys... keys) {
    browser.press(keys);
  }

  void focus(String selector) {
    browser.evaluate("arguments[0].focus()", browser.one(selector));
  }

  /** Returns whether what has the focus matches a selector. */
  boolean hasFocus(String selector) {
    return (Boolean)
        browser.evaluate("return document.activeElement.matches(arguments[0])", selector);
  }

  String state(String item) {
    String state = in(item, "[data-verdict]").getAttribute("data-state");
    return state == null ? "" : state;
  }

  String verdict(String item) {
    return in(item, "[data-verdict]").getText().replace('\u00a0', ' ');
  }

  /** Returns the ids of the questions on the page, from top to bottom. */
  List<String> questions() {
    return browser.all("[data-question]").stream()
        .filter(WebElement::isDisplayed)
        .map(section -> section.getAttribute("data-question"))
        .toList();
  }

  /** Returns an attribute of every element of an item that has it, from top to bottom. */
  List<?> lines(String item, String attribute) {
    return (List<?>)
        browser.evaluate(
            "return [...document.querySelectorAll('#q-' + arguments[0] + ' [' + arguments[1] + ']')]"
                + ".map(line => line.getAttribute(arguments[1]))",
            item,
            attribute);
  }

  long count(String selector) {
    return (Long)
        browser.evaluate("return document.querySelectorAll(arguments[0]).length", selector);
  }

  /** Returns what of the page can be seen, in words. */
  String seen() {
    return (String) browser.evaluate("return document.body.innerText");
  }

  /** Returns words of the pages: name, filling, name, filling. */
  static String words(String lang, String key, Object... filling) {
    String phrase = UiWords.of(lang, Map.of()).get(key);
    for (int i = 0; i < filling.length; i += 2) {
      phrase = phrase.replace("{" + filling[i] + "}", filling[i + 1].toString());
    }
    return phrase;
  }
}
