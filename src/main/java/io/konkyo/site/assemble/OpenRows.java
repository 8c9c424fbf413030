package io.konkyo.site.assemble;

import io.konkyo.content.Marker;
import io.konkyo.content.page.Block;
import io.konkyo.content.page.Page;
import io.konkyo.ledger.Entry;
import io.konkyo.site.view.Html;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The rows of a page that carry a marker nothing can stand on: what nobody has verified yet. */
final class OpenRows {
  private final PageContext context;
  private final Page page;

  OpenRows(PageContext context, Page page) {
    this.context = context;
    this.page = page;
  }

  /** Returns the rows as lines of the page's block of what was not measured. */
  List<io.konkyo.site.view.Block.Row> rows(Block.Unmeasured block, String section) {
    List<io.konkyo.site.view.Block.Row> rows = new ArrayList<>();
    if (block != first()) {
      return rows;
    }
    for (Page.Section from : page.sections()) {
      for (Block part : from.blocks()) {
        if (part instanceof Block.Grounds grounds) {
          grounds.rows().stream()
              .filter(this::isOpen)
              .map(row -> line(row, from.id().value(), section))
              .forEach(rows::add);
        }
      }
    }
    return rows;
  }

  private Block first() {
    return page.sections().stream()
        .flatMap(section -> section.blocks().stream())
        .filter(Block.Unmeasured.class::isInstance)
        .findFirst()
        .orElse(null);
  }

  private boolean isOpen(Block.GroundsRow row) {
    Map<String, Marker> markers = context.content().markers();
    return evidence(row, context).stream()
        .map(markers::get)
        .anyMatch(marker -> marker != null && marker.backing() == Marker.Backing.NOTHING);
  }

  private io.konkyo.site.view.Block.Row line(Block.GroundsRow row, String from, String section) {
    String anchor = from + "-" + row.id().value();
    Html claim =
        new Html("<a href=\"#" + anchor + "\">" + context.unlinked(row.claim()).markup() + "</a>");
    return new io.konkyo.site.view.Block.Row(
        section + "-open-" + anchor, List.of(claim, context.phrasing(row.text())));
  }

  /**
   * Returns the markers of a row. It states its facts side by side and concludes nothing, so it
   * shows all their markers.
   */
  static Set<String> evidence(Block.GroundsRow row, PageContext context) {
    Set<String> ids = new LinkedHashSet<>();
    for (String name : row.names()) {
      context.ledger().named(name).stream().map(Entry::evidence).forEach(ids::addAll);
    }
    row.evidence().forEach(id -> ids.add(id.value()));
    return ids;
  }
}
