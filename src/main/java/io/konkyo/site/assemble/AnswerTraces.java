package io.konkyo.site.assemble;

import io.konkyo.formula.Formula;
import io.konkyo.formula.NumberLiteral;
import io.konkyo.formula.QuantityValue;
import io.konkyo.formula.Reference;
import io.konkyo.ledger.Computed;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Rank;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.site.view.Html;
import java.util.Optional;

/** Prints the numbers that answer items and how they are computed. */
final class AnswerTraces {
  private final PageContext context;
  private final Traces facts;

  AnswerTraces(PageContext context, FactLabels labels) {
    this.context = context;
    this.facts = new Traces(context, labels, Linking.LINKED);
  }

  /** Returns a number that leads to its fact, where it is one. */
  Html figure(Formula formula, StatedQuantity printed) {
    return context.linked().figure(name(formula), context.facts().quantities().print(printed));
  }

  /** Returns what an element is ordered by, which leads to its fact, where it is one. */
  Html figure(Formula formula, Rank rank) {
    return context.linked().figure(name(formula), context.facts().print(rank.printed()));
  }

  private static String name(Formula formula) {
    return formula.body() instanceof Reference reference ? reference.id() : formula.source().text();
  }

  /** Returns how a number is computed: that of a fact as its page has it; none of a raw value. */
  Html derivation(Formula formula, Computed computed) {
    if (formula.body() instanceof Reference reference) {
      Optional<Entry> entry = context.ledger().entry(reference.id());
      return entry.map(facts::of).orElse(Html.NONE);
    }
    return worked(formula, computed);
  }

  /** Returns how a number is computed; none of a fact, whose number leads there, or as typed. */
  Html worked(Formula formula, Computed computed) {
    boolean isPlain =
        formula.body() instanceof Reference || formula.body() instanceof NumberLiteral;
    return isPlain
        ? Html.NONE
        : facts.of(formula, new QuantityValue(computed.exact()), Optional.of(computed.printed()));
  }

  /** Returns the same of what an element is ordered by; none of a day or instant. */
  Html worked(Formula formula, Rank rank) {
    return rank instanceof Rank.Amount amount ? worked(formula, amount.number()) : Html.NONE;
  }
}
