package io.konkyo.site.assemble;

import io.konkyo.content.page.Block;
import io.konkyo.content.text.Text;
import io.konkyo.ledger.Entry;
import io.konkyo.site.view.Detail;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.Marker;
import io.konkyo.site.view.Title;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Turns the blocks of one section into view records. */
final class ReportBlocks {
  private static final Title NO_TITLE = new Title(Html.NONE, "");

  private final PageContext context;
  private final FactEntries facts;
  private final Map<String, String> listings;
  private final String section;
  private final ReportPages.Anchors anchors;
  private final Markers markers;
  private final Sources sources;
  private final FactLabels labels;
  private final Traces traces;
  private final Origins origins;
  private final OpenRows openRows;

  ReportBlocks(
      PageContext context,
      FactLabels labels,
      FactEntries facts,
      Map<String, String> listings,
      String section,
      ReportPages.Anchors anchors,
      OpenRows openRows) {
    this.context = context;
    this.facts = facts;
    this.listings = listings;
    this.section = section;
    this.anchors = anchors;
    this.openRows = openRows;
    this.markers = new Markers(context);
    this.sources = new Sources(context);
    this.labels = labels;
    this.traces = new Traces(context, labels, Linking.LINKED);
    this.origins = new Origins(context, labels);
  }

  io.konkyo.site.view.Block of(Block block) {
    if (block instanceof Block.Prose prose) {
      return new io.konkyo.site.view.Block.Prose(context.block(prose.text()));
    }
    if (block instanceof Block.Note note) {
      return new io.konkyo.site.view.Block.Note(context.block(note.text()));
    }
    if (block instanceof Block.Warning warning) {
      return new io.konkyo.site.view.Block.Warning(context.block(warning.text()));
    }
    if (block instanceof Block.Definition definition) {
      return new io.konkyo.site.view.Block.Definition(
          context.phrasing(definition.term()), context.block(definition.text()));
    }
    if (block instanceof Block.Legend) {
      return new io.konkyo.site.view.Block.Legend(markers.all());
    }
    if (block instanceof Block.Steps steps) {
      return new io.konkyo.site.view.Block.Steps(
          steps.items().stream().map(context::block).toList());
    }
    if (block instanceof Block.Retraction retraction) {
      return new io.konkyo.site.view.Block.Retraction(
          context.block(retraction.claim()), context.block(retraction.correction()));
    }
    return block instanceof Block.Grounds grounds ? grounds(grounds) : table(block);
  }

  private io.konkyo.site.view.Block table(Block block) {
    if (block instanceof Block.Table table) {
      return new io.konkyo.site.view.Block.Table(
          NO_TITLE,
          titles(table.columns()),
          table.rows().stream().map(row -> row(row.id(), row.cells())).toList());
    }
    if (block instanceof Block.Comparison comparison) {
      return new io.konkyo.site.view.Block.Comparison(
          NO_TITLE,
          titles(comparison.columns()),
          comparison.rows().stream()
              .map(row -> row(row.id(), with(row.aspect(), row.cells())))
              .toList());
    }
    if (block instanceof Block.Unmeasured unmeasured) {
      List<io.konkyo.site.view.Block.Row> rows = new ArrayList<>();
      unmeasured.rows().forEach(row -> rows.add(row(row.id(), List.of(row.item(), row.state()))));
      rows.addAll(openRows.rows(unmeasured, section));
      return new io.konkyo.site.view.Block.Unmeasured(rows);
    }
    return reference(block);
  }

