package io.konkyo.check.rule;

import io.konkyo.content.Content;
import io.konkyo.content.Marker;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Standing;
import io.konkyo.formula.References;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.ItemKey;
import io.konkyo.ledger.Ledger;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The raw facts that statements and keys rest on in the end. */
public final class Grounds {
  private Grounds() {}

  /** Returns the raw facts under names of facts and families. */
  public static List<Entry> under(Collection<String> names, Ledger ledger) {
    Set<String> leaves = new TreeSet<>();
    for (String name : names) {
      ledger.named(name).forEach(entry -> leaves.addAll(entry.leaves()));
    }
    return leaves.stream().map(ledger.entries()::get).toList();
  }

  /** Returns the raw facts under an option: those of its proof, or else those of its item. */
  public static List<Entry> under(Option option, Item item, Ledger ledger) {
    if (option.standing() instanceof Standing.Proof proof) {
      return under(References.of(proof.holds().body()), ledger);
    }
    return under(item.restsOn().stream().map(name -> name.value()).toList(), ledger);
  }

  /** Returns the options of an item that are right. */
  public static List<Option> keys(Item item, ItemKey key) {
    return item.options().stream()
        .filter(option -> key.keys().contains(option.id().value()))
        .toList();
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
