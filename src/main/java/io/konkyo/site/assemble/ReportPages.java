package io.konkyo.site.assemble;

import io.konkyo.content.page.Block;
import io.konkyo.content.page.Page;
import io.konkyo.content.text.Text;
import io.konkyo.site.view.ReportPage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Turns appendix and report pages into view records. */
final class ReportPages {
  private final PageContext context;
  private final FactLabels labels;
  private final FactEntries facts;
  private final Map<String, String> listings;
  private final Frames frames;

  ReportPages(
      PageContext context, FactLabels labels, FactEntries facts, Map<String, String> listings) {
    this.context = context;
    this.labels = labels;
    this.facts = facts;
    this.listings = listings;
    this.frames = new Frames(context);
  }

  ReportPage of(Page page) {
    String id = page.id().value();
    Anchors anchors = new Anchors(has(page, Block.Sources.class), has(page, Block.Legend.class));
    List<ReportPage.Section> sections = new ArrayList<>();
    for (int i = 0; i < page.sections().size(); i++) {
      sections.add(section(page.sections().get(i), i + 1, anchors, new OpenRows(context, page)));
    }
    return new ReportPage(
        frames.page(
            Addresses.page(id),
            context.plain(page.title()),
            page.lead().map(context::plain).orElse("")),
        context.title(page.title()),
        context.block(page.lead()),
        sections,
        context.block(page.foot()),
        frames.onward(page.links()));
  }

  private ReportPage.Section section(
      Page.Section section, int number, Anchors anchors, OpenRows openRows) {
    ReportBlocks blocks =
        new ReportBlocks(context, labels, facts, listings, section.id().value(), anchors, openRows);
    Text title = section.title();
    return new ReportPage.Section(
        section.id().value(),
        Integer.toString(number),
        context.title(title),
        section.blocks().stream().map(blocks::of).toList());
  }

  /**
   * What a page offers to lead to.
   *
   * @param sources whether it lists its sources
   * @param legend whether it explains the markers
   */
  record Anchors(boolean sources, boolean legend) {}

  private static boolean has(Page page, Class<? extends Block> kind) {
    return page.sections().stream()
        .flatMap(section -> section.blocks().stream())
        .anyMatch(kind::isInstance);
  }
}
