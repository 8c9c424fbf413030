package io.konkyo.audit.token;

import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.UnitRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Cuts printed text into tokens. Time is linear in the text: every character is looked at a bounded
 * number of times.
 */
public final class Tokenizer {
  private static final String HANGS_ON = "_.#@\\:'";
  private static final String JUNK = "_.,#@\\:'-/%+=";

  /** Stands for a name of several words, or with brackets in it. */
  public static final char NAME = '\u25A1';

  private final Words words = Words.builtIn();
  private final MeasureReader measures;
  private final boolean namesFunctions;

  private Tokenizer(UnitRegistry registry, boolean namesFunctions) {
    this.measures = new MeasureReader(registry, words);
    this.namesFunctions = namesFunctions;
  }

  /** Returns a tokenizer of sentences that knows the units of a registry. */
  public static Tokenizer ofProse(UnitRegistry registry) {
    return new Tokenizer(registry, /* namesFunctions= */ false);
  }

  /**
   * Returns a tokenizer of lines: there, words before a bracket may name a function in any
   * language.
   */
  public static Tokenizer ofLines(UnitRegistry registry) {
    return new Tokenizer(registry, /* namesFunctions= */ true);
  }

  /** Returns the tokens of a text in order. */
  public List<Token> read(String text) {
    return new Pass(text).read();
  }

  /** One run over one text. */
  private final class Pass {
    private final String text;
    private final String plain;
    private final NumberScanner numbers;
    private final MomentScanner moments;
    private final Signs signs;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    Pass(String text) {
      this.text = text;
      this.plain = Glyphs.plain(text);
      this.numbers = new NumberScanner(plain);
      this.moments = new MomentScanner(plain);
      this.signs = new Signs(plain);
    }

    List<Token> read() {
      while (at < plain.length()) {
        char c = plain.charAt(at);
        if (Glyphs.isSpace(c)) {
          at++;
        } else if (namesFunctions && function()) {
          continue;
        } else if (Glyphs.isDigit(c) || Glyphs.isCurrency(c) && Glyphs.isDigit(next(at + 1))) {
          number();
        } else if (Glyphs.isLetter(c)) {
          word(latinEnd());
        } else if (c == NAME) {
          word(at + 1);
        } else if (Glyphs.isCjk(c)) {
          word(cjkEnd());
        } else {
          sign(c);
        }
      }
      return tokens;
    }

    private char next(int index) {
      return index < plain.length() ? plain.charAt(index) : '\n';
    }

    private boolean isGlued(int from) {
      return from > 0 && next(from - 1) != '\n' && !Glyphs.isSpace(next(from - 1));
    }

    private void add(TokenKind kind, int to) {
      tokens.add(Token.of(kind, at, to, plain.substring(at, to), isGlued(at)));
      at = to;
    }

    private void word(int to) {
      String word = plain.substring(at, to).toLowerCase(Locale.ROOT);
      boolean times = word.equals("x") && isAfterNumber() && isBeforeNumber(to);
      tokens.add(Token.of(times ? TokenKind.TIMES : TokenKind.WORD, at, to, word, isGlued(at)));
      at = to;
    }

    private boolean function() {
      Optional<String> name = words.functionAt(plain, at);
      if (name.isEmpty() || at > 0 && isWordCharacter(next(at - 1))) {
        return false;
      }
      int to = at + name.get().length();
      tokens.add(Token.of(TokenKind.WORD, at, to, words.function(name.get()), isGlued(at)));
      at = to;
      return true;
    }

    private boolean isAfterNumber() {
      TokenKind last = tokens.isEmpty() ? TokenKind.BREAK : tokens.get(tokens.size() - 1).kind();
      return last == TokenKind.AMOUNT || last == TokenKind.CLOSE;
    }

    private boolean isBeforeNumber(int from) {
      int index = from;
      while (Glyphs.isSpace(next(index))) {
        index++;
      }
      char c = next(index);
      return Glyphs.isDigit(c) || c == '(' || Glyphs.isCurrency(c);
    }

    private int latinEnd() {
      int end = at;
      while (isWordCharacter(next(end))
          || (next(end) == '.' || next(end) == '-') && isWordCharacter(next(end + 1))) {
        end++;
      }
      return end;
    }

    private boolean isWordCharacter(char c) {
      return Glyphs.isLetter(c) || Glyphs.isDigit(c) || c == '_';
    }

    private int cjkEnd() {
      int end = at;
      while (Glyphs.isCjk(next(end))) {
        end++;
      }
      return end;
    }

    private void sign(char c) {
      int superscript = Glyphs.superscript(c);
      if (superscript >= 0) {
        power();
        return;
      }
      Signs.Found found = signs.read(at);
      add(found.kind(), found.end());
      if (found.kind() == TokenKind.CLOSE || found.kind() == TokenKind.ARROW) {
        measureAlone();
      }
    }

