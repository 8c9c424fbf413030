package io.konkyo.translation;

import java.util.Locale;

/** How a translation stands to what was reviewed. */
public enum TranslationState {
  /** Reviewed as it is, against the source as it is. */
  REVIEWED,
  /** The source text has changed since, the translation has not. */
  STALE,
  /** A comparison that both texts may speak of has turned round since. */
  REVERSED,
  /** The translation has changed since. */
  EDITED,
  /** Never reviewed. */
  NEW;

  /** Returns the word that all output uses. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
