package io.konkyo.site.assemble;

import io.konkyo.content.Instrument;
import io.konkyo.content.Setup;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Provenance;
import io.konkyo.content.fact.Tally;
import io.konkyo.content.text.PrintStyle;
import io.konkyo.content.text.Text;
import io.konkyo.ledger.Entry;
import io.konkyo.quantity.Grouping;
import io.konkyo.site.view.Detail;
import io.konkyo.site.view.FactEntry;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Optional;

/** Puts into words how values came to be known. */
final class Origins {
  private final PageContext context;
  private final FactLabels labels;
  private final Sources sources;

  Origins(PageContext context, FactLabels labels) {
    this.context = context;
    this.labels = labels;
    this.sources = new Sources(context);
  }

  FactEntry.Origin of(Fact fact) {
    if (fact instanceof Derived) {
      return FactEntry.Origin.NONE;
    }
    Provenance provenance = fact.header().provenance();
    Optional<Measured> measured =
        fact instanceof Measured reading ? Optional.of(reading) : Optional.empty();
    return new FactEntry.Origin(
        measured.map(reading -> observed(reading.observes().value())).orElse(""),
        measured
            .map(reading -> context.word("statistic." + reading.statistic().value().id()))
            .orElse(""),
        provenance.n().map(n -> tally(n.value())).orElse(""),
        provenance.runs().map(runs -> tally(runs.value())).orElse(""),
        provenance
            .instrument()
            .map(Located::value)
            .map(context.content().instruments()::get)
            .map(this::instrument)
            .orElse(""),
        provenance.setup().map(this::setup).orElse(""),
        provenance.conditions().stream().map(this::condition).flatMap(Optional::stream).toList(),
        sources.place(provenance.source(), provenance.at()));
  }

  /** Returns a condition with its value, so that a reader need not look it up. */
  Optional<Detail> condition(Located<String> id) {
    List<Entry> entries = context.ledger().named(id.value());
    if (entries.isEmpty()) {
      return Optional.empty();
    }
    String printed = context.facts().print(entries, PrintStyle.PLAIN);
    return Optional.of(
        new Detail(labels.phrasing(id.value()), context.linked().figure(id.value(), printed)));
  }

  private String observed(String word) {
    Text label = context.content().observed().get(word);
    return label == null ? word : context.plain(label);
  }

  private String instrument(Instrument instrument) {
    return instrument.label().isPresent()
        ? instrument.named(context.plain(instrument.label()))
        : instrument.printed();
  }

  private String tally(Tally tally) {
    return tally.count().isPresent()
        ? Grouping.commas(tally.toString())
        : context.word("word.unrecorded");
  }

  private String setup(Located<String> id) {
    Setup setup = context.content().setups().get(id.value());
    if (setup == null) {
      return id.value();
    }
    String day =
        setup
            .date()
            .map(date -> context.word("frame.comma") + context.facts().day(date))
            .orElse("");
    return context.plain(setup.title()) + day + setup.hours().map(h -> " " + h).orElse("");
  }
}
