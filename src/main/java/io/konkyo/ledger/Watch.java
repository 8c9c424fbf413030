package io.konkyo.ledger;

import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Membership;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Reference;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.verdict.Judgement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Asks of a raw value whether an error would follow if its last digit were one higher, and if it
 * were one lower: from a listing, from a quotation of the value, from a stated number that is
 * computed from it, from an agreement.
 *
 * <p>Quotations of derived facts are not asked: what inputs' rounding allows passes in a quotation.
 */
final class Watch {
  private static final List<Rounding> QUOTED =
      List.of(Rounding.HALF_UP, Rounding.HALF_EVEN, Rounding.TOWARD_ZERO);
  private static final List<Rounding> STATED = List.of(Rounding.HALF_UP);

  private final Ledger ledger;
  private final Map<String, List<Guard>> guards = new HashMap<>();

  /** Something that is held against raw values; it notices where it does not hold any more. */
  private interface Guard {
    boolean notices(Map<String, Rational> replaced);
  }

  Watch(Ledger ledger) {
    this.ledger = ledger;
    for (Entry entry : ledger.entries().values()) {
      if (entry.fact() instanceof Derived derived && entry.stated().isPresent()) {
        Guard guard = replaced -> !passes(derived, entry.stated().get(), replaced);
        entry.leaves().forEach(leaf -> add(leaf, guard));
      }
    }
    for (JudgedAgreement judged : ledger.agreements()) {
      Guard guard = replaced -> !holds(judged, replaced);
      ledger.entry(judged.observed()).ifPresent(e -> e.leaves().forEach(leaf -> add(leaf, guard)));
      for (String input : judged.inputs()) {
        ledger.entry(input).ifPresent(e -> e.leaves().forEach(leaf -> add(leaf, guard)));
      }
    }
  }

  private void add(String leaf, Guard guard) {
    guards.computeIfAbsent(leaf, id -> new ArrayList<>()).add(guard);
  }

  boolean noticesLastDigit(Measured measured) {
    NumberText typed = measured.value().value().number();
    return measured.from().isPresent()
        || notices(measured, typed.value().plus(typed.ulp()))
            && notices(measured, typed.value().minus(typed.ulp()));
  }

  private boolean notices(Measured measured, Rational value) {
    Quantity changed = new Quantity(value, measured.value().value().unit());
    boolean quoted =
        ledger.entry(measured.id()).stream()
            .flatMap(entry -> entry.quotations().stream())
            .flatMap(quotation -> quotation.judgement().stream())
            .anyMatch(judgement -> !prints(judgement.printed(), changed, QUOTED));
    Map<String, Rational> replaced = Map.of(measured.id(), value);
    return quoted
        || guards.getOrDefault(measured.id(), List.of()).stream()
            .anyMatch(guard -> guard.notices(replaced));
  }

  private boolean passes(Derived derived, Judgement stated, Map<String, Rational> replaced) {
    return recompute(derived.formula().body(), derived.header().membership(), replaced)
        .filter(value -> prints(stated.printed(), value, STATED))
        .isPresent();
  }

  private static boolean prints(StatedQuantity printed, Quantity value, List<Rounding> ways) {
    Rational exact = value.in(printed.unit()).value();
    NumberText number = printed.number();
    return ways.stream()
        .anyMatch(way -> way.round(exact, number.decimals()).equals(number.value()));
  }

  private boolean holds(JudgedAgreement judged, Map<String, Rational> replaced) {
    Optional<Membership> membership = judged.agreement().membership();
    Optional<Quantity> predicted =
        recompute(judged.agreement().model().body(), membership, replaced);
    Optional<Quantity> measured = observed(judged.observed(), replaced);
    return predicted.isPresent()
        && measured.isPresent()
        && JudgedAgreement.isWithinTolerance(judged.agreement(), predicted.get(), measured.get());
  }

  private Optional<Quantity> observed(String id, Map<String, Rational> replaced) {
    return recompute(new Reference(id, 0, 0), Optional.empty(), replaced);
  }

  private Optional<Quantity> recompute(
      Expression expression, Optional<Membership> member, Map<String, Rational> replaced) {
    return ledger.formulas().recompute(expression, member, replaced);
  }
}