  private io.konkyo.site.view.Block reference(Block block) {
    if (block instanceof Block.Formulas formulas) {
      return new io.konkyo.site.view.Block.Formulas(
          formulas.facts().stream().map(this::formulaLine).flatMap(Optional::stream).toList());
    }
    if (block instanceof Block.Verdicts examples) {
      return new VerdictExamples(context, traces).of(examples, section);
    }
    if (block instanceof Block.Listing listing) {
      return new io.konkyo.site.view.Block.Listing(
          section + "-" + listing.file().value().replace('.', '-'),
          context.phrasing(listing.caption()),
          listings.getOrDefault(listing.file().value(), ""));
    }
    if (block instanceof Block.Figure figure) {
      return new io.konkyo.site.view.Block.Figure(
          new Drawings(context, labels)
              .of(
                  figure.plot(),
                  section + "-" + figure.plot().id().value(),
                  this::conditions,
                  this::stamps));
    }
    if (block instanceof Block.Sources named) {
      return new io.konkyo.site.view.Block.Sources(
          named.sources().stream()
              .map(Located::value)
              .map(context.content().sources()::get)
              .map(sources::view)
              .toList());
    }
    return new io.konkyo.site.view.Block.Citation(
        sources.cited(((Block.Citation) block).places(), anchors.sources()));
  }

  private io.konkyo.site.view.Block grounds(Block.Grounds grounds) {
    return new io.konkyo.site.view.Block.Grounds(
        grounds.title().map(context::title).orElse(NO_TITLE),
        List.of(),
        grounds.rows().stream().map(this::groundsRow).toList());
  }

  private io.konkyo.site.view.Block.GroundsRow groundsRow(Block.GroundsRow row) {
    List<Entry> entries = entries(row);
    Set<String> evidence = OpenRows.evidence(row, context);
    return new io.konkyo.site.view.Block.GroundsRow(
        section + "-" + row.id().value(),
        context.phrasing(row.claim()),
        context.phrasing(row.text()),
        conditions(entries),
        sources.cited(row.places(), anchors.sources()),
        stamps(evidence));
  }

  private List<Marker> stamps(Set<String> evidence) {
    return anchors.legend() ? markers.stamps(evidence) : markers.plainStamps(evidence);
  }

  private List<Entry> entries(Block.GroundsRow row) {
    List<Entry> entries = new ArrayList<>();
    row.names().forEach(name -> entries.addAll(context.ledger().named(name)));
    return entries;
  }

  /** Returns the conditions of the raw values a row rests on, each once. */
  private List<Detail> conditions(List<Entry> entries) {
    Map<String, Detail> details = new LinkedHashMap<>();
    Set<String> shown = new LinkedHashSet<>();
    entries.forEach(entry -> shown.add(entry.id()));
    for (Entry entry : entries) {
      for (String leaf : entry.leaves()) {
        Entry raw = context.ledger().entries().get(leaf);
        for (Located<String> id : raw.fact().header().provenance().conditions()) {
          if (!shown.contains(id.value())) {
            origins.condition(id).ifPresent(detail -> details.putIfAbsent(id.value(), detail));
          }
        }
      }
    }
    return List.copyOf(details.values());
  }

  private Optional<io.konkyo.site.view.Block.FormulaLine> formulaLine(Located<String> name) {
    return traces
        .inWords(name.value())
        .map(
            formula ->
                new io.konkyo.site.view.Block.FormulaLine(
                    facts.link(name.value()),
                    formula,
                    context.ledger().named(name.value()).stream().map(this::traceOf).toList()));
  }

  private io.konkyo.site.view.Block.TraceOf traceOf(Entry entry) {
    return new io.konkyo.site.view.Block.TraceOf(
        entry.fact().header().membership().map(labels::memberName).orElse(""), traces.of(entry));
  }

  private io.konkyo.site.view.Block.Row row(Located<String> id, List<Text> cells) {
    return new io.konkyo.site.view.Block.Row(
        section + "-" + id.value(), cells.stream().map(context::phrasing).toList());
  }

  private List<Title> titles(List<Text> columns) {
    return columns.stream().map(context::title).toList();
  }

  private static List<Text> with(Text first, List<Text> rest) {
    List<Text> all = new ArrayList<>(List.of(first));
    all.addAll(rest);
    return all;
  }
}
