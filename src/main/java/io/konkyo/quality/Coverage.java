package io.konkyo.quality;

import io.konkyo.content.Content;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.formula.Formula;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Guards;
import io.konkyo.ledger.Ledger;
import io.konkyo.source.Located;
import io.konkyo.usage.Use;
import io.konkyo.usage.UseIndex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * How far facts are tested. A fact counts that a text of a quiz or page prints; an item tests it if
 * a formula that decides what is right reads it, or a fact that is computed from it, or if the item
 * names it under {@code rests_on}. A family counts as its members.
 *
 * @param files one part for each facts file that has facts, in the order of the ledger pages
 */
public record Coverage(List<Part> files) {
  public Coverage {
    files = List.copyOf(files);
  }

  /**
   * The facts of one file.
   *
   * @param file the file's id
   * @param printed ids of the facts that a text of a quiz or page prints
   * @param untested those among them that no item tests
   * @param measured ids of the measured facts
   * @param unguarded those among them in which nothing would notice a wrong digit
   */
  public record Part(
      String file,
      List<String> printed,
      List<String> untested,
      List<String> measured,
      List<String> unguarded) {
    public Part {
      Objects.requireNonNull(file);
      printed = List.copyOf(printed);
      untested = List.copyOf(untested);
      measured = List.copyOf(measured);
      unguarded = List.copyOf(unguarded);
    }
  }

  static Coverage of(Content content, Ledger ledger) {
    Set<String> printed = printed(content, ledger);
    Set<String> tested = tested(content, ledger);
    Guards guards = Guards.of(ledger);
    Set<String> measured = new HashSet<>(guards.measured());
    List<Part> files = new ArrayList<>();
    for (Content.FactsPage page : content.factsPages().values()) {
      List<String> known =
          page.factIds().stream().filter(id -> ledger.entry(id).isPresent()).toList();
      List<String> shown = known.stream().filter(printed::contains).toList();
      List<String> readings = known.stream().filter(measured::contains).toList();
      if (!known.isEmpty()) {
        files.add(
            new Part(
                page.id(),
                shown,
                shown.stream().filter(id -> !tested.contains(id)).toList(),
                readings,
                readings.stream().filter(id -> !guards.isGuarded(id)).toList()));
      }
    }
    return new Coverage(files);
  }

  private static Set<String> printed(Content content, Ledger ledger) {
    UseIndex index = UseIndex.of(content, ledger);
    Set<String> printed = new HashSet<>();
    for (String name : index.factNames()) {
      if (index.of(name).stream().anyMatch(Coverage::isForReaders)) {
        ledger.named(name).stream().map(Entry::id).forEach(printed::add);
      }
    }
    return printed;
  }

  private static boolean isForReaders(Use use) {
    return use.kind() == Use.Kind.TEXT
        && (use.path().startsWith("pages/") || use.path().startsWith("quizzes/"));
  }

  private static Set<String> tested(Content content, Ledger ledger) {
    Set<String> tested = new HashSet<>();
    for (Quiz quiz : content.quizzes().values()) {
      for (Item item : quiz.items()) {
        for (Formula formula : item.response().formulas()) {
          formula.references().forEach(name -> add(name, ledger, tested));
        }
        item.restsOn().stream().map(Located::value).forEach(name -> add(name, ledger, tested));
      }
    }
    return tested;
  }

  private static void add(String name, Ledger ledger, Set<String> tested) {
    for (Entry entry : ledger.named(name)) {
      if (tested.add(entry.id())) {
        entry.inputs().forEach(input -> add(input, ledger, tested));
      }
    }
  }
}
