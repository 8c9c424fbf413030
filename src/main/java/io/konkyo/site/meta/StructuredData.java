package io.konkyo.site.meta;

import io.konkyo.json.JsonText;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.LedgerPage;
import io.konkyo.site.view.PageView;
import io.konkyo.site.view.QuizPage;
import java.util.Optional;
import org.jsoup.Jsoup;
import tools.jackson.core.JsonGenerator;

/**
 * What quizzes and ledgers are about, for search engines, as JSON-LD in the words of schema.org.
 *
 * <p>A block of data is no script: browsers do not run it, and the policy of the pages does not
 * concern it.
 */
public final class StructuredData {
  static final String VOCABULARY = "https://schema.org/";

  private StructuredData() {}

  /**
   * Returns the data of a page, safe inside a script element; empty for pages of other kinds.
   *
   * @param base address the site is published at; without it nothing has an address
   * @param path the page's path in the site
   */
  public static Html of(PageView view, Optional<String> base, String path) {
    Optional<String> root = base.map(known -> known.endsWith("/") ? known : known + "/");
    Optional<String> address = root.map(folder -> folder + path);
    if (view instanceof QuizPage quiz) {
      return block(JsonText.of(json -> new QuizData(json, address).write(quiz)));
    }
    if (view instanceof LedgerPage ledger) {
      return block(JsonText.of(json -> new LedgerData(json, address, root).write(ledger)));
    }
    return Html.NONE;
  }

  /** Inside strings of JSON an escape is the same letter; outside of them these do not occur. */
  private static Html block(String json) {
    return new Html(
        json.replace("&", "\\u0026")
            .replace("<", "\\u003c")
            .replace(">", "\\u003e")
            .replace("\u2028", "\\u2028")
            .replace("\u2029", "\\u2029"));
  }

  static void type(JsonGenerator json, String type) {
    json.writeStringProperty("@type", type);
  }

  /** Writes a member unless it is empty. */
  static void text(JsonGenerator json, String name, String text) {
    if (!text.isEmpty()) {
      json.writeStringProperty(name, text);
    }
  }

  /** Returns markup as the words it shows. */
  static String plain(Html markup) {
    return Jsoup.parseBodyFragment(markup.markup()).text().replace('\u00a0', ' ').strip();
  }
}
