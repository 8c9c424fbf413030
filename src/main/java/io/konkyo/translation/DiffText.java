package io.konkyo.translation;

import java.util.Optional;

/** One translation that needs a reader: what changed since its review, and the translation. */
public final class DiffText {
  private static final int LABEL = 6;

  private DiffText() {}

  /** Returns the lines on a translation, the last one ended. */
  public static String of(JudgedTranslation judged, String sourceLocale) {
    TranslatedText text = judged.text();
    StringBuilder out = new StringBuilder();
    out.append(text.translation().source().span())
        .append(' ')
        .append(text.path())
        .append(" is ")
        .append(judged.state().id())
        .append('\n');
    judged.reversals().forEach(reversal -> out.append(labelled("", reversal)));
    Optional<String> then = judged.sourceThen();
    if (then.isEmpty()) {
      out.append(labelled(sourceLocale, "(too long to be kept by the lock file)"));
    } else if (then.get().equals(text.source())) {
      out.append(labelled(sourceLocale, text.source()));
    } else {
      out.append(labelled("then", then.get()));
      out.append(labelled("now", text.source()));
      out.append(labelled("", WordDiff.of(then.get(), text.source())));
    }
    return out.append(labelled(text.locale(), CanonicalText.of(text.translation()))).toString();
  }

  private static String labelled(String label, String text) {
    String indent = "\n" + " ".repeat(2 + LABEL);
    String padded = label + " ".repeat(Math.max(1, LABEL - label.length()));
    return "  " + padded + text.replace("\n", indent) + "\n";
  }
}
