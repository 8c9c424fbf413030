package io.konkyo.check.redundancy;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Measured;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.JudgedAgreement;
import io.konkyo.ledger.Ledger;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A tolerance so much wider than what was ever needed that the agreement would hold for wrong
 * values too.
 *
 * <p>Source: number anchors, section 4: a tolerance may not be wider than 20 times the worst
 * residual. A residual is known no better than to half a unit in the last place of the measurement,
 * so that a residual below that counts as that.
 */
public final class WeakAgreements implements Check {
  private static final Rational WIDEST = Rational.of(20);
  private static final int DECIMALS = 4;

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Map<String, List<JudgedAgreement>> families = new LinkedHashMap<>();
    for (JudgedAgreement judged : input.ledger().agreements()) {
      families.computeIfAbsent(judged.group(), key -> new ArrayList<>()).add(judged);
    }
    families.values().forEach(family -> check(family, input.ledger(), diagnostics));
  }

  private static void check(List<JudgedAgreement> family, Ledger ledger, Diagnostics diagnostics) {
    Optional<JudgedAgreement> circular =
        family.stream().filter(judged -> isCircular(judged, ledger)).findFirst();
    if (circular.isPresent()) {
      diagnostics.add(describeCircular(circular.get()));
      return;
    }
    Rational tolerance = family.get(0).tolerance();
    Rational worst = Rational.ZERO;
    for (JudgedAgreement judged : family) {
      worst = worst.max(judged.deviation().abs()).max(reading(judged, ledger));
    }
    boolean exceeded = family.stream().anyMatch(judged -> !judged.withinTolerance());
    if (!exceeded && tolerance.compareTo(worst.times(WIDEST)) > 0) {
      diagnostics.add(describe(family.get(0), worst));
    }
  }

  /** Returns whether the prediction is computed from the measurement it is held against. */
  private static boolean isCircular(JudgedAgreement judged, Ledger ledger) {
    String observed = judged.observed();
    return judged.inputs().stream()
        .map(ledger.entries()::get)
        .anyMatch(input -> input.id().equals(observed) || input.leaves().contains(observed));
  }

  private static Diagnostic describeCircular(JudgedAgreement judged) {
    return Diagnostic.of(
            DiagnosticCode.WEAK_AGREEMENT,
            judged.agreement().model().source().span(),
            "the prediction of `" + judged.group() + "` is computed from what it is held against")
        .withLabel(judged.agreement().observed().span(), "`" + judged.observed() + "`")
        .withNote("it would agree with any value, and guards nothing")
        .withHelp("predict it from other facts");
  }

  /** Returns half a unit in the last place of the measurement, relative to the prediction. */
  private static Rational reading(JudgedAgreement judged, Ledger ledger) {
    Fact observed = ledger.entries().get(judged.observed()).fact();
    Rational predicted = judged.predicted().value().abs();
    if (!(observed instanceof Measured measured) || measured.isExact() || predicted.signum() == 0) {
      return Rational.ZERO;
    }
    return measured
        .value()
        .value()
        .rounding()
        .width()
        .dividedBy(Rational.of(2))
        .dividedBy(predicted);
  }

  private static Diagnostic describe(JudgedAgreement judged, Rational worst) {
    return Diagnostic.of(
            DiagnosticCode.WEAK_AGREEMENT,
            judged.agreement().tolerance().span(),
            "the tolerance of `" + judged.group() + "` is far wider than what it is for")
        .withAt("more than " + WIDEST + " times the worst residual")
        .withNote("the worst residual is " + percent(worst))
        .withNote("an agreement that nearly any value would pass guards nothing")
        .withHelp("narrow the tolerance to at most " + percent(worst.times(WIDEST)));
  }

  private static String percent(Rational ratio) {
    Rational percent = ratio.times(Rational.of(100));
    return percent
            .toExactDecimal(DECIMALS)
            .orElseGet(() -> "about " + Rounding.HALF_UP.toDecimal(percent, DECIMALS))
        + " %";
  }
}
