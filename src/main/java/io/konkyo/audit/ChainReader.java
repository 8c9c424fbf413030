package io.konkyo.audit;

import io.konkyo.audit.term.Term;
import io.konkyo.audit.term.TermParser;
import io.konkyo.audit.token.Amount;
import io.konkyo.audit.token.Measure;
import io.konkyo.audit.token.Role;
import io.konkyo.audit.token.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads chains of equations in sentences: {@code a − b = c ≈ d}. Every member is held against the
 * first one, never against its neighbour, which may be rounded.
 */
final class ChainReader {
  private static final int MOST_MEMBERS = 12;

  private final Prose prose;

  ChainReader(Prose prose) {
    this.prose = prose;
  }

  /** A member of a chain: what it says, whether it is said to be rounded, where it ends. */
  private record Member(Term term, boolean about, int from, int end) {}

  /** Returns the chain that begins at a token with a calculation. */
  Optional<Found> read(int from, TermParser.Parsed first) {
    List<Member> members = new ArrayList<>();
    members.add(new Member(first.term(), false, from, first.end()));
    Optional<Member> next = next(first.end());
    while (next.isPresent() && members.size() < MOST_MEMBERS) {
      members.add(next.get());
      next = next(next.get().end());
    }
    Member last = members.get(members.size() - 1);
    if (prose.goesOn(last.end())) {
      members.remove(members.size() - 1);
    }
    return members.size() < 2 || isBareEquality(members) ? Optional.empty() : judge(members);
  }

  private Optional<Member> next(int at) {
    boolean bracket = prose.kind(at) == TokenKind.OPEN && isRelation(at + 1);
    int sign = bracket ? at + 1 : at;
    if (!isRelation(sign)) {
      return Optional.empty();
    }
    int from = prose.afterAbout(sign + 1);
    boolean about = prose.kind(sign) == TokenKind.ABOUT || from > sign + 1;
    return prose
        .calculation(from)
        .filter(parsed -> !bracket || prose.kind(parsed.end()) == TokenKind.CLOSE)
        .map(
            parsed ->
                new Member(parsed.term(), about, from, bracket ? parsed.end() + 1 : parsed.end()));
  }

  private boolean isRelation(int index) {
    return prose.kind(index).isRelation()
        || prose.is(index, Role.EQUAL)
        || prose.kind(index - 1) == TokenKind.OPEN && prose.is(index, Role.ABOUT);
  }

  /**
   * {@code 3 = 3} says nothing; two numbers are an equation if both have units, or other digits.
   */
  private static boolean isBareEquality(List<Member> members) {
    return members.stream().allMatch(member -> member.term().printed().isPresent())
        && !members.stream().allMatch(member -> hasUnit(member.term()))
        && members.stream().noneMatch(member -> isMask(member.term()));
  }

  private static boolean hasUnit(Term term) {
    Measure measure = term.printed().orElseThrow().measure();
    return !measure.dimension().isNone() || measure.isRatio();
  }

  private static boolean isMask(Term term) {
    Amount amount = term.printed().orElseThrow();
    String digits = amount.number().text();
    return digits.startsWith("0x") || digits.startsWith("0b");
  }

  private Optional<Found> judge(List<Member> members) {
    Member first = members.get(0);
    List<Check> checks = new ArrayList<>();
    for (Member member : members.subList(1, members.size())) {
      Equality.of(first.term(), member.term(), member.about(), text(first), text(member))
          .ifPresent(checks::add);
    }
    if (checks.isEmpty()) {
      return Optional.empty();
    }
    int end = members.get(members.size() - 1).end();
    return Optional.of(new Found(prose.passage(Kind.CHAIN, first.from(), end, checks), end));
  }

  private String text(Member member) {
    boolean bracket = prose.kind(member.end() - 1) == TokenKind.CLOSE && member.from() > 0;
    boolean opened = bracket && prose.kind(member.from() - 2) == TokenKind.OPEN;
    return prose.between(member.from(), opened ? member.end() - 1 : member.end());
  }
}
