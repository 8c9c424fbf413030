package io.konkyo.content.bind;

import static io.konkyo.content.bind.ScalarBinder.located;

import io.konkyo.content.Instrument;
import io.konkyo.content.Megabyte;
import io.konkyo.content.fact.FactHeader;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Provenance;
import io.konkyo.content.fact.Reread;
import io.konkyo.content.fact.Resolution;
import io.konkyo.content.fact.Statistic;
import io.konkyo.content.file.MeasuredShape;
import io.konkyo.content.file.RereadShape;
import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.source.Located;
import io.konkyo.source.Slice;
import java.util.Optional;
import java.util.Set;

/** Reads measured facts. */
final class MeasuredBinder {
  private static final Set<String> VALUES = Set.of("value", "values", "share");

  private final FactBinding binding;

  MeasuredBinder(FactBinding binding) {
    this.binding = binding;
  }

  void bind(YamlEntry entry) {
    if (!binding.hasOneValue(entry, VALUES)) {
      return;
    }
    MeasuredShape shape = binding.shapes().bind(entry.value(), MeasuredShape.class);
    Attributes attributes = binding.attributes(entry);
    Provenance provenance = attributes.ofMeasured(binding.scalars());
    FactHeaders headers = binding.headers(entry, provenance);
    Optional<Located<Statistic>> statistic = statistic(entry, attributes);
    Optional<Located<String>> observes = observes(entry, attributes);
    if (statistic.isEmpty() || observes.isEmpty()) {
      binding.breakOff(entry);
      return;
    }
    Meaning meaning =
        new Meaning(
            statistic.get(),
            observes.get(),
            attributes.resolution().flatMap(this::resolution),
            shape.from().map(this::reread));
    if (shape.values().isPresent()) {
      binding.family(
          entry,
          attributes,
          shape.values().get(),
          headers,
          (header, value) ->
              reading(value, attributes, provenance).map(q -> meaning.of(header, q)));
      return;
    }
    binding.add(entry, headers, single(entry, shape, attributes, headers.single(), meaning));
  }

  /** A quantity begins with a digit, a fact with a letter. */
  private Optional<Resolution> resolution(YamlScalar scalar) {
    return !scalar.text().isEmpty() && Character.isLetter(scalar.text().charAt(0))
        ? Optional.of(new Resolution.Named(located(scalar)))
        : binding.scalars().quantity(scalar).map(Resolution.Amount::new);
  }

  private Reread reread(RereadShape shape) {
    return new Reread(located(shape.listing()), located(shape.match()), shape.base().isPresent());
  }

  private Optional<Measured> single(
      YamlEntry entry,
      MeasuredShape shape,
      Attributes attributes,
      FactHeader header,
      Meaning meaning) {
    if (shape.share().isPresent()) {
      return share(shape.share().get(), attributes, header, meaning);
    }
    if (shape.value().isEmpty()) {
      binding.tellMissing(entry, "value", "`value:`, `values:` over an axis, or `share:`");
      return Optional.empty();
    }
    return reading(shape.value().get(), attributes, header.provenance())
        .map(q -> meaning.of(header, q));
  }

  /** Reads a number as what it means, where the tool that printed it writes MB and means MiB. */
  private Optional<Located<StatedQuantity>> reading(
      YamlScalar value, Attributes attributes, Provenance provenance) {
    Optional<Megabyte> megabyte =
        provenance
            .instrument()
            .map(name -> binding.instruments().get(name.value()))
            .flatMap(Instrument::megabyte);
    Optional<Located<StatedQuantity>> typed = binding.quantity(value, attributes);
    return megabyte.isEmpty()
        ? typed
        : typed.map(
            located ->
                located.map(
                    printed ->
                        new StatedQuantity(
                            printed.number(),
                            megabyte.get().meant(printed.unit(), binding.units()))));
  }

  private Optional<Measured> share(
      YamlScalar share, Attributes attributes, FactHeader header, Meaning meaning) {
    int slash = share.text().indexOf('/');
    if (slash < 0) {
      binding
          .diagnostics()
          .add(
              Diagnostic.of(
                      DiagnosticCode.QUANTITY_SYNTAX,
                      share.span(),
                      "`" + share.text() + "` is no share")
                  .withHelp("write the part and the whole as in 0/200"));
      return Optional.empty();
    }
    Slice part = new Slice(share, 0, slash).trimmed();
    Slice whole = new Slice(share, slash + 1, share.text().length()).trimmed();
    Optional<Unit> unit = attributes.unit().flatMap(binding.scalars()::unit);
    Optional<Located<StatedQuantity>> partQuantity = binding.scalars().quantity(part, unit);
    Optional<Located<StatedQuantity>> wholeQuantity = binding.scalars().quantity(whole, unit);
    if (wholeQuantity.isPresent() && wholeQuantity.get().value().quantity().value().signum() <= 0) {
      binding
          .diagnostics()
          .add(
              Diagnostic.of(
                      DiagnosticCode.QUANTITY_SYNTAX,
                      wholeQuantity.get().span(),
                      "there is no share of `" + wholeQuantity.get().value() + "`")
                  .withHelp("write how many there were in all, which is more than none"));
      return Optional.empty();
    }
    return partQuantity.isPresent() && wholeQuantity.isPresent()
        ? Optional.of(meaning.of(header, partQuantity.get(), wholeQuantity))
        : Optional.empty();
  }

  private Optional<Located<Statistic>> statistic(YamlEntry entry, Attributes attributes) {
    Optional<YamlScalar> word = attributes.statistic();
    if (word.isEmpty()) {
      binding.tellMissing(entry, "statistic", "`statistic:` mean, p50, max, count, …");
      return Optional.empty();
    }
    return binding.scalars().statistic(word.get());
  }

  private Optional<Located<String>> observes(YamlEntry entry, Attributes attributes) {
    if (attributes.observes().isEmpty()) {
      binding.tellMissing(entry, "observes", "`observes:` with one word for what was observed");
    }
    return attributes.observes().map(ScalarBinder::located);
  }

  /** What all members of a measured family are figures of. */
  private record Meaning(
      Located<Statistic> statistic,
      Located<String> observes,
      Optional<Resolution> resolution,
      Optional<Reread> from) {

    Measured of(FactHeader header, Located<StatedQuantity> value) {
      return of(header, value, Optional.empty());
    }

    Measured of(
        FactHeader header, Located<StatedQuantity> value, Optional<Located<StatedQuantity>> whole) {
      return new Measured(header, value, whole, statistic, observes, resolution, from);
    }
  }
}
