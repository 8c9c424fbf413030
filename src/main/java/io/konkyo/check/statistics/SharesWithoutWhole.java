package io.konkyo.check.statistics;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Membership;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Ledger;
import io.konkyo.ledger.Printed;
import io.konkyo.source.Span;

/**
 * A percentage that does not say of what. That of a derived fact says it by its formula.
 *
 * <p>Source: number anchors, section 6, ST15.
 */
public final class SharesWithoutWhole implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Entry entry : input.ledger().entries().values()) {
      Fact fact = entry.fact();
      boolean silent =
          !(fact instanceof Derived)
              && entry.printed() instanceof Printed.Number number
              && Shares.isPercent(number.quantity().unit())
              && fact.header().of().isEmpty();
      if (silent && isFirst(fact, input.ledger())) {
        diagnostics.add(describe(fact));
      }
    }
  }

  /** The members of a family share what they are of. */
  private static boolean isFirst(Fact fact, Ledger ledger) {
    return fact.header()
        .membership()
        .map(membership -> ledger.families().get(membership.family()).members().get(0))
        .filter(first -> !first.equals(fact.id()))
        .isEmpty();
  }

  private static String family(Fact fact) {
    return fact.header().membership().map(Membership::family).orElse(fact.id());
  }

  private static Diagnostic describe(Fact fact) {
    Span value = Shares.value(fact);
    return Diagnostic.of(
            DiagnosticCode.SHARE_WITHOUT_WHOLE,
            value,
            "`" + family(fact) + "` is a percentage and does not say of what")
        .withNote("a percentage of one thing and of another do not compare, nor do they add up")
        .withHelp("add `of: {…}` with what it is a part of, in each language");
  }
}
