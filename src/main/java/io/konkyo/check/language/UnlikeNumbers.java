package io.konkyo.check.language;

import io.konkyo.check.number.StatedInText;
import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.markdown.Inline;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A number that a text shows and its source does not: a fact printed with other options, another
 * typed number, another date, name or code with digits. Told once for each text.
 *
 * <p>Source: design, a translator is never able to change a number.
 */
public final class UnlikeNumbers implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    ContentTexts.eachTranslation(
        input.content(), pair -> compare(pair.source(), pair.other(), input, diagnostics));
  }

  private static void compare(
      Wording original, Wording other, CheckInput input, Diagnostics diagnostics) {
    Set<String> common = common(original, other);
    Map<String, Span> there = SeenNumbers.of(original, common, input.texts().scanner());
    Map<String, Span> here = SeenNumbers.of(other, common, input.texts().scanner());
    List<String> extra = new ArrayList<>(here.keySet());
    extra.removeAll(there.keySet());
    List<String> missing = new ArrayList<>();
    if (isUnderstood(other) && original.names().equals(other.names())) {
      missing.addAll(SeenNumbers.printed(original, common).keySet());
      missing.removeAll(here.keySet());
    }
    if (!(extra.isEmpty() && missing.isEmpty()) && !allHold(other, input)) {
      extra.removeIf(SeenNumbers::isTyped);
      missing.removeIf(SeenNumbers::isTyped);
    }
    if (extra.isEmpty() && missing.isEmpty()) {
      return;
    }
    Diagnostic diagnostic =
        Diagnostic.of(
                DiagnosticCode.UNLIKE_NUMBERS,
                extra.isEmpty() ? other.source().span() : here.get(extra.get(0)),
                "the `" + other.locale() + "` text shows a number otherwise than its source")
            .withLabel(original.source().span(), "the text it is held against");
    if (!extra.isEmpty()) {
      diagnostic = diagnostic.withNote("only here: " + String.join("; ", extra));
    }
    if (!missing.isEmpty()) {
      diagnostic = diagnostic.withNote("only in the source: " + String.join("; ", missing));
    }
    diagnostics.add(diagnostic.withHelp("show the same numbers in the same way in every language"));
  }

  /** That a text binds other facts than its source is another rule's to tell. */
  private static Set<String> common(Wording original, Wording other) {
    Set<String> common = new HashSet<>(original.names());
    common.retainAll(other.names());
    return common;
  }

  /** A typed number that is false is told as such. */
  private static boolean allHold(Wording wording, CheckInput input) {
    return wording.placeholders().values().stream()
        .filter(Token.Checked.class::isInstance)
        .allMatch(t -> StatedInText.holds((Token.Checked) t, input.ledger().formulas()));
  }

  /** A placeholder that cannot be read is told as such, and prints nothing. */
  private static boolean isUnderstood(Wording wording) {
    return wording.placeholders().size()
        == wording.markdown().inlines(Inline.Placeholder.class).size();
  }
}
