package io.konkyo.text.korean;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Takes a printed text apart into what is read aloud, leaving out brackets, notes and quotes. */
final class SegmentReader {
  private static final String COMPARISONS = "<>≤≥≦≧";
  private static final String OTHER_RELATIONS = "=≠→←↔⇒";
  private static final String SIGNS = "+-−±";
  private static final String WORD_OPENERS = "./-:–—";
  private static final Pattern CURRENCY_CODE =
      Pattern.compile("(?<![A-Za-z])(?:USD|EUR|KRW|JPY|CNY|GBP) $");
  private static final int LONGEST_CODE = 5;

  private final String text;
  private final boolean cut;
  private final ReadingLexicon lexicon;
  private final Brackets brackets;
  private final WordScanner words;
  private final QuantityScanner quantities;
  private final List<Segment> segments = new ArrayList<>();

  private int at;
  private boolean spaced;
  private boolean sentenceStart = true;
  private boolean numberUnclear;

  private SegmentReader(PrintedText printed, ReadingLexicon lexicon) {
    this.text = printed.text();
    this.cut = printed.cut();
    this.lexicon = lexicon;
    this.brackets = Brackets.of(text);
    this.words = new WordScanner(text, lexicon);
    this.quantities = new QuantityScanner(text, lexicon);
  }

  static List<Segment> read(PrintedText printed, ReadingLexicon lexicon) {
    SegmentReader reader = new SegmentReader(printed, lexicon);
    while (reader.at < reader.text.length()) {
      reader.step();
    }
    return reader.segments;
  }

  private void step() {
    char c = text.charAt(at);
    if (Characters.isSpace(c)) {
      pause();
      return;
    }
    if (readTerm() || readQuantity(c)) {
      return;
    }
    if (Characters.isHangul(c)) {
      readHangul();
    } else if (Characters.isForeign(c)) {
      Spoken word = words.at(at);
      add(word, Boundary.endsWord(text, word.end()));
    } else if (Characters.isOpeningBracket(c)) {
      enterOrSkipBracket();
    } else if (Characters.isClosingBracket(c)) {
      leaveBracket();
    } else {
      readSign(c);
    }
  }

  private boolean readTerm() {
    Optional<Spoken> term = words.term(at);
    term.ifPresent(spoken -> add(spoken, true));
    return term.isPresent();
  }

  private boolean readQuantity(char c) {
    boolean infix = SIGNS.indexOf(c) >= 0 && !startsWord();
    Optional<Spoken> quantity = infix ? Optional.empty() : quantities.at(at);
    numberUnclear |= quantity.isPresent() && followsCurrencyCode();
    quantity.ifPresent(spoken -> add(spoken, Boundary.endsQuantity(text, spoken.end())));
    return quantity.isPresent();
  }

  // USD 10 is 십 달러 to most and 유에스디 십 to some.
  private boolean followsCurrencyCode() {
    return CURRENCY_CODE.matcher(text).region(Math.max(0, at - LONGEST_CODE), at).find();
  }

  private void readHangul() {
    int end = Boundary.endOfHangul(text, at);
    add(new Spoken(end, List.of(text.substring(at, end))), true);
  }

  /** A bracket after a word explains the word, which decides; one by itself is text like any. */
  private void enterOrSkipBracket() {
    boolean explains = !sentenceStart && brackets.hasPartner(at);
    at = explains ? brackets.partner(at) + 1 : at + 1;
    spaced |= !Characters.isHangul(Characters.at(text, at));
  }

  private void leaveBracket() {
    if (cut && !brackets.hasPartner(at)) {
      // The word before the bracket, which decides, is out of sight.
      segments.clear();
      segments.add(new Segment(List.of(), false));
    }
    at++;
  }

  private void readSign(char c) {
    if (Characters.isQuote(c) || Characters.isSuperscript(c)) {
      at++;
    } else if (COMPARISONS.indexOf(c) >= 0) {
      // ≥ 3 is 삼 이상: the number does not come last.
      add(Spoken.unknown(at + 1), true);
      numberUnclear = true;
    } else if (OTHER_RELATIONS.indexOf(c) >= 0) {
      add(Spoken.unknown(at + 1), true);
      sentenceStart = true;
    } else if (isOperator(c)) {
      spaced = true;
      add(new Spoken(at + 1, symbol(c)), true);
      spaced = true;
    } else if (Characters.isFootnoteMark(c)) {
      at++;
    } else if (Characters.isPause(c) && !opensWord(c)) {
      pause();
    } else {
      readOtherSymbol(c);
    }
  }

  private void readOtherSymbol(char c) {
    boolean alone = Boundary.endsWord(text, at + 1);
    List<String> readings = symbol(c);
    add(new Spoken(at + 1, readings), alone && !readings.isEmpty());
  }

  /** Returns whether {@code c} stands between numbers, or before one as in {@code ~3}. */
  private boolean isOperator(char c) {
    char next = Characters.at(text, at + 1);
    char operand = next == ' ' ? Characters.at(text, at + 2) : next;
    boolean hyphen = c == '-' && (next != ' ' || !startsWord());
    return !symbol(c).isEmpty() && Characters.isDigit(operand) && !hyphen;
  }

  private List<String> symbol(char c) {
    return lexicon
        .table(LexiconKind.SYMBOL)
        .find(String.valueOf(c))
        .map(LexiconEntry::readings)
        .orElse(List.of());
  }

  /** Returns whether {@code c} begins a word, as in {@code .NET}, rather than parting two. */
  private boolean opensWord(char c) {
    char next = Characters.at(text, at + 1);
    boolean beforeLetter = Characters.isForeign(next) && !Characters.isDigit(next);
    return WORD_OPENERS.indexOf(c) >= 0 && beforeLetter && startsWord();
  }

  private boolean startsWord() {
    char before = Characters.at(text, at - 1);
    boolean within =
        Characters.isHangul(before)
            || Characters.isForeign(before)
            || Characters.isClosingBracket(before);
    return !within;
  }

  private void pause() {
    sentenceStart |= Characters.isSentenceBreak(text.charAt(at));
    spaced = true;
    at++;
  }

  /** Adds a piece, or if it does not end where it seems to, all that sticks together as unread. */
  private void add(Spoken spoken, boolean ends) {
    boolean known = ends && !numberUnclear;
    segments.add(new Segment(known ? spoken.readings() : List.of(), spaced));
    at = ends ? spoken.end() : Boundary.endOfRun(text, spoken.end());
    spaced = false;
    sentenceStart = false;
    numberUnclear = false;
  }
}
