package io.konkyo.audit.token;

import io.konkyo.quantity.Rational;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds days and instants in UTC: {@code 2026-09-02}, {@code 2026-08-03T15:51:05Z}, {@code 2026년 8월
 * 3일 15:51:05(UTC)}.
 */
final class MomentScanner {
  private static final Pattern MOMENT =
      Pattern.compile(
          "([0-9]{4})(?:-([0-9]{2})-([0-9]{2})|[년年]\\h?([0-9]{1,2})[월月]\\h?([0-9]{1,2})[일日])"
              + "(?:[T\\h]([0-9]{2}):([0-9]{2}):([0-9]{2})(?:Z|\\h?\\(?UTC\\)?))?"
              + "(?![-:.0-9])");

  private final Matcher matcher;
  private final int length;

  MomentScanner(String plain) {
    this.matcher = MOMENT.matcher(plain);
    this.length = plain.length();
  }

  /** A moment in seconds since 1970, and where it ends. */
  record Found(Rational seconds, int end) {}

  /** Returns the moment that begins at {@code from}. */
  Optional<Found> read(int from) {
    matcher.region(from, length);
    if (!matcher.lookingAt()) {
      return Optional.empty();
    }
    try {
      boolean iso = matcher.group(2) != null;
      LocalDate day =
          LocalDate.of(number(1), iso ? number(2) : number(4), iso ? number(3) : number(5));
      LocalTime time =
          matcher.group(6) == null
              ? LocalTime.MIDNIGHT
              : LocalTime.of(number(6), number(7), number(8));
      long seconds = day.atTime(time).toEpochSecond(ZoneOffset.UTC);
      return Optional.of(new Found(Rational.of(seconds), matcher.end()));
    } catch (DateTimeException noSuchDay) {
      return Optional.empty();
    }
  }

  private int number(int group) {
    return Integer.parseInt(matcher.group(group));
  }
}
