package io.konkyo.site.assemble;

import io.konkyo.content.page.Page;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.ledger.Entry;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.Link;
import io.konkyo.site.view.UsedIn;
import io.konkyo.source.Located;
import io.konkyo.usage.Use;
import io.konkyo.usage.UseIndex;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Where each fact is used: the facts computed from it, the items and pages that show it. */
final class Usage {
  private final PageContext context;
  private final FactLabels labels;
  private final Frames frames;
  private final Map<String, Set<String>> places = new HashMap<>();
  private final Map<String, List<String>> dependents;
  private final List<String> reading = new ArrayList<>();

  Usage(PageContext context, FactLabels labels) {
    this.context = context;
    this.labels = labels;
    this.frames = new Frames(context);
    this.dependents = new TreeMap<>(context.ledger().dependents());
    for (Quiz quiz : context.content().quizzes().values()) {
      quiz.items().forEach(item -> reading.add(address("quizzes", quiz.id(), item.id())));
    }
    for (Page page : context.content().pages().values()) {
      page.sections().forEach(s -> reading.add(address("pages", page.id(), s.id())));
    }
    UseIndex index = UseIndex.of(context.content(), context.ledger());
    for (String name : index.factNames()) {
      for (Use use : index.of(name)) {
        Addresses.reader(use.path()).ifPresent(href -> use(name, href));
      }
    }
  }

  /** Returns links to everything that uses one of the names: facts, then pages in their order. */
  List<UsedIn> of(Set<String> names) {
    List<UsedIn> uses = new ArrayList<>();
    List<Link> facts = facts(names);
    if (!facts.isEmpty()) {
      uses.add(new UsedIn(Html.ofText(context.word("word.used-in-facts")), "", facts));
    }
    uses.addAll(at(addresses(names)));
    return uses;
  }

  /** Returns links to items, sections and pages by their addresses. */
  List<UsedIn> at(Collection<String> addresses) {
    List<UsedIn> uses = new ArrayList<>();
    Map<String, List<Link>> byPage = new LinkedHashMap<>();
    for (String href : addresses) {
      int hash = href.indexOf('#');
      String page = hash < 0 ? href : href.substring(0, hash);
      List<Link> onPage = byPage.computeIfAbsent(page, key -> new ArrayList<>());
      if (hash >= 0) {
        onPage.add(Link.to(href, part(id(page), href.substring(hash + 1))));
      }
    }
    byPage.forEach((page, parts) -> uses.add(new UsedIn(title(id(page)), page, parts)));
    return uses;
  }

  /** The members of one family are one link, as they are one entry. */
  private List<Link> facts(Set<String> names) {
    Set<String> users = new LinkedHashSet<>();
    for (String name : names) {
      for (String fact : dependents.getOrDefault(name, List.of())) {
        Optional.ofNullable(context.content().facts().get(fact))
            .map(FactEntries::groupOf)
            .ifPresent(users::add);
      }
    }
    users.removeAll(names);
    return users.stream()
        .map(name -> Link.to(context.addresses().fact(name).orElse(""), labels.phrasing(name)))
        .toList();
  }

  /** Returns where the names are shown, in the order in which pages are read. */
  private List<String> addresses(Set<String> names) {
    Set<String> found = new LinkedHashSet<>();
    names.forEach(name -> found.addAll(places.getOrDefault(name, Set.of())));
    List<String> sorted = new ArrayList<>(found);
    sorted.sort(java.util.Comparator.comparingInt(this::rank));
    return sorted;
  }

  /** What belongs to a page as a whole stands before its parts. */
  private int rank(String href) {
    int exact = reading.indexOf(href);
    if (exact >= 0) {
      return 2 * exact + 1;
    }
    for (int i = 0; i < reading.size(); i++) {
      if (reading.get(i).startsWith(href + "#")) {
        return 2 * i;
      }
    }
    return 2 * reading.size();
  }

  /** What shows a whole family shows each of its members. */
  private void use(String name, String href) {
    places.computeIfAbsent(name, key -> new LinkedHashSet<>()).add(href);
    for (Entry entry : context.ledger().named(name)) {
      places.computeIfAbsent(entry.id(), key -> new LinkedHashSet<>()).add(href);
    }
  }

  private static String address(String kind, Located<String> page, Located<String> part) {
    return Addresses.reader(kind + "/" + page.value() + "/" + part.value() + "/").orElseThrow();
  }

  private static String id(String page) {
    return page.substring(0, page.indexOf(".html"));
  }

  private Html title(String page) {
    return frames.pageTitle(page).map(context::unlinked).orElse(Html.ofText(page));
  }

  private Html part(String page, String anchor) {
    Quiz quiz = context.content().quizzes().get(page);
    if (quiz != null) {
      for (int i = 0; i < quiz.items().size(); i++) {
        if (("q-" + quiz.items().get(i).id().value()).equals(anchor)) {
          return context.phrase("quiz.question", "n", HtmlPrinter.ordinal(anchor, i + 1).markup());
        }
      }
    }
    Page report = context.content().pages().get(page);
    if (report != null) {
      for (Page.Section section : report.sections()) {
        if (section.id().value().equals(anchor)) {
          return context.unlinked(section.title());
        }
      }
    }
    return Html.ofText(anchor);
  }
}
