package io.konkyo.change;

import io.konkyo.ledger.Entry;
import io.konkyo.pipeline.Analysis;
import io.konkyo.source.Location;
import io.konkyo.source.Span;
import io.konkyo.source.WholeFile;
import io.konkyo.text.FactPrinter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;

/** A site then and now, and how both are told. */
final class Pair {
  private final Version version;
  private final Analysis then;
  private final Analysis now;
  private final String rootThen;
  private final String rootNow;
  private final FactPrinter printerThen;
  private final FactPrinter printerNow;

  Pair(Version version, Analysis then, Analysis now) {
    this.version = Objects.requireNonNull(version);
    this.then = then;
    this.now = now;
    this.rootThen = root(then);
    this.rootNow = root(now);
    // Diagnostics speak English, whatever the site's languages.
    this.printerThen = new FactPrinter("en", then.content().counted());
    this.printerNow = new FactPrinter("en", now.content().counted());
  }

  Analysis then() {
    return then;
  }

  Analysis now() {
    return now;
  }

  /** Returns {@code `main`}. */
  String revision() {
    return "`" + version.name() + "`";
  }

  /** Returns {@code at `main`}. */
  String atThen() {
    return "at " + revision();
  }

  String printedThen(Entry entry) {
    return plain(printerThen.print(entry));
  }

  String printedNow(Entry entry) {
    return plain(printerNow.print(entry));
  }

  /** Returns a place of then as users read it. */
  String placeThen(Span span) {
    return version.place(span, rootThen, rootNow);
  }

  /** Returns the file of now in which something stood then; no place if the file is gone. */
  Location goneFrom(Span span) {
    String file = rootNow + Version.inside(span, rootThen);
    return Files.isRegularFile(Path.of(file)) ? new WholeFile(file) : Location.nowhere();
  }

  /** Returns what hangs on something, a line per group and language. */
  List<String> touched(Optional<Impact> impact, boolean isThen) {
    List<String> lines = new ArrayList<>();
    if (impact.isEmpty()) {
      return lines;
    }
    for (Group group : Group.values()) {
      TreeSet<String> locales = new TreeSet<>();
      impact.get().of(group).forEach(hit -> locales.add(hit.locale().orElse("")));
      for (String locale : locales) {
        Map<String, List<String>> places = new LinkedHashMap<>();
        impact.get().of(group).stream()
            .filter(hit -> hit.locale().orElse("").equals(locale))
            .forEach(
                hit ->
                    places
                        .computeIfAbsent(thing(hit), k -> new ArrayList<>())
                        .add(place(hit, isThen)));
        String head = group.title() + (locale.isEmpty() ? "" : ", " + locale) + ":";
        lines.add(head + below(places));
      }
    }
    if (!impact.get().pages().isEmpty()) {
      lines.add("pages:\n" + String.join("\n", impact.get().pages()));
    }
    return lines;
  }

  private static String thing(Hit hit) {
    return hit.group() == Group.FACTS ? hit.depth() + " " + hit.what() : hit.what();
  }

  private String place(Hit hit, boolean isThen) {
    return isThen ? placeThen(hit.place()) : hit.place().toString();
  }

  /** Returns a line for each thing, with its places. */
  static String below(Map<String, List<String>> places) {
    StringBuilder lines = new StringBuilder();
    places.forEach(
        (thing, where) -> lines.append("\n" + thing + " (" + String.join(", ", where) + ")"));
    return lines.toString();
  }

  private static String root(Analysis analysis) {
    return analysis.translations().locks().content().toString().replace('\\', '/');
  }

  /** Terminals get ordinary spaces. */
  private static String plain(String text) {
    return text.replace('\u00a0', ' ');
  }
}
