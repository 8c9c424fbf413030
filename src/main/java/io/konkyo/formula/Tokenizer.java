package io.konkyo.formula;

import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.formula.NumberExtent.Commas;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** Divides a formula into tokens. The last one is {@link TokenKind#END}. */
final class Tokenizer {
  private static final Set<String> WORDS = Set.of("and", "or", "not", "let", "while");

  private final String text;
  private final Faults faults;
  private final List<Token> tokens = new ArrayList<>();

  /** For each open bracket, what a comma inside it does. */
  private final Deque<Commas> brackets = new ArrayDeque<>();

  private int at;

  private Tokenizer(Faults faults) {
    this.text = faults.source().text();
    this.faults = faults;
  }

  /** Returns the tokens; a character that makes none is said and ends the parsing. */
  static List<Token> tokens(Faults faults) {
    return new Tokenizer(faults).tokens();
  }

  private List<Token> tokens() {
    at = Characters.endOfSpaces(text, 0);
    while (at < text.length()) {
      next();
      at = Characters.endOfSpaces(text, at);
    }
    add(TokenKind.END, "", at);
    return tokens;
  }

  private void next() {
    char c = text.charAt(at);
    if (NumberExtent.startsAt(text, at)) {
      number();
    } else if (Characters.isCurrency(c) && NumberExtent.startsAt(text, at + 1)) {
      money();
    } else if (Characters.isNameStart(c)) {
      name();
    } else {
      operator();
    }
  }

  private void number() {
    scanNumber();
    int from = Characters.endOfSpaces(text, at);
    // "5 1/s" is a number of the unit 1/s; "51/s" and "1/s" alone are numbers divided.
    boolean inverse = Characters.at(text, from) == '1' && from > at;
    int end =
        inverse || Characters.isUnitStart(Characters.at(text, from))
            ? UnitExtent.end(text, from)
            : from;
    if (end > from) {
      at = from;
      add(TokenKind.UNIT, text.substring(from, end), end);
    }
  }

  private void scanNumber() {
    Commas commas = brackets.isEmpty() ? Commas.GROUP : brackets.peek();
    int end = NumberExtent.end(text, at, commas);
    if (commas == Commas.SEPARATE && NumberExtent.looksGrouped(text, at, end)) {
      sayGrouped(end + 4);
    }
    add(TokenKind.NUMBER, text.substring(at, end), end);
  }

  private void sayGrouped(int end) {
    String typed = text.substring(at, end);
    faults.say(
        faults
            .at(
                DiagnosticCode.NUMBER_SYNTAX,
                at,
                end,
                "`" + typed + "` may be one number or two arguments")
            .withNote("between arguments a comma separates; it does not group digits")
            .withHelp(
                "write `"
                    + typed.replace(',', '_')
                    + "` for one number, `"
                    + typed.replace(",", ", ")
                    + "` for two"));
  }

  /** A currency symbol before its number, {@code $0.01/GB}. */
  private void money() {
    int symbol = at++;
    scanNumber();
    boolean per =
        Characters.at(text, at) == '/' && Characters.isUnitStart(Characters.at(text, at + 1));
    int end = per ? UnitExtent.end(text, at + 1) : at;
    String unit = text.charAt(symbol) + (end > at + 1 ? text.substring(at, end) : "");
    tokens.add(new Token(TokenKind.UNIT, unit, symbol, Math.max(end, at)));
    at = Math.max(end, at);
  }

  private void name() {
    int end = Characters.endOfName(text, at);
    while (Characters.at(text, end) == '.' && Characters.isNamePart(Characters.at(text, end + 1))) {
      end = Characters.endOfName(text, end + 1);
    }
    String name = text.substring(at, end);
    if (Characters.at(text, end) == '.' && Characters.at(text, end + 1) == '*') {
      add(TokenKind.FAMILY, name, end + 2);
    } else {
      add(WORDS.contains(name) ? TokenKind.WORD : TokenKind.NAME, name, end);
    }
  }

  private void operator() {
    for (Operators.Foreign foreign : Operators.FOREIGN) {
      if (text.startsWith(foreign.typed(), at)) {
        throw refuse(foreign);
      }
    }
    for (Operators.Spelling spelling : Operators.KNOWN) {
      if (text.startsWith(spelling.typed(), at)) {
        operator(spelling);
        return;
      }
    }
    throw text.charAt(at) == '!'
        ? refuse(Operators.NOT)
        : refuse(
            new Operators.Foreign(
                Character.toString(text.codePointAt(at)),
                "a formula is made of facts, numbers, units, operators and brackets"));
  }

  private void operator(Operators.Spelling spelling) {
    switch (spelling.kind()) {
      case OPEN -> brackets.push(afterName() ? Commas.SEPARATE : Commas.GROUP);
      case CLOSE -> brackets.poll();
      default -> {}
    }
    add(spelling.kind(), spelling.meant(), at + spelling.typed().length());
    if (spelling.kind() == TokenKind.ARROW) {
      unitAfterArrow();
    }
  }

  private void unitAfterArrow() {
    int from = Characters.endOfSpaces(text, at);
    char c = Characters.at(text, from);
    int end = UnitExtent.end(text, from);
    if (end == from && (c == '1' || c == '×')) {
      end = from + 1;
    }
    if (end > from) {
      at = from;
      add(TokenKind.UNIT, text.substring(from, end), end);
    }
  }

  private boolean afterName() {
    return !tokens.isEmpty() && tokens.get(tokens.size() - 1).is(TokenKind.NAME);
  }

  private AlreadySaid refuse(Operators.Foreign foreign) {
    faults.say(
        faults
            .at(
                DiagnosticCode.FORMULA_SYNTAX,
                at,
                at + foreign.typed().length(),
                "`" + foreign.typed() + "` has no meaning here")
            .withHelp(foreign.help()));
    return new AlreadySaid();
  }

  private void add(TokenKind kind, String tokenText, int end) {
    tokens.add(new Token(kind, tokenText, at, end));
    at = end;
  }
}
