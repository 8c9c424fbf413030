package io.konkyo.check.statistics;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.NumberChecks;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.text.Text;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Reference;
import io.konkyo.ledger.Entry;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import io.konkyo.source.Span;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A share that is more than its whole, or shares of one whole that add up to more than it.
 *
 * <p>Shape: parts are shares of one whole if their {@code of} is worded alike.
 *
 * <p>Source: number anchors, section 6, ST15.
 */
public final class SharesOverWhole implements Check {
  private static final String SHARE = "share";

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Entry entry : input.ledger().entries().values()) {
      if (entry.fact() instanceof Measured figure && isShare(figure)) {
        Rational least = figure.value().value().rounding().low();
        Rational share = least.times(figure.value().value().unit().scale());
        if (share.compareTo(whole(figure)) > 0) {
          diagnostics.add(
              describe(figure.value().span(), "`" + figure.id() + "` is more than its whole"));
        }
      }
    }
    for (Joining formula : Formulas.ours(input)) {
      for (Meeting meeting : formula.meetings()) {
        if (meeting.kind() == Meeting.Kind.SUM && !meeting.isCallOf("mean")) {
          check(meeting, formula, diagnostics);
        }
      }
    }
  }

  /** Returns what a share is held against: its own whole where it is typed as part and whole. */
  private static Rational whole(Measured figure) {
    return figure.whole().map(typed -> typed.value().quantity().base()).orElse(Rational.ONE);
  }

  private static boolean isShare(Measured figure) {
    return figure.statistic().value().id().equals(SHARE)
        && figure.value().value().unit().dimension().isNone();
  }

  private static void check(Meeting meeting, Joining formula, Diagnostics diagnostics) {
    Set<String> wholes = new HashSet<>();
    Rational total = Rational.ZERO;
    for (Expression part : meeting.parts()) {
      Optional<Quantity> share = formula.value(part).filter(q -> Shares.isPercent(q.unit()));
      Optional<String> whole = whole(part, formula);
      if (share.isEmpty() || whole.isEmpty()) {
        return;
      }
      wholes.add(whole.get());
      total = total.plus(share.get().base());
    }
    if (wholes.size() == 1 && total.compareTo(Rational.ONE) > 0) {
      diagnostics.add(
          describe(formula.span(meeting.whole()), "shares of one whole add up to more than it")
              .withAt("is " + NumberChecks.exact(Quantity.of(total).in(Unit.PERCENT))));
    }
  }

  /** Returns what a part that is a share says it is a share of. */
  private static Optional<String> whole(Expression part, Joining formula) {
    List<Entry> facts = part instanceof Reference ? formula.facts(part) : List.of();
    if (facts.size() != 1) {
      return Optional.empty();
    }
    Fact fact = facts.get(0).fact();
    boolean share = fact instanceof Measured figure && isShare(figure);
    return share ? fact.header().of().map(SharesOverWhole::wording) : Optional.empty();
  }

  private static String wording(Text text) {
    return text.byLocale().values().iterator().next().source().text().strip();
  }

  private static Diagnostic describe(Span span, String message) {
    return Diagnostic.of(DiagnosticCode.SHARE_OVER_WHOLE, span, message)
        .withHelp("correct a value, its statistic, or what it is `of`");
  }
}
