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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the numbers that a text states in words. The words are data, one file for each language;
 * they are of different scripts, so that a foreign word in a text is found as well.
 */
final class NumberWords {
  private static final List<String> LANGUAGES = List.of("en", "ja", "ko");
  private static final List<NumberWords> ALL = LANGUAGES.stream().map(NumberWords::load).toList();
  private static final String RUN = "{n}";
  private static final String GROUP = "n";

  /** Several tens, as 수십 and 数十, are no ten; a few, as 二、三, are no three. */
  private static final String SEVERAL = "(?<![수몇数何幾])(?<![一二三四五六七八]、)";

  private static final char MULTIPLIES = 'x';

  /** No sensible numeral is longer; hostile ones grow no numbers without end. */
  private static final int LONGEST = 24;

  private final Map<String, String> numerals = new LinkedHashMap<>();
  private final List<Pattern> stated = new ArrayList<>();
  private final Map<Pattern, Rational> fixed = new LinkedHashMap<>();
  private final Map<Pattern, Rational> loose = new LinkedHashMap<>();
  private final Map<Pattern, String> units = new LinkedHashMap<>();
  private final List<Pattern> before = new ArrayList<>();
  private final List<Pattern> behind = new ArrayList<>();
  private final Pattern numeral;

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
        stated.add(Pattern.compile(row[1].replace(RUN, SEVERAL + run)));
      } else if (row[0].equals("fixed")) {
        fixed.put(Pattern.compile(row[1]), Rational.parse(row[2]));
      } else if (row[0].equals("loose")) {
        loose.put(Pattern.compile(row[1]), Rational.parse(row[2]));
      } else if (row[0].equals("unit")) {
        units.put(Pattern.compile(" ?(?:" + row[1] + ")"), row[2]);
      } else if (row[0].equals("before")) {
        before.add(Pattern.compile("(?:" + row[1] + ") ?$"));
      } else if (row[0].equals("behind")) {
        behind.add(Pattern.compile(row[1]));
      }
    }
  }

  /** Returns whether the number words of a locale's language are known. */
  static boolean knows(String locale) {
    return LANGUAGES.contains(locale.split("-", 2)[0]);
  }

  /** Returns the numbers a text states in words of any language that is known. */
  static List<Stated> in(String text) {
    List<Stated> found = new ArrayList<>();
    ALL.forEach(words -> words.find(text, found));
    return found;
  }

  /** Returns the same, and the numbers that a text only hints at, as in "both". */
  static List<Stated> hintedIn(String text) {
    List<Stated> found = in(text);
    ALL.forEach(words -> find(words.loose, text, found));
    return found;
  }

  /** A unit or multiplier in words, and what it means whatever the language. */
  record Unit(String meaning, int to) {}

  /** Returns the unit or multiplier in words that a text begins with. */
  static Optional<Unit> unitAtStart(String text) {
    for (NumberWords words : ALL) {
      for (Map.Entry<Pattern, String> unit : words.units.entrySet()) {
        Matcher matcher = unit.getKey().matcher(text);
        if (matcher.lookingAt()) {
          return Optional.of(new Unit(unit.getValue(), matcher.end()));
        }
      }
    }
    return Optional.empty();
  }

  /** Where in a text something alters the number beside it. */
  record Altering(int from, int to) {}

  /** Returns the words at the end of a text that alter the number behind them: minus, hundred. */
  static Optional<Altering> alteringBefore(String text) {
    return ALL.stream().flatMap(words -> find(words.before, text)).findFirst();
  }

  /** Returns the words at the start of a text that alter the number before them: and a half. */
  static Optional<Altering> alteringBehind(String text) {
    return ALL.stream()
        .flatMap(words -> find(words.behind, text))
        .filter(found -> found.from() == 0)
        .findFirst();
  }

  private static Stream<Altering> find(List<Pattern> patterns, String text) {
    return patterns.stream()
        .map(pattern -> pattern.matcher(text))
        .filter(Matcher::find)
        .map(found -> new Altering(found.start(), found.end()));
  }

  private static NumberWords load(String language) {
    try (InputStream in = NumberWords.class.getResourceAsStream(language + ".tsv")) {
      return new NumberWords(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void find(String text, List<Stated> found) {
    for (Pattern pattern : stated) {
      Matcher matcher = pattern.matcher(text);
      for (int at = 0; at <= text.length() && matcher.find(at); at = matcher.end(GROUP)) {
        found.add(
            new Stated(value(matcher.group(GROUP)), matcher.start(GROUP), matcher.end(GROUP)));
      }
    }
    find(fixed, text, found);
  }

  private static void find(Map<Pattern, Rational> words, String text, List<Stated> found) {
    words.forEach(
        (pattern, value) -> {
          Matcher matcher = pattern.matcher(text);
          while (matcher.find()) {
            found.add(new Stated(value, matcher.start(), matcher.end()));
          }
        });
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
