package io.konkyo.verdict.range;

import io.konkyo.formula.QuantityValue;
import io.konkyo.formula.Steps;
import io.konkyo.formula.Value;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Encloses what a loop gives, as long as it is certain at every turn whether another follows. */
final class Loop {
  private static final int MOST_TURNS = 1_000;

  private final Encloser encloser;
  private final Steps steps;
  private final Frame frame;

  Loop(Encloser encloser, Steps steps, Frame frame) {
    this.encloser = encloser;
    this.steps = steps;
    this.frame = frame;
  }

  Turns run() {
    Local variable = encloser.bind(steps.variable(), steps.start(), frame, frame.locals());
    Bounds start = variable.enclosure.number();
    List<Bounds> turns = new ArrayList<>();
    while (goesOn(inside(variable, turns.size()))) {
      if (turns.size() == MOST_TURNS) {
        throw new Unbounded();
      }
      Frame inside = inside(variable, turns.size());
      variable = encloser.bind(steps.variable(), steps.next(), inside, frame.locals());
      turns.add(variable.enclosure.number());
      // Turn by turn, or the last turn's value would be computed through all turns at once.
      variable.exact();
    }
    return new Turns(start, turns);
  }

  private boolean goesOn(Frame inside) {
    Truth condition = encloser.truth(steps.condition(), inside);
    if (condition == Truth.MAYBE) {
      throw new Unbounded();
    }
    return condition == Truth.YES;
  }

  private Frame inside(Local variable, int turn) {
    Rational number = Rational.of(turn);
    Optional<Value> exact = Optional.of(new QuantityValue(Quantity.of(number)));
    return frame.with(
        new Local(Steps.TURN, Bounds.point(number), new BitSet(), () -> exact, variable));
  }
}
