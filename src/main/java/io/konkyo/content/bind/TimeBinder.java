package io.konkyo.content.bind;

import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Located;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads days, moments, times of the day, zones and lengths of time. */
final class TimeBinder {
  /** Sixty or more of what a larger unit before it counts. */
  private static final Pattern OVERFULL = Pattern.compile("[hHmM](?:[6-9]\\d|\\d{3,})[.\\dmMsS]");

  private final Diagnostics diagnostics;

  TimeBinder(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  Optional<Located<LocalDate>> date(YamlScalar scalar) {
    try {
      return Optional.of(new Located<>(LocalDate.parse(scalar.text()), scalar.span()));
    } catch (DateTimeParseException e) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.WRONG_SHAPE, scalar.span(), "`" + scalar.text() + "` is no day")
              .withHelp("write year, month and day as in 2026-09-02"));
      return Optional.empty();
    }
  }

  /** Reads a moment; without an offset from UTC it would be none. */
  Optional<Located<Instant>> instant(YamlScalar scalar) {
    try {
      return Optional.of(
          new Located<>(OffsetDateTime.parse(scalar.text()).toInstant(), scalar.span()));
    } catch (DateTimeParseException e) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.WRONG_SHAPE, scalar.span(), "`" + scalar.text() + "` is no moment")
              .withHelp("write day, time and offset as in 2026-08-03T15:51:05Z"));
      return Optional.empty();
    }
  }

  /** Reads a length of time; sixty seconds are a minute, and sixty minutes an hour. */
  Optional<Located<Duration>> duration(YamlScalar scalar) {
    try {
      Duration read = Duration.parse("PT" + scalar.text().toUpperCase(Locale.ROOT));
      if (OVERFULL.matcher(scalar.text()).find()) {
        tellDuration(scalar, "write it as " + read.toString().substring(2).toLowerCase(Locale.ROOT));
        return Optional.empty();
      }
      return Optional.of(new Located<>(read, scalar.span()));
    } catch (DateTimeParseException e) {
      tellDuration(scalar, "write hours, minutes and seconds as in 2m18s");
      return Optional.empty();
    }
  }

  private void tellDuration(YamlScalar scalar, String help) {
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.WRONG_SHAPE,
                scalar.span(),
                "`" + scalar.text() + "` is no length of time")
            .withHelp(help));
  }

  /** Reads a time of the day. */
  Optional<Located<LocalTime>> time(YamlScalar scalar) {
    try {
      return Optional.of(new Located<>(LocalTime.parse(scalar.text()), scalar.span()));
    } catch (DateTimeParseException e) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.WRONG_SHAPE, scalar.span(), "`" + scalar.text() + "` is no time")
              .withHelp("write hours and minutes as in 09:30, or seconds as well"));
      return Optional.empty();
    }
  }

  /** Reads a time zone: its region, its offset from UTC or its usual letters. */
  Optional<Located<String>> zone(YamlScalar scalar) {
    if (isZone(scalar.text())) {
      return Optional.of(ScalarBinder.located(scalar));
    }
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.WRONG_SHAPE,
                scalar.span(),
                "`" + scalar.text() + "` is no time zone")
            .withHelp("write a region as Asia/Seoul, an offset as +09:00, or letters as KST"));
    return Optional.empty();
  }

  private static boolean isZone(String text) {
    try {
      DateTimeFormatter.ofPattern("z", Locale.ENGLISH).parse(text);
      return true;
    } catch (DateTimeParseException e) {
      return isRegionOrOffset(text);
    }
  }

  private static boolean isRegionOrOffset(String text) {
    try {
      ZoneId.of(text);
      return true;
    } catch (DateTimeException e) {
      return false;
    }
  }
}
