package io.konkyo.content.bind;

import static io.konkyo.content.bind.ScalarBinder.located;

import io.konkyo.content.file.ItemShape;
import io.konkyo.content.file.QuizShape;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.ItemType;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlNode;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.UnitRegistry;
import java.util.Locale;
import java.util.Optional;

/** Reads quizzes. */
final class QuizBinder {
  /** Stands where an item's id does in the path of what belongs to the whole quiz; no id is it. */
  private static final String WHOLE = ".";

  private final Shapes shapes;
  private final TextBinder texts;
  private final AllowanceBinder allowances;
  private final ResponseBinder responses;
  private final PublishedLocales locales;

  QuizBinder(
      Shapes shapes,
      UnitRegistry units,
      TextBinder texts,
      AllowanceBinder allowances,
      PublishedLocales locales,
      Diagnostics diagnostics) {
    this.shapes = shapes;
    this.texts = texts;
    this.allowances = allowances;
    this.locales = locales;
    this.responses = new ResponseBinder(shapes, units, texts, diagnostics);
  }

  Quiz bind(YamlNode root) {
    QuizShape shape = shapes.bind(root, QuizShape.class);
    allowances.bind("quizzes/" + shape.id().text() + "/" + WHOLE, shape.allow(), root.span());
    return new Quiz(
        located(shape.id()),
        locales.of(shape.id().text(), shape.locales()),
        texts.bind(shape.title()),
        texts.bind(shape.scope()),
        shape.items().stream().map(item -> item(shape.id().text(), item)).toList(),
        texts.bind(shape.foot()),
        located(shape.links()),
        mayShuffle(shape.shuffle()));
  }

  private Item item(String quiz, YamlMapping node) {
    ItemShape shape = shapes.bind(node, ItemShape.class);
    allowances.bind("quizzes/" + quiz + "/" + shape.id().text(), shape.allow(), node.span());
    ItemType type = ItemType.valueOf(shape.type().text().toUpperCase(Locale.ROOT));
    return new Item(
        located(shape.id()),
        type,
        texts.bind(shape.stem()),
        responses.bind(type, shape),
        located(shape.restsOn()),
        texts.bind(shape.hint()),
        mayShuffle(shape.shuffle()),
        texts.bind(shape.explanation()),
        node.span());
  }

  private static boolean mayShuffle(Optional<YamlScalar> said) {
    return said.map(YamlScalar::text).filter("false"::equals).isEmpty();
  }
}
