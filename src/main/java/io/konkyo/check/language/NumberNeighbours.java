package io.konkyo.check.language;

import io.konkyo.content.markdown.Inline;
import io.konkyo.content.text.PrintStyle;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import io.konkyo.quantity.UnitLookup;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.source.Span;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is typed beside a placeholder and makes another number of it: a sign before it, a letter, a
 * unit or a multiplier behind it, as {@code −} and {@code 万} in {@code −${x}万}.
 *
 * <p>Shape: phrases as those of {@link SeenNumbers}.
 */
final class NumberNeighbours {
  private static final Pattern SIGN_BEFORE =
      Pattern.compile("[-−–－+＋±√×÷/／*＊^<>＜＞≤≥≈~.．]$|[−－±√×÷≤≥≈] $");
  private static final Pattern GLUED_BEHIND = Pattern.compile("^[\\p{IsLatin}µμ%％‰°×÷/／^*＊²³]+");
  private static final Pattern UNIT_BEHIND =
      Pattern.compile("^ ?[\\p{IsLatin}µμ%％‰°][\\p{IsLatin}/]*");

  /** Longer than most units are; lookups and seconds, but no GB. */
  private static final Pattern WORD = Pattern.compile("[a-z]{4,}");

  private final Wording wording;
  private final Map<String, Span> seen = new LinkedHashMap<>();

  private NumberNeighbours(Wording wording) {
    this.wording = wording;
  }

  /**
   * Returns what stands beside placeholders.
   *
   * @param facts names of the facts whose placeholders are looked at
   */
  static Map<String, Span> of(Wording wording, Set<String> facts) {
    NumberNeighbours neighbours = new NumberNeighbours(wording);
    for (PlacedToken placed : PlacedToken.of(wording)) {
      if (placed.token() instanceof Token.Bound bound && facts.contains(bound.name())) {
        placed
            .wordsBefore()
            .ifPresent(words -> neighbours.find(SIGN_BEFORE, words, "before", bound));
        placed.wordsBehind().ifPresent(words -> neighbours.behind(words, bound));
      }
    }
    return neighbours.seen;
  }

  private void behind(Inline.Words behind, Token.Bound bound) {
    boolean bare = bound.style().parts() == PrintStyle.Parts.VALUE_ONLY;
    find(bare ? UNIT_BEHIND : GLUED_BEHIND, behind, "behind", bound);
    NumberWords.unitAtStart(behind.text())
        .ifPresent(
            unit ->
                seen.putIfAbsent(
                    "`" + unit.meaning() + "` behind `" + bound.name() + "`",
                    place(behind, 0, unit.to())));
  }

  private void find(Pattern pattern, Inline.Words words, String side, Token.Bound bound) {
    Matcher found = pattern.matcher(words.text());
    if (found.find() && !isOrdinaryWord(found.group().strip())) {
      seen.putIfAbsent(
          "`" + found.group().strip() + "` " + side + " `" + bound.name() + "`",
          place(words, found.start(), found.end()));
    }
  }

  /** Languages written in Latin letters go on in words behind a number, which are no units. */
  private static boolean isOrdinaryWord(String text) {
    return WORD.matcher(text).matches()
        && UnitRegistry.builtIn().parse(text) instanceof UnitLookup.Unknown;
  }

  private Span place(Inline.Words words, int from, int to) {
    return wording.source().span(words.places().start(from), words.places().end(to));
  }
}
