package io.konkyo.translation;

import io.konkyo.content.text.Text;
import io.konkyo.content.text.Wording;
import java.util.Objects;

/**
 * A text and its wording in one language other than the source's.
 *
 * @param file the content file without ending, relative to the content folder: {@code
 *     quizzes/latency}
 * @param path the text, as in {@code quizzes/latency/first/stem}
 * @param original its wording in the source language
 * @param translation its wording in the other
 * @param source what a lock file keeps of the original
 * @param fingerprint of the translation
 */
public record TranslatedText(
    String file,
    String path,
    Text text,
    Wording original,
    Wording translation,
    String source,
    String fingerprint) {
  public TranslatedText {
    Objects.requireNonNull(file);
    Objects.requireNonNull(path);
    Objects.requireNonNull(text);
    Objects.requireNonNull(original);
    Objects.requireNonNull(translation);
    Objects.requireNonNull(source);
    Objects.requireNonNull(fingerprint);
  }

  public String locale() {
    return translation.locale();
  }

  /** Returns the content file as users see it. */
  public String shownFile() {
    return text.span().file().path();
  }

  /**
   * Returns what the command line calls the text: {@code content/quizzes/latency.yml#first/stem}.
   */
  public String address() {
    String inFile = path.startsWith(file + "/") ? path.substring(file.length() + 1) : path;
    return shownFile() + "#" + inFile;
  }
}
