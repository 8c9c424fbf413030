package io.konkyo.verdict.range;

import io.konkyo.formula.Call;
import io.konkyo.formula.Comparison;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Model;
import io.konkyo.quantity.Rational;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Encloses what one call gives. */
final class Functions {
  private final Encloser encloser;
  private final Operators operators;
  private final Call call;
  private final Frame frame;

  Functions(Encloser encloser, Operators operators, Call call, Frame frame) {
    this.encloser = encloser;
    this.operators = operators;
    this.call = call;
    this.frame = frame;
  }

  Enclosure value() {
    return switch (call.name()) {
      case "min" -> Extremes.least(numbers());
      case "max" -> Extremes.most(numbers());
      case "sum" -> sum(numbers());
      case "mean" -> mean(numbers());
      case "median" -> Extremes.median(numbers());
      case "spread" -> spread(numbers());
      case "count" -> count();
      case "abs" -> operators.each(argument(0), Bounds::abs);
      case "round", "floor", "ceil" -> moved(new Staircase(encloser, call, frame)::step);
      case "log2", "sqrt" -> moved(new Roots(encloser, call, frame)::root);
      case "nth" -> nth();
      case "mod", "bits", "ones" -> exact();
      default -> model();
    };
  }

  /** Encloses a function of numbers that may move. */
  private interface Function {
    Bounds of(Bounds argument);
  }

  private Enclosure argument(int index) {
    return encloser.of(call.arguments().get(index), frame);
  }

  private Enclosure moved(Function function) {
    Enclosure argument = operators.asNumbers(argument(0));
    return argument.isExact()
        ? encloser.exactly(call, frame)
        : operators.each(argument, function::of);
  }

  private Enclosure exact() {
    for (Expression argument : call.arguments()) {
      if (!encloser.of(argument, frame).isExact()) {
        throw new Unbounded();
      }
    }
    return encloser.exactly(call, frame);
  }

  private List<Bounds> numbers() {
    List<Bounds> numbers = new ArrayList<>();
    for (Expression argument : call.arguments()) {
      Enclosure enclosure = encloser.of(argument, frame);
      if (enclosure instanceof Members list) {
        numbers.addAll(list.numbers());
      } else if (enclosure instanceof Turns turns) {
        numbers.addAll(turns.numbers());
      } else {
        numbers.add(enclosure.number());
      }
    }
    if (numbers.isEmpty()) {
      throw new Unbounded();
    }
    return numbers;
  }

  private Bounds sum(List<Bounds> numbers) {
    Bounds sum = numbers.get(0);
    for (Bounds number : numbers.subList(1, numbers.size())) {
      sum = operators.sum(sum, number);
    }
    return sum;
  }

  private Bounds mean(List<Bounds> numbers) {
    return sum(numbers).times(Bounds.point(Rational.of(1, numbers.size())));
  }

  private Bounds spread(List<Bounds> numbers) {
    encloser.noteSubtraction();
    return Extremes.spread(numbers);
  }

  private Enclosure count() {
    int least = 0;
    int most = 0;
    for (Expression argument : call.arguments()) {
      for (Truth counted : counted(argument)) {
        least += counted == Truth.YES ? 1 : 0;
        most += counted == Truth.NO ? 0 : 1;
      }
    }
    if (least == most) {
      return Bounds.point(Rational.of(least));
    }
    encloser.noteJump();
    return new Bounds(Rational.of(least), Rational.of(most), Slopes.UNKNOWN);
  }

  private List<Truth> counted(Expression argument) {
    if (argument instanceof Comparison comparison) {
      return operators.members(comparison, frame);
    }
    Enclosure enclosure = encloser.of(argument, frame);
    if (enclosure instanceof Truth truth) {
      return List.of(truth);
    }
    int size =
        enclosure instanceof Members list
            ? list.numbers().size()
            : enclosure instanceof Turns turns ? turns.numbers().size() : 1;
    return Collections.nCopies(size, Truth.YES);
  }

  private Bounds nth() {
    Enclosure enclosure = argument(0);
    List<Bounds> numbers =
        enclosure instanceof Members list
            ? list.numbers()
            : enclosure instanceof Turns turns ? turns.numbers() : List.of();
    int place = Encloser.whole(argument(1).number()).orElseThrow(Unbounded::new);
    if (place < 1 || place > numbers.size()) {
      throw new Unbounded();
    }
    return numbers.get(place - 1);
  }

  private Enclosure model() {
    Model model = frame.derivation().model(call.name()).orElseThrow(Unbounded::new);
    if (model.parameters().size() != call.arguments().size()) {
      throw new Unbounded();
    }
    Local parameters = null;
    for (int i = 0; i < call.arguments().size(); i++) {
      String name = model.parameters().get(i).name();
      parameters = encloser.bind(name, call.arguments().get(i), frame, parameters);
    }
    return encloser.of(model.body().body(), frame.inModel(parameters));
  }
}
