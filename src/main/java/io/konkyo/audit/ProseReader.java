package io.konkyo.audit;

import io.konkyo.audit.term.TermParser;
import io.konkyo.audit.token.Token;
import io.konkyo.audit.token.TokenKind;
import io.konkyo.audit.token.Tokenizer;
import io.konkyo.quantity.UnitRegistry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Finds arithmetic in running text and computes it again. Time is linear in the text but for lists
 * of numbers, of which a bounded number are held against each other.
 *
 * <p>Source: number anchors, section 8.
 */
public final class ProseReader {
  private final Tokenizer tokenizer;

  /** Returns a reader that knows the units of a registry. */
  public ProseReader(UnitRegistry registry) {
    this.tokenizer = Tokenizer.ofProse(registry);
  }

  /** Returns the arithmetic in a text, in its order; a line end ends a sentence. */
  public List<Passage> read(String text) {
    return new Pass(new Prose(text, tokenizer.read(Claims.mask(text)))).read();
  }

  /** One run over one text. */
  private static final class Pass {
    private final Prose prose;
    private final ChainReader chains;
    private final ComparisonReader comparisons;
    private final ChangeReader changes;
    private final TripleReader triples;
    private final List<Passage> passages = new ArrayList<>();
    private final List<Series> lists = new ArrayList<>();

    Pass(Prose prose) {
      this.prose = prose;
      this.chains = new ChainReader(prose);
      this.comparisons = new ComparisonReader(prose);
      this.changes = new ChangeReader(prose);
      this.triples = new TripleReader(prose);
    }

    List<Passage> read() {
      int line = 0;
      int at = 0;
      int afterList = 0;
      while (at < prose.tokens().size()) {
        line += prose.kind(at) == TokenKind.BREAK ? 1 : 0;
        if (at >= afterList) {
          Optional<Series> list = begins(at) ? Series.read(prose, at, line) : Optional.empty();
          list.ifPresent(lists::add);
          afterList = list.map(Series::end).orElse(afterList);
        }
        Optional<Found> found = found(at);
        found.map(Found::passage).ifPresent(passages::add);
        at = found.map(Found::end).orElse(at + 1);
      }
      passages.addAll(new ParallelReader(prose, lists).read());
      passages.sort(Comparator.comparingInt(Passage::from));
      return passages;
    }

    /** Most tokens begin nothing, and are passed over quickly. */
    private boolean begins(int at) {
      return prose.kind(at) == TokenKind.AMOUNT || prose.isSign(at);
    }

    private Optional<Found> found(int at) {
      Token token = prose.token(at);
      boolean number = token.is(TokenKind.AMOUNT);
      boolean calculation =
          number
              || token.is(TokenKind.OPEN)
              || token.is(TokenKind.MINUS)
              || token.is(TokenKind.WORD) && prose.kind(at + 1) == TokenKind.OPEN;
      if (!calculation || !prose.mayBegin(at)) {
        return Optional.empty();
      }
      Optional<Found> told =
          number ? changes.read(at).or(() -> triples.read(at)) : Optional.empty();
      if (told.isPresent()) {
        return told;
      }
      Optional<TermParser.Parsed> parsed = prose.calculation(at);
      return parsed.flatMap(first -> chains.read(at, first).or(() -> comparisons.read(at, first)));
    }
  }
}
