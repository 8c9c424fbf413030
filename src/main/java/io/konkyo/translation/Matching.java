package io.konkyo.translation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds the review of each translation of one language. What has the same wordings is the same text
 * wherever it stands, so that renaming an id or moving a text makes nothing stale. After that comes
 * what changed in one language only, at its path or elsewhere, and last the path alone.
 */
final class Matching {
  private final Map<TranslatedText, Review> pairs = new IdentityHashMap<>();
  private List<TranslatedText> texts;
  private List<Review> reviews;

  private Matching(List<TranslatedText> texts, List<Review> reviews) {
    this.texts = texts;
    this.reviews = reviews;
  }

  static Matching of(List<TranslatedText> texts, List<Review> reviews) {
    Matching matching = new Matching(texts, reviews);
    matching.pass(
        text -> List.of(text.path(), text.source(), text.fingerprint()),
        review -> List.of(review.path(), review.source(), review.translation()));
    matching.pass(
        text -> List.of(text.source(), text.fingerprint()),
        review -> List.of(review.source(), review.translation()));
    matching.pass(
        text -> List.of(text.path(), text.source()),
        review -> List.of(review.path(), review.source()));
    matching.pass(
        text -> List.of(text.path(), text.fingerprint()),
        review -> List.of(review.path(), review.translation()));
    matching.pass(TranslatedText::fingerprint, Review::translation);
    matching.pass(TranslatedText::source, Review::source);
    matching.pass(TranslatedText::path, Review::path);
    return matching;
  }

  /** Returns the review a translation is held against. */
  Optional<Review> review(TranslatedText text) {
    return Optional.ofNullable(pairs.get(text));
  }

  /** Returns the reviews that belong to no text, in the order of the files. */
  List<Review> left() {
    return List.copyOf(reviews);
  }

  private void pass(Function<TranslatedText, Object> ofText, Function<Review, Object> ofReview) {
    if (texts.isEmpty() || reviews.isEmpty()) {
      return;
    }
    Map<Object, Deque<Review>> open = new HashMap<>();
    reviews.forEach(
        review ->
            open.computeIfAbsent(ofReview.apply(review), key -> new ArrayDeque<>()).add(review));
    Map<Review, Boolean> taken = new IdentityHashMap<>();
    List<TranslatedText> without = new ArrayList<>();
    for (TranslatedText text : texts) {
      Deque<Review> fitting = open.get(ofText.apply(text));
      if (fitting == null || fitting.isEmpty()) {
        without.add(text);
      } else {
        Review review = fitting.remove();
        pairs.put(text, review);
        taken.put(review, true);
      }
    }
    texts = without;
    reviews = reviews.stream().filter(review -> !taken.containsKey(review)).toList();
  }
}
