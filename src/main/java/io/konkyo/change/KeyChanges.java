package io.konkyo.change;

import io.konkyo.content.quiz.Item;
import io.konkyo.ledger.ItemKey;
import io.konkyo.ledger.Solution;
import io.konkyo.pipeline.Analysis;
import io.konkyo.site.assemble.Addresses;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Items that are new, gone, or have other options or other keys. */
final class KeyChanges {
  private final Pair pair;
  private final Map<String, Item> before;
  private final Map<String, Item> after;

  KeyChanges(Pair pair) {
    this.pair = pair;
    this.before = items(pair.then());
    this.after = items(pair.now());
  }

  List<Change> all() {
    List<Change> changes = new ArrayList<>();
    after.forEach(
        (name, item) -> {
          List<String> differences = before.containsKey(name) ? differences(name) : List.of();
          if (!before.containsKey(name)) {
            changes.add(told(name, "is new since " + pair.revision(), item));
          }
          differences.forEach(difference -> changes.add(told(name, difference, item)));
        });
    before.forEach(
        (name, item) -> {
          if (!after.containsKey(name)) {
            Span span = item.id().span();
            changes.add(
                new Change(
                    "item `" + name + "` was there " + pair.atThen() + " and is withdrawn",
                    pair.goneFrom(span),
                    List.of("it stood in " + pair.placeThen(span))));
          }
        });
    return changes;
  }

  private Change told(String name, String what, Item item) {
    List<String> pages = new ArrayList<>();
    String quiz = name.substring(0, name.indexOf('/'));
    for (String locale : pair.now().content().quizzes().get(quiz).locales()) {
      pages.add(locale + "/" + Addresses.reader("quizzes/" + name + "/").orElseThrow());
    }
    return new Change(
        "item `" + name + "` " + what,
        item.id().span(),
        List.of("pages: " + String.join(", ", pages)));
  }

  private List<String> differences(String name) {
    Map<String, Boolean> then = right(pair.then(), name);
    Map<String, Boolean> now = right(pair.now(), name);
    List<String> options = options(before.get(name));
    List<String> differences = new ArrayList<>();
    for (String option : options(after.get(name))) {
      if (!options.contains(option)) {
        differences.add("has a new option `" + option + "`");
      } else if (then.containsKey(option)
          && now.containsKey(option)
          && !then.get(option).equals(now.get(option))) {
        differences.add(
            "had `"
                + option
                + (then.get(option) ? "` as a key " : "` as a distractor ")
                + pair.atThen()
                + (now.get(option) ? ", and it is a key now" : ", and it is a distractor now"));
      }
    }
    options.stream()
        .filter(option -> !options(after.get(name)).contains(option))
        .forEach(option -> differences.add("has lost the option `" + option + "`"));
    solution(name).ifPresent(differences::add);
    return differences;
  }

  private Optional<String> solution(String name) {
    Optional<Solution> then = key(pair.then(), name).flatMap(ItemKey::solution);
    Optional<Solution> now = key(pair.now(), name).flatMap(ItemKey::solution);
    return then.isEmpty() || now.isEmpty() || then.get().signature().equals(now.get().signature())
        ? Optional.empty()
        : Optional.of(
            "had the key "
                + described(then.get())
                + " "
                + pair.atThen()
                + ", and it is "
                + described(now.get())
                + " now");
  }

  private static String described(Solution solution) {
    if (solution instanceof Solution.Numeric numeric) {
      return "`" + numeric.answer().printed() + "`";
    }
    if (solution instanceof Solution.Ordering ordering) {
      return "`" + String.join(", ", ordering.order()) + "`";
    }
    return "`" + solution.signature() + "`";
  }

  private static Optional<ItemKey> key(Analysis analysis, String name) {
    return Optional.ofNullable(analysis.keys().get(name));
  }

  private static Map<String, Boolean> right(Analysis analysis, String name) {
    return key(analysis, name).map(ItemKey::right).orElse(Map.of());
  }

  private static List<String> options(Item item) {
    return item.options().stream().map(option -> option.id().value()).toList();
  }

  private static Map<String, Item> items(Analysis analysis) {
    Map<String, Item> items = new LinkedHashMap<>();
    analysis
        .content()
        .quizzes()
        .values()
        .forEach(
            quiz ->
                quiz.items()
                    .forEach(item -> items.put(quiz.id().value() + "/" + item.id().value(), item)));
    return items;
  }
}
