package io.konkyo.check.number;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.Term;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Given;
import io.konkyo.content.fact.GivenValue;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.source.Located;
import java.util.stream.Stream;

/**
 * A quantity that is declared as words or as a name, where no formula reads it and no check sees
 * it.
 */
public final class QuantitiesInWords implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    UnitRegistry units = input.content().units();
    for (Fact fact : input.content().facts().values()) {
      if (fact instanceof Given given) {
        words(given.value())
            .filter(text -> isQuantity(text.value(), units))
            .forEach(
                text ->
                    diagnostics.add(
                        told(text, "is a quantity, but declared as words")
                            .withHelp("write `value: " + text.value() + "`")));
      }
    }
    for (Term term : input.content().terms().values()) {
      if (isQuantity(term.printed().value(), units)) {
        diagnostics.add(
            told(term.printed(), "is a quantity, but declared as a name")
                .withHelp("declare a fact with this value, and print it with ${…}"));
      }
    }
  }

  private static Stream<Located<String>> words(GivenValue value) {
    if (value instanceof GivenValue.Words one) {
      return Stream.of(one.text());
    }
    return value instanceof GivenValue.WordList list ? list.words().stream() : Stream.of();
  }

  /** A bare number may be a name, a version or a port. */
  private static boolean isQuantity(String text, UnitRegistry units) {
    return StatedQuantity.parse(text, units) instanceof StatedQuantity.Parsed parsed
        && !parsed.quantity().unit().equals(Unit.ONE);
  }

  private static Diagnostic told(Located<String> text, String what) {
    return Diagnostic.of(
        DiagnosticCode.QUANTITY_IN_WORDS, text.span(), "`" + text.value() + "` " + what);
  }
}
