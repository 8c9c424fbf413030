package io.konkyo.browser.matrix;

import io.konkyo.browser.Chromium;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** The checks that are written in the language of the pages; each returns faults. */
final class Scripts {
  /** Structure, languages and sizes, where axe has no rule or a weaker one. */
  static final String LINT = read("lint.js");

  /** What reaches beyond the page, lies over something else or parts from its unit. */
  static final String REFLOW = read("reflow.js");

  /** Controls that cannot be told from the page in forced colours. */
  static final String FORCED = read("forced.js");

  private static final String ANSWER = read("answer.js");
  private static final String AXE = read("/axe.min.js");
  private static final String RUN_AXE = read("axe.js");

  private Scripts() {}

  /** Runs a check on the page that is open. */
  static List<Fault> run(Chromium browser, String script) {
    return ((List<?>) browser.evaluate(script)).stream().map(Scripts::fault).toList();
  }

  /** Runs axe on the page that is open. */
  static List<Fault> axe(Chromium browser) {
    if (browser.evaluate("return typeof axe").equals("undefined")) {
      browser.evaluate(AXE);
    }
    return run(browser, RUN_AXE);
  }

  /** Opens whatever can be opened on the page. */
  static void open(Chromium browser) {
    browser.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true; })");
  }

  /** Answers every question of the open page, right or wrong; returns how many were judged. */
  static long answer(Chromium browser) {
    return (Long) browser.evaluate(ANSWER);
  }

  private static Fault fault(Object told) {
    Map<?, ?> fault = (Map<?, ?>) told;
    return new Fault((String) fault.get("rule"), (String) fault.get("what"));
  }

  private static String read(String name) {
    try (InputStream in = Scripts.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }
}
