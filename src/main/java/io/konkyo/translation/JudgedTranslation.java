package io.konkyo.translation;

import java.util.List;
import java.util.Optional;

/**
 * A translation, held against its review.
 *
 * @param text the translation
 * @param state how it stands
 * @param review the review it is held against; empty for a new one
 * @param reversed the comparisons that held at the review and no longer do
 */
public record JudgedTranslation(
    TranslatedText text,
    TranslationState state,
    Optional<Review> review,
    List<ReversedComparison> reversed) {
  public JudgedTranslation {
    reversed = List.copyOf(reversed);
  }

  /** Returns the source text as it was at the review; empty if it is not known. */
  public Optional<String> sourceThen() {
    return review.map(Review::source).filter(source -> !RememberedSource.isShortened(source));
  }

  /** Returns the comparisons that turned round, one phrase each. */
  public List<String> reversals() {
    return reversed.stream()
        .map(pair -> "`" + pair.then() + "` held then; now `" + pair.now() + "`")
        .toList();
  }
}
