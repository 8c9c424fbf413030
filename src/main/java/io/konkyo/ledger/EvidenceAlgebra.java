package io.konkyo.ledger;

import io.konkyo.content.Marker;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Computes the markers of derived facts: every caveat of an input, a strength only if all inputs
 * have it, {@code estimate} because it was computed, {@code inferred} when sources join.
 *
 * <p>Source: design, section 5, "Evidence".
 */
public final class EvidenceAlgebra {
  /** The marker that every derived fact carries. */
  public static final String ESTIMATE = "estimate";

  /** The marker of what joins two or more sources. */
  public static final String INFERRED = "inferred";

  private final Map<String, Marker> markers;

  public EvidenceAlgebra(Map<String, Marker> markers) {
    this.markers = markers;
  }

  /** Returns the markers a given or measured fact was given, in the site's order. */
  public List<String> authored(List<Located<String>> evidence) {
    Set<String> ids = new LinkedHashSet<>();
    evidence.forEach(marker -> ids.add(marker.value()));
    return inSiteOrder(ids);
  }

  /**
   * Returns the markers of what follows from several facts.
   *
   * @param inputs the markers of each input
   * @param sources the sources the raw values come from
   */
  public List<String> derived(Collection<List<String>> inputs, Set<String> sources) {
    Set<String> found = new LinkedHashSet<>(joined(inputs));
    found.add(ESTIMATE);
    if (sources.size() > 1) {
      found.add(INFERRED);
    }
    return inSiteOrder(found);
  }

  /** Returns the markers of a claim that states several facts without computing anything. */
  public List<String> joined(Collection<List<String>> inputs) {
    Set<String> found = new LinkedHashSet<>();
    List<List<String>> marked = inputs.stream().filter(list -> !list.isEmpty()).toList();
    for (Marker marker : markers.values()) {
      String id = marker.id().value();
      boolean any = marked.stream().anyMatch(list -> list.contains(id));
      boolean all = any && marked.stream().allMatch(list -> list.contains(id));
      boolean kept =
          switch (marker.passing()) {
            case CAVEAT -> any;
            case UNANIMOUS -> all;
          };
      if (kept) {
        found.add(id);
      }
    }
    return inSiteOrder(found);
  }

  /** Returns markers in the order the site lists them; unknown ones are left out. */
  public List<String> inSiteOrder(Set<String> ids) {
    List<String> ordered = new ArrayList<>();
    for (String id : markers.keySet()) {
      if (ids.contains(id)) {
        ordered.add(id);
      }
    }
    return ordered;
  }
}
