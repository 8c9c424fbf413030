package io.konkyo.audit;

import io.konkyo.audit.term.Evaluator;
import io.konkyo.audit.term.Operator;
import io.konkyo.audit.term.Result;
import io.konkyo.audit.term.Term;
import io.konkyo.verdict.Cause;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Operands in the wrong order, and changes taken of the wrong number. */
final class OrderSlips {
  private OrderSlips() {}

  /**
   * Returns the slips that explain a result.
   *
   * @param fits whether a calculation gives the result
   */
  static List<Cause> causes(Term term, Predicate<Term> fits) {
    List<Cause> causes = new ArrayList<>();
    swapped(term)
        .filter(fits)
        .map(t -> new Cause("swapped-operands", "the operands stand in the other order"))
        .ifPresent(causes::add);
    otherBase(term)
        .filter(fits)
        .map(t -> new Cause("other-base", "the change is one of the other number"))
        .ifPresent(causes::add);
    return causes;
  }

  private static Optional<Term> swapped(Term term) {
    if (!(term instanceof Term.Operation operation)) {
      return Optional.empty();
    }
    boolean ordered =
        switch (operation.operator()) {
          case MINUS, DIVIDED, OVER, POWER -> true;
          default -> false;
        };
    return ordered
        ? Optional.of(new Term.Operation(operation.operator(), operation.right(), operation.left()))
        : Optional.empty();
  }

  /** {@code (a − b) ÷ a} becomes {@code (a − b) ÷ b}, and the other way round. */
  private static Optional<Term> otherBase(Term term) {
    if (term instanceof Term.Operation quotient
        && isQuotient(quotient.operator())
        && quotient.left() instanceof Term.Operation difference
        && difference.operator() == Operator.MINUS) {
      boolean ofFirst = same(quotient.right(), difference.left());
      Term base = ofFirst ? difference.right() : difference.left();
      return Optional.of(new Term.Operation(quotient.operator(), difference, base));
    }
    return Optional.empty();
  }

  private static boolean isQuotient(Operator operator) {
    return operator == Operator.DIVIDED || operator == Operator.OVER;
  }

  private static boolean same(Term left, Term right) {
    return Evaluator.ofProse().evaluate(left) instanceof Result.Numbers a
        && Evaluator.ofProse().evaluate(right) instanceof Result.Numbers b
        && a.equals(b);
  }
}
