package io.konkyo.edition;

import io.konkyo.content.Content;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.text.Text;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** A site in one language: what readers of that language are shown. */
public final class Edition {
  private final String locale;
  private final Content content;
  private final Optional<Reached> reached;
  private final Set<Text> texts = Collections.newSetFromMap(new IdentityHashMap<>());

  private Edition(String locale, Content content, Optional<Reached> reached) {
    this.locale = Objects.requireNonNull(locale);
    this.content = Objects.requireNonNull(content);
    this.reached = reached;
    ContentTexts.each(content, place -> texts.add(place.text()));
  }

  /** An edition that leaves nothing out. */
  static Edition whole(String locale, Content content) {
    return new Edition(locale, content, Optional.empty());
  }

  /** An edition of the documents published in a language and what they lead to. */
  static Edition partial(String locale, Content content, Reached reached) {
    return new Edition(locale, new Restriction(content, reached).to(locale), Optional.of(reached));
  }

  public String locale() {
    return locale;
  }

  /** Returns whether every document is published in the language, so that nothing is left out. */
  public boolean isWhole() {
    return reached.isEmpty();
  }

  /** Returns the documents published in the language, and what they lead to; nothing else. */
  public Content content() {
    return content;
  }

  /** Returns whether readers of the language are shown a text of the site. */
  public boolean shows(Text text) {
    return texts.contains(text);
  }

  /**
   * Returns why readers of the language are shown a text; empty for an edition that shows all.
   *
   * @param path of the text, as in {@link ContentTexts}
   */
  public Optional<String> reason(String path) {
    return reached.map(known -> known.reason(path));
  }
}
