package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.Span;
import io.konkyo.spelling.NearestName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What is said about values: their kind, their spelling, their number. */
final class ValueMessages {
  private ValueMessages() {}

  /** Says that a value is of the wrong kind: a map for a text, a text for a list. */
  static Diagnostic kind(SchemaFault fault, InstancePlace place, SchemaWords words) {
    String kinds = SchemaWords.kinds(fault.demand());
    String wanted = kinds + words.title().map(title -> " (" + title + ")").orElse("");
    boolean empty = place.node() instanceof YamlScalar scalar && scalar.isEmpty();
    String message =
        empty
            ? place.subject() + " is empty and takes " + wanted
            : place.subject() + " takes " + wanted + ", not " + SchemaWords.kind(place.node());
    Diagnostic wrong = Diagnostic.of(DiagnosticCode.WRONG_SHAPE, place.value(), message);
    boolean wantsText = kinds.contains("text");
    if (wantsText && isOneLine(place.node().span())) {
      Diagnostic trap = withTrap(wrong, place);
      if (trap != wrong) {
        return trap;
      }
    }
    if (!empty && kinds.equals("a list") && place.node() instanceof YamlScalar scalar) {
      return wrong.withHelp("write a list: [" + scalar.span().text().strip() + "]");
    }
    return wrong.withHelp(words.advice().orElse(howToWrite(kinds)));
  }

  /** Says that a value is none of a closed set. */
  static Diagnostic choice(SchemaFault fault, InstancePlace place, SchemaWords words) {
    List<String> allowed = new ArrayList<>();
    if (fault.demand().isArray()) {
      fault.demand().forEach(value -> allowed.add(value.asString("")));
    } else {
      allowed.add(fault.demand().asString(""));
    }
    String typed = place.node() instanceof YamlScalar scalar ? scalar.text() : "";
    Diagnostic wrong = spelling(place, words);
    return NearestName.of(typed, allowed)
        .map(
            near ->
                (allowed.size() > 1
                        ? wrong.withNote("known: " + SchemaWords.names(allowed))
                        : wrong)
                    .withHelp("write `" + near + "`"))
        .orElseGet(() -> wrong.withHelp("write " + SchemaWords.names(allowed, " or ")));
  }

  /** Says that a value is not spelled as it must be. */
  static Diagnostic pattern(SchemaFault fault, InstancePlace place, SchemaWords words) {
    String rule = "it has to match `" + fault.demand().asString("") + "`";
    return spelling(place, words).withHelp(words.advice().orElse(rule));
  }

  /** Says that a text is too short or too long, or a list or map too small or too large. */
  static Diagnostic size(SchemaFault fault, InstancePlace place, SchemaWords words) {
    boolean atLeast = fault.keyword().startsWith("min");
    int limit = fault.demand().asInt(1);
    int size = sizeOf(place.node());
    boolean text = place.node() instanceof YamlScalar;
    if (size == 0 && atLeast) {
      return Diagnostic.of(DiagnosticCode.WRONG_SHAPE, place.owner(), place.subject() + " is empty")
          .withHelp(words.advice().orElse("write its value, or remove it"));
    }
    String unit = text ? " characters" : size == 1 ? " entry" : " entries";
    return Diagnostic.of(
            DiagnosticCode.WRONG_SHAPE, place.owner(), place.subject() + " has " + size + unit)
        .withNote((atLeast ? "at least " : "at most ") + limit + " are wanted here")
        .withHelp(words.advice().orElse(atLeast ? "add what is missing" : "remove the rest"));
  }

  /** Says that a list holds an entry twice. */
  static Diagnostic repeated(InstancePlace place) {
    Map<String, Span> seen = new HashMap<>();
    if (place.node() instanceof YamlSequence list) {
      for (YamlNode item : list.items()) {
        String text = item instanceof YamlScalar scalar ? scalar.text() : item.span().text();
        Span first = seen.putIfAbsent(text, item.span());
        if (first != null) {
          return Diagnostic.of(
                  DiagnosticCode.WRONG_SHAPE,
                  item.span(),
                  place.subject() + " holds " + Quoting.shown(text) + " twice")
              .withLabel(first, "first here")
              .withHelp("remove one of the two");
        }
      }
    }
    return other(place, new SchemaWords(java.util.Optional.empty(), java.util.Optional.empty()));
  }

  /** Says that a value does not fit, for keywords without words of their own. */
  static Diagnostic other(InstancePlace place, SchemaWords words) {
    String message =
        words
            .title()
            .map(title -> place.subject() + " is no " + title)
            .orElse(place.subject() + " does not fit the format here");
    return Diagnostic.of(DiagnosticCode.WRONG_SHAPE, place.value(), message)
        .withHelp(words.advice().orElse("compare it with the documentation of the format"));
  }

  private static Diagnostic spelling(InstancePlace place, SchemaWords words) {
    String typed = place.node() instanceof YamlScalar scalar ? scalar.text() : "";
    String message =
        typed.isEmpty()
            ? place.subject() + " is empty"
            : words
                .title()
                .map(title -> Quoting.shown(typed) + " is no " + title)
                .orElse(place.subject() + " cannot be " + Quoting.shown(typed));
    return Diagnostic.of(DiagnosticCode.WRONG_SHAPE, place.value(), message);
  }

  /** A text that YAML took for a list or map because of how it begins or of a colon in it. */
  private static Diagnostic withTrap(Diagnostic wrong, InstancePlace place) {
    Span span = place.node().span();
    char first = span.text().charAt(0);
    if (first == '[' || first == '{') {
      return wrong
          .withNote("YAML reads a value that begins with `" + first + "` as " + kindOf(first))
          .withHelp("if it is text, " + Quoting.advice(span.text()));
    }
    boolean pair =
        place.node() instanceof YamlMapping mapping
            && mapping.entries().size() == 1
            && place.key() == null;
    return pair
        ? wrong
            .withNote("YAML reads a colon and a space as the end of a key")
            .withHelp("if it is text, " + Quoting.advice(span.text()))
        : wrong;
  }

  private static String howToWrite(String kinds) {
    return switch (kinds) {
      case "a map" -> "write its entries as lines of `key: value`";
      case "a list" -> "write its entries as lines that begin with `- `";
      default -> "write " + kinds;
    };
  }

  private static String kindOf(char bracket) {
    return bracket == '[' ? "a list" : "a map";
  }

  private static boolean isOneLine(Span span) {
    return span.start() < span.end() && span.startPosition().line() == span.endPosition().line();
  }

  private static int sizeOf(YamlNode node) {
    if (node instanceof YamlMapping mapping) {
      return mapping.entries().size();
    }
    return node instanceof YamlSequence list
        ? list.items().size()
        : ((YamlScalar) node).text().codePointCount(0, ((YamlScalar) node).text().length());
  }
}
