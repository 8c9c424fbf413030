package io.konkyo.translation;

import io.konkyo.ledger.Ledger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * What lock files say after a review. Nothing is written here.
 *
 * <p>Shape: a review stands in the lock file of the content file its text stands in now, one line
 * for each, in the order of paths and languages, so that two people who review different texts
 * change different lines.
 */
public final class Reviewing {
  private static final Comparator<Review> ORDER =
      Comparator.comparing(Review::path)
          .thenComparing(Review::locale)
          .thenComparing(Review::source)
          .thenComparing(Review::translation);

  private final Translations translations;
  private final BoundComparisons comparisons;

  public Reviewing(Translations translations, Ledger ledger) {
    this.translations = translations;
    this.comparisons = new BoundComparisons(ledger);
  }

  /**
   * Returns the text of every lock file that changes; empty for one that is no longer needed.
   *
   * @param marked which translations count as reviewed from now on
   * @param forgotten which reviews of texts that are no longer there are dropped
   */
  public SortedMap<String, Optional<String>> changes(
      Predicate<JudgedTranslation> marked, Predicate<Translations.Orphan> forgotten) {
    SortedMap<String, List<Review>> wanted = new TreeMap<>();
    Set<Review> placed = new HashSet<>();
    for (JudgedTranslation judged : translations.judged()) {
      judged.review().ifPresent(placed::add);
      Optional<Review> review = marked.test(judged) ? Optional.of(fresh(judged)) : kept(judged);
      review.ifPresent(
          known ->
              wanted.computeIfAbsent(judged.text().file(), key -> new ArrayList<>()).add(known));
    }
    for (Translations.Orphan orphan : translations.orphans()) {
      placed.add(orphan.review());
      if (!forgotten.test(orphan)) {
        wanted.computeIfAbsent(orphan.lock(), key -> new ArrayList<>()).add(orphan.review());
      }
    }
    keepUnwritten(placed, wanted);
    return differences(wanted);
  }

  private Review fresh(JudgedTranslation judged) {
    TranslatedText text = judged.text();
    return new Review(
        text.locale(),
        text.path(),
        text.fingerprint(),
        text.source(),
        comparisons.of(text.translation()),
        text.translation().source().span());
  }

  /** A text that moved takes its review along; what was reviewed stays as it was. */
  private static Optional<Review> kept(JudgedTranslation judged) {
    return judged
        .review()
        .map(
            then ->
                new Review(
                    then.locale(),
                    judged.text().path(),
                    then.translation(),
                    then.source(),
                    then.held(),
                    then.span()));
  }

  /** Reviews of texts that wait for their translation, or for the source text, are kept. */
  private void keepUnwritten(Set<Review> placed, SortedMap<String, List<Review>> wanted) {
    for (LockFile file : translations.locks().files()) {
      for (Review review : file.reviews()) {
        if (!placed.contains(review)) {
          wanted.computeIfAbsent(file.name(), key -> new ArrayList<>()).add(review);
        }
      }
    }
  }

  private SortedMap<String, Optional<String>> differences(SortedMap<String, List<Review>> wanted) {
    Set<String> names = new TreeSet<>(wanted.keySet());
    translations.locks().files().forEach(file -> names.add(file.name()));
    SortedMap<String, Optional<String>> changes = new TreeMap<>();
    for (String name : names) {
      Optional<String> now = Optional.ofNullable(wanted.get(name)).map(Reviewing::text);
      Optional<String> then = translations.locks().file(name).map(file -> file.source().text());
      if (!now.equals(then)) {
        changes.put(name, now);
      }
    }
    return changes;
  }

  private static String text(List<Review> reviews) {
    StringBuilder text = new StringBuilder(LockLines.HEADER).append('\n');
    reviews.stream()
        .sorted(ORDER)
        .map(LockLine::print)
        .distinct()
        .forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }
}
