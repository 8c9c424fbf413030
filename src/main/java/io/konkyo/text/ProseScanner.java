package io.konkyo.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Accounts for every digit of a stretch of prose: it belongs to a declared term, to a date, a
 * version or an address, or it is unbound.
 */
public final class ProseScanner {
  private static final Pattern NOTATION =
      Pattern.compile(
          "\\d{4}-\\d{2}-\\d{2}(?:T[\\d:.]+Z?)?" // days and instants
              + "|\\d{4}[년年]\\s?\\d{1,2}[월月](?:\\s?\\d{1,2}[일日])?"
              + "|\\d{1,3}(?:\\.\\d{1,3}){3}(?:/\\d{1,2})?" // addresses
              + "|[vV]\\d+(?:\\.\\d+)*" // versions
              + "|\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.]+)?");
  private static final Pattern DIGITS = Pattern.compile("\\p{Nd}(?:[\\p{Nd},.:/]*\\p{Nd})?");

  private final List<String> terms;

  public ProseScanner(Collection<String> terms) {
    this.terms =
        terms.stream()
            .filter(ProseScanner::hasDigit)
            .sorted(Comparator.comparingInt(String::length).reversed().thenComparing(term -> term))
            .toList();
  }

  /** A stretch of prose. */
  public sealed interface Stretch {
    int from();

    int to();

    /** Characters without digits. */
    record Plain(int from, int to) implements Stretch {}

    /** A term, date, version or address. */
    record Named(int from, int to) implements Stretch {}

    /** Digits nothing accounts for. */
    record Unbound(int from, int to) implements Stretch {}
  }

  /** Divides a text into stretches that follow each other without a gap. */
  public List<Stretch> scan(String text) {
    if (!hasDigit(text)) {
      return text.isEmpty() ? List.of() : List.of(new Stretch.Plain(0, text.length()));
    }
    List<Stretch> stretches = new ArrayList<>();
    Matcher notation = NOTATION.matcher(text);
    Matcher digits = DIGITS.matcher(text);
    int plainFrom = 0;
    int at = 0;
    while (at < text.length()) {
      Optional<Stretch> found = named(text, at, notation);
      if (found.isEmpty() && Character.isDigit(text.codePointAt(at))) {
        digits.region(at, text.length());
        digits.lookingAt();
        found = Optional.of(new Stretch.Unbound(at, digits.end()));
      }
      if (found.isEmpty()) {
        at++;
        continue;
      }
      if (plainFrom < at) {
        stretches.add(new Stretch.Plain(plainFrom, at));
      }
      stretches.add(found.get());
      at = found.get().to();
      plainFrom = at;
    }
    if (plainFrom < text.length()) {
      stretches.add(new Stretch.Plain(plainFrom, text.length()));
    }
    return stretches;
  }

  private Optional<Stretch> named(String text, int at, Matcher notation) {
    for (String term : terms) {
      if (text.startsWith(term, at) && standsAlone(text, at, at + term.length())) {
        return Optional.of(new Stretch.Named(at, at + term.length()));
      }
    }
    notation.region(at, text.length());
    if (notation.lookingAt() && standsAlone(text, at, notation.end())) {
      return Optional.of(new Stretch.Named(at, notation.end()));
    }
    return Optional.empty();
  }

  private static boolean hasDigit(String text) {
    return text.codePoints().anyMatch(Character::isDigit);
  }

  /** A term is not a part of a longer Latin word or number. */
  private static boolean standsAlone(String text, int from, int to) {
    return !(from > 0 && isLatin(text.charAt(from - 1)) && isLatin(text.charAt(from)))
        && !(to < text.length() && isLatin(text.charAt(to - 1)) && isLatin(text.charAt(to)));
  }

  private static boolean isLatin(char c) {
    return c < 128 && Character.isLetterOrDigit(c);
  }
}
