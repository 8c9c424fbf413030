package io.konkyo.audit;

import io.konkyo.audit.token.Amount;
import io.konkyo.audit.token.Measure;
import io.konkyo.audit.token.Role;
import io.konkyo.audit.token.TokenKind;
import io.konkyo.audit.token.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads numbers that change, and by how much: {@code 0.259 → 0.461 → 0.704 ms (+0.20 / +0.24)},
 * {@code 0.704 ms에서 1.517 ms로(+0.813 ms)}, {@code from 1.67 s to 1.28 s: −23.5%}, {@code 10 GB에서 8
 * GB로 20% 감소}.
 */
final class ChangeReader {
  private static final int MOST_STEPS = 40;

  private final Prose prose;

  ChangeReader(Prose prose) {
    this.prose = prose;
  }

  /** Returns the change that begins at a token. */
  Optional<Found> read(int from) {
    List<Amount> values = new ArrayList<>();
    int at = steps(from, values);
    if (values.size() < 2 || values.stream().anyMatch(Amount::moment)) {
      return Optional.empty();
    }
    if (prose.kind(at) == TokenKind.WORD && Words.endsWith(prose.token(at), Role.TO)) {
      at++;
    }
    Optional<Found> told = told(from, at, values);
    if (told.isPresent()) {
      return told;
    }
    boolean opened =
        prose.kind(at) == TokenKind.OPEN
            || prose.kind(at) == TokenKind.OTHER && prose.token(at).text().equals(":");
    if (!opened) {
      return Optional.empty();
    }
    List<Amount> changes = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    int end = changes(prose.afterAbout(at + 1), changes, texts);
    return changes.isEmpty() || prose.goesOn(end)
        ? Optional.empty()
        : judge(inOneUnit(values), inOneUnit(changes), texts)
            .map(checks -> new Found(prose.passage(Kind.CHANGE, from, end, checks), end));
  }

  /** {@code 103.36에서 57.37로 44.49% 감소}: the sign is a word. */
  private Optional<Found> told(int from, int at, List<Amount> values) {
    boolean share =
        prose.kind(at) == TokenKind.AMOUNT
            && prose.token(at).amount().orElseThrow().measure().isShare()
            && prose.kind(at + 1) == TokenKind.WORD;
    boolean falls = share && Words.startsWith(prose.token(at + 1), Role.FALL);
    if (!falls && !(share && Words.startsWith(prose.token(at + 1), Role.RISE))) {
      return Optional.empty();
    }
    Amount change = prose.token(at).amount().orElseThrow();
    List<Amount> changes = List.of(falls ? change.negated() : change);
    return judge(inOneUnit(values), changes, List.of(prose.between(at, at + 1)))
        .map(checks -> new Found(prose.passage(Kind.CHANGE, from, at + 2, checks), at + 2));
  }

  private int steps(int from, List<Amount> values) {
    int at = from;
    while (prose.kind(at) == TokenKind.AMOUNT && values.size() < MOST_STEPS) {
      values.add(prose.token(at).amount().orElseThrow());
      int next = afterStep(at + 1, at == from && prose.is(from - 1, Role.FROM));
      if (prose.kind(next) != TokenKind.AMOUNT || next == at + 1) {
        return at + 1;
      }
      at = next;
    }
    return at;
  }

  /** Returns the token after an arrow, or after the word between the ends of a change. */
  private int afterStep(int at, boolean english) {
    boolean arrow = prose.kind(at) == TokenKind.ARROW;
    boolean word =
        prose.kind(at) == TokenKind.WORD
            && (english ? prose.is(at, Role.TO) : Words.endsWith(prose.token(at), Role.FROM));
    return arrow || word ? at + 1 : at;
  }

  private int changes(int from, List<Amount> changes, List<String> texts) {
    int at = from;
    int end = from;
    while (prose.isSign(at) && changes.size() < MOST_STEPS) {
      Amount amount = prose.token(at + 1).amount().orElseThrow();
      changes.add(prose.kind(at) == TokenKind.MINUS ? amount.negated() : amount);
      texts.add(prose.between(at, at + 2));
      end = at + 2;
      boolean more =
          prose.kind(end) == TokenKind.SLASH
              || prose.kind(end) == TokenKind.COMMA
              || prose.is(end, Role.WITH);
      if (!more) {
        break;
      }
      at = end + 1;
    }
    return end;
  }

  private static List<Amount> inOneUnit(List<Amount> amounts) {
    Measure last = amounts.get(amounts.size() - 1).measure();
    return amounts.stream().map(a -> a.measure().isNone() ? a.in(last) : a).toList();
  }

  private static Optional<List<Check>> judge(
      List<Amount> values, List<Amount> changes, List<String> texts) {
    if (changes.size() == 1) {
      return checks(
          values.subList(0, 1), values.subList(values.size() - 1, values.size()), changes, texts);
    }
    if (changes.size() != values.size() - 1) {
      return Optional.empty();
    }
    List<Amount> after = values.subList(1, values.size());
    Optional<List<Check>> steps = checks(values, after, changes, texts);
    boolean stepwise = steps.isPresent() && steps.get().stream().allMatch(Check::holds);
    Optional<List<Check>> whole =
        stepwise ? Optional.empty() : checks(values.subList(0, 1), after, changes, texts);
    return whole.filter(checks -> checks.stream().allMatch(Check::holds)).or(() -> steps);
  }

  /** Holds every change against the numbers around it; the first ones may be one for all. */
  private static Optional<List<Check>> checks(
      List<Amount> before, List<Amount> after, List<Amount> changes, List<String> texts) {
    List<Check> checks = new ArrayList<>();
    for (int i = 0; i < changes.size(); i++) {
      Amount first = before.size() == 1 ? before.get(0) : before.get(i);
      Difference.judge(first, after.get(i), changes.get(i), texts.get(i)).ifPresent(checks::add);
    }
    return checks.size() < changes.size() ? Optional.empty() : Optional.of(checks);
  }
}
