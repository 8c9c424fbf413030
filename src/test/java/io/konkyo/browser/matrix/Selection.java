package io.konkyo.browser.matrix;

import java.util.ArrayList;
import java.util.Collection;
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
  private Selection() {}

  /** Returns whether the long matrices run in full. */
  static boolean inFull() {
    return System.getProperty("konkyo.matrix", "some").equals("all");
  }

  /** Returns every page in full, else few pages that have every kind of element between them. */
  static List<String> of(TestSite site) {
    return inFull() ? site.pages() : covering(site);
  }

  /**
   * Returns few pages that have, between them, every element in every parent that any page has,
   * elements told apart by name and classes, and every kind of page in every language.
   */
  static List<String> covering(TestSite site) {
    Map<String, Set<String>> left = new LinkedHashMap<>();
    for (String page : site.pages()) {
      left.put(page, features(Jsoup.parse(site.text(page))));
    }
    List<String> chosen = new ArrayList<>();
    while (true) {
      String best = null;
      for (String page : left.keySet()) {
        if (best == null || left.get(page).size() > left.get(best).size()) {
          best = page;
        }
      }
      if (best == null || left.get(best).isEmpty()) {
        return chosen;
      }
      chosen.add(best);
      Collection<String> seen = left.remove(best);
      left.values().forEach(features -> features.removeAll(seen));
    }
  }

  private static Set<String> features(Document page) {
    Set<String> features = new HashSet<>();
    features.add(page.body().className() + " in " + page.selectFirst("html").attr("lang"));
    for (Element element : page.body().select("*")) {
      features.add(kind(element.parent()) + " > " + kind(element));
    }
    return features;
  }

  private static String kind(Element element) {
    return element.tagName() + element.classNames();
  }
}
