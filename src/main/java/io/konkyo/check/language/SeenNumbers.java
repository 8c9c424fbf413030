package io.konkyo.check.language;

import io.konkyo.content.markdown.Block;
import io.konkyo.content.markdown.Inline;
import io.konkyo.content.text.PrintStyle;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import io.konkyo.source.Span;
import io.konkyo.text.ProseScanner;
import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a wording shows its numbers: the options of its placeholders, the numbers it types, and what
 * it writes in digits by itself: names, dates, versions, code, numbers of a list, signs such as ½.
 *
 * <p>Shape: phrases for readers of diagnostics, each with the place it was first met at; two
 * wordings show the same numbers if they have the same phrases.
 */
final class SeenNumbers {
  private static final Pattern DATE =
      Pattern.compile("(\\d{4})(?:-|[년年]\\s?)(\\d{1,2})(?:-|[월月]\\s?)(\\d{1,2})[일日]?");
  private static final Pattern NUMBER = Pattern.compile("\\p{Nd}+(?:[.,:]\\p{Nd}+)*");

  /** Below it no character stands for digits but digits, ¼, ½, ¾ and the superscripts. */
  private static final int LATIN = 0x24F;

  private static final int KANJI_ZERO = 0x3007;

  private static final String TYPED = "the typed number in `${";

  private final Wording wording;
  private final ProseScanner scanner;
  private final Map<String, Span> seen = new LinkedHashMap<>();

  private SeenNumbers(Wording wording, ProseScanner scanner) {
    this.wording = wording;
    this.scanner = scanner;
  }

  /**
   * Returns what a wording shows.
   *
   * @param facts names of the facts whose placeholders are looked at
   */
  static Map<String, Span> of(Wording wording, Set<String> facts, ProseScanner scanner) {
    SeenNumbers numbers = new SeenNumbers(wording, scanner);
    numbers.seen.putAll(printed(wording, facts));
    wording.markdown().blocks().stream().flatMap(Block::walk).forEach(numbers::block);
    NumberNeighbours.of(wording, facts).forEach(numbers.seen::putIfAbsent);
    return numbers.seen;
  }

  /** Returns what placeholders show, alone. */
  static Map<String, Span> printed(Wording wording, Set<String> facts) {
    Map<String, Span> printed = new LinkedHashMap<>();
    for (Token token : wording.placeholders().values()) {
      if (facts.containsAll(token.names())) {
        printed.putIfAbsent(phrase(token), token.span());
      }
    }
    return printed;
  }

  /** Returns whether a phrase is about a number that is typed and checked. */
  static boolean isTyped(String phrase) {
    return phrase.startsWith(TYPED);
  }

  private static String phrase(Token token) {
    if (token instanceof Token.Checked checked) {
      return TYPED
          + checked.typed()
          + " "
          + checked.relation().symbol()
          + " "
          + checked.formula()
          + "}`";
    }
    Token.Bound bound = (Token.Bound) token;
    return "`" + bound.name() + "` printed " + style(bound.style());
  }

  private static String style(PrintStyle style) {
    StringBuilder said = new StringBuilder();
    style.unit().ifPresent(unit -> said.append(", in `").append(unit.symbol()).append('`'));
    style
        .decimals()
        .ifPresent(
            count -> said.append(", with " + count + (count == 1 ? " decimal" : " decimals")));
    if (style.sign() == PrintStyle.Sign.ALWAYS) {
      said.append(", with its sign");
    }
    if (style.parts() == PrintStyle.Parts.VALUE_ONLY) {
      said.append(", without its unit");
    }
    return said.isEmpty() ? "as it is" : said.substring(2);
  }

  private void block(Block block) {
    if (block instanceof Block.OrderedList list && list.start() != 1) {
      seen.putIfAbsent("a list that begins with " + list.start(), place(list.from(), list.from()));
    } else if (block instanceof Block.CodeBlock code) {
      code(code.text(), place(code.from(), code.to()));
    }
    block.inlines().stream().flatMap(Inline::walk).forEach(this::inline);
  }

  private void inline(Inline inline) {
    if (inline instanceof Inline.Code code) {
      code(code.text(), place(code.from(), code.to()));
    } else if (inline instanceof Inline.Words words) {
      names(words);
      signs(words);
    }
  }

  /** Code is the same code if its comments are translated. */
  private void code(String text, Span place) {
    List<String> numbers = NUMBER.matcher(text).results().map(MatchResult::group).toList();
    if (!numbers.isEmpty()) {
      seen.putIfAbsent("`" + String.join(" ", numbers) + "` in code", place);
    }
  }

  private void names(Inline.Words words) {
    for (ProseScanner.Stretch stretch : scanner.scan(words.text())) {
      if (stretch instanceof ProseScanner.Stretch.Named) {
        String text = words.text().substring(stretch.from(), stretch.to());
        seen.putIfAbsent(
            name(Normalizer.normalize(text, Normalizer.Form.NFKC)),
            place(words.places().start(stretch.from()), words.places().end(stretch.to())));
      }
    }
  }

  /** A day is the same day in the form of every language. */
  private static String name(String text) {
    Matcher date = DATE.matcher(text);
    return date.matches()
        ? "the day `" + date.group(1) + "-" + two(date.group(2)) + "-" + two(date.group(3)) + "`"
        : "`" + text + "`";
  }

  private static String two(String digits) {
    return digits.length() == 1 ? "0" + digits : digits;
  }

  /** Numbers that are written without digits: ½, ², ③, Ⅳ. */
  private void signs(Inline.Words words) {
    String text = words.text();
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      int code = text.codePointAt(i);
      if (isSign(code)) {
        seen.putIfAbsent(
            "the sign `" + Character.toString(code) + "`",
            place(words.places().start(i), words.places().end(i + Character.charCount(code))));
      }
    }
  }

  /** The kanji for zero is read as a word. */
  private static boolean isSign(int code) {
    if (code == KANJI_ZERO) {
      return false;
    }
    int type = Character.getType(code);
    return type == Character.OTHER_NUMBER
        || type == Character.LETTER_NUMBER
        || code > LATIN && !Character.isDigit(code) && holdsDigit(code);
  }

  /** ㏠ is one character and reads as the first of a month. */
  private static boolean holdsDigit(int code) {
    return Normalizer.normalize(Character.toString(code), Normalizer.Form.NFKC)
        .codePoints()
        .anyMatch(Character::isDigit);
  }

  private Span place(int from, int to) {
    return wording.source().span(from, to);
  }
}
