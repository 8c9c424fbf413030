package io.konkyo.text.korean;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads words that are not Hangul: declared terms, units, percentiles, versions and acronyms. Any
 * other word has no known reading, however its last letter may look: {@code S3} is 에스스리.
 */
final class WordScanner {
  private static final String JOINERS = "./:&'’_@^-#";
  private static final Pattern PERCENTILE = Pattern.compile("[pP](\\d[\\d.]*+)");
  private static final Pattern VERSION = Pattern.compile("[vV](\\d[\\d.]*+)");
  private static final Pattern LETTER_PAIR = Pattern.compile("[A-Z]/[A-Z]");

  private static final List<String> ENGLISH_DIGITS =
      List.of("제로", "원", "투", "쓰리", "포", "파이브", "식스", "세븐", "에이트", "나인");

  private final String text;
  private final ReadingLexicon lexicon;

  WordScanner(String text, ReadingLexicon lexicon) {
    this.text = text;
    this.lexicon = lexicon;
  }

  /** Reads the longest declared term at {@code from}, which may hold spaces and signs. */
  Optional<Spoken> term(int from) {
    for (LexiconEntry term : lexicon.table(LexiconKind.TERM).startingAt(text, from)) {
      int end = from + term.printed().length();
      if (Characters.isHangul(text.charAt(end - 1)) || Boundary.endsWord(text, end)) {
        return Optional.of(new Spoken(end, term.readings()));
      }
    }
    return Optional.empty();
  }

  /** Reads the word that begins with the letter at {@code from}. */
  Spoken at(int from) {
    int end = from;
    while (Characters.isForeign(Characters.at(text, end)) || isJoiner(end)) {
      end++;
    }
    return new Spoken(end, readings(text.substring(from, end)));
  }

  private boolean isJoiner(int at) {
    return JOINERS.indexOf(Characters.at(text, at)) >= 0
        && Characters.isForeign(Characters.at(text, at + 1));
  }

  private List<String> readings(String word) {
    List<String> whole = simpleReadings(word);
    return whole.isEmpty() ? joinedReadings(word) : whole;
  }

  private List<String> simpleReadings(String word) {
    Optional<LexiconEntry> term = lexicon.table(LexiconKind.TERM).find(word);
    if (term.isPresent()) {
      return term.get().readings();
    }
    Matcher percentile = PERCENTILE.matcher(word);
    if (percentile.matches()) {
      return labelled("피 ", percentile.group(1));
    }
    Matcher version = VERSION.matcher(word);
    if (version.matches()) {
      return version(version.group(1));
    }
    List<String> unit = unit(word);
    return unit.isEmpty() ? AcronymReader.readings(word, lexicon) : unit;
  }

  /** Reads {@code TCP/UDP} part by part; not {@code UTF-8}, whose number is an English one. */
  private List<String> joinedReadings(String word) {
    String[] parts = word.split("[/-]");
    if (parts.length < 2) {
      return List.of();
    }
    StringBuilder before = new StringBuilder();
    for (int i = 0; i < parts.length - 1; i++) {
      List<String> readings = simpleReadings(parts[i]);
      if (readings.isEmpty()) {
        return List.of();
      }
      before.append(readings.get(0)).append(' ');
    }
    return prefixed(before.toString(), simpleReadings(parts[parts.length - 1]));
  }

  private static List<String> labelled(String label, String number) {
    Numeral numeral = new NumeralScanner(number).number(0);
    return numeral.end() == number.length() ? prefixed(label, numeral.readings()) : List.of();
  }

  // v3 is 브이삼 to some and 브이쓰리 to others; nobody does that with v1.31.
  private static List<String> version(String number) {
    List<String> readings = new ArrayList<>(labelled("브이 ", number));
    if (number.length() == 1) {
      readings.add("브이" + ENGLISH_DIGITS.get(number.charAt(0) - '0'));
    }
    return readings;
  }

  private List<String> unit(String word) {
    if (word.length() < 2 || LETTER_PAIR.matcher(word).matches()) {
      return List.of();
    }
    return new UnitScanner(word, lexicon)
        .alone(0, word.length())
        .filter(unit -> !unit.unit().surroundsNumber())
        .map(SpokenUnit::name)
        .orElse(List.of());
  }

  private static List<String> prefixed(String prefix, List<String> readings) {
    return readings.stream().map(reading -> prefix + reading).toList();
  }
}
