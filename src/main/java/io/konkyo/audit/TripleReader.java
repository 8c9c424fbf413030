package io.konkyo.audit;

import io.konkyo.audit.term.Operator;
import io.konkyo.audit.term.Term;
import io.konkyo.audit.token.Amount;
import io.konkyo.audit.token.Role;
import io.konkyo.audit.token.TokenKind;
import io.konkyo.audit.token.Words;
import java.util.List;
import java.util.Optional;

/**
 * Reads a size, its rate and the time it takes: {@code 50 MB at 10.98 MB/s (4.3 s)}, {@code 50 MB를
 * 10.98 MB/s로(4.3초)}. Any of the three may be the rounded one.
 */
final class TripleReader {
  private final Prose prose;

  TripleReader(Prose prose) {
    this.prose = prose;
  }

  /** Returns the triple that begins at a token. */
  Optional<Found> read(int from) {
    if (prose.kind(from) != TokenKind.AMOUNT || !isWord(from + 1, Role.AT)) {
      return Optional.empty();
    }
    int rate = prose.afterAbout(from + 2);
    int open = isWord(rate + 1, Role.BY) ? rate + 2 : rate + 1;
    int time = prose.afterAbout(open + 1);
    boolean complete =
        prose.kind(rate) == TokenKind.AMOUNT
            && prose.kind(open) == TokenKind.OPEN
            && prose.kind(time) == TokenKind.AMOUNT
            && prose.kind(time + 1) == TokenKind.CLOSE;
    if (!complete) {
      return Optional.empty();
    }
    return judge(amount(from), amount(rate), amount(time), prose.between(time, time + 1))
        .map(
            check ->
                new Found(prose.passage(Kind.TRIPLE, from, time + 2, List.of(check)), time + 2));
  }

  private boolean isWord(int index, Role role) {
    return prose.is(index, role)
        || prose.kind(index) == TokenKind.WORD && Words.endsWith(prose.token(index), role);
  }

  private Amount amount(int index) {
    return prose.token(index).amount().orElseThrow();
  }

  private static Optional<Check> judge(Amount size, Amount rate, Amount time, String text) {
    boolean like =
        size.measure()
                .dimension()
                .equals(rate.measure().dimension().times(time.measure().dimension()))
            && !rate.measure().dimension().isNone()
            && !time.measure().dimension().isNone();
    if (!like) {
      return Optional.empty();
    }
    Term s = new Term.Leaf(size, false);
    Term r = new Term.Leaf(rate, false);
    Term t = new Term.Leaf(time, false);
    Optional<Check> byTime =
        Equality.of(new Term.Operation(Operator.DIVIDED, s, r), t, false, "", text);
    Optional<Check> bySize =
        Equality.of(new Term.Operation(Operator.TIMES, r, t), s, false, "", text);
    Optional<Check> byRate =
        Equality.of(new Term.Operation(Operator.DIVIDED, s, t), r, false, "", text);
    return byTime
        .filter(Check::holds)
        .or(() -> bySize.filter(Check::holds))
        .or(() -> byRate.filter(Check::holds))
        .or(() -> byTime);
  }
}
