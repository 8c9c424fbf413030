package io.konkyo.house.habits;

import java.io.IOException;
import java.nio.charset.Charset;
import java.text.SimpleDateFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;

/** Every call that the house forbids, once, and near ones that it does not. */
public final class BadHabits {
  private BadHabits() {}

  static void ends() {
    System.exit(1);
    Runtime.getRuntime().exit(1);
    Runtime.getRuntime().halt(1);
  }

  static void prints() throws IOException {
    new Throwable().printStackTrace();
    System.out.println(System.in.read());
    System.err.println(System.lineSeparator());
  }

  static List<Object> asksTheMachine() {
    return List.of(
        Locale.getDefault(),
        TimeZone.getDefault(),
        ZoneId.systemDefault(),
        Charset.defaultCharset(),
        System.getenv("HOME"),
        System.getProperty("user.dir"));
  }

  static List<Object> asksTheClock() {
    return List.of(
        System.currentTimeMillis(),
        System.nanoTime(),
        Instant.now(),
        LocalDate.now(),
        LocalDateTime.now(),
        OffsetDateTime.now(),
        ZonedDateTime.now(),
        Year.now(),
        new Date(),
        Calendar.getInstance(),
        new SimpleDateFormat("yyyy", Locale.ROOT));
  }

  static List<String> followsTheDefaultLocale(String text) {
    return List.of(
        text.toLowerCase(), text.toUpperCase(), String.format("%d", 1), text.formatted(1));
  }

  static List<String> kept(String text) {
    return List.of(
        text.toLowerCase(Locale.ROOT),
        text.toUpperCase(Locale.ROOT),
        String.format(Locale.ROOT, "%d", 1));
  }
}
