package io.konkyo.check.language;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.markdown.Block;
import io.konkyo.content.markdown.Inline;
import io.konkyo.content.text.Wording;
import io.konkyo.content.yaml.HiddenCharacters;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import java.util.List;

/**
 * Hidden characters that only Markdown can spell, as {@code &#x202E;}, and marks that would be
 * printed over the last character of a number. Others are told where the YAML is read.
 */
public final class HiddenInTexts implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    ContentTexts.eachWording(
        input.content(),
        (place, wording) ->
            wording.markdown().blocks().stream()
                .flatMap(Block::walk)
                .forEach(block -> line(block.inlines(), wording, diagnostics)));
  }

  private static void line(List<Inline> inlines, Wording wording, Diagnostics diagnostics) {
    List<Inline> pieces = inlines.stream().flatMap(Inline::walk).toList();
    for (int i = 0; i < pieces.size(); i++) {
      if (pieces.get(i) instanceof Inline.Words words) {
        words(words, wording, diagnostics);
        if (i > 0 && pieces.get(i - 1) instanceof Inline.Placeholder && isMark(words.text())) {
          diagnostics.add(describe(words, wording));
        }
      }
    }
  }

  private static void words(Inline.Words words, Wording wording, Diagnostics diagnostics) {
    for (int at : HiddenCharacters.in(words.text())) {
      int code = words.text().codePointAt(at);
      int from = words.places().start(at);
      int to = words.places().end(at + Character.charCount(code));
      if (!wording.source().text().substring(from, to).equals(Character.toString(code))) {
        diagnostics.add(HiddenCharacters.describe(code, wording.source().span(from, to)));
      }
    }
  }

  private static boolean isMark(String words) {
    return switch (Character.getType(words.codePointAt(0))) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> true;
      default -> false;
    };
  }

  private static Diagnostic describe(Inline.Words words, Wording wording) {
    int length = Character.charCount(words.text().codePointAt(0));
    return Diagnostic.of(
            DiagnosticCode.HIDDEN_CHARACTER,
            wording.source().span(words.places().start(0), words.places().end(length)),
            "a combining mark would be printed over the number before it")
        .withHelp("remove the mark");
  }
}
