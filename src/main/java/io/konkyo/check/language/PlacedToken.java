package io.konkyo.check.language;

import io.konkyo.content.markdown.Block;
import io.konkyo.content.markdown.Inline;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A placeholder of a text with what stands right beside it in its line.
 *
 * @param token what it says
 * @param isParted whether the piece before it begins the line or a word
 * @param before the piece of the line before it; empty at the start of a line
 * @param behind the piece of the line behind it; empty at the end of a line
 */
record PlacedToken(
    Token token, boolean isParted, Optional<Inline> before, Optional<Inline> behind) {

  private static final Pattern END_OF_WORD = Pattern.compile("[\\s、。,.(（「『]$");

  /** Returns the placeholders of a wording that could be read, in their order. */
  static List<PlacedToken> of(Wording wording) {
    List<PlacedToken> tokens = new ArrayList<>();
    wording.markdown().blocks().stream()
        .flatMap(Block::walk)
        .forEach(block -> line(block.inlines(), wording, tokens));
    return tokens;
  }

  private static void line(List<Inline> inlines, Wording wording, List<PlacedToken> tokens) {
    List<Inline> pieces =
        inlines.stream().flatMap(Inline::walk).filter(i -> i.children().isEmpty()).toList();
    for (int i = 0; i < pieces.size(); i++) {
      if (pieces.get(i) instanceof Inline.Placeholder placeholder) {
        boolean parted = i < 2 || endsWord(pieces.get(i - 2));
        Optional<Inline> before = at(pieces, i - 1);
        Optional<Inline> behind = at(pieces, i + 1);
        wording
            .tokenAt(placeholder.from())
            .ifPresent(token -> tokens.add(new PlacedToken(token, parted, before, behind)));
      }
    }
  }

  private static boolean endsWord(Inline inline) {
    return inline instanceof Inline.Words words && END_OF_WORD.matcher(words.text()).find();
  }

  private static Optional<Inline> at(List<Inline> pieces, int index) {
    return index < 0 || index >= pieces.size() ? Optional.empty() : Optional.of(pieces.get(index));
  }

  /** Returns the characters before it, unless something else than words stands there. */
  Optional<Inline.Words> wordsBefore() {
    return before.filter(Inline.Words.class::isInstance).map(Inline.Words.class::cast);
  }

  /** Returns the characters behind it, unless something else than words stands there. */
  Optional<Inline.Words> wordsBehind() {
    return behind.filter(Inline.Words.class::isInstance).map(Inline.Words.class::cast);
  }

  /** Returns the code behind it, if code stands there. */
  Optional<Inline.Code> codeBehind() {
    return behind.filter(Inline.Code.class::isInstance).map(Inline.Code.class::cast);
  }

  /** Returns the placeholder behind it, if one stands there with nothing between. */
  Optional<Inline.Placeholder> placeholderBehind() {
    return behind.filter(Inline.Placeholder.class::isInstance).map(Inline.Placeholder.class::cast);
  }
}
