package io.konkyo.ledger;

import io.konkyo.content.Marker;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
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

  // Many facts are marked alike, and their markers are one list in memory.
  private final Map<List<String>, List<String>> authored = new HashMap<>();
  private final Map<List<List<String>>, List<String>> ofOneSource = new HashMap<>();
  private final Map<List<List<String>>, List<String>> ofSeveralSources = new HashMap<>();

  public EvidenceAlgebra(Map<String, Marker> markers) {
    this.markers = markers;
  }

  /** Returns the markers a given or measured fact was given, in the site's order. */
  public List<String> authored(List<Located<String>> evidence) {
    List<String> ids = new ArrayList<>(evidence.size());
    evidence.forEach(marker -> ids.add(marker.value()));
    return authored.computeIfAbsent(ids, all -> inSiteOrder(Set.copyOf(all)));
  }

  /**
   * Returns the markers of what follows from several facts.
   *
   * @param inputs the markers of each input; each list once is enough
   * @param sources how many sources the raw values come from
   */
  public List<String> derived(List<List<String>> inputs, int sources) {
    return sources > 1
        ? ofSeveralSources.computeIfAbsent(inputs, all -> derived(all, Set.of(ESTIMATE, INFERRED)))
        : ofOneSource.computeIfAbsent(inputs, all -> derived(all, Set.of(ESTIMATE)));
  }

  private List<String> derived(List<List<String>> inputs, Set<String> more) {
    Set<String> found = new HashSet<>(joined(inputs));
    found.addAll(more);
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
    return List.copyOf(ordered);
  }
}
