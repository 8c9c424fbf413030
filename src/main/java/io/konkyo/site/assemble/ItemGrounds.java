package io.konkyo.site.assemble;

import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Response;
import io.konkyo.content.quiz.Standing;
import io.konkyo.formula.References;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.ItemKey;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What the keys of items rest on. */
final class ItemGrounds {
  private final PageContext context;

  ItemGrounds(PageContext context) {
    this.context = context;
  }

  /** Returns the facts the key rests on: those its proof reads, or those the author names. */
  Set<String> facts(Item item, ItemKey key) {
    Set<String> names = new LinkedHashSet<>();
    if (item.response() instanceof Response.Choice choice) {
      for (Option option : choice.options()) {
        if (key.keys().contains(option.id().value())
            && option.standing() instanceof Standing.Proof proof) {
          names.addAll(References.of(proof.holds().body()));
        }
      }
    } else {
      item.response().formulas().forEach(formula -> names.addAll(References.of(formula.body())));
    }
    item.restsOn().forEach(name -> names.add(name.value()));
    return names;
  }

  /** Returns the ids of the markers of those facts. */
  List<String> evidence(Item item, ItemKey key) {
    Set<String> ids = new LinkedHashSet<>();
    for (String name : facts(item, key)) {
      context.ledger().named(name).stream().map(Entry::evidence).forEach(ids::addAll);
    }
    return List.copyOf(ids);
  }
}
