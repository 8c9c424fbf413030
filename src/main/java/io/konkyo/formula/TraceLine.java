package io.konkyo.formula;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** One line of an explanation. */
public sealed interface TraceLine {

  /**
   * A chain of equations: symbols, values, the exact result, the rounded one.
   *
   * @param subject what the line defines; empty for the result of the whole formula
   * @param terms the members; consecutive ones differ in print
   */
  record Equation(Optional<TracePiece> subject, List<TraceTerm> terms) implements TraceLine {
    public Equation {
      Objects.requireNonNull(subject);
      terms = List.copyOf(terms);
    }

    /** Returns the members of one role. */
    public List<TracePiece> pieces(TraceTerm.Role role) {
      return terms.stream().filter(term -> term.role() == role).map(TraceTerm::piece).toList();
    }
  }

  /**
   * A loop, turn by turn.
   *
   * @param variable the name that changes
   * @param start its value before the first turn
   * @param turns its value after each turn, the first being turn 1
   */
  record Loop(String variable, TracePiece start, List<TracePiece> turns) implements TraceLine {
    public Loop {
      Objects.requireNonNull(variable);
      Objects.requireNonNull(start);
      turns = List.copyOf(turns);
    }
  }
}
