package io.konkyo.audit;

import io.konkyo.audit.term.Dialect;
import io.konkyo.audit.term.Evaluator;
import io.konkyo.audit.term.Result;
import io.konkyo.audit.term.Term;
import io.konkyo.audit.term.TermParser;
import io.konkyo.audit.token.Token;
import io.konkyo.audit.token.TokenKind;
import io.konkyo.audit.token.Tokenizer;
import io.konkyo.quantity.UnitRegistry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads lines that are calculations from end to end, as explanations are: {@code 0.544 ms − 0.339
 * ms = 0.205 ms ≈ 0.21 ms}, {@code a < b ⇔ c < d ✗}, {@code n = 8 → 4 (1) → 2 (2)}. Here nothing is
 * excused: a sign of equality means equality, and units must agree.
 */
public final class LineReader {
  private final Tokenizer tokenizer;

  /** Returns a reader that knows the units of a registry. */
  public LineReader(UnitRegistry registry) {
    this.tokenizer = Tokenizer.ofLines(registry);
  }

  /** Returns the lines of one explanation; a line may name what stood on one before. */
  public Explanation explanation() {
    return new Explanation();
  }

  /** The lines of one explanation, in their order. */
  public final class Explanation {
    private final Map<String, Result> names = new HashMap<>();

    private Explanation() {}

    /** Returns what a line states; empty if it is no statement, as a single value is. */
    public Optional<Passage> read(String line) {
      List<Token> tokens = asConditions(withoutStep(tokenizer.read(line)));
      Optional<Loop> loop = Loop.read(tokens);
      if (loop.isPresent()) {
        names.put(loop.get().name(), loop.get().turns());
        return Optional.of(passage(line, List.of(loop.get().check(line)), Optional.empty()));
      }
      boolean states =
          tokens.stream()
              .anyMatch(
                  token ->
                      token.kind().isRelation()
                          || token.kind().isComparison()
                          || token.is(TokenKind.EQUIVALENT));
      return states ? Optional.of(statement(line, tokens)) : Optional.empty();
    }

    private Passage statement(String line, List<Token> tokens) {
      Optional<List<Member>> members = new Members(line, tokens).read();
      if (members.isEmpty()) {
        return passage(line, List.of(), Optional.of("it cannot be read"));
      }
      List<Result> results =
          members.get().stream()
              .map(member -> Evaluator.ofLines(names).evaluate(member.term()))
              .toList();
      LineJudge judge = new LineJudge(members.get(), results);
      defined(members.get(), results);
      return passage(line, judge.checks(), judge.unread());
    }

    /** {@code saved = 0.5 ms − 0.3 ms = 0.2 ms} says what saved is. */
    private void defined(List<Member> members, List<Result> results) {
      boolean defines =
          members.size() > 1
              && members.get(1).sign() == TokenKind.EQUALS
              && members.get(0).term() instanceof Term.Name name
              && !name.isBlank();
      if (defines) {
        names.put(((Term.Name) members.get(0).term()).text(), results.get(1));
      }
    }
  }

  private static Passage passage(String line, List<Check> checks, Optional<String> unread) {
    return new Passage(Kind.LINE, 0, line.length(), line, checks, unread);
  }

  /**
   * A member of a line.
   *
   * @param sign what stands before it; of the first one a break
   * @param term the calculation or condition; nothing for a mark of truth
   * @param text as printed
   */
  record Member(TokenKind sign, Term term, String text) {}

  /** Cuts a line into its members. */
  private static final class Members {
    private final String line;
    private final List<Token> tokens;
    private final TermParser parser;

    Members(String line, List<Token> tokens) {
      this.line = line;
      this.tokens = tokens;
      this.parser = new TermParser(tokens, Dialect.LINE);
    }

    /** Returns the members, a mark of truth at the end among them; empty if the line has others. */
    Optional<List<Member>> read() {
      List<Member> members = new ArrayList<>();
      TokenKind sign = TokenKind.BREAK;
      int at = 0;
      while (true) {
        Optional<TermParser.Parsed> parsed = parser.member(at);
        if (parsed.isEmpty()) {
          return Optional.empty();
        }
        int end = parsed.get().end();
        members.add(new Member(sign, parsed.get().term(), text(at, end)));
        if (end == tokens.size()) {
          return Optional.of(members);
        }
        sign = tokens.get(end).kind();
        if (isMark(sign)) {
          members.add(new Member(sign, new Term.Several(List.of()), text(end, end + 1)));
          return end + 1 == tokens.size() ? Optional.of(members) : Optional.empty();
        }
        if (!sign.isRelation() && sign != TokenKind.EQUIVALENT) {
          return Optional.empty();
        }
        at = end + 1;
      }
    }

    private String text(int from, int end) {
      return line.substring(tokens.get(from).from(), tokens.get(end - 1).to());
    }
  }

  /** What stood before the first sign of equivalence may have been a line of its own. */
  private static List<Token> withoutStep(List<Token> tokens) {
    boolean begins = !tokens.isEmpty() && tokens.get(0).is(TokenKind.EQUIVALENT);
    return begins ? tokens.subList(1, tokens.size()) : tokens;
  }

  /** Where a line says whether something is true, its sign of equality asks and does not state. */
  private static List<Token> asConditions(List<Token> tokens) {
    boolean asks =
        tokens.stream().anyMatch(token -> isMark(token.kind()) || token.is(TokenKind.EQUIVALENT));
    return asks
        ? tokens.stream()
            .map(token -> token.is(TokenKind.EQUALS) ? token.as(TokenKind.SAME) : token)
            .toList()
        : tokens;
  }

  static boolean isMark(TokenKind kind) {
    return kind == TokenKind.TRUE || kind == TokenKind.FALSE;
  }
}
