package io.konkyo.content.bind;

import static io.konkyo.content.bind.ScalarBinder.located;

import io.konkyo.content.ModelDeclaration;
import io.konkyo.content.fact.Statistic;
import io.konkyo.content.file.ExampleShape;
import io.konkyo.content.file.ModelShape;
import io.konkyo.content.file.ParameterShape;
import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlNode;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Formula;
import io.konkyo.formula.FormulaParser;
import io.konkyo.formula.Model;
import io.konkyo.formula.Parameter;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Reads named formulas with their parameters and worked examples. */
final class ModelsBinder {
  private static final String ANY = "any";

  private final Shapes shapes;
  private final UnitRegistry units;
  private final ScalarBinder scalars;
  private final TextBinder texts;
  private final Diagnostics diagnostics;
  private final Set<String> broken = new TreeSet<>();

  ModelsBinder(
      Shapes shapes,
      UnitRegistry units,
      ScalarBinder scalars,
      TextBinder texts,
      Diagnostics diagnostics) {
    this.shapes = shapes;
    this.units = units;
    this.scalars = scalars;
    this.texts = texts;
    this.diagnostics = diagnostics;
  }

  Map<String, ModelDeclaration> bind(Optional<YamlMapping> root) {
    Map<String, ModelDeclaration> models = new LinkedHashMap<>();
    for (YamlEntry entry : Entries.under(root, "models")) {
      Optional<ModelDeclaration> model = model(entry);
      model.ifPresent(m -> models.put(entry.key().text(), m));
      if (model.isEmpty()) {
        broken.add(entry.key().text());
      }
    }
    return models;
  }

  /** Returns the names of the models that were declared but not understood. */
  Set<String> broken() {
    return broken;
  }

  private Optional<ModelDeclaration> model(YamlEntry entry) {
    if (Model.isTaken(entry.key().text())) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.DUPLICATE_ID,
                  entry.key().span(),
                  "`" + entry.key().text() + "` is a function of the formula language")
              .withNote("formulas would call the function and never the model")
              .withHelp("give the model another name"));
      return Optional.empty();
    }
    ModelShape shape = shapes.bind(entry.value(), ModelShape.class);
    Optional<Formula> body = FormulaParser.parse(shape.formula(), units, diagnostics);
    List<Parameter> parameters = new ArrayList<>();
    Map<String, Statistic> statistics = new LinkedHashMap<>();
    for (YamlEntry declared : shape.parameters().entries()) {
      ParameterShape parameter = parameter(declared.value());
      String name = declared.key().text();
      parameters.add(new Parameter(name, unitOrAny(parameter.unit())));
      parameter
          .statistic()
          .flatMap(scalars::statistic)
          .ifPresent(statistic -> statistics.put(name, statistic.value()));
    }
    Optional<Unit> result = shape.result().flatMap(this::unitOrAny);
    List<ModelDeclaration.Example> examples = new ArrayList<>();
    for (ExampleShape example : shape.examples()) {
      example(example).ifPresent(examples::add);
    }
    return body.map(
        formula ->
            new ModelDeclaration(
                located(entry.key()),
                texts.bind(shape.title()),
                new Model(entry.key().text(), parameters, formula, result),
                statistics,
                located(shape.source().text()),
                shape.source().url().map(YamlScalar::text),
                shape.source().language().map(YamlScalar::text),
                examples));
  }

  private ParameterShape parameter(YamlNode node) {
    return node instanceof YamlScalar unit
        ? new ParameterShape(unit, Optional.empty())
        : shapes.bind(node, ParameterShape.class);
  }

  private Optional<Unit> unitOrAny(YamlScalar scalar) {
    return scalar.text().equals(ANY) ? Optional.empty() : scalars.unit(scalar);
  }

  private Optional<ModelDeclaration.Example> example(ExampleShape shape) {
    Optional<Formula> call = FormulaParser.parse(shape.call(), units, diagnostics);
    Optional<Located<StatedQuantity>> gives = scalars.quantity(shape.gives());
    return call.isPresent() && gives.isPresent()
        ? Optional.of(new ModelDeclaration.Example(call.get(), gives.get()))
        : Optional.empty();
  }
}
