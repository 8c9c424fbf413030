package io.konkyo.change;

import io.konkyo.content.ContentTexts;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.text.Wording;
import io.konkyo.source.Location;
import io.konkyo.translation.BoundComparisons;
import io.konkyo.translation.ReversedComparison;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Comparisons that texts can make of the facts they bind, and that have turned round. */
final class ReversedOrders {
  private final Pair pair;

  /** By comparison, the texts that bind what it compares, per language. */
  private final Map<ReversedComparison, Map<String, List<String>>> texts = new LinkedHashMap<>();

  ReversedOrders(Pair pair) {
    this.pair = pair;
  }

  List<Change> all() {
    ContentTexts.each(pair.now().content(), this::text);
    List<Change> changes = new ArrayList<>();
    texts.forEach(
        (reversed, byLocale) -> {
          List<String> notes = new ArrayList<>();
          byLocale.forEach(
              (locale, places) ->
                  notes.add("texts that bind it, " + locale + ":\n" + String.join("\n", places)));
          Fact left = pair.now().content().facts().get(reversed.now().left());
          changes.add(
              new Change(
                  "`"
                      + reversed.then()
                      + "` held "
                      + pair.atThen()
                      + "; now `"
                      + reversed.now()
                      + "`",
                  left == null ? Location.nowhere() : left.span(),
                  notes));
        });
    return changes;
  }

  private void text(ContentTexts.Place place) {
    for (Wording wording : place.text().byLocale().values()) {
      for (ReversedComparison reversed :
          BoundComparisons.between(wording, pair.then().ledger(), pair.now().ledger())) {
        texts
            .computeIfAbsent(reversed, key -> new TreeMap<>())
            .computeIfAbsent(wording.locale(), key -> new ArrayList<>())
            .add(place.path() + " (" + wording.source().span() + ")");
      }
    }
  }
}
