package io.konkyo.check.language;

import io.konkyo.quantity.Rational;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds the numbers that a language states in words. The words are data, one file for each
 * language; a language without a file has none.
 */
final class NumberWords {
  private static final Map<String, Optional<NumberWords>> LOADED = new ConcurrentHashMap<>();
  private static final String RUN = "{n}";
  private static final String GROUP = "n";
  private static final char MULTIPLIES = 'x';

  /** No sensible numeral is longer; hostile ones grow no numbers without end. */
  private static final int LONGEST = 24;

  private final Map<String, String> numerals = new LinkedHashMap<>();
  private final List<Pattern> stated = new ArrayList<>();
  private final Map<Pattern, Rational> fixed = new LinkedHashMap<>();
  private Pattern numeral = Pattern.compile("(?!)");

  /** A number in words, and where it stands. */
  record Stated(Rational value, int from, int to) {}

  private NumberWords(String table) {
    List<String[]> rows =
        table
            .lines()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .map(line -> line.split("\t", -1))
            .toList();
    rows.stream().filter(row -> row[0].equals("numeral")).forEach(r -> numerals.put(r[1], r[2]));
    String words =
        numerals.keySet().stream()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .map(Pattern::quote)
            .collect(Collectors.joining("|"));
    numeral = Pattern.compile(words, Pattern.CASE_INSENSITIVE);
    String run = "(?<" + GROUP + ">(?:(?:" + words + ")[ -]?){0,11}(?:" + words + "))";
    for (String[] row : rows) {
      if (row[0].equals("stated")) {
        stated.add(Pattern.compile(row[1].replace(RUN, run)));
      } else if (row[0].equals("fixed")) {
        fixed.put(Pattern.compile(row[1]), Rational.parse(row[2]));
      }
    }
  }

  /** Returns the words of a locale's language; empty for one that has none. */
  static Optional<NumberWords> of(String locale) {
    return LOADED.computeIfAbsent(locale.split("-", 2)[0], NumberWords::load);
  }

  private static Optional<NumberWords> load(String language) {
    if (!language.matches("[a-z]+")) {
      return Optional.empty();
    }
    try (InputStream in = NumberWords.class.getResourceAsStream(language + ".tsv")) {
      return in == null
          ? Optional.empty()
          : Optional.of(new NumberWords(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the numbers a text states in words. */
  List<Stated> in(String text) {
    List<Stated> found = new ArrayList<>();
    for (Pattern pattern : stated) {
      Matcher matcher = pattern.matcher(text);
      for (int at = 0; at <= text.length() && matcher.find(at); at = matcher.end(GROUP)) {
        found.add(
            new Stated(value(matcher.group(GROUP)), matcher.start(GROUP), matcher.end(GROUP)));
      }
    }
    fixed.forEach(
        (pattern, value) -> {
          Matcher matcher = pattern.matcher(text);
          while (matcher.find()) {
            found.add(new Stated(value, matcher.start(), matcher.end()));
          }
        });
    return found;
  }

  /** 二百三十 is 2 × 100 + 3 × 10; 二三〇 is 230; 열두 is 10 + 2. */
  private Rational value(String run) {
    Rational total = Rational.ZERO;
    Rational group = Rational.ZERO;
    Optional<Rational> digit = Optional.empty();
    Matcher word = numeral.matcher(run.substring(0, Math.min(run.length(), LONGEST)));
    while (word.find()) {
      String value = numerals.get(word.group().toLowerCase(Locale.ROOT));
      if (value.charAt(0) != MULTIPLIES) {
        Rational next = Rational.parse(value);
        boolean tens = digit.isPresent() && digit.get().compareTo(Rational.of(10)) >= 0;
        digit =
            Optional.of(
                tens
                    ? digit.get().plus(next)
                    : digit.orElse(Rational.ZERO).times(Rational.of(10)).plus(next));
        continue;
      }
      Rational factor = Rational.parse(value.substring(1));
      if (factor.compareTo(Rational.of(1_000)) > 0) {
        Rational part = group.plus(digit.orElse(Rational.ZERO));
        total = total.plus((part.signum() == 0 ? Rational.ONE : part).times(factor));
        group = Rational.ZERO;
      } else {
        group = group.plus(digit.orElse(Rational.ONE).times(factor));
      }
      digit = Optional.empty();
    }
    return total.plus(group).plus(digit.orElse(Rational.ZERO));
  }
}
