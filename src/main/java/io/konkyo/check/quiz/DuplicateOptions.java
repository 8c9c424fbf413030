package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.quiz.Response;
import io.konkyo.content.text.Text;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Located;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Two options that read the same, as options of a choice, elements of an order, or targets or
 * prompts to match.
 *
 * <p>Source: Haladyna, Downing and Rodriguez 2002: options are independent.
 */
public final class DuplicateOptions implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.choices(input)) {
      tell(
          item.options().stream()
              .map(option -> new Named(option.option().id().value(), option.reading()))
              .toList(),
          diagnostics);
    }
    for (Worded item : Worded.all(input)) {
      Response response = item.keyed().item().response();
      if (response instanceof Response.Ordering ordering) {
        tell(
            named(ordering.elements(), Response.Element::id, Response.Element::text, item, input),
            diagnostics);
      } else if (response instanceof Response.Matching matching) {
        tell(
            named(matching.prompts(), Response.Prompt::id, Response.Prompt::text, item, input),
            diagnostics);
        tell(
            named(matching.targets(), Response.Target::id, Response.Target::text, item, input),
            diagnostics);
      }
    }
  }

  /** Something to choose, as it reads in one language. */
  private record Named(String id, Worded.Reading reading) {}

  private static <T> List<Named> named(
      List<T> parts,
      Function<T, Located<String>> id,
      Function<T, Text> text,
      Worded item,
      CheckInput input) {
    return parts.stream()
        .flatMap(
            part ->
                Worded.reading(text.apply(part), item.locale(), input).stream()
                    .map(reading -> new Named(id.apply(part).value(), reading)))
        .toList();
  }

  private static void tell(List<Named> parts, Diagnostics diagnostics) {
    Map<String, Named> seen = new HashMap<>();
    for (Named part : parts) {
      Named first = seen.putIfAbsent(Plain.of(part.reading().text()), part);
      if (first != null) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.DUPLICATE_OPTION,
                    part.reading().span(),
                    "`" + part.id() + "` reads as `" + first.id() + "` does")
                .withLabel(first.reading().span(), "the same words")
                .withHelp("say another thing, or leave one of them out"));
      }
    }
  }
}
