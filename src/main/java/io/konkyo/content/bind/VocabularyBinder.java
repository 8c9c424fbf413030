package io.konkyo.content.bind;

import static io.konkyo.content.bind.ScalarBinder.located;

import io.konkyo.content.Axis;
import io.konkyo.content.Instrument;
import io.konkyo.content.Marker;
import io.konkyo.content.Megabyte;
import io.konkyo.content.Setup;
import io.konkyo.content.Source;
import io.konkyo.content.Term;
import io.konkyo.content.file.AxisShape;
import io.konkyo.content.file.InstrumentShape;
import io.konkyo.content.file.MarkerShape;
import io.konkyo.content.file.SetupShape;
import io.konkyo.content.file.SourceShape;
import io.konkyo.content.file.TermShape;
import io.konkyo.content.text.Text;
import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.source.Located;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads the small files that facts and pages refer to: markers, axes, terms, sources, setups. */
final class VocabularyBinder {
  private final Shapes shapes;
  private final LocaleKeys locales;
  private final ScalarBinder scalars;
  private final TextBinder texts;
  private final AllowanceBinder allowances;

  VocabularyBinder(
      Shapes shapes,
      LocaleKeys locales,
      ScalarBinder scalars,
      TextBinder texts,
      AllowanceBinder allowances) {
    this.allowances = allowances;
    this.shapes = shapes;
    this.locales = locales;
    this.scalars = scalars;
    this.texts = texts;
  }

  Map<String, Marker> markers(Optional<YamlMapping> root) {
    return each(root, "markers", this::marker);
  }

  Map<String, Axis> axes(Optional<YamlMapping> root) {
    return each(root, "axes", this::axis);
  }

  Map<String, Term> terms(Optional<YamlMapping> root) {
    return each(
        root,
        "terms",
        entry ->
            new Term(
                located(entry.key()),
                locales.strings(shapes.bind(entry.value(), TermShape.class).reading())));
  }

  Map<String, Source> sources(Optional<YamlMapping> root) {
    return each(root, "sources", this::source);
  }

  Map<String, Setup> setups(Optional<YamlMapping> root) {
    return each(root, "setups", this::setup);
  }

  Map<String, Instrument> instruments(Optional<YamlMapping> root) {
    return each(root, "instruments", this::instrument);
  }

  /** Reads what readers call the things that were observed. */
  Map<String, Text> observed(Optional<YamlMapping> root) {
    return root.flatMap(mapping -> mapping.get("observes"))
        .filter(YamlMapping.class::isInstance)
        .map(YamlMapping.class::cast)
        .map(this::textMap)
        .orElse(Map.of());
  }

  private Marker marker(YamlEntry entry) {
    MarkerShape shape = shapes.bind(entry.value(), MarkerShape.class);
    boolean caveat = shape.caveat().filter(ScalarBinder::isTrue).isPresent();
    List<Marker.Demand> demands =
        shape.demands().stream()
            .map(d -> d.text().toUpperCase(Locale.ROOT).replace('-', '_'))
            .map(Marker.Demand::valueOf)
            .toList();
    return new Marker(
        located(entry.key()),
        shape.symbol().text(),
        texts.bind(shape.name()),
        texts.bind(shape.description()),
        caveat ? Marker.Passing.CAVEAT : Marker.Passing.UNANIMOUS,
        shape
            .backs()
            .map(backs -> Marker.Backing.valueOf(backs.text().toUpperCase(Locale.ROOT)))
            .orElse(Marker.Backing.STATEMENT),
        demands);
  }

  private Axis axis(YamlEntry entry) {
    AxisShape shape = shapes.bind(entry.value(), AxisShape.class);
    return new Axis(located(entry.key()), texts.bind(shape.title()), textMap(shape.members()));
  }

  private Source source(YamlEntry entry) {
    SourceShape shape = shapes.bind(entry.value(), SourceShape.class);
    allowances.bind("sources/" + entry.key().text(), shape.allow(), AllowanceBinder.extent(entry));
    return new Source(
        located(entry.key()),
        texts.bind(shape.title()),
        shape.publisher().map(YamlScalar::text),
        shape.url().map(YamlScalar::text),
        shape.language().map(YamlScalar::text),
        day(shape.published().or(shape::measured)),
        day(shape.updated()),
        day(shape.accessed()),
        shape.places().map(this::textMap).orElse(Map.of()));
  }

  private Setup setup(YamlEntry entry) {
    SetupShape shape = shapes.bind(entry.value(), SetupShape.class);
    shape.from().ifPresent(scalars.times()::time);
    shape.to().ifPresent(scalars.times()::time);
    shape.zone().ifPresent(scalars.times()::zone);
    Optional<String> hours =
        shape
            .from()
            .map(
                from ->
                    from.text()
                        + shape.to().map(to -> "–" + to.text()).orElse("")
                        + shape.zone().map(zone -> " " + zone.text()).orElse(""));
    return new Setup(
        located(entry.key()),
        texts.bind(shape.title()),
        day(shape.date()),
        hours,
        texts.bind(shape.description()));
  }

  private Instrument instrument(YamlEntry entry) {
    InstrumentShape shape = shapes.bind(entry.value(), InstrumentShape.class);
    return new Instrument(
        located(entry.key()),
        shape.tool().text(),
        texts.bind(shape.label()),
        shape.version().map(YamlScalar::text),
        shape.megabyte().flatMap(word -> Megabyte.parse(word.text())));
  }

  private Optional<LocalDate> day(Optional<YamlScalar> scalar) {
    return scalar.flatMap(scalars.times()::date).map(Located::value);
  }

  private Map<String, Text> textMap(YamlMapping mapping) {
    Map<String, Text> members = new LinkedHashMap<>();
    for (YamlEntry entry : mapping.entries()) {
      if (entry.value() instanceof YamlMapping text) {
        members.put(entry.key().text(), texts.bind(text));
      }
    }
    return members;
  }

  private static <T> Map<String, T> each(
      Optional<YamlMapping> root, String key, Function<YamlEntry, T> bind) {
    Map<String, T> bound = new LinkedHashMap<>();
    for (YamlEntry entry : Entries.under(root, key)) {
      bound.put(entry.key().text(), bind.apply(entry));
    }
    return bound;
  }
}
