package io.konkyo.content.markdown;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Reads where links lead, and says which places are allowed.
 *
 * <p>Source: CommonMark 0.31.2, sections 6.3 (inline links) and 6.5 (autolinks).
 */
final class LinkTargets {
  private static final Set<String> SCHEMES = Set.of("http", "https", "mailto");

  /** Parentheses in a target nest no deeper than this, as in cmark. */
  private static final int MAX_PARENTHESES = 32;

  /** The longest address RFC 5321 lets mail be sent to. */
  private static final int LONGEST_ADDRESS = 254;

  private static final String MAIL_PUNCTUATION = ".!#$%&'*+/=?^_`{|}~-";

  private final Content content;
  private final String text;

  LinkTargets(Content content) {
    this.content = content;
    this.text = content.text();
  }

  /**
   * What stands in the parentheses of a link.
   *
   * @param typed the target as typed
   * @param titled whether a title follows it
   * @param end index after the closing parenthesis
   */
  record Parenthesis(String typed, boolean titled, int end) {

    /** Returns what is wrong with this as a place to lead to. */
    Optional<MarkdownFault> fault() {
      if (typed.contains("${")) {
        return Optional.of(MarkdownFault.PLACEHOLDER_IN_TARGET);
      }
      if (!isAllowed(target())) {
        return Optional.of(MarkdownFault.LINK_TARGET);
      }
      return titled ? Optional.of(MarkdownFault.LINK_TITLE) : Optional.empty();
    }

    String target() {
      return Escapes.undo(typed);
    }
  }

  /**
   * Reads {@code (target)} or {@code (target "title")} at an index; empty if it is no such thing.
   */
  Optional<Parenthesis> parenthesis(int index) {
    if (!content.at(index, '(')) {
      return Optional.empty();
    }
    int start = content.skipSpace(index + 1);
    boolean angled = content.at(start, '<');
    int targetEnd = angled ? angledEnd(start) : plainEnd(start);
    if (targetEnd < 0) {
      return Optional.empty();
    }
    int afterTarget = angled ? targetEnd + 1 : targetEnd;
    int at = content.skipSpace(afterTarget);
    boolean titled = at > afterTarget && at < text.length() && "\"'(".indexOf(text.charAt(at)) >= 0;
    if (titled) {
      at = titleEnd(at);
      if (at < 0) {
        return Optional.empty();
      }
      at = content.skipSpace(at);
    }
    String typed = text.substring(angled ? start + 1 : start, targetEnd);
    return content.at(at, ')')
        ? Optional.of(new Parenthesis(typed, titled, at + 1))
        : Optional.empty();
  }

  /** Reads {@code <https://…>} or {@code <name@host>} at an index; empty if it is no such thing. */
  Optional<Leaf> autolink(int start) {
    int end = start + 1;
    while (end < text.length() && !isAddressEnd(text.charAt(end))) {
      end++;
    }
    if (!content.at(end, '>')) {
      return Optional.empty();
    }
    String address = text.substring(start + 1, end);
    String target = isMailAddress(address) ? "mailto:" + address : address;
    if (scheme(target).filter(SCHEMES::contains).isEmpty()) {
      return Optional.empty();
    }
    if (address.contains("${")) {
      return Optional.of(
          new Leaf(
              content.malformed(MarkdownFault.PLACEHOLDER_IN_TARGET, start, end + 1), end + 1));
    }
    Inline words = new Inline.Words(address, content.places().slice(start + 1, end));
    return Optional.of(
        new Leaf(
            new Inline.Link(target, List.of(words), content.from(start), content.to(end + 1)),
            end + 1));
  }

  /** Returns whether a page may lead to a target, escapes undone. */
  static boolean isAllowed(String target) {
    // Browsers read \ as /, and drop tabs and line ends inside a scheme.
    boolean plain = target.chars().noneMatch(c -> c < ' ' || c == 0x7F || c == '\\');
    boolean somewhere = !target.isBlank() && target.charAt(0) != ' ' && !target.startsWith("//");
    return plain && somewhere && scheme(target).map(SCHEMES::contains).orElse(true);
  }

  /** Returns what stands before the first colon, unless a path, query or fragment began before. */
  private static Optional<String> scheme(String target) {
    for (int i = 0; i < target.length(); i++) {
      char c = target.charAt(i);
      if (c == ':') {
        return Optional.of(target.substring(0, i).toLowerCase(Locale.ROOT));
      }
      if (c == '/' || c == '?' || c == '#') {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private int angledEnd(int start) {
    for (int i = start + 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '>') {
        return i;
      }
      if (c == '<' || c == '\n') {
        return -1;
      }
      if (isEscape(i)) {
        i++;
      }
    }
    return -1;
  }

  private int plainEnd(int start) {
    int open = 0;
    int at = start;
    while (at < text.length() && text.charAt(at) > ' ' && text.charAt(at) != 0x7F) {
      char c = text.charAt(at);
      if (c == ')' && open-- == 0) {
        return at;
      }
      if (c == '(' && ++open > MAX_PARENTHESES) {
        return -1;
      }
      at += isEscape(at) ? 2 : 1;
    }
    return open == 0 ? Math.min(at, text.length()) : -1;
  }

  private int titleEnd(int start) {
    char close = text.charAt(start) == '(' ? ')' : text.charAt(start);
    for (int i = start + 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == close) {
        return i + 1;
      }
      if (c == '(' && close == ')') {
        return -1;
      }
      if (isEscape(i)) {
        i++;
      }
    }
    return -1;
  }

  private boolean isEscape(int index) {
    return text.charAt(index) == '\\'
        && index + 1 < text.length()
        && Escapes.isEscapable(text.charAt(index + 1));
  }

  private static boolean isAddressEnd(char c) {
    return c <= ' ' || c == '<' || c == '>' || c == 0x7F;
  }

  private static boolean isMailAddress(String address) {
    int at = address.indexOf('@');
    if (at < 1 || address.length() > LONGEST_ADDRESS) {
      return false;
    }
    boolean local =
        address
            .substring(0, at)
            .chars()
            .allMatch(c -> isWord(c) || MAIL_PUNCTUATION.indexOf(c) >= 0);
    return local && isHost(address.substring(at + 1));
  }

  private static boolean isHost(String host) {
    for (String label : host.split("\\.", -1)) {
      boolean named = !label.isEmpty() && label.length() <= 63;
      boolean framed = named && !label.startsWith("-") && !label.endsWith("-");
      if (!framed || !label.chars().allMatch(c -> isWord(c) || c == '-')) {
        return false;
      }
    }
    return true;
  }

  private static boolean isWord(int c) {
    return c < 0x7F && Character.isLetterOrDigit(c);
  }
}
