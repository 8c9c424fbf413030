package io.konkyo.text;

import io.konkyo.content.CountedThing;
import io.konkyo.content.text.PrintStyle;
import io.konkyo.formula.Value;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Printed;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Prints facts in one locale. */
public final class FactPrinter {
  private final LocaleFormat format;
  private final QuantityPrinter quantities;

  public FactPrinter(String locale, Map<String, CountedThing> counted) {
    this(locale, counted, Map.of());
  }

  /**
   * Prints facts in one locale.
   *
   * @param forms forms that stand in for the built-in ones, by their key
   */
  public FactPrinter(String locale, Map<String, CountedThing> counted, Map<String, String> forms) {
    this.format = LocaleFormat.of(locale, forms);
    this.quantities = new QuantityPrinter(locale, counted, format);
  }

  public QuantityPrinter quantities() {
    return quantities;
  }

  /** Returns a fact as it prints by itself. */
  public String print(Entry entry) {
    return print(List.of(entry), PrintStyle.PLAIN);
  }

  /** Returns what is printed of a value. */
  public String print(Printed printed) {
    return one(printed, PrintStyle.PLAIN);
  }

  /** Returns a fact, or a family's members as one run of numbers with one unit. */
  public String print(List<Entry> entries, PrintStyle style) {
    List<Printed> printed = entries.stream().map(entry -> styled(entry, style)).toList();
    Optional<Unit> common = commonUnit(printed);
    if (printed.size() > 1 && common.isPresent()) {
      List<String> numbers = new ArrayList<>();
      for (Printed one : printed) {
        numbers.add(quantities.number(((Printed.Number) one).quantity().number(), style.sign()));
      }
      String joined = String.join(format.form("family.separator"), numbers);
      return style.parts() == PrintStyle.Parts.VALUE_ONLY
          ? joined
          : quantities.withUnit(joined, common.get());
    }
    return String.join(
        format.form("family.separator"), printed.stream().map(one -> one(one, style)).toList());
  }

  /** Returns another result of a fact, in the unit and with the decimals the fact prints with. */
  public String printLike(Entry entry, Quantity result) {
    if (!(entry.printed() instanceof Printed.Number number)) {
      return print(entry);
    }
    Unit unit = number.quantity().unit();
    int decimals = number.quantity().number().decimals();
    return quantities.print(
        new StatedQuantity(
            NumberText.of(result.in(unit).value(), decimals, Rounding.HALF_UP, /* grouped= */ true),
            unit));
  }

  /** Returns a figure within a phrase of comparison. */
  String phrase(String direction, String figure) {
    return format.form("phrase." + direction).replace("{}", figure);
  }

  private String one(Printed printed, PrintStyle style) {
    if (printed instanceof Printed.Number number) {
      return style.parts() == PrintStyle.Parts.VALUE_ONLY
          ? quantities.number(number.quantity().number(), style.sign())
          : quantities.print(number.quantity(), style.sign());
    }
    if (printed instanceof Printed.Share share) {
      return quantities.number(share.part().number(), style.sign())
          + "/"
          + (style.parts() == PrintStyle.Parts.VALUE_ONLY
              ? quantities.number(share.whole().number(), style.sign())
              : quantities.print(share.whole(), style.sign()));
    }
    if (printed instanceof Printed.Truth truth) {
      return format.form("truth." + truth.value());
    }
    if (printed instanceof Printed.Day day) {
      return day(day.date());
    }
    if (printed instanceof Printed.Moment moment) {
      return moment(moment.instant());
    }
    if (printed instanceof Printed.Span span) {
      return span(span.duration());
    }
    if (printed instanceof Printed.WordList list) {
      return String.join(format.form("words.separator"), list.words());
    }
    return ((Printed.Words) printed).text();
  }

  /** Applies another unit or another number of decimals, from the exact value. */
  private static Printed styled(Entry entry, PrintStyle style) {
    Optional<Quantity> exact = entry.value().flatMap(Value::asQuantity);
    if (!(entry.printed() instanceof Printed.Number number)
        || exact.isEmpty()
        || (style.unit().isEmpty() && style.decimals().isEmpty())) {
      return entry.printed();
    }
    Unit unit = style.unit().orElse(number.quantity().unit());
    Quantity converted = exact.get().in(unit);
    int decimals = style.decimals().orElseGet(() -> number.quantity().decimalsIn(unit));
    return new Printed.Number(
        new StatedQuantity(
            NumberText.of(converted.value(), decimals, Rounding.HALF_UP, /* grouped= */ true),
            unit));
  }

  private static Optional<Unit> commonUnit(List<Printed> printed) {
    Optional<Unit> common = Optional.empty();
    for (Printed one : printed) {
      if (!(one instanceof Printed.Number number)
          || common.filter(unit -> !unit.equals(number.quantity().unit())).isPresent()) {
        return Optional.empty();
      }
      common = Optional.of(number.quantity().unit());
    }
    return common;
  }

  /** Returns a calendar day in the locale's long form. */
  public String day(LocalDate date) {
    return format
        .form("day")
        .replace("{year}", Integer.toString(date.getYear()))
        .replace("{month}", Integer.toString(date.getMonthValue()))
        .replace("{day}", Integer.toString(date.getDayOfMonth()))
        .replace("{month2}", twoDigits(date.getMonthValue()))
        .replace("{day2}", twoDigits(date.getDayOfMonth()));
  }

  /** Returns a moment as its day and time in UTC, which the form says. */
  private String moment(Instant instant) {
    OffsetDateTime utc = instant.atOffset(ZoneOffset.UTC);
    return format
        .form("moment")
        .replace("{day}", day(utc.toLocalDate()))
        .replace("{hour2}", twoDigits(utc.getHour()))
        .replace("{minute2}", twoDigits(utc.getMinute()))
        .replace("{second2}", twoDigits(utc.getSecond()));
  }

  private static String twoDigits(int number) {
    return number < 10 ? "0" + number : Integer.toString(number);
  }

  private String span(Duration duration) {
    List<String> parts = new ArrayList<>();
    add(parts, "span.day", duration.toDaysPart());
    add(parts, "span.hour", duration.toHoursPart());
    add(parts, "span.minute", duration.toMinutesPart());
    add(parts, "span.second", duration.toSecondsPart());
    return String.join(format.form("span.separator"), parts);
  }

  private void add(List<String> parts, String form, long amount) {
    if (amount != 0) {
      parts.add(format.form(form).replace("{}", Long.toString(amount)));
    }
  }
}
