package io.konkyo.content.bind;

import static io.konkyo.content.bind.ScalarBinder.located;

import io.konkyo.content.file.AnswerShape;
import io.konkyo.content.file.ElementShape;
import io.konkyo.content.file.ItemShape;
import io.konkyo.content.file.MistakeShape;
import io.konkyo.content.file.PromptShape;
import io.konkyo.content.file.TargetShape;
import io.konkyo.content.quiz.ItemType;
import io.konkyo.content.quiz.Response;
import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Formula;
import io.konkyo.formula.FormulaParser;
import io.konkyo.quantity.UnitRegistry;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads how items are answered, by their type. */
final class ResponseBinder {
  private final Shapes shapes;
  private final UnitRegistry units;
  private final ScalarBinder scalars;
  private final TextBinder texts;
  private final OptionBinder options;
  private final Diagnostics diagnostics;

  ResponseBinder(Shapes shapes, UnitRegistry units, TextBinder texts, Diagnostics diagnostics) {
    this.shapes = shapes;
    this.units = units;
    this.scalars = new ScalarBinder(units, diagnostics);
    this.texts = texts;
    this.options = new OptionBinder(shapes, units, texts, diagnostics);
    this.diagnostics = diagnostics;
  }

  Response bind(ItemType type, ItemShape shape) {
    return switch (type) {
      case SINGLE, MULTIPLE, TRUEFALSE ->
          new Response.Choice(entries(shape.options()).stream().map(options::bind).toList());
      case NUMERIC -> numeric(shape);
      case ORDERING ->
          new Response.Ordering(
              Response.Direction.valueOf(
                  shape.order().orElseThrow().text().toUpperCase(Locale.ROOT)),
              entries(shape.elements()).stream().map(this::element).toList());
      case MATCHING ->
          new Response.Matching(
              entries(shape.prompts()).stream().map(this::prompt).toList(),
              entries(shape.targets()).stream().map(this::target).toList());
    };
  }

  private static List<YamlEntry> entries(Optional<YamlMapping> map) {
    return map.map(YamlMapping::entries).orElse(List.of());
  }

  private Response numeric(ItemShape shape) {
    AnswerShape answer = shape.answer().orElseThrow();
    return new Response.Numeric(
        formula(answer.value()),
        answer.unit().flatMap(scalars::unit),
        answer.tolerance().flatMap(scalars::tolerance),
        entries(shape.mistakes()).stream().map(this::mistake).toList());
  }

  private Response.Mistake mistake(YamlEntry entry) {
    MistakeShape shape = shapes.bind(entry.value(), MistakeShape.class);
    return new Response.Mistake(
        located(entry.key()),
        formula(shape.value()),
        shape.misread().map(ScalarBinder::located),
        texts.bind(shape.why()));
  }

  private Response.Element element(YamlEntry entry) {
    ElementShape shape = shapes.bind(entry.value(), ElementShape.class);
    return new Response.Element(
        located(entry.key()),
        formula(shape.by()),
        texts.bind(shape.text()),
        texts.bind(shape.why()));
  }

  private Response.Prompt prompt(YamlEntry entry) {
    PromptShape shape = shapes.bind(entry.value(), PromptShape.class);
    Optional<Formula> value = shape.value().flatMap(this::formula);
    Optional<Formula> holds = shape.holds().flatMap(this::formula);
    boolean readable =
        value.isPresent() == shape.value().isPresent()
            && holds.isPresent() == shape.holds().isPresent();
    return new Response.Prompt(
        located(entry.key()),
        value,
        shape.matches().map(ScalarBinder::located),
        holds,
        readable,
        texts.bind(shape.text()),
        texts.bind(shape.why()));
  }

  private Response.Target target(YamlEntry entry) {
    TargetShape shape = shapes.bind(entry.value(), TargetShape.class);
    return new Response.Target(
        located(entry.key()), shape.value().flatMap(this::formula), texts.bind(shape.text()));
  }

  private Optional<Formula> formula(YamlScalar scalar) {
    return FormulaParser.parse(scalar, units, diagnostics);
  }
}
