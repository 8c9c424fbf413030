package io.konkyo.translation;

import io.konkyo.content.Content;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.text.Text;
import io.konkyo.content.text.Wording;
import io.konkyo.edition.Editions;
import io.konkyo.source.Fingerprint;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds every translation of a site, in the order of its texts. */
final class TranslatedTexts {
  private final String root;
  private final String sourceLocale;
  private final List<String> targets;
  private final Editions editions;
  private final List<TranslatedText> all = new ArrayList<>();
  private final Set<String> unwritten = new HashSet<>();

  private TranslatedTexts(Content content, Editions editions, Path root) {
    List<String> locales = content.site().localeTags();
    this.root = LockReader.shown(root) + "/";
    this.sourceLocale = locales.get(0);
    this.editions = editions;
    this.targets = locales.subList(1, locales.size());
    ContentTexts.each(content, place -> visit(place.path(), place.text()));
  }

  static TranslatedTexts of(Content content, Editions editions, Path root) {
    return new TranslatedTexts(content, editions, root);
  }

  List<TranslatedText> all() {
    return all;
  }

  /** Languages other than the source's. */
  List<String> targets() {
    return targets;
  }

  /**
   * Returns whether a text is not written in a language whose readers are shown it, which is told
   * as such: the review of it is kept for when it is.
   */
  boolean isUnwritten(String path, String locale) {
    return unwritten.contains(locale + " " + path);
  }

  private void visit(String path, Text text) {
    Optional<Wording> original = text.in(sourceLocale);
    String remembered = original.map(CanonicalText::of).map(RememberedSource::of).orElse("");
    for (String locale : targets) {
      Optional<Wording> translation = text.in(locale);
      if (original.isEmpty() || translation.isEmpty()) {
        if (editions.in(locale).shows(text)) {
          unwritten.add(locale + " " + path);
        }
        continue;
      }
      all.add(
          new TranslatedText(
              file(text),
              path,
              text,
              original.get(),
              translation.get(),
              remembered,
              Fingerprint.of(CanonicalText.of(translation.get()))));
    }
  }

  private String file(Text text) {
    String shown = text.span().file().path();
    String inside = shown.startsWith(root) ? shown.substring(root.length()) : shown;
    return inside.substring(0, inside.lastIndexOf('.'));
  }
}
