package io.konkyo.pipeline;

import io.konkyo.site.readback.PageCoverage;
import java.util.List;

/**
 * What the reading of finished pages came to.
 *
 * @param equations how much arithmetic stands on the pages: equations, comparisons, changes, lists
 *     of differences
 * @param holding how much of it was computed again and holds
 * @param unread what could not be computed again, and why
 * @param numbers how many numbers say which fact they are
 * @param agreeing how many of those are what their fact is
 * @param coverage per page, how many of its numbers lead to the ledger
 */
public record ReadPages(
    int equations,
    int holding,
    List<String> unread,
    int numbers,
    int agreeing,
    List<PageCoverage> coverage) {
  /** Of a run that made no page. */
  static final ReadPages NONE = new ReadPages(0, 0, List.of(), 0, 0, List.of());

  public ReadPages {
    unread = List.copyOf(unread);
    coverage = List.copyOf(coverage);
  }
}
