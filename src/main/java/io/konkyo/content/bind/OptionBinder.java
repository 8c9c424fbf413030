package io.konkyo.content.bind;

import static io.konkyo.content.bind.ScalarBinder.located;

import io.konkyo.content.file.OptionShape;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Standing;
import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.FormulaParser;
import io.konkyo.quantity.UnitRegistry;

/** Reads options and what makes them right or wrong. */
final class OptionBinder {
  private final Shapes shapes;
  private final UnitRegistry units;
  private final TextBinder texts;
  private final Diagnostics diagnostics;

  OptionBinder(Shapes shapes, UnitRegistry units, TextBinder texts, Diagnostics diagnostics) {
    this.shapes = shapes;
    this.units = units;
    this.texts = texts;
    this.diagnostics = diagnostics;
  }

  Option bind(YamlEntry entry) {
    OptionShape shape = shapes.bind(entry.value(), OptionShape.class);
    return new Option(
        located(entry.key()),
        standing(entry, shape),
        texts.bind(shape.text()),
        texts.bind(shape.why()),
        shape.misread().map(ScalarBinder::located));
  }

  private Standing standing(YamlEntry entry, OptionShape shape) {
    Standing.KeyMark mark =
        shape
            .key()
            .map(
                key ->
                    ScalarBinder.isTrue(key) ? Standing.KeyMark.KEY : Standing.KeyMark.DISTRACTOR)
            .orElse(Standing.KeyMark.UNSAID);
    if (shape.holds().isPresent()) {
      return FormulaParser.parse(shape.holds().get(), units, diagnostics)
          .<Standing>map(formula -> new Standing.Proof(formula, mark))
          .orElseGet(() -> new Standing.Unread(entry.key().span()));
    }
    if (mark == Standing.KeyMark.UNSAID) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.OPTION_WITHOUT_PROOF,
                  entry.key().span(),
                  "option `" + entry.key().text() + "` says neither `holds` nor `key`")
              .withHelp(
                  "add `holds:` with a comparison that is true for a key and false for a"
                      + " distractor, or `key: true` or `key: false` if nothing can be computed"));
      return new Standing.Unread(entry.key().span());
    }
    return new Standing.Word(mark, shape.key().map(YamlScalar::span).orElse(entry.key().span()));
  }
}
