package io.konkyo.site.assemble;

import io.konkyo.content.Marker;
import io.konkyo.site.view.LegendEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Turns marker ids into the stamps and legends of one page. */
final class Markers {
  private final PageContext context;

  Markers(PageContext context) {
    this.context = context;
  }

  /** Returns the stamps of a statement on a page without a legend, leading nowhere. */
  List<io.konkyo.site.view.Marker> plainStamps(Collection<String> ids) {
    return stamps(ids).stream()
        .map(
            stamp ->
                new io.konkyo.site.view.Marker(
                    stamp.id(), stamp.symbol(), stamp.name(), stamp.caveat(), ""))
        .toList();
  }

  /** Returns the stamps of a statement, leading to the page's own legend. */
  List<io.konkyo.site.view.Marker> stamps(Collection<String> ids) {
    List<io.konkyo.site.view.Marker> stamps = new ArrayList<>();
    for (Marker marker : context.content().markers().values()) {
      if (ids.contains(marker.id().value())) {
        stamps.add(stamp(marker));
      }
    }
    return stamps;
  }

  /** Returns the legend of the markers that occur on a page. */
  List<LegendEntry> legend(Collection<? extends Collection<String>> occurring) {
    Set<String> ids = new TreeSet<>();
    occurring.forEach(ids::addAll);
    return context.content().markers().values().stream()
        .filter(marker -> ids.contains(marker.id().value()))
        .map(this::entry)
        .toList();
  }

  /** Returns the legend of every marker there is. */
  List<LegendEntry> all() {
    return context.content().markers().values().stream().map(this::entry).toList();
  }

  private LegendEntry entry(Marker marker) {
    return new LegendEntry(anchor(marker), stamp(marker), context.phrasing(marker.description()));
  }

  private io.konkyo.site.view.Marker stamp(Marker marker) {
    return new io.konkyo.site.view.Marker(
        marker.id().value(),
        marker.symbol(),
        context.plain(marker.name()),
        marker.passing() == Marker.Passing.CAVEAT,
        "#" + anchor(marker));
  }

  private static String anchor(Marker marker) {
    return "marker-" + marker.id().value();
  }
}
