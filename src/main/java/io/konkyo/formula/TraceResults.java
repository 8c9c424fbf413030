package io.konkyo.formula;

import io.konkyo.formula.TracePiece.Listing;
import io.konkyo.formula.TracePiece.Number;
import io.konkyo.formula.TracePiece.Truth;
import io.konkyo.formula.TraceTerm.Relation;
import io.konkyo.formula.TraceTerm.Role;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.StatedQuantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The members of a chain that show what a formula yields: the exact value, then the printed one.
 */
final class TraceResults {
  /** Decimals asked for where nothing printed says how many. */
  private static final int DECIMALS = 3;

  private final TraceForms forms;
  private final Optional<StatedQuantity> printed;

  TraceResults(TraceForms forms, Optional<StatedQuantity> printed) {
    this.forms = forms;
    this.printed = printed;
  }

  List<TraceTerm> terms(Value value) {
    if (value instanceof BooleanValue condition) {
      return List.of(new TraceTerm(Role.TRUTH, Relation.HENCE, new Truth(condition.value())));
    }
    if (value instanceof MomentValue moment) {
      return List.of(exact(new Number(forms.moment(moment))));
    }
    if (value instanceof ListValue list) {
      List<TracePiece> items = new ArrayList<>();
      list.members().forEach(member -> items.add(number(member, DECIMALS)));
      return List.of(exact(new Listing(items)));
    }
    return number(value.asQuantity().orElseThrow());
  }

  private List<TraceTerm> number(Quantity value) {
    if (printed.isEmpty() || !printed.get().unit().sameDimension(value.unit())) {
      return List.of(exact(number(value, DECIMALS)));
    }
    StatedQuantity stated = printed.get();
    Quantity exact = value.in(stated.unit());
    TracePiece text = new Number(forms.stated(stated));
    if (exact.value().equals(stated.number().value())) {
      return List.of(new TraceTerm(Role.ROUNDED, Relation.EQUALS, text));
    }
    int decimals = Math.max(stated.number().decimals(), 0);
    return List.of(
        exact(number(exact, decimals)), new TraceTerm(Role.ROUNDED, Relation.ABOUT, text));
  }

  private TracePiece number(Quantity value, int decimals) {
    return new Number(forms.exact(value, decimals));
  }

  private static TraceTerm exact(TracePiece piece) {
    return new TraceTerm(Role.EXACT, Relation.EQUALS, piece);
  }
}