    /** Raised digits become what is printed in a line as ^9. */
    private void power() {
      int from = at;
      StringBuilder digits = new StringBuilder();
      while (Glyphs.superscript(next(at)) >= 0) {
        digits.append(Glyphs.superscript(next(at++)));
      }
      tokens.add(Token.of(TokenKind.CARET, from, from, "^", isGlued(from)));
      NumberText exponent =
          NumberText.of(Rational.parse(digits.toString()), 0, Rounding.HALF_UP, false);
      amount(from, at, new Amount(exponent, false, Measure.NONE, false));
    }

    private void amount(int from, int to, Amount amount) {
      tokens.add(
          new Token(
              TokenKind.AMOUNT,
              from,
              to,
              plain.substring(from, to),
              isGlued(from),
              Optional.of(amount),
              Optional.empty()));
      at = to;
    }

    private void number() {
      int from = at;
      Optional<MomentScanner.Found> moment = hangsOn(from) ? Optional.empty() : moments.read(from);
      if (moment.isPresent()) {
        NumberText seconds =
            NumberText.of(moment.get().seconds(), 0, Rounding.HALF_UP, /* grouped= */ false);
        Measure second = measures.named("s").orElseThrow();
        amount(from, moment.get().end(), new Amount(seconds, false, second, /* moment= */ true));
        return;
      }
      Optional<Measure> currency =
          Glyphs.isCurrency(next(from)) ? measures.currency(next(from)) : Optional.empty();
      int digits = Glyphs.isCurrency(next(from)) ? from + 1 : from;
      int end = numbers.end(digits);
      Optional<NumberText> number =
          end < 0 || hangsOn(from) ? Optional.empty() : numbers.number(digits, end);
      if (number.isEmpty() || !measured(from, end, number.get(), currency)) {
        junk();
      }
    }

    /** Adds the amount with what follows its digits; nothing if letters hang on to them. */
    private boolean measured(int from, int end, NumberText number, Optional<Measure> currency) {
      boolean cut = next(end) == Glyphs.ELLIPSIS || plain.startsWith("...", end);
      int after = !cut ? end : next(end) == '.' ? end + 3 : end + 1;
      boolean letter = Glyphs.isLetter(next(after));
      Optional<MeasureReader.Found> unit =
          currency.isPresent()
              ? next(after) == '/' ? measures.read(plain, after) : Optional.empty()
              : unit(after);
      if (letter && unit.isEmpty()) {
        return false;
      }
      Measure measure = unit.map(MeasureReader.Found::measure).orElse(Measure.NONE);
      if (currency.isPresent()) {
        String symbol = currency.get().symbol() + measure.symbol();
        measure = currency.get().times(measure, symbol);
      }
      int to = unit.map(MeasureReader.Found::end).orElse(after);
      amount(from, to, new Amount(number, cut, measure, /* moment= */ false));
      return true;
    }

    /** Returns the unit right after the digits or one space further on. */
    private Optional<MeasureReader.Found> unit(int after) {
      if (next(after) == '\u00D7') {
        // 136× is a multiple, 2 × 3 and 2×3 are products.
        return isBeforeNumber(after + 1)
            ? Optional.empty()
            : measures.named("\u00D7").map(times -> new MeasureReader.Found(times, after + 1));
      }
      if (!Glyphs.isSpace(next(after))) {
        return measures.read(plain, after);
      }
      char first = next(after + 1);
      boolean product = first == 'x' && !Glyphs.isLetter(next(after + 2));
      return first == '/' || first == '(' || product
          ? Optional.empty()
          : measures.read(plain, after + 1);
    }

    /** After a bracket or an arrow a unit may stand without a number. */
    private void measureAlone() {
      int from = Glyphs.isSpace(next(at)) ? at + 1 : at;
      boolean begins = Glyphs.isLetter(next(from)) || Glyphs.isCjk(next(from)) || next(from) == '%';
      Optional<MeasureReader.Found> unit = begins ? measures.read(plain, from) : Optional.empty();
      if (unit.isEmpty()) {
        return;
      }
      int to = unit.get().end();
      tokens.add(
          new Token(
              TokenKind.MEASURE,
              from,
              to,
              plain.substring(from, to),
              isGlued(from),
              Optional.empty(),
              Optional.of(unit.get().measure())));
      at = to;
    }

    /** Returns whether the digits continue something that is no number. */
    private boolean hangsOn(int from) {
      if (from == 0) {
        return false;
      }
      // A wide colon ends a label; the narrow one also stands in 10:30 and ndots:5.
      char before = text.charAt(from - 1);
      TokenKind last = tokens.isEmpty() ? TokenKind.BREAK : tokens.get(tokens.size() - 1).kind();
      boolean path = before == '/' && from > 1 && Glyphs.isLetter(next(from - 2));
      boolean adjacent = !tokens.isEmpty() && tokens.get(tokens.size() - 1).to() == from;
      return Glyphs.isLetter(before)
          || HANGS_ON.indexOf(before) >= 0
          || path
          || adjacent && (last == TokenKind.JUNK || last == TokenKind.OTHER && before == '-');
    }

    private void junk() {
      int end = at + 1;
      while (isWordCharacter(next(end))
          || JUNK.indexOf(next(end)) >= 0 && isWordCharacter(next(end + 1))) {
        end++;
      }
      add(TokenKind.JUNK, end);
    }
  }
}
