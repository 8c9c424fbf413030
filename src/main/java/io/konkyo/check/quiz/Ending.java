package io.konkyo.check.quiz;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** How an option ends, by the forms of its language that readers hear at once. */
final class Ending {
  private static final String PHRASE = "phrase";

  private static final Map<String, List<Form>> FORMS =
      Map.of(
          "ko",
          List.of(
              new Form("formal", Pattern.compile("니다$")),
              new Form("polite", Pattern.compile("요$")),
              new Form("plain", Pattern.compile("다$")),
              new Form("noun", Pattern.compile("[음임함됨짐]$"))),
          "ja",
          List.of(
              new Form("polite", Pattern.compile("(?:です|ます|ました|ません|でした|でしょう)$")),
              new Form("plain", Pattern.compile("(?:だ|である|だった|[うくすつぬむるぐぶい]|した|った|かった)$"))),
          "en",
          List.of());

  /** What stands in brackets at the end, and the full stop after it. */
  private static final Pattern ASIDE = Pattern.compile("\\s*[(（][^()（）]*[)）]\\s*([.。]?)\\s*$");

  private record Form(String name, Pattern end) {}

  private Ending() {}

  /** Returns the name of the form; a language without forms is told by its full stop. */
  static String of(String locale, String text) {
    String end = Plain.of(ASIDE.matcher(text).replaceAll("$1"));
    List<Form> forms = FORMS.getOrDefault(locale.split("-", 2)[0], List.of());
    if (forms.isEmpty()) {
      return text.strip().endsWith(".") ? "sentence" : PHRASE;
    }
    return forms.stream()
        .filter(form -> form.end().matcher(end).find())
        .map(Form::name)
        .findFirst()
        .orElse(PHRASE);
  }
}
