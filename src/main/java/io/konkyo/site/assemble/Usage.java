package io.konkyo.site.assemble;

import io.konkyo.content.ContentTexts;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.content.quiz.Standing;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import io.konkyo.formula.References;
import io.konkyo.site.view.Link;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Where each fact is used: the facts computed from it, the items and pages that show it. */
final class Usage {
  private final PageContext context;
  private final Map<String, Set<String>> pages = new HashMap<>();
  private final Map<String, List<String>> dependents;

  Usage(PageContext context) {
    this.context = context;
    this.dependents = new TreeMap<>(context.ledger().dependents());
    ContentTexts.each(context.content(), this::text);
    for (Quiz quiz : context.content().quizzes().values()) {
      quiz.items().forEach(item -> proofs(quiz, item));
    }
  }

  /** Returns links to everything that uses one of the names. */
  List<Link> of(Set<String> names) {
    List<Link> links = new ArrayList<>();
    Set<String> seen = new LinkedHashSet<>();
    for (String name : names) {
      for (String fact : dependents.getOrDefault(name, List.of())) {
        if (seen.add(fact)) {
          links.add(Link.to(context.addresses().fact(fact).orElse(""), fact));
        }
      }
    }
    for (String name : names) {
      for (String href : pages.getOrDefault(name, Set.of())) {
        if (seen.add(href)) {
          links.add(Link.to(href, title(href)));
        }
      }
    }
    return links;
  }

  private void text(ContentTexts.Place place) {
    String href = address(place.path());
    if (href.isEmpty()) {
      return;
    }
    for (Wording wording : place.text().byLocale().values()) {
      for (Token token : wording.placeholders().values()) {
        Set<String> names =
            token instanceof Token.Bound bound
                ? Set.of(bound.name())
                : References.of(((Token.Checked) token).formula().body());
        names.forEach(name -> use(name, href));
      }
    }
  }

  private void proofs(Quiz quiz, Item item) {
    String href = Addresses.page(quiz.id().value()) + "#q-" + item.id().value();
    item.restsOn().forEach(name -> use(name.value(), href));
    for (Option option : item.options()) {
      if (option.standing() instanceof Standing.Proof proof) {
        References.of(proof.holds().body()).forEach(name -> use(name, href));
      }
    }
  }

  private void use(String name, String href) {
    pages.computeIfAbsent(name, key -> new LinkedHashSet<>()).add(href);
  }

  /** Returns the address of the item or section that a text's path leads to. */
  private static String address(String path) {
    String[] steps = path.split("/");
    if (steps.length < 3) {
      return "";
    }
    return switch (steps[0]) {
      case "quizzes" -> Addresses.page(steps[1]) + (steps.length > 3 ? "#q-" + steps[2] : "");
      case "pages" -> Addresses.page(steps[1]) + (steps.length > 3 ? "#" + steps[2] : "");
      default -> "";
    };
  }

  private String title(String href) {
    int hash = href.indexOf('#');
    String page = href.substring(0, href.indexOf(".html"));
    String title = new Frames(context).pageTitle(page).map(context::plain).orElse(page);
    return hash < 0 ? title : title + " · " + part(page, href.substring(hash + 1));
  }

  private String part(String page, String anchor) {
    Quiz quiz = context.content().quizzes().get(page);
    if (quiz != null) {
      for (int i = 0; i < quiz.items().size(); i++) {
        if (("q-" + quiz.items().get(i).id().value()).equals(anchor)) {
          return context.word("quiz.question").replace("{n}", Integer.toString(i + 1));
        }
      }
    }
    io.konkyo.content.page.Page report = context.content().pages().get(page);
    if (report != null) {
      for (io.konkyo.content.page.Page.Section section : report.sections()) {
        if (section.id().value().equals(anchor)) {
          return context.plain(section.title());
        }
      }
    }
    return anchor;
  }
}
