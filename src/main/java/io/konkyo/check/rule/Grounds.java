package io.konkyo.check.rule;

import io.konkyo.content.Content;
import io.konkyo.content.Marker;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Standing;
import io.konkyo.formula.Formula;
import io.konkyo.formula.References;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.ItemKey;
import io.konkyo.ledger.Ledger;
import io.konkyo.source.Located;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The raw facts that something rests on in the end.
 *
 * @param name what rests on them
 * @param span where it stands
 */
public record Grounds(String name, Span span, List<Entry> facts) {
  public Grounds {
    facts = List.copyOf(facts);
  }

  /** Returns the raw facts under names of facts and families. */
  public static List<Entry> under(Collection<String> names, Ledger ledger) {
    Set<String> leaves = new TreeSet<>();
    for (String name : names) {
      ledger.named(name).forEach(entry -> leaves.addAll(entry.leaves()));
    }
    return leaves.stream().map(ledger.entries()::get).toList();
  }

  /**
   * Returns what the right answers of an item rest on: each right option on its proof, or where it
   * has none on what the item rests on; a number, an order or pairs on each formula that gives one.
   */
  public static List<Grounds> ofKeys(Item item, ItemKey key, Ledger ledger) {
    List<String> resting = item.restsOn().stream().map(Located::value).toList();
    if (item.options().isEmpty()) {
      return item.response().formulas().stream()
          .map(by -> new Grounds(item.id().value(), by.source().span(), under(names(by), ledger)))
          .toList();
    }
    List<Grounds> grounds = new ArrayList<>();
    for (Option option : item.options()) {
      if (key.keys().contains(option.id().value())) {
        Collection<String> names =
            option.standing() instanceof Standing.Proof proof ? names(proof.holds()) : resting;
        grounds.add(
            new Grounds(option.id().value(), option.standing().span(), under(names, ledger)));
      }
    }
    return grounds;
  }

  private static Set<String> names(Formula formula) {
    return References.of(formula.body());
  }

  /** Returns whether a raw fact carries a marker that backs as much, or none at all. */
  public static boolean backs(Entry fact, Marker.Backing backing, Content content) {
    List<Marker> markers =
        fact.evidence().stream()
            .filter(content.markers()::containsKey)
            .map(content.markers()::get)
            .toList();
    return markers.isEmpty()
        || markers.stream().anyMatch(marker -> marker.backing().compareTo(backing) >= 0);
  }
}
