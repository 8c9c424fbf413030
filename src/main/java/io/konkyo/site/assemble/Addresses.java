package io.konkyo.site.assemble;

import io.konkyo.content.Content;
import io.konkyo.content.fact.Fact;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The relative addresses of pages inside one locale's folder. They are the same in every locale, so
 * that a language switch only changes the folder.
 */
final class Addresses {
  static final String INDEX = "index.html";
  static final String ERRATA = "errata.html";

  private final Map<String, String> pageOfFact = new HashMap<>();

  Addresses(Content content) {
    for (Fact fact : content.facts().values()) {
      String page = ledger(fact.header().file());
      pageOfFact.put(fact.id(), page);
      fact.header().membership().ifPresent(m -> pageOfFact.put(m.family(), page));
    }
  }

  /** Returns the address of a quiz or page. */
  static String page(String id) {
    return id + ".html";
  }

  static String ledger(String factsFile) {
    return "ledger-" + factsFile + ".html";
  }

  /** Returns the address of a fact's or family's line in the ledger. */
  Optional<String> fact(String name) {
    return Optional.ofNullable(pageOfFact.get(name)).map(page -> page + "#" + name);
  }
}
