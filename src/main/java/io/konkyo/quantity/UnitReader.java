package io.konkyo.quantity;

import java.util.List;

/**
 * Reads compound units.
 *
 * <pre>
 * unit   := "" | "1" | above | above "/" below
 * above  := "1" | factor ("*" factor)* | "(" factor ("*" factor)* ")"
 * below  := factor | "(" factor ("*" factor)* ")"
 * factor := name ("^" "-"? digit digit?)?
 * </pre>
 *
 * <p>Source: NIST SP 811 (2008), 6.1.6: the solidus is not repeated unless parentheses are used. A
 * multiplication sign after a solidus leaves the same doubt and is refused alike.
 */
final class UnitReader {
  private static final int MAX_LENGTH = 100;
  private static final int SHOWN = 20;
  private static final String OPERATORS = "*/^()";

  private final String text;
  private final UnitTable table;
  private int at;
  private UnitLookup fault;

  private UnitReader(String text, UnitTable table) {
    this.text = text;
    this.table = table;
  }

  static UnitLookup read(String written, UnitTable table) {
    if (written.length() > MAX_LENGTH) {
      return new UnitLookup.Unknown(written.substring(0, SHOWN) + "…", List.of());
    }
    String text = UnitCharacters.normalise(written);
    return text.chars().anyMatch(Spaces::isSpace)
        ? spaced(text, table)
        : new UnitReader(text, table).read();
  }

  /** Refuses spaces, and suggests the unit without them if that is one. */
  private static UnitLookup spaced(String text, UnitTable table) {
    String together =
        text.codePoints()
            .filter(c -> !Spaces.isSpace(c))
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
    boolean known = new UnitReader(together, table).read() instanceof UnitLookup.Found;
    return new UnitLookup.Unknown(text, known ? List.of(together) : List.of());
  }

  private UnitLookup read() {
    if (text.isEmpty() || text.equals("1")) {
      return new UnitLookup.Found(Unit.ONE);
    }
    Unit above = above();
    if (fault != null || at == text.length()) {
      return found(above);
    }
    if (text.charAt(at) != '/') {
      return unknown(text);
    }
    int solidus = at++;
    Unit below = peek('(') ? group() : factor();
    if (fault != null) {
      return fault;
    }
    return at == text.length() ? found(above.per(below)) : twoReadings(solidus);
  }

  private UnitLookup found(Unit unit) {
    return fault == null ? new UnitLookup.Found(unit) : fault;
  }

  private Unit above() {
    if (text.startsWith("1/")) {
      at = 1;
      return Unit.ONE;
    }
    return peek('(') ? group() : product();
  }

  private Unit group() {
    at++;
    Unit product = product();
    if (fault == null && !peek(')')) {
      return reject(unknown(text));
    }
    at++;
    return product;
  }

  private Unit product() {
    Unit product = factor();
    while (fault == null && peek('*')) {
      at++;
      Unit factor = factor();
      product = fault == null ? product.times(factor) : product;
    }
    return product;
  }

  private Unit factor() {
    int from = at;
    while (at < text.length() && OPERATORS.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    if (at == from) {
      return reject(unknown(text));
    }
    UnitLookup lookup = table.lookUp(text.substring(from, at));
    if (!(lookup instanceof UnitLookup.Found found)) {
      return reject(lookup);
    }
    return peek('^') ? power(found.unit()) : found.unit();
  }

  private Unit power(Unit unit) {
    int from = ++at;
    if (peek('-')) {
      at++;
    }
    int digits = at;
    while (at < text.length() && NumberCharacters.isDigit(text.charAt(at))) {
      at++;
    }
    if (at == digits || at > digits + 2) {
      return reject(unknown(text));
    }
    int exponent = Integer.parseInt(text.substring(from, at));
    return exponent == 0 ? reject(unknown(text)) : unit.pow(exponent);
  }

  /** After {@code a/b} comes more: {@code a/b/c} and {@code a/b*c} are read both ways. */
  private UnitLookup twoReadings(int solidus) {
    String above = text.substring(0, solidus);
    String below = text.substring(solidus + 1, at);
    String rest = text.substring(at + 1);
    boolean single = rest.chars().noneMatch(c -> OPERATORS.indexOf(c) >= 0);
    boolean operator = text.charAt(at) == '/' || text.charAt(at) == '*';
    if (!single || rest.isEmpty() || !operator) {
      return unknown(text);
    }
    String inside = below.startsWith("(") ? below.substring(1, below.length() - 1) : below;
    String together = above + "/(" + inside + "*" + rest + ")";
    String apart = (above.equals("1") ? rest : above + "*" + rest) + "/" + below;
    return new UnitLookup.Ambiguous(text, List.of(together, apart));
  }

  private boolean peek(char c) {
    return at < text.length() && text.charAt(at) == c;
  }

  private Unit reject(UnitLookup lookup) {
    fault = lookup;
    return Unit.ONE;
  }

  private static UnitLookup unknown(String part) {
    return new UnitLookup.Unknown(part, List.of());
  }
}
