package io.konkyo.site.meta;

import static io.konkyo.site.meta.StructuredData.plain;
import static io.konkyo.site.meta.StructuredData.text;
import static io.konkyo.site.meta.StructuredData.type;

import io.konkyo.site.view.Html;
import io.konkyo.site.view.Question;
import io.konkyo.site.view.QuizPage;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.core.JsonGenerator;

/**
 * Writes a quiz as schema.org {@code Quiz}.
 *
 * <p>Source: Google Search Central, "Practice problem (Quiz) structured data", for the names of
 * question types, wrong answers as {@code suggestedAnswer}, right ones as {@code acceptedAnswer}.
 * Reasons and explanations, which the page has, are not told twice: readers on a phone would load
 * them twice.
 */
final class QuizData {
  private final JsonGenerator json;
  private final Optional<String> address;

  QuizData(JsonGenerator json, Optional<String> address) {
    this.json = json;
    this.address = address;
  }

  void write(QuizPage quiz) {
    json.writeStartObject();
    json.writeStringProperty("@context", StructuredData.VOCABULARY);
    type(json, "Quiz");
    address.ifPresent(url -> json.writeStringProperty("@id", url));
    address.ifPresent(url -> json.writeStringProperty("url", url));
    json.writeStringProperty("name", quiz.title().plain());
    text(json, "description", quiz.frame().description());
    json.writeStringProperty("inLanguage", quiz.frame().lang());
    json.writeArrayPropertyStart("hasPart");
    quiz.questions().forEach(this::question);
    json.writeEndArray();
    json.writeEndObject();
  }

  private void question(Question question) {
    Question.Item item = question.item();
    json.writeStartObject();
    type(json, "Question");
    address.ifPresent(url -> json.writeStringProperty("@id", url + "#q-" + item.id()));
    json.writeStringProperty("learningResourceType", "Practice problem");
    eduType(question).ifPresent(type -> json.writeStringProperty("eduQuestionType", type));
    json.writeStringProperty("text", plain(item.stem()));
    comment("comment", item.hint());
    if (question instanceof Question.Choice choice) {
      choice(choice);
    } else if (question instanceof Question.Numeric numeric) {
      accepted(plain(numeric.answer()));
    } else if (question instanceof Question.Ordering ordering) {
      order(ordering);
    } else if (question instanceof Question.Matching matching) {
      accepted(pairs(matching));
    }
    json.writeEndObject();
  }

  /** Only formats that have a name are named. */
  private static Optional<String> eduType(Question question) {
    if (question instanceof Question.Choice choice) {
      return Optional.of(choice.mode() == Question.Mode.SINGLE ? "Multiple choice" : "Checkbox");
    }
    return question instanceof Question.Numeric ? Optional.of("Open ended") : Optional.empty();
  }

  private void choice(Question.Choice choice) {
    List<Question.Option> options = choice.options();
    json.writeArrayPropertyStart("suggestedAnswer");
    IntStream.range(0, options.size())
        .filter(i -> !options.get(i).key())
        .forEach(i -> option(options.get(i), i));
    json.writeEndArray();
    List<Integer> keys =
        IntStream.range(0, options.size()).filter(i -> options.get(i).key()).boxed().toList();
    if (choice.mode() == Question.Mode.SINGLE && keys.size() == 1) {
      json.writeName("acceptedAnswer");
      option(options.get(keys.get(0)), keys.get(0));
    } else {
      json.writeArrayPropertyStart("acceptedAnswer");
      keys.forEach(i -> option(options.get(i), i));
      json.writeEndArray();
    }
  }

  private void option(Question.Option option, int position) {
    json.writeStartObject();
    type(json, "Answer");
    json.writeNumberProperty("position", position);
    json.writeStringProperty("text", plain(option.text().asked()));
    json.writeEndObject();
  }

  private void accepted(String answer) {
    json.writeObjectPropertyStart("acceptedAnswer");
    type(json, "Answer");
    json.writeStringProperty("text", answer);
    json.writeEndObject();
  }

  private void order(Question.Ordering ordering) {
    json.writeObjectPropertyStart("acceptedAnswer");
    type(json, "ItemList");
    json.writeArrayPropertyStart("itemListElement");
    for (Question.Element element : ordering.sorted()) {
      json.writeStartObject();
      type(json, "ListItem");
      json.writeNumberProperty("position", element.place());
      json.writeStringProperty("name", plain(element.text().asked()));
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static String pairs(Question.Matching matching) {
    return matching.prompts().stream()
        .map(prompt -> plain(prompt.text().asked()) + " → " + plain(prompt.target().text().asked()))
        .collect(Collectors.joining("; "));
  }

  private void comment(String name, Html words) {
    String text = plain(words);
    if (!text.isEmpty()) {
      json.writeObjectPropertyStart(name);
      type(json, "Comment");
      json.writeStringProperty("text", text);
      json.writeEndObject();
    }
  }
}
