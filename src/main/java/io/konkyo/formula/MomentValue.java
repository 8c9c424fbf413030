package io.konkyo.formula;

import io.konkyo.quantity.Rational;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;

/**
 * A calendar date, or an instant. Two of one kind can be compared and subtracted; a duration can be
 * added. A date without a time says nothing about instants, because the zone decides where it
 * begins.
 *
 * <p>Units: seconds since 1970-01-01, of a date at its own midnight, of an instant in UTC, leap
 * seconds not counted.
 *
 * @param seconds the place on the time line
 * @param kind date or instant
 */
public record MomentValue(Rational seconds, MomentKind kind) implements Value {
  private static final long SECONDS_OF_DAY = 86_400;
  private static final long NANOS_OF_SECOND = 1_000_000_000;
  private static final Rational LAST = Rational.of(Instant.MAX.getEpochSecond());
  private static final Rational FIRST = Rational.of(Instant.MIN.getEpochSecond());

  public MomentValue {
    Objects.requireNonNull(seconds);
    Objects.requireNonNull(kind);
  }

  /** Returns the date. */
  public static MomentValue of(LocalDate date) {
    return new MomentValue(Rational.of(date.toEpochDay() * SECONDS_OF_DAY), MomentKind.DATE);
  }

  /** Returns whether the calendar reaches so far: about a thousand million years either way. */
  public boolean isOnCalendar() {
    return seconds.compareTo(FIRST) > 0 && seconds.compareTo(LAST) < 0;
  }

  /** Returns the day of a date; empty for an instant. */
  public Optional<LocalDate> day() {
    return kind == MomentKind.DATE
        ? Optional.of(LocalDate.ofEpochDay(seconds.floor().longValueExact() / SECONDS_OF_DAY))
        : Optional.empty();
  }

  /** Returns the instant in UTC; of a date, its midnight there. */
  public Instant instant() {
    long whole = seconds.floor().longValueExact();
    Rational rest = seconds.minus(Rational.of(whole)).times(Rational.of(NANOS_OF_SECOND));
    return Instant.ofEpochSecond(whole, rest.floor().longValueExact());
  }

  /** Returns the instant. */
  public static MomentValue of(Instant instant) {
    Rational nanos = Rational.of(instant.getNano(), NANOS_OF_SECOND);
    return new MomentValue(Rational.of(instant.getEpochSecond()).plus(nanos), MomentKind.INSTANT);
  }
}
