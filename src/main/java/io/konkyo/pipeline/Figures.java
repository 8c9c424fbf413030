package io.konkyo.pipeline;

import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Guards;
import io.konkyo.quality.QualityReport;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a run counted.
 *
 * @param facts how many facts of each kind
 * @param guards which measured values a wrong digit would be noticed in
 * @param quality what is known of items, and what authors allow
 * @param settled whether the content is without errors; with one, what is proved and guarded is
 *     open, for a number that is wrong guards and proves nothing
 * @param pages what the reading of the finished pages came to
 */
public record Figures(
    SortedMap<String, Long> facts,
    Guards guards,
    QualityReport quality,
    boolean settled,
    ReadPages pages) {

  /** Returns the figures of content without errors. */
  static Figures of(Analysis analysis, ReadPages pages) {
    return of(analysis, /* settled= */ true, pages);
  }

  /** Returns the figures of content with errors, of which no page is made. */
  static Figures ofFaulty(Analysis analysis) {
    return of(analysis, /* settled= */ false, ReadPages.NONE);
  }

  private static Figures of(Analysis analysis, boolean settled, ReadPages pages) {
    SortedMap<String, Long> facts = new TreeMap<>();
    for (Entry entry : analysis.ledger().entries().values()) {
      facts.merge(entry.fact().kind(), 1L, Long::sum);
    }
    return new Figures(facts, Guards.of(analysis.ledger()), analysis.quality(), settled, pages);
  }
}
