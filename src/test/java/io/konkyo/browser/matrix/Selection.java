package io.konkyo.browser.matrix;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Which pages a matrix looks at: all of them, or few that have between them all there is. */
final class Selection {
  /** A page costs something even if it is empty, in elements. */
  private static final int OPENING = 100;

  private Selection() {}

  /** Returns whether the long matrices run in full. */
  static boolean inFull() {
    return System.getProperty("konkyo.matrix", "some").equals("all");
  }

  /** Returns every page in full, else few pages that have every kind of element between them. */
  static List<Page> of(List<TestSite> sites) {
    List<Page> pages =
        sites.stream()
            .flatMap(site -> site.pages().stream().map(path -> new Page(site, path)))
            .toList();
    return inFull() ? pages : covering(pages);
  }

  /**
   * Returns few and small pages that have, between them, every element in every parent that any
   * page has, elements told apart by name and classes, and every kind of page in every language.
   */
  static List<Page> covering(List<Page> pages) {
    Map<Page, Set<String>> left = new LinkedHashMap<>();
    Map<Page, Integer> costs = new LinkedHashMap<>();
    for (Page page : pages) {
      Document document = Jsoup.parse(page.text());
      left.put(page, features(document));
      costs.put(page, OPENING + document.getAllElements().size());
    }
    List<Page> chosen = new ArrayList<>();
    while (!left.isEmpty()) {
      Page best = null;
      for (Page page : left.keySet()) {
        if (best == null || worth(page, left, costs) > worth(best, left, costs)) {
          best = page;
        }
      }
      Set<String> seen = left.remove(best);
      if (!seen.isEmpty()) {
        chosen.add(best);
      }
      left.values().forEach(features -> features.removeAll(seen));
    }
    return chosen;
  }

  private static double worth(Page page, Map<Page, Set<String>> left, Map<Page, Integer> costs) {
    return (double) left.get(page).size() / costs.get(page);
  }

  private static Set<String> features(Document page) {
    Set<String> features = new HashSet<>();
    features.add(page.body().className() + " in " + page.expectFirst("html").attr("lang"));
    for (Element element : page.body().select("*")) {
      features.add(kind(element.parent()) + " > " + kind(element));
    }
    return features;
  }

  private static String kind(Element element) {
    return element.tagName() + element.classNames();
  }
}
