package io.konkyo.text.korean;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Reads printed text as a Korean reader would say it, to find the sound a particle follows.
 *
 * <p>The text is what a page shows, without markup. What is not known to be read in one way is not
 * guessed: an undeclared Latin word, an acronym ending in R, a time that may be a ratio.
 *
 * <p>Brackets after a word, footnote marks, quotes and closing punctuation are passed over: in
 * {@code 중앙값(9.93 Gbps)} the word decides.
 */
public final class KoreanReader {
  private KoreanReader() {}

  /**
   * Returns what the reading of {@code textBefore} ends in; nothing if that is not known.
   *
   * <p>Only the last word or quantity is read, so that an unknown word earlier does no harm.
   */
  public static Optional<FinalSound> finalSound(String textBefore, ReadingLexicon lexicon) {
    List<Segment> segments = SegmentReader.read(PrintedText.endOf(textBefore), lexicon);
    return segments.isEmpty()
        ? Optional.empty()
        : FinalSound.sharedBy(segments.get(segments.size() - 1).readings());
  }

  /**
   * Returns {@code text} in Hangul as it is read aloud, {@code 삼십 밀리초} for {@code 30 ms}, without
   * brackets and punctuation.
   *
   * <p>Nothing if a part of it has no known reading or more than one, if nothing in it is read, or
   * if it is longer than a paragraph (4096 UTF-16 units).
   */
  public static Optional<String> read(String text, ReadingLexicon lexicon) {
    PrintedText printed = PrintedText.endOf(text);
    List<Segment> segments = SegmentReader.read(printed, lexicon);
    boolean known = segments.stream().allMatch(segment -> segment.readings().size() == 1);
    if (printed.cut() || segments.isEmpty() || !known) {
      return Optional.empty();
    }
    return Optional.of(
        segments.stream()
            .map(segment -> (segment.spaced() ? " " : "") + segment.readings().get(0))
            .collect(Collectors.joining())
            .strip());
  }
}
