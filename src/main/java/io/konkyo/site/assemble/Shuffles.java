package io.konkyo.site.assemble;

import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.ItemType;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Response;
import io.konkyo.content.text.Text;
import io.konkyo.site.view.Question;
import io.konkyo.text.PrintedInline;
import io.konkyo.text.PrintedInlines;
import io.konkyo.text.PrintedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Tells what of an item may be shown in another order, the same in every language.
 *
 * <p>What keeps its order: true and false; lists that differ in one number alone, for readers look
 * for a number where its size puts it (Haladyna, Downing and Rodriguez 2002, guideline 20); items
 * whose texts name an option by its letter or by a circled number.
 */
final class Shuffles {
  private static final Pattern NAMED =
      Pattern.compile(
          "[\\u2460-\\u2473\\u24B6-\\u24E9\\u3251-\\u327B\\u32B1-\\u32BF]"
              + "|(?:보기|선택지|選択肢|[Oo]ptions?|[Cc]hoices?|[Aa]nswers?) ?[A-H](?![A-Za-z])"
              + "|(?<![A-Za-z])[A-H] ?(?:번|선택지|보기|の選択肢)");

  private final Function<Text, Optional<PrintedText>> printed;

  /**
   * Creates it for a site.
   *
   * @param printed a text as it prints in the source language
   */
  Shuffles(Function<Text, Optional<PrintedText>> printed) {
    this.printed = printed;
  }

  Question.Shuffling of(Item item) {
    if (!item.shuffle() || item.type() == ItemType.TRUEFALSE || namesOptions(item)) {
      return Question.Shuffling.NONE;
    }
    if (item.response() instanceof Response.Choice choice) {
      return isRow(choice.options().stream().map(Option::text).toList())
          ? Question.Shuffling.NONE
          : Question.Shuffling.ALL;
    }
    if (item.response() instanceof Response.Matching matching) {
      return isRow(matching.targets().stream().map(Response.Target::text).toList())
          ? Question.Shuffling.PROMPTS
          : Question.Shuffling.ALL;
    }
    return item.response() instanceof Response.Ordering
        ? Question.Shuffling.ALL
        : Question.Shuffling.NONE;
  }

  private static boolean namesOptions(Item item) {
    List<Text> texts = new ArrayList<>(List.of(item.stem(), item.explanation()));
    item.hint().ifPresent(texts::add);
    item.response().parts().forEach(part -> texts.add(part.text()));
    return texts.stream()
        .flatMap(text -> text.byLocale().values().stream())
        .anyMatch(wording -> NAMED.matcher(wording.source().text()).find());
  }

  /** Returns whether texts are the same but for one number in each. */
  private boolean isRow(List<Text> texts) {
    List<PrintedText> all = texts.stream().map(printed).flatMap(Optional::stream).toList();
    return all.size() == texts.size()
        && all.stream().allMatch(text -> PrintedInlines.figures(text).size() == 1)
        && all.stream().map(Shuffles::around).distinct().count() == 1;
  }

  /** Returns what stands around the number of a text. */
  private static String around(PrintedText text) {
    StringBuilder words = new StringBuilder();
    PrintedInlines.all(text)
        .forEach(
            part ->
                words.append(
                    part instanceof PrintedInline.Words said
                        ? said.text()
                        : part instanceof PrintedInline.Figure ? "\uFFFC" : part.toString()));
    return words.toString().strip();
  }
}
