package io.konkyo.text.korean;

import java.text.Normalizer;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How units, signs, letters and terms are read in Korean: the readings that come with Konkyo and
 * those a site declares. Immutable.
 *
 * <p>A declared reading replaces the built-in one of the same printed form. Printed forms are case
 * sensitive and compared after composition, with full-width Latin and look-alike signs made one.
 */
public final class ReadingLexicon {
  private static final ReadingLexicon BUILT_IN = new ReadingLexicon(LexiconFile.read());

  private final Map<LexiconKind, LexiconTable> tables;

  private ReadingLexicon(Map<LexiconKind, LexiconTable> tables) {
    this.tables = tables;
  }

  /** Returns the readings that come with Konkyo. */
  public static ReadingLexicon builtIn() {
    return BUILT_IN;
  }

  /**
   * Returns whether a particle can be chosen after {@code koReading}: Hangul syllables and spaces,
   * a syllable last.
   */
  public static boolean isReading(String koReading) {
    String composed = Normalizer.normalize(koReading, Normalizer.Form.NFC);
    return FinalSound.ofReading(composed).isPresent()
        && composed.chars().allMatch(c -> c == ' ' || FinalSound.isSyllable((char) c));
  }

  /** As {@link #isReading}; one {@code …} may mark where the number goes: {@code 섭씨 … 도}. */
  public static boolean isUnitReading(String koReading) {
    return isReading(koReading.replaceFirst(LexiconEntry.NUMBER_PLACE, ""));
  }

  /**
   * Returns these readings and that of one more term: a name, an acronym, a label.
   *
   * <p>A term that is also a unit is read the same way after a number.
   *
   * <p>Errors: {@link IllegalArgumentException} if {@code printed} is blank or {@code koReading} no
   * {@linkplain #isReading reading}.
   */
  public ReadingLexicon withTerm(String printed, String koReading) {
    require(isReading(koReading), koReading);
    LexiconEntry entry = entry(printed, koReading, Numerals.SINO);
    ReadingLexicon withTerm = with(LexiconKind.TERM, entry);
    Optional<LexiconEntry> unit = tables.get(LexiconKind.UNIT).find(entry.printed());
    if (unit.isEmpty()) {
      return withTerm;
    }
    return withTerm.withUnit(printed, koReading, unit.get().numerals());
  }

  /**
   * Returns these readings and that of one more unit or counter, which applies after a number and
   * in quotients such as {@code query/s}.
   *
   * <p>Errors: {@link IllegalArgumentException} if {@code symbol} is blank or {@code koReading} no
   * {@linkplain #isUnitReading reading of a unit}.
   */
  public ReadingLexicon withUnit(String symbol, String koReading, Numerals numerals) {
    require(isUnitReading(koReading), koReading);
    LexiconEntry entry = entry(symbol, koReading, numerals);
    return with(LexiconKind.UNIT, entry).with(LexiconKind.GLUED, entry);
  }

  /** Returns the names of a letter; none unless it is a Latin capital. */
  List<String> letter(char capital) {
    Optional<LexiconEntry> entry = table(LexiconKind.LETTER).find(String.valueOf(capital));
    return entry.map(LexiconEntry::readings).orElse(List.of());
  }

  LexiconTable table(LexiconKind kind) {
    return tables.get(kind);
  }

  private ReadingLexicon with(LexiconKind kind, LexiconEntry entry) {
    Map<LexiconKind, LexiconTable> changed = new EnumMap<>(tables);
    changed.put(kind, tables.get(kind).with(entry));
    return new ReadingLexicon(changed);
  }

  private static void require(boolean isReading, String koReading) {
    if (!isReading) {
      throw new IllegalArgumentException("not a Korean reading: " + koReading);
    }
  }

  private static LexiconEntry entry(String printed, String koReading, Numerals numerals) {
    String composed = Normalizer.normalize(koReading, Normalizer.Form.NFC).strip();
    return new LexiconEntry(PrintedText.normalise(printed).strip(), List.of(composed), numerals);
  }
}
