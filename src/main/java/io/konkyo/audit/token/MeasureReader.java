package io.konkyo.audit.token;

import io.konkyo.quantity.Dimension;
import io.konkyo.quantity.UnitLookup;
import io.konkyo.quantity.UnitRegistry;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the unit behind a number: {@code ms}, {@code req/s}, {@code B/(s*core)}, {@code 초}, {@code
 * %}. In a product or quotient an unknown word is a counted thing; alone it is only a word.
 */
final class MeasureReader {
  private static final int MOST_FACTORS = 8;
  private static final int MOST_LETTERS = 40;
  private static final String SIGNS = "%\u2030\u00B0";

  private final UnitRegistry registry;
  private final Words words;
  private final Map<String, Name> known = new HashMap<>();

  /** A unit and where it ends. */
  record Found(Measure measure, int end) {}

  /** What a name stands for; nothing where it names no unit, or several. */
  private record Name(Optional<Measure> measure, boolean ambiguous) {}

  MeasureReader(UnitRegistry registry, Words words) {
    this.registry = registry;
    this.words = words;
  }

  /** Returns the unit that begins at {@code from}, in plain characters. */
  Optional<Found> read(String plain, int from) {
    return new Reading(plain).compound(from);
  }

  /** Returns the currency of a symbol. */
  Optional<Measure> currency(char symbol) {
    return symbol == '\u00A5' ? named("JPY") : named(String.valueOf(symbol));
  }

  /** Returns the measure of one name; empty if it names no unit. */
  Optional<Measure> named(String name) {
    return lookUp(name).measure();
  }

  private Name lookUp(String name) {
    // Unknown names are the common case, and a registry takes its time to find what is near them.
    return known.computeIfAbsent(name, this::read);
  }

  private Name read(String name) {
    String meaning = words.unit(name).orElse(name);
    boolean counted = meaning.startsWith("/");
    UnitLookup lookup = registry.parse(counted ? meaning.substring(1) : meaning);
    if (!(lookup instanceof UnitLookup.Found found)) {
      return new Name(Optional.empty(), lookup instanceof UnitLookup.Ambiguous);
    }
    Measure measure = Measure.of(found.unit());
    return new Name(
        Optional.of(counted ? Measure.thing(name).per(measure, name) : measure),
        /* ambiguous= */ false);
  }

  /** One attempt at one place. */
  private final class Reading {
    private final String plain;

    Reading(String plain) {
      this.plain = plain;
    }

    /** {@code factor ("*" factor)* ("/" (factor | "(" factor ("*" factor)* ")"))?}, glued. */
    Optional<Found> compound(int from) {
      boolean bare = at(from) == '/';
      Optional<Found> above = bare ? Optional.of(new Found(Measure.NONE, from)) : product(from);
      if (above.isEmpty()) {
        return Optional.empty();
      }
      int end = above.get().end();
      Optional<Found> below =
          at(end) == '/'
              ? at(end + 1) == '(' ? bracketed(end + 2) : factor(end + 1)
              : Optional.empty();
      if (below.isPresent() && !(bare && isThing(below.get()))) {
        Measure quotient = above.get().measure().per(below.get().measure(), text(from, below));
        return Optional.of(new Found(quotient, below.get().end()));
      }
      boolean word = end == wordEnd(from) && isThing(above.get());
      return bare || word ? Optional.empty() : above;
    }

    private boolean isThing(Found found) {
      return found.measure().counted() && found.measure().dimension().equals(Dimension.NONE);
    }

    private String text(int from, Optional<Found> last) {
      return plain.substring(from, last.orElseThrow().end());
    }

    private Optional<Found> bracketed(int from) {
      return product(from)
          .filter(product -> at(product.end()) == ')')
          .map(product -> new Found(product.measure(), product.end() + 1));
    }

    private Optional<Found> product(int from) {
      Optional<Found> product = factor(from);
      for (int i = 1; i < MOST_FACTORS && product.isPresent(); i++) {
        int end = product.get().end();
        Optional<Found> factor = at(end) == '*' ? factor(end + 1) : Optional.empty();
        if (factor.isEmpty()) {
          return product;
        }
        Measure times = product.get().measure().times(factor.get().measure(), text(from, factor));
        product = Optional.of(new Found(times, factor.get().end()));
      }
      return product;
    }

    private Optional<Found> factor(int from) {
      Optional<Found> name = Glyphs.isCjk(at(from)) ? cjkName(from) : latinName(from);
      return name.flatMap(this::withPower);
    }

    private Optional<Found> latinName(int from) {
      int end = wordEnd(from);
      if (end == from || Glyphs.isDigit(at(end)) || at(end) == '_') {
        return Optional.empty();
      }
      String name = plain.substring(from, end);
      Name meaning = lookUp(name);
      return meaning.ambiguous()
          ? Optional.empty()
          : Optional.of(new Found(meaning.measure().orElseGet(() -> Measure.thing(name)), end));
    }

    /** The longest known name; else, where a solidus follows, a counted thing. */
    private Optional<Found> cjkName(int from) {
      int most = Math.min(plain.length(), from + words.longestUnit());
      for (int end = most; end > from; end--) {
        Optional<Measure> measure =
            words.unit(plain.substring(from, end)).flatMap(MeasureReader.this::named);
        if (measure.isPresent()) {
          return Optional.of(new Found(measure.get(), end));
        }
      }
      int end = from;
      while (end - from < MOST_LETTERS && Glyphs.isCjk(at(end))) {
        end++;
      }
      return at(end) == '/' && at(end + 1) != '/'
          ? Optional.of(new Found(Measure.thing(plain.substring(from, end)), end))
          : Optional.empty();
    }

    private Optional<Found> withPower(Found base) {
      int sign = at(base.end()) == '^' ? base.end() + 1 : base.end();
      boolean negative = sign > base.end() && at(sign) == '-';
      int digits = negative ? sign + 1 : sign;
      boolean raised = sign > base.end();
      int digit = raised ? Character.digit(at(digits), 10) : Glyphs.superscript(at(digits));
      if (digit <= 0 || raised && Glyphs.isDigit(at(digits + 1))) {
        return raised ? Optional.empty() : Optional.of(base);
      }
      Measure power =
          base.measure().pow(negative ? -digit : digit, base.measure().symbol() + "^" + digit);
      return Optional.of(new Found(power, digits + 1));
    }

    private int wordEnd(int from) {
      int end = from;
      if (SIGNS.indexOf(at(from)) >= 0) {
        // %p and °C are one name.
        boolean points = at(from) == '%' && at(from + 1) == 'p' && !Glyphs.isLetter(at(from + 2));
        return at(from) == '\u00B0' || points ? from + 2 : from + 1;
      }
      while (end - from < MOST_LETTERS && Glyphs.isLetter(at(end))) {
        end++;
      }
      return end;
    }

    private char at(int index) {
      return index < plain.length() ? plain.charAt(index) : '\n';
    }
  }
}
