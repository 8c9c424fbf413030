package io.konkyo.browser.matrix;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Where the pages of a site lead, and whether something is there. */
final class Links {
  private static final String LINKING = "[href], [src], [action], [data-href]";

  private final TestSite site;
  private final Map<String, Document> pages = new LinkedHashMap<>();

  Links(TestSite site) {
    this.site = site;
    site.pages().forEach(page -> pages.put(page, Jsoup.parse(site.text(page))));
  }

  /** Returns links to files and places that are not there, and pages that no link leads to. */
  List<Fault> faults() {
    List<Fault> faults = new ArrayList<>();
    Map<String, Set<String>> leads = new LinkedHashMap<>();
    pages.forEach((page, document) -> leads.put(page, followed(page, document, faults)));
    Set<String> reached = new HashSet<>();
    Deque<String> next = new ArrayDeque<>(List.of("index.html"));
    while (!next.isEmpty()) {
      String page = next.pop();
      if (reached.add(page)) {
        next.addAll(leads.getOrDefault(page, Set.of()));
      }
    }
    pages.keySet().stream()
        .filter(page -> !reached.contains(page))
        .forEach(page -> faults.add(new Fault("orphan", page)));
    pages.forEach((page, document) -> holdAlternates(page, document, faults));
    return faults;
  }

  /** Returns the pages that a page leads to; what leads nowhere is a fault. */
  private Set<String> followed(String page, Document document, List<Fault> faults) {
    Set<String> to = new HashSet<>();
    for (Element element : document.select(LINKING)) {
      for (String name : List.of("href", "src", "action", "data-href")) {
        String address = element.attr(name);
        if (!address.isEmpty() && !isForeign(address)) {
          to.add(follow(page, address, faults));
        }
      }
    }
    return to;
  }

  private String follow(String page, String address, List<Fault> faults) {
    int mark = address.indexOf('#');
    String to = file(page, address);
    String place =
        mark < 0 ? "" : URLDecoder.decode(address.substring(mark + 1), StandardCharsets.UTF_8);
    if (!Files.isRegularFile(site.folder().resolve(to))) {
      faults.add(new Fault("lost-file", page + " → " + address));
    } else if (!place.isEmpty()
        && (pages.get(to) == null || pages.get(to).getElementById(place) == null)) {
      faults.add(new Fault("lost-place", page + " → " + address));
    }
    return to;
  }

  /** Every page in another language names this one as its own in this language, and itself. */
  private void holdAlternates(String page, Document document, List<Fault> faults) {
    String lang = document.selectFirst("html").attr("lang");
    Map<String, String> others = alternates(page, document);
    boolean several = page.contains("/");
    if (several && !page.equals(others.get(lang))) {
      faults.add(new Fault("hreflang", page + " does not name itself"));
    }
    others.forEach(
        (other, file) -> {
          Document there = pages.get(file);
          if (there == null) {
            faults.add(new Fault("hreflang", page + " → " + file));
          } else if (several && !other.equals("x-default")) {
            if (!other.equals(there.selectFirst("html").attr("lang"))) {
              faults.add(new Fault("hreflang", page + " → " + file + " is not in " + other));
            }
            if (!page.equals(alternates(file, there).get(lang))) {
              faults.add(new Fault("hreflang", file + " does not lead back to " + page));
            }
          }
        });
  }

  private static Map<String, String> alternates(String page, Document document) {
    Map<String, String> others = new LinkedHashMap<>();
    document
        .select("link[rel=alternate][hreflang]")
        .forEach(link -> others.put(link.attr("hreflang"), file(page, link.attr("href"))));
    return others;
  }

  private static String file(String page, String address) {
    String path = address.replaceFirst("#.*", "");
    return path.isEmpty() ? page : URI.create("/" + page).resolve(path).getPath().substring(1);
  }

  private static boolean isForeign(String address) {
    return address.matches("(?:[a-z]+:|//).*");
  }
}
