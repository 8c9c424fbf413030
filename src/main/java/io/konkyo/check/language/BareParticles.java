package io.konkyo.check.language;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.markdown.Block;
import io.konkyo.content.markdown.Inline;
import io.konkyo.content.text.Wording;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.text.Catalogue;
import io.konkyo.text.korean.BareParticle;
import java.util.List;

/** A Korean particle typed right after a placeholder, whose sound the author cannot know. */
public final class BareParticles implements Check {
  private static final String KOREAN = "ko";

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    ContentTexts.eachWording(
        input.content(),
        (place, wording) -> {
          if (Catalogue.language(wording.locale()).equals(KOREAN)) {
            wording.markdown().blocks().stream()
                .flatMap(Block::walk)
                .forEach(block -> line(block.inlines(), wording, diagnostics));
          }
        });
  }

  private static void line(List<Inline> inlines, Wording wording, Diagnostics diagnostics) {
    List<Inline> pieces = inlines.stream().flatMap(Inline::walk).toList();
    for (int i = 0; i + 1 < pieces.size(); i++) {
      if (pieces.get(i) instanceof Inline.Placeholder
          && pieces.get(i + 1) instanceof Inline.Words words) {
        BareParticle.in(words.text())
            .ifPresent(found -> diagnostics.add(describe(found, words, wording)));
      }
    }
  }

  private static Diagnostic describe(
      BareParticle.Found found, Inline.Words words, Wording wording) {
    return Diagnostic.of(
            DiagnosticCode.BARE_PARTICLE,
            wording
                .source()
                .span(words.places().start(found.from()), words.places().end(found.to())),
            "particle `" + found.particle() + "` stands bare after a placeholder")
        .withNote("which particle is right depends on how the printed number is read aloud")
        .withHelp("write `{" + found.pair() + "}`");
  }
}
