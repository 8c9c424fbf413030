package io.konkyo.formula;

import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Computes what summarises a list, in the unit of its first member. */
final class ListFunctions {
  private static final Rational HALF = Rational.of(1, 2);

  private final Call call;
  private final Arithmetic arithmetic;

  ListFunctions(Call call, Arithmetic arithmetic) {
    this.call = call;
    this.arithmetic = arithmetic;
  }

  Quantity of(Builtin function, List<Quantity> members) {
    if (members.isEmpty()) {
      throw Uncomputable.domain(
          call, "`" + call.name() + "` of an empty list", "give it at least one number");
    }
    members.forEach(member -> Arithmetic.requireLike(call, members.get(0), member));
    return switch (function) {
      case MIN -> Collections.min(members);
      case MAX -> Collections.max(members);
      case SUM -> sum(members);
      case MEAN -> scaled(sum(members), Rational.of(1, members.size()));
      case MEDIAN -> median(members);
      default -> spread(members);
    };
  }

  private Quantity sum(List<Quantity> members) {
    Quantity sum = members.get(0);
    for (Quantity member : members.subList(1, members.size())) {
      sum = arithmetic.checked(call, sum.plus(member));
    }
    return sum;
  }

  private static Quantity scaled(Quantity quantity, Rational factor) {
    return new Quantity(quantity.value().times(factor), quantity.unit());
  }

  private static Quantity median(List<Quantity> members) {
    List<Quantity> sorted = new ArrayList<>(members);
    Collections.sort(sorted);
    int middle = sorted.size() / 2;
    Quantity upper = sorted.get(middle);
    return (sorted.size() % 2 == 1 ? upper : scaled(upper.plus(sorted.get(middle - 1)), HALF))
        .in(members.get(0).unit());
  }

  private static Quantity spread(List<Quantity> members) {
    Unit unit = members.get(0).unit();
    Quantity spread = Collections.max(members).in(unit).minus(Collections.min(members));
    return UnitAlgebra.isShare(unit) ? spread.in(Unit.PERCENTAGE_POINT) : spread;
  }
}
