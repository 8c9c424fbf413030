package io.konkyo.content.bind;

import static io.konkyo.content.bind.ScalarBinder.located;

import io.konkyo.content.fact.FactHeader;
import io.konkyo.content.fact.Given;
import io.konkyo.content.fact.GivenValue;
import io.konkyo.content.fact.Role;
import io.konkyo.content.file.GivenShape;
import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads given facts. */
final class GivenBinder {
  private static final Set<String> VALUES =
      Set.of("value", "values", "text", "date", "instant", "duration", "list");

  private final FactBinding binding;

  GivenBinder(FactBinding binding) {
    this.binding = binding;
  }

  void bind(YamlEntry entry) {
    if (!binding.hasOneValue(entry, VALUES)) {
      return;
    }
    Attributes attributes = binding.attributes(entry);
    FactHeaders headers = binding.headers(entry, attributes.ofGiven(binding.scalars()));
    if (entry.value() instanceof YamlScalar scalar) {
      Optional<Located<StatedQuantity>> quantity = binding.scalars().quantity(scalar);
      binding.add(
          entry,
          headers,
          quantity.map(
              q ->
                  new Given(
                      headers.single(),
                      new GivenValue.Amount(q),
                      Role.CONFIGURATION,
                      Optional.empty())));
      return;
    }
    GivenShape shape = binding.shapes().bind(entry.value(), GivenShape.class);
    if (shape.values().isPresent()) {
      YamlMapping values = shape.values().get();
      binding.family(
          entry,
          attributes,
          values,
          headers,
          (header, value) -> amount(value, attributes).map(v -> given(header, v, shape)));
      return;
    }
    binding.add(
        entry,
        headers,
        value(entry, shape, attributes).map(v -> given(headers.single(), v, shape)));
  }

  private Optional<GivenValue> value(YamlEntry entry, GivenShape shape, Attributes attributes) {
    if (shape.value().isPresent()) {
      return amount(shape.value().get(), attributes);
    }
    if (shape.text().isPresent()) {
      return Optional.of(new GivenValue.Words(located(shape.text().get())));
    }
    if (shape.date().isPresent()) {
      return binding.scalars().times().date(shape.date().get()).map(GivenValue.Day::new);
    }
    if (shape.instant().isPresent()) {
      return binding.scalars().times().instant(shape.instant().get()).map(GivenValue.Moment::new);
    }
    if (shape.duration().isPresent()) {
      return binding.scalars().times().duration(shape.duration().get()).map(GivenValue.Span::new);
    }
    if (!shape.list().isEmpty()) {
      return Optional.of(new GivenValue.WordList(located(shape.list())));
    }
    binding.tellMissing(
        entry,
        "value",
        "`value:`, `values:`, `text:`, `date:`, `instant:`, `duration:` or `list:`");
    return Optional.empty();
  }

  private Optional<GivenValue> amount(YamlScalar value, Attributes attributes) {
    return binding.quantity(value, attributes).map(GivenValue.Amount::new);
  }

  private Given given(FactHeader header, GivenValue value, GivenShape shape) {
    Role unsaid = shape.chosen().isPresent() ? Role.CHOSEN : Role.CONFIGURATION;
    Role role = shape.role().flatMap(word -> Role.parse(word.text())).orElse(unsaid);
    return new Given(
        header, value, role, shape.chosen().flatMap(chosen -> range(chosen.between())));
  }

  private Optional<Given.Range> range(List<YamlScalar> ends) {
    Optional<Located<StatedQuantity>> from = binding.scalars().quantity(ends.get(0));
    Optional<Located<StatedQuantity>> to = binding.scalars().quantity(ends.get(1));
    return from.isPresent() && to.isPresent()
        ? Optional.of(new Given.Range(from.get(), to.get()))
        : Optional.empty();
  }
}
