package io.konkyo.site.assemble;

import io.konkyo.content.Content;
import io.konkyo.content.fact.Fact;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The relative addresses of pages inside one locale's folder. They are the same in every locale, so
 * that a language switch only changes the folder.
 */
public final class Addresses {
  static final String INDEX = "index.html";
  public static final String ERRATA = "errata.html";
  static final String SOURCES = "sources.html";
  static final String QUALITY = "quality.html";
  static final String COVERAGE = "coverage.html";
  static final String SEARCH = "search.html";
  static final String REVIEW = "review.html";

  private final Map<String, String> pageOfFact = new HashMap<>();

  public Addresses(Content content) {
    for (Fact fact : content.facts().values()) {
      String page = ledger(fact.header().file());
      pageOfFact.put(fact.id(), page);
      fact.header().membership().ifPresent(m -> pageOfFact.put(m.family(), page));
    }
  }

  /** Returns the addresses of all pages of one language. */
  public static Set<String> all(Content content) {
    Set<String> pages =
        new TreeSet<>(Set.of(INDEX, ERRATA, SOURCES, QUALITY, COVERAGE, SEARCH, REVIEW));
    content.quizzes().keySet().forEach(id -> pages.add(page(id)));
    content.pages().keySet().forEach(id -> pages.add(page(id)));
    content.factsPages().keySet().forEach(id -> pages.add(ledger(id)));
    return pages;
  }

  /** Returns the address of a quiz or page. */
  public static String page(String id) {
    return id + ".html";
  }

  /**
   * Returns the address of the item or section that a path leads to, or of the page if the path
   * ends there; empty for the path of anything else.
   *
   * @param path of a text or another field, as in {@code quizzes/latency/first/stem}
   */
  public static Optional<String> reader(String path) {
    String[] steps = path.split("/", 4);
    boolean quiz = steps[0].equals("quizzes");
    if (steps.length < 3 || !quiz && !steps[0].equals("pages")) {
      return Optional.empty();
    }
    // What belongs to a whole quiz has a dot where an item's id would stand.
    boolean part = steps.length > 3 && !steps[2].equals(".");
    String anchor = quiz ? "#q-" : "#";
    return Optional.of(page(steps[1]) + (part ? anchor + steps[2] : ""));
  }

  /** Returns the address of the ledger page of a facts file. */
  public static String ledger(String factsFile) {
    return "ledger-" + factsFile + ".html";
  }

  /** Returns the address of the script with the entries of a ledger page. */
  static String entries(String factsFile) {
    return "ledger-" + factsFile + ".js";
  }

  /** Returns the address of a source's entry in the list of sources. */
  static String source(String id) {
    return SOURCES + "#" + sourceAnchor(id);
  }

  /** Returns the anchor of a source, which no part of a page has, whatever sources are called. */
  static String sourceAnchor(String id) {
    return "source-" + id;
  }

  /** Returns an address without the ending of its file. */
  static String name(String address) {
    return address.substring(0, address.lastIndexOf('.'));
  }

  /** Returns the address of a fact's or family's line in the ledger. */
  public Optional<String> fact(String name) {
    return Optional.ofNullable(pageOfFact.get(name)).map(page -> page + "#" + name);
  }
}
