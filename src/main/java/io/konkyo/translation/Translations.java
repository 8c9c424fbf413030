package io.konkyo.translation;

import io.konkyo.content.Content;
import io.konkyo.edition.Editions;
import io.konkyo.ledger.Ledger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Every translation of a site, held against its review.
 *
 * @param judged in the order of the site's texts
 * @param orphans reviews of texts that are no longer there, in the order of the lock files
 * @param watched languages in which anything was reviewed; the others keep no locks yet
 * @param locks what was read
 */
public record Translations(
    List<JudgedTranslation> judged, List<Orphan> orphans, Set<String> watched, Locks locks) {

  /**
   * A review of a text that is no longer there.
   *
   * @param lock name of the lock file it stands in
   */
  public record Orphan(String lock, Review review) {}

  public Translations {
    judged = List.copyOf(judged);
    orphans = List.copyOf(orphans);
    watched = Set.copyOf(watched);
    Objects.requireNonNull(locks);
  }

  /** Holds the translations of a site against its lock files. */
  public static Translations of(Content content, Ledger ledger, Editions editions, Locks locks) {
    TranslatedTexts texts = TranslatedTexts.of(content, editions, locks.content());
    BoundComparisons comparisons = new BoundComparisons(ledger);
    List<JudgedTranslation> judged = new ArrayList<>();
    Set<Review> left = new HashSet<>();
    Set<String> watched = new HashSet<>();
    Set<String> locales = new HashSet<>(texts.targets());
    for (String locale : texts.targets()) {
      List<Review> reviews =
          locks.reviews().stream().filter(review -> review.locale().equals(locale)).toList();
      List<TranslatedText> written =
          texts.all().stream().filter(text -> text.locale().equals(locale)).toList();
      Matching matching = Matching.of(written, reviews);
      written.forEach(text -> judged.add(judge(text, matching.review(text), comparisons)));
      left.addAll(matching.left());
      if (!reviews.isEmpty()) {
        watched.add(locale);
      }
    }
    List<Orphan> orphans = new ArrayList<>();
    for (LockFile file : locks.files()) {
      for (Review review : file.reviews()) {
        boolean strange = !locales.contains(review.locale());
        boolean unmatched =
            left.contains(review) && !texts.isUnwritten(review.path(), review.locale());
        if (strange || unmatched) {
          orphans.add(new Orphan(file.name(), review));
        }
      }
    }
    return new Translations(judged, orphans, watched, locks);
  }

  private static JudgedTranslation judge(
      TranslatedText text, Optional<Review> review, BoundComparisons comparisons) {
    if (review.isEmpty()) {
      return new JudgedTranslation(text, TranslationState.NEW, review, List.of());
    }
    List<ReversedComparison> reversed =
        comparisons.reversed(text.translation(), review.get().held());
    return new JudgedTranslation(text, state(text, review.get(), reversed), review, reversed);
  }

  private static TranslationState state(
      TranslatedText text, Review review, List<ReversedComparison> reversed) {
    if (!reversed.isEmpty()) {
      return TranslationState.REVERSED;
    }
    if (!text.fingerprint().equals(review.translation())) {
      return TranslationState.EDITED;
    }
    return text.source().equals(review.source())
        ? TranslationState.REVIEWED
        : TranslationState.STALE;
  }

  /** Returns whether a content file of that name exists, whatever its ending. */
  public boolean hasContentFile(String lock) {
    return locks.hasContentFile(lock);
  }
}
