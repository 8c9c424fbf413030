package io.konkyo.pipeline;

import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Guards;
import io.konkyo.ledger.ItemKey;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a run counted.
 *
 * @param facts how many facts of each kind
 * @param guards which measured values a wrong digit would be noticed in
 * @param items how many quiz items there are
 * @param proved how many of them have a key that is proved
 * @param pages what the reading of the finished pages came to
 */
public record Figures(
    SortedMap<String, Long> facts, Guards guards, int items, int proved, ReadPages pages) {

  static Figures of(Analysis analysis, ReadPages pages) {
    SortedMap<String, Long> facts = new TreeMap<>();
    for (Entry entry : analysis.ledger().entries().values()) {
      facts.merge(entry.fact().kind(), 1L, Long::sum);
    }
    Map<String, ItemKey> keys = analysis.keys();
    return new Figures(
        facts,
        Guards.of(analysis.ledger()),
        keys.size(),
        (int) keys.values().stream().filter(ItemKey::proved).count(),
        pages);
  }
}
