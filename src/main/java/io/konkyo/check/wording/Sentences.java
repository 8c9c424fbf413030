package io.konkyo.check.wording;

import io.konkyo.content.markdown.Block;
import io.konkyo.content.markdown.Inline;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Cuts a text into its sentences. A paragraph ends the sentence that it began. */
final class Sentences {
  private static final String FULL_STOPS = "。！？";
  private static final String STOPS_BEFORE_SPACE = ".!?";
  private static final String CLOSING = "\"')]’”」』）";

  private final Wording wording;
  private final List<Sentence> found = new ArrayList<>();
  private List<String> before = List.of();
  private int paragraph = -1;

  private Sentences(Wording wording) {
    this.wording = wording;
  }

  /** Returns the sentences of a text in one locale, in reading order. */
  static List<Sentence> of(Wording wording) {
    Sentences sentences = new Sentences(wording);
    wording.markdown().blocks().stream()
        .flatMap(Sentences::spoken)
        .map(Block::inlines)
        .filter(inlines -> !inlines.isEmpty())
        .forEach(sentences::paragraph);
    return sentences.found;
  }

  /** Returns a block and what is in it, without what it quotes. */
  private static Stream<Block> spoken(Block block) {
    return block instanceof Block.Quote
        ? Stream.empty()
        : Stream.concat(Stream.of(block), block.children().stream().flatMap(Sentences::spoken));
  }

  /** The words of a paragraph as they are gathered. */
  private static final class Gathered {
    private final StringBuilder text = new StringBuilder();
    private final List<int[]> places = new ArrayList<>();
    private final List<Set<String>> facts = new ArrayList<>();

    void add(char character, int from, int to, Set<String> names) {
      text.append(character);
      places.add(new int[] {from, to});
      facts.add(names);
    }
  }

  private void paragraph(List<Inline> inlines) {
    Gathered gathered = new Gathered();
    inlines.stream().flatMap(Inline::walk).forEach(inline -> gather(inline, gathered));
    before = List.of();
    paragraph++;
    int from = 0;
    for (int i = 0; i < gathered.text.length(); i++) {
      int end = endAfter(gathered.text, i);
      if (end > 0) {
        cut(gathered, from, end);
        from = end;
        i = end - 1;
      }
    }
    cut(gathered, from, gathered.text.length());
  }

  private void gather(Inline inline, Gathered gathered) {
    if (inline instanceof Inline.Words words) {
      for (int i = 0; i < words.text().length(); i++) {
        gathered.add(
            words.text().charAt(i), words.places().start(i), words.places().end(i + 1), Set.of());
      }
    } else if (inline instanceof Inline.Placeholder placeholder) {
      Set<String> names = wording.tokenAt(placeholder.from()).map(Token::names).orElse(Set.of());
      gathered.add(Sentence.OBJECT, inline.from(), inline.to(), names);
    } else if (inline instanceof Inline.Code) {
      gathered.add(Sentence.OBJECT, inline.from(), inline.to(), Set.of());
    } else if (inline instanceof Inline.LineBreak) {
      gathered.add(' ', inline.from(), inline.to(), Set.of());
    }
  }

  /** Returns the end of the sentence that a character closes, or zero if it closes none. */
  private static int endAfter(CharSequence text, int index) {
    char character = text.charAt(index);
    boolean full = FULL_STOPS.indexOf(character) >= 0;
    if (!full && STOPS_BEFORE_SPACE.indexOf(character) < 0) {
      return 0;
    }
    int next = index + 1;
    while (next < text.length() && CLOSING.indexOf(text.charAt(next)) >= 0) {
      next++;
    }
    boolean ends = full || next == text.length() || Character.isWhitespace(text.charAt(next));
    return ends ? next : 0;
  }

  private void cut(Gathered gathered, int from, int to) {
    String text = gathered.text.substring(from, to);
    if (text.isBlank()) {
      return;
    }
    Set<String> facts = new LinkedHashSet<>();
    gathered.facts.subList(from, to).forEach(facts::addAll);
    if (!facts.isEmpty()) {
      before = List.copyOf(facts);
    }
    List<int[]> places = gathered.places.subList(from, to);
    found.add(
        new Sentence(
            text,
            paragraph,
            List.copyOf(facts),
            before,
            new Sentence.Places(
                wording.source(),
                places.stream().mapToInt(place -> place[0]).toArray(),
                places.stream().mapToInt(place -> place[1]).toArray())));
  }
}
