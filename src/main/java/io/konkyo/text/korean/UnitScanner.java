package io.konkyo.text.korean;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the unit or counter that belongs to the number before it. */
final class UnitScanner {
  private static final String TIMES = "×x";

  private final String text;
  private final ReadingLexicon lexicon;

  UnitScanner(String text, ReadingLexicon lexicon) {
    this.text = text;
    this.lexicon = lexicon;
  }

  /** Returns the unit at {@code at}, directly or after one space. */
  Optional<SpokenUnit> after(int at) {
    boolean spaced = Characters.at(text, at) == ' ';
    int from = spaced ? at + 1 : at;
    for (LexiconEntry entry : lexicon.table(LexiconKind.UNIT).startingAt(text, from)) {
      if (mayEnd(entry, from + entry.printed().length(), spaced)) {
        LexiconEntry read = spaced ? entry : glued(entry);
        return Optional.of(withLowerPart(read, from + entry.printed().length()));
      }
    }
    return spaced ? quotientOfWords(from) : Optional.empty();
  }

  private LexiconEntry glued(LexiconEntry entry) {
    return lexicon.table(LexiconKind.GLUED).find(entry.printed()).orElse(entry);
  }

  /** Returns the unit standing alone at {@code from} up to {@code to}. */
  Optional<SpokenUnit> alone(int from, int to) {
    for (LexiconEntry entry : lexicon.table(LexiconKind.UNIT).startingAt(text, from)) {
      SpokenUnit unit = withLowerPart(entry, from + entry.printed().length());
      if (unit.end() == to) {
        return Optional.of(unit);
      }
    }
    return Optional.empty();
  }

  /** Returns {@code entry}, which ends at {@code end}, with what it is per. */
  SpokenUnit withLowerPart(LexiconEntry entry, int end) {
    return lowerPart(candidates(end + 1), end)
        .map(lower -> new SpokenUnit(lower.end(), entry, lower.readings()))
        .orElseGet(() -> new SpokenUnit(end, entry, List.of()));
  }

  private Optional<Spoken> lowerPart(List<LexiconEntry> candidates, int slash) {
    if (Characters.at(text, slash) != '/') {
      return Optional.empty();
    }
    for (LexiconEntry lower : candidates) {
      int end = slash + 1 + lower.printed().length();
      if (!endsInHangul(lower) && !lower.surroundsNumber() && mayEnd(lower, end, false)) {
        return Optional.of(new Spoken(end, lower.readings()));
      }
    }
    return Optional.empty();
  }

  // A word counts as a unit only over a unit: USD/GB, not TCP/UDP. By itself it is read anyway.
  private Optional<SpokenUnit> quotientOfWords(int from) {
    int slash = text.indexOf('/', from);
    if (slash < 0) {
      return Optional.empty();
    }
    String word = text.substring(from, slash);
    List<String> readings =
        lexicon
            .table(LexiconKind.TERM)
            .find(word)
            .map(LexiconEntry::readings)
            .orElseGet(() -> AcronymReader.readings(word, lexicon));
    if (readings.isEmpty()) {
      return Optional.empty();
    }
    LexiconEntry upper = new LexiconEntry(word, readings, Numerals.SINO);
    return lowerPart(lexicon.table(LexiconKind.UNIT).startingAt(text, slash + 1), slash)
        .map(lower -> new SpokenUnit(lower.end(), upper, lower.readings()));
  }

  private List<LexiconEntry> candidates(int from) {
    List<LexiconEntry> entries =
        new ArrayList<>(lexicon.table(LexiconKind.UNIT).startingAt(text, from));
    entries.addAll(lexicon.table(LexiconKind.TERM).startingAt(text, from));
    return entries;
  }

  private boolean mayEnd(LexiconEntry entry, int end, boolean spaced) {
    char next = Characters.at(text, end);
    if (endsInHangul(entry)) {
      return !spaced || !Characters.isHangul(next) || followedByParticle(end);
    }
    if (TIMES.contains(entry.printed())) {
      char operand = next == ' ' ? Characters.at(text, end + 1) : next;
      return !Characters.isDigit(operand) && !Characters.isForeign(next);
    }
    return !Characters.isForeign(next) && !Characters.isSuperscript(next);
  }

  // 3 대로 counts three; 3 대상 does not.
  private boolean followedByParticle(int at) {
    int end = Boundary.endOfHangul(text, at);
    return ParticlePair.withForm(text.substring(at, end)).isPresent();
  }

  private static boolean endsInHangul(LexiconEntry entry) {
    return Characters.isHangul(entry.printed().charAt(entry.printed().length() - 1));
  }
}
