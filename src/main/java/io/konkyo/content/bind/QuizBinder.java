package io.konkyo.content.bind;

import static io.konkyo.content.bind.ScalarBinder.located;

import io.konkyo.content.file.ItemShape;
import io.konkyo.content.file.OptionShape;
import io.konkyo.content.file.QuizShape;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.ItemType;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.content.quiz.Standing;
import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlNode;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.FormulaParser;
import io.konkyo.quantity.UnitRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Reads quizzes. */
final class QuizBinder {
  private final Shapes shapes;
  private final UnitRegistry units;
  private final TextBinder texts;
  private final AllowanceBinder allowances;
  private final Diagnostics diagnostics;

  QuizBinder(
      Shapes shapes,
      UnitRegistry units,
      TextBinder texts,
      AllowanceBinder allowances,
      Diagnostics diagnostics) {
    this.shapes = shapes;
    this.units = units;
    this.texts = texts;
    this.allowances = allowances;
    this.diagnostics = diagnostics;
  }

  Quiz bind(YamlNode root) {
    QuizShape shape = shapes.bind(root, QuizShape.class);
    return new Quiz(
        located(shape.id()),
        texts.bind(shape.title()),
        texts.bind(shape.scope()),
        shape.items().stream().map(item -> item(shape.id().text(), item)).toList(),
        texts.bind(shape.foot()),
        located(shape.links()));
  }

  private Item item(String quiz, YamlMapping node) {
    ItemShape shape = shapes.bind(node, ItemShape.class);
    allowances.bind("quizzes/" + quiz + "/" + shape.id().text(), shape.allow(), node.span());
    List<Option> options = new ArrayList<>();
    shape.options().entries().forEach(entry -> options.add(option(entry)));
    return new Item(
        located(shape.id()),
        ItemType.valueOf(shape.type().text().toUpperCase(Locale.ROOT)),
        texts.bind(shape.stem()),
        options,
        located(shape.restsOn()),
        texts.bind(shape.explanation()));
  }

  private Option option(YamlEntry entry) {
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
