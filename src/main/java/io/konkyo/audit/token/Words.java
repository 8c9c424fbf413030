package io.konkyo.audit.token;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The words beside numbers that mean something, of every language at once. */
public final class Words {
  private static final String FILE = "/io/konkyo/audit/words.tsv";

  private final Map<Role, Map<String, String>> meanings = new EnumMap<>(Role.class);
  private final Map<Character, List<String>> functionsBy = new HashMap<>();
  private int longestUnit;

  private Words() {
    for (Role role : Role.values()) {
      meanings.put(role, new HashMap<>());
    }
  }

  /** Returns the table that Konkyo brings. */
  static Words builtIn() {
    return BuiltIn.WORDS;
  }

  /** Returns whether the token is a word that does that. */
  public static boolean is(Token token, Role role) {
    return token.is(TokenKind.WORD) && builtIn().meanings.get(role).containsKey(token.text());
  }

  /**
   * Returns whether the token is a word that ends with one that does that: what is counted and the
   * particle after it are one word, as in 2회에서.
   */
  public static boolean endsWith(Token token, Role role) {
    return token.is(TokenKind.WORD)
        && Glyphs.isCjk(token.text().charAt(0))
        && builtIn().meanings.get(role).keySet().stream().anyMatch(token.text()::endsWith);
  }

  /** Returns whether the token is a word that begins with one that does that, as verbs do. */
  public static boolean startsWith(Token token, Role role) {
    return token.is(TokenKind.WORD)
        && builtIn().meanings.get(role).keySet().stream().anyMatch(token.text()::startsWith);
  }

  /** Returns what a spelling of a unit stands for. */
  Optional<String> unit(String spelling) {
    return Optional.ofNullable(meanings.get(Role.UNIT).get(spelling));
  }

  /**
   * Returns the spelling of a function that begins at an offset and ends before a bracket, the
   * longest one.
   */
  Optional<String> functionAt(String text, int from) {
    Optional<String> longest = Optional.empty();
    for (String name : functionsBy.getOrDefault(text.charAt(from), List.of())) {
      boolean called =
          text.startsWith(name, from)
              && from + name.length() < text.length()
              && text.charAt(from + name.length()) == '(';
      if (called && longest.filter(l -> l.length() >= name.length()).isEmpty()) {
        longest = Optional.of(name);
      }
    }
    return longest;
  }

  /** Returns the name that a function has in formulas. */
  String function(String spelling) {
    return meanings.get(Role.FUNCTION).get(spelling);
  }

  /** Returns how many characters the longest spelling of a unit has. */
  int longestUnit() {
    return longestUnit;
  }

  private static Words load() {
    Words words = new Words();
    try (InputStream in = Objects.requireNonNull(Words.class.getResourceAsStream(FILE));
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      lines
          .lines()
          .filter(line -> !line.startsWith("#"))
          .skip(1)
          .forEach(line -> words.add(line.split("\t", -1)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return words;
  }

  private void add(String[] cells) {
    Role role = Role.valueOf(cells[0].toUpperCase(java.util.Locale.ROOT));
    meanings.get(role).put(cells[1], cells[2]);
    if (role == Role.FUNCTION) {
      functionsBy.computeIfAbsent(cells[1].charAt(0), c -> new ArrayList<>()).add(cells[1]);
    }
    if (role == Role.UNIT) {
      longestUnit = Math.max(longestUnit, cells[1].length());
    }
  }

  /** Holds the table until it is first asked for. */
  private static final class BuiltIn {
    static final Words WORDS = load();
  }
}
