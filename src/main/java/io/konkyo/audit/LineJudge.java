package io.konkyo.audit;

import io.konkyo.audit.LineReader.Member;
import io.konkyo.audit.term.Evaluator;
import io.konkyo.audit.term.Result;
import io.konkyo.audit.term.Term;
import io.konkyo.audit.term.Truth;
import io.konkyo.audit.term.Value;
import io.konkyo.audit.token.Amount;
import io.konkyo.audit.token.TokenKind;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Holds every member of a line against those before it. */
final class LineJudge {
  private final List<Member> members;
  private final List<Result> results;
  private final List<Check> checks = new ArrayList<>();
  private Optional<String> unread = Optional.empty();

  LineJudge(List<Member> members, List<Result> results) {
    this.members = members;
    this.results = results;
    judge();
  }

  List<Check> checks() {
    return checks;
  }

  /** Returns why part of the line could not be judged. */
  Optional<String> unread() {
    return unread;
  }

  private void judge() {
    int first = isInNames() && members.size() > 1 ? 1 : 0;
    for (int i = first; i < results.size(); i++) {
      if (results.get(i) instanceof Result.Unknown unknown) {
        tell(members.get(i), unknown);
        return;
      }
    }
    if (results.get(first) instanceof Result.Conditions) {
      conditions(first);
    } else {
      numbers(first);
    }
    if (checks.isEmpty() && unread.isEmpty()) {
      unread = Optional.of("it states nothing that can be computed");
    }
  }

  /** A line may begin with what is computed in names, which no page says the values of. */
  private boolean isInNames() {
    boolean named = results.get(0) instanceof Result.Unknown unknown && !unknown.fault();
    return named && members.get(0).term().hasNames();
  }

  private void tell(Member member, Result.Unknown unknown) {
    if (unknown.fault()) {
      checks.add(Check.of(member.text(), /* holds= */ false, "computable: " + unknown.reason()));
    } else {
      unread = Optional.of(unknown.reason());
    }
  }

  private void conditions(int first) {
    Truth truth = ((Result.Conditions) results.get(first)).all();
    boolean marked = false;
    for (int i = first + 1; i < members.size(); i++) {
      Member member = members.get(i);
      if (LineReader.isMark(member.sign())) {
        marked = true;
        add(member, truth, Truth.TRUE == truth == (member.sign() == TokenKind.TRUE));
      } else if (results.get(i) instanceof Result.Conditions conditions
          && member.sign() == TokenKind.EQUIVALENT) {
        Truth other = conditions.all();
        sides(member, members.get(i - 1));
        add(member, other, other == truth || other == Truth.OPEN || truth == Truth.OPEN);
        truth = truth == Truth.OPEN ? other : truth;
      } else {
        unread = Optional.of("a number stands beside a condition");
      }
    }
    if (!marked) {
      add(members.get(first), truth, truth == Truth.TRUE);
    }
  }

  /** {@code a − b < c ⇔ d < c}: what is computed on a side must be what it is computed from. */
  private void sides(Member member, Member before) {
    if (!(member.term() instanceof Term.Comparison shown)
        || !(before.term() instanceof Term.Comparison computed)
        || shown.operands().size() != computed.operands().size()) {
      return;
    }
    for (int i = 0; i < shown.operands().size(); i++) {
      Optional<Boolean> same = same(computed.operands().get(i), shown.operands().get(i));
      if (same.isPresent() && !same.get()) {
        checks.add(
            Check.of(member.text(), /* holds= */ false, "the same as what stands before it"));
      }
    }
  }

  private static Optional<Boolean> same(Term computed, Term shown) {
    Evaluator evaluator = Evaluator.ofLines(Map.of());
    if (!(evaluator.evaluate(computed) instanceof Result.Numbers first)
        || !(evaluator.evaluate(shown) instanceof Result.Numbers second)
        || first.values().size() != second.values().size()) {
      return Optional.empty();
    }
    for (int i = 0; i < first.values().size(); i++) {
      Value one = first.values().get(i);
      Value other = second.values().get(i);
      if (!one.dimension().equals(other.dimension()) || !one.range().meets(other.range())) {
        return Optional.of(false);
      }
    }
    return Optional.of(true);
  }

  private void add(Member member, Truth truth, boolean holds) {
    if (truth == Truth.OPEN) {
      unread = Optional.of("cut digits leave it open whether it holds");
      return;
    }
    String text = LineReader.isMark(member.sign()) ? members.get(0).text() : member.text();
    checks.add(Check.of(text, holds, truth == Truth.TRUE ? "true" : "false"));
  }

  private void numbers(int first) {
    List<Value> known = new ArrayList<>(values(first));
    for (int i = first + 1; i < members.size(); i++) {
      Member member = members.get(i);
      if (!(results.get(i) instanceof Result.Numbers numbers)
          || !member.sign().isRelation()
          || numbers.values().isEmpty()) {
        unread = Optional.of("a condition stands beside a number");
        return;
      }
      if (numbers.values().size() != known.size()) {
        checks.add(Check.of(member.text(), /* holds= */ false, "a list of another length"));
        return;
      }
      List<Term> terms = member.term() instanceof Term.Several s ? s.members() : List.of();
      for (int j = 0; j < known.size(); j++) {
        Term term = terms.size() == known.size() ? terms.get(j) : member.term();
        known.set(j, judge(member, term, known.get(j), numbers.values().get(j)));
      }
    }
  }

  private List<Value> values(int index) {
    return ((Result.Numbers) results.get(index)).values();
  }

  /** Judges one number, and returns what is known of it afterwards. */
  private Value judge(Member member, Term term, Value known, Value shown) {
    if (!known.dimension().equals(shown.dimension())) {
      String reason = "a number of dimension " + known.dimension();
      checks.add(Check.of(member.text(), /* holds= */ false, reason));
      return known;
    }
    Optional<Amount> printed = term.printed();
    if (printed.isPresent() && member.sign() == TokenKind.ABOUT) {
      Interval inUnit = known.inUnitsOf(printed.get().measure().scale());
      Verdict verdict = Ladder.judge(printed.get(), inUnit);
      checks.add(check(member, verdict == Verdict.PASS, printed.get(), inUnit));
      return known;
    }
    boolean equal = known.range().meets(shown.range());
    if (printed.isPresent()) {
      Rational scale = printed.get().measure().scale();
      checks.add(check(member, equal, printed.get(), known.inUnitsOf(scale)));
    } else {
      checks.add(Check.of(member.text(), equal, "the same as what stands before it"));
    }
    return equal ? narrowed(known, shown) : known;
  }

  private static Check check(Member member, boolean holds, Amount printed, Interval computed) {
    return Check.of(member.text(), holds, Shown.beside(printed, computed));
  }

  /** What is cut here and there must be one number: further members have less room. */
  private static Value narrowed(Value known, Value shown) {
    Interval both =
        Interval.of(
            known.range().low().max(shown.range().low()),
            known.range().high().min(shown.range().high()));
    return new Value(both, known.dimension(), known.scale(), known.counted());
  }
}
