package io.konkyo.check.number;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Given;
import io.konkyo.content.fact.GivenValue;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Optional;

/** A chosen value outside the range it was chosen from, and a range that is none. */
public final class ChosenRanges implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    input.content().facts().values().stream()
        .filter(Given.class::isInstance)
        .map(Given.class::cast)
        .forEach(
            given ->
                given
                    .chosen()
                    .flatMap(range -> fault(given.value(), range))
                    .ifPresent(diagnostics::add));
  }

  private static Optional<Diagnostic> fault(GivenValue value, Given.Range range) {
    if (!(value instanceof GivenValue.Amount amount)) {
      return Optional.of(
          told(range.from(), "only a number is chosen from a range")
              .withHelp("write `value:`, or leave `chosen:` out"));
    }
    Located<StatedQuantity> chosen = amount.quantity();
    for (Located<StatedQuantity> end : List.of(range.from(), range.to())) {
      if (!end.value().unit().sameDimension(chosen.value().unit())) {
        return Optional.of(
            told(end, "`" + end.value() + "` cannot be held against `" + chosen.value() + "`")
                .withLabel(chosen.span(), "the chosen value")
                .withHelp("write both ends in a unit of the value's dimension"));
      }
    }
    if (compare(range.from(), range.to()) > 0) {
      return Optional.of(
          told(range.to(), "the range ends below its start, `" + range.from().value() + "`")
              .withHelp("write the smaller end first"));
    }
    boolean inside = compare(range.from(), chosen) <= 0 && compare(chosen, range.to()) <= 0;
    return inside
        ? Optional.empty()
        : Optional.of(
            told(chosen, "`" + chosen.value() + "` lies outside the range it was chosen from")
                .withLabel(range.from().span(), "from `" + range.from().value() + "`")
                .withLabel(range.to().span(), "to `" + range.to().value() + "`")
                .withHelp("mend the value, or the range"));
  }

  private static int compare(Located<StatedQuantity> left, Located<StatedQuantity> right) {
    return left.value().quantity().compareTo(right.value().quantity());
  }

  private static Diagnostic told(Located<StatedQuantity> place, String message) {
    return Diagnostic.of(DiagnosticCode.CHOSEN_RANGE, place.span(), message);
  }
}
