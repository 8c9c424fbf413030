package io.konkyo.site.assemble;

import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Option;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.ItemKey;
import io.konkyo.ledger.Ledger;
import io.konkyo.source.Fingerprint;

/**
 * The version of an item: a hash of its key, its options and the values of the facts they bind. It
 * changes when a saved answer no longer means what it meant; rewording alone does not change it.
 */
final class ItemVersion {
  private static final int LENGTH = 12;

  private final Ledger ledger;

  ItemVersion(Ledger ledger) {
    this.ledger = ledger;
  }

  String of(Item item, ItemKey key) {
    StringBuilder signature = new StringBuilder(item.type().id());
    for (Option option : item.options()) {
      String id = option.id().value();
      signature.append('\n').append(id).append('=').append(key.right().get(id));
      for (String name : option.text().names()) {
        for (Entry entry : ledger.named(name)) {
          signature.append('\n').append(entry.id()).append('=').append(entry.printed());
        }
      }
    }
    key.solution().ifPresent(solution -> signature.append('\n').append(solution.signature()));
    return Fingerprint.of(signature.toString()).substring(0, LENGTH);
  }
}
