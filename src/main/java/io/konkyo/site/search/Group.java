package io.konkyo.site.search;

import java.util.Locale;

/**
 * What a part of a page is. Each kind is found by the elements that templates print it in; a page
 * of a template that prints others is still found as a whole.
 */
enum Group {
  /** What a question asks and offers. Nothing that tells its answer: a search gives no key away. */
  QUESTION(
      ".question[id]",
      ".stem",
      "legend, .how, .hint, .answer, .verdict, .buttons, .moves, .letter, .typed, select"),
  SECTION(
      ".report > section[id]",
      "h2 > span:not(.section-number)",
      ".sources, .legend, .citation, .cited, h2"),
  FACT(
      "article.fact[id]",
      ".fact-name, .agreement .fact-head > h3",
      ".fact-name, .agreement h3, .kind, .marks, .verdicts, .whence, .used-in, thead"),
  SOURCE(
      ".sources > li[id], section[data-source] > article.finding[id]",
      ".source-title, h3 > span",
      ".source-title, .source-uses, .source-ledgers, h3 > span");

  private final String parts;
  private final String title;
  private final String left;

  /**
   * Declares a kind by selectors.
   *
   * @param parts its elements
   * @param title its heading, inside the element
   * @param left what is no text of it, inside the element
   */
  Group(String parts, String title, String left) {
    this.parts = parts;
    this.title = title;
    this.left = left;
  }

  String parts() {
    return parts;
  }

  String title() {
    return title;
  }

  String left() {
    return left;
  }

  /** Returns the name that scripts and templates know it by. */
  String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
