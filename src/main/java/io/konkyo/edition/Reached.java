package io.konkyo.edition;

import io.konkyo.content.Content;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the documents published in one language lead to, each thing by the shortest way. */
final class Reached {
  private static final String START = "";

  /** The thing that led to each, or {@link #START}. */
  private final Map<String, String> ways = new LinkedHashMap<>();

  private Reached() {}

  static Reached in(String locale, Content content, Graph graph) {
    Reached reached = new Reached();
    Deque<String> open = new ArrayDeque<>();
    reached.reach(Thing.SITE, START, open);
    content
        .quizzes()
        .forEach(
            (id, quiz) -> {
              if (quiz.locales().contains(locale)) {
                reached.reach(Thing.of("quizzes", id), START, open);
              }
            });
    content
        .pages()
        .forEach(
            (id, page) -> {
              if (page.locales().contains(locale)) {
                reached.reach(Thing.of("pages", id), START, open);
              }
            });
    while (!open.isEmpty()) {
      String thing = open.poll();
      graph.from(thing).forEach(next -> reached.reach(next, thing, open));
      if (open.isEmpty()) {
        graph.agreements().forEach((name, sides) -> reached.agreement(name, sides, open));
      }
    }
    return reached;
  }

  private void agreement(String name, List<String> sides, Deque<String> open) {
    if (ways.keySet().containsAll(sides)) {
      reach(name, sides.get(0), open);
    }
  }

  private void reach(String thing, String from, Deque<String> open) {
    if (ways.putIfAbsent(thing, from) == null) {
      open.add(thing);
    }
  }

  boolean has(String thing) {
    return ways.containsKey(thing);
  }

  /** Returns why readers are shown a text: the document they come from, and the last fact. */
  String reason(String path) {
    String thing = Thing.owner(path);
    String through = "";
    String last = thing;
    while (!ways.getOrDefault(last, START).isEmpty()) {
      last = ways.get(last);
      if (through.isEmpty() && last.startsWith("facts/") && !isKin(thing, last)) {
        through = " through `" + name(last) + "`";
      }
    }
    return last.equals(Thing.SITE)
        ? "every page shows it"
        : "`" + name(last) + "` shows it" + through;
  }

  /** A family leads to its members and they to it, which says nothing to its author. */
  private static boolean isKin(String thing, String other) {
    return other.startsWith(thing + ".") || thing.startsWith(other + ".");
  }

  private static String name(String thing) {
    return thing.substring(thing.indexOf('/') + 1);
  }
}
