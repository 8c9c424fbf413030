package io.konkyo.audit.term;

import io.konkyo.audit.token.Amount;
import io.konkyo.audit.token.Measure;
import io.konkyo.audit.token.TokenKind;
import io.konkyo.audit.token.Tokenizer;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A printed calculation. */
public sealed interface Term {

  /** Returns the printed number that this is, a minus before it included; empty for any other. */
  default Optional<Amount> printed() {
    if (this instanceof Leaf leaf) {
      return Optional.of(leaf.amount());
    }
    return this instanceof Negation negation
        ? negation.operand().printed().map(Amount::negated)
        : Optional.empty();
  }

  /** Returns whether any part of this is a name. */
  default boolean hasNames() {
    return this instanceof Name || parts().stream().anyMatch(Term::hasNames);
  }

  /** Returns the calculations this one is made of. */
  default List<Term> parts() {
    return List.of();
  }

  /**
   * A printed number.
   *
   * @param amount the number
   * @param noun whether a word behind it says what is counted
   */
  record Leaf(Amount amount, boolean noun) implements Term {
    public Leaf {
      Objects.requireNonNull(amount);
    }
  }

  /** A name; what it stands for is not printed, or was printed on a line before. */
  record Name(String text) implements Term {
    public Name {
      Objects.requireNonNull(text);
    }

    /** Returns whether it only fills the place of a name that people read. */
    public boolean isBlank() {
      return text.equals(String.valueOf(Tokenizer.NAME));
    }
  }

  /** A calculation with the other sign. */
  record Negation(Term operand) implements Term {
    public Negation {
      Objects.requireNonNull(operand);
    }

    @Override
    public List<Term> parts() {
      return List.of(operand);
    }
  }

  /** Two calculations with an operator between. */
  record Operation(Operator operator, Term left, Term right) implements Term {
    public Operation {
      Objects.requireNonNull(operator);
      Objects.requireNonNull(left);
      Objects.requireNonNull(right);
    }

    @Override
    public List<Term> parts() {
      return List.of(left, right);
    }
  }

  /** A function of calculations. */
  record Call(String function, List<Term> arguments) implements Term {
    public Call {
      Objects.requireNonNull(function);
      arguments = List.copyOf(arguments);
    }

    @Override
    public List<Term> parts() {
      return arguments;
    }
  }

  /** Several calculations side by side. */
  record Several(List<Term> members) implements Term {
    public Several {
      members = List.copyOf(members);
    }

    @Override
    public List<Term> parts() {
      return members;
    }
  }

  /** A calculation whose result is multiplied by a unit, or expressed in it. */
  record Measured(Term operand, Measure measure, boolean converted) implements Term {
    public Measured {
      Objects.requireNonNull(operand);
      Objects.requireNonNull(measure);
    }

    @Override
    public List<Term> parts() {
      return List.of(operand);
    }
  }

  /**
   * Calculations that are compared.
   *
   * @param operands two or more
   * @param signs what stands between them
   */
  record Comparison(List<Term> operands, List<TokenKind> signs) implements Term {
    public Comparison {
      operands = List.copyOf(operands);
      signs = List.copyOf(signs);
    }

    @Override
    public List<Term> parts() {
      return operands;
    }
  }

  /** Two conditions, of which both or one must hold. */
  record Junction(boolean both, Term left, Term right) implements Term {
    public Junction {
      Objects.requireNonNull(left);
      Objects.requireNonNull(right);
    }

    @Override
    public List<Term> parts() {
      return List.of(left, right);
    }
  }

  /** A condition turned around. */
  record Not(Term operand) implements Term {
    public Not {
      Objects.requireNonNull(operand);
    }

    @Override
    public List<Term> parts() {
      return List.of(operand);
    }
  }
}
