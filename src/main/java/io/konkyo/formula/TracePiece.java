package io.konkyo.formula;

import java.util.List;
import java.util.Objects;

/** A piece of a calculation as readers see it, before it is text, HTML or MathML. */
public sealed interface TracePiece {

  /**
   * A fact, or a family of facts.
   *
   * @param id its id
   * @param text its printed value, or its name where the formula stands in symbols
   */
  record Fact(String id, String text) implements TracePiece {
    public Fact {
      Objects.requireNonNull(id);
      Objects.requireNonNull(text);
    }
  }

  /**
   * A number that is no fact: typed in the formula, or computed.
   *
   * @param text the number and its unit
   */
  record Number(String text) implements TracePiece {
    public Number {
      Objects.requireNonNull(text);
    }
  }

  /**
   * A local name.
   *
   * @param id the name in formulas
   * @param text what readers call it
   */
  record Name(String id, String text) implements TracePiece {
    public Name {
      Objects.requireNonNull(id);
      Objects.requireNonNull(text);
    }

    /** Makes a name that readers see as it is. */
    public Name(String name) {
      this(name, name);
    }
  }

  /**
   * An operator between its neighbours, or before the next one.
   *
   * @param text the typographic sign
   * @param place where it stands
   */
  record Operator(String text, Place place) implements TracePiece {
    public Operator {
      Objects.requireNonNull(text);
      Objects.requireNonNull(place);
    }
  }

  /** Where an operator stands. */
  enum Place {
    BETWEEN,
    BEFORE
  }

  /**
   * Pieces side by side.
   *
   * @param parts the pieces
   */
  record Row(List<TracePiece> parts) implements TracePiece {
    public Row {
      parts = List.copyOf(parts);
    }
  }

  /**
   * A piece in brackets.
   *
   * @param inside the piece
   */
  record Group(TracePiece inside) implements TracePiece {
    public Group {
      Objects.requireNonNull(inside);
    }
  }

  /**
   * A quotient. In a line it is divided by ÷ and its parts have the brackets they need there.
   *
   * @param above what is divided
   * @param below what divides
   */
  record Fraction(TracePiece above, TracePiece below) implements TracePiece {
    public Fraction {
      Objects.requireNonNull(above);
      Objects.requireNonNull(below);
    }
  }

  /**
   * A power.
   *
   * @param base what is raised
   * @param exponent how often
   */
  record Power(TracePiece base, TracePiece exponent) implements TracePiece {
    public Power {
      Objects.requireNonNull(base);
      Objects.requireNonNull(exponent);
    }
  }

  /**
   * A function or model applied to arguments.
   *
   * @param id its name in formulas
   * @param name what readers call it
   * @param arguments what it is applied to
   */
  record Application(String id, String name, List<TracePiece> arguments) implements TracePiece {
    public Application {
      Objects.requireNonNull(id);
      Objects.requireNonNull(name);
      arguments = List.copyOf(arguments);
    }
  }

  /**
   * Several values, such as the members of a family.
   *
   * @param items the values
   */
  record Listing(List<TracePiece> items) implements TracePiece {
    public Listing {
      items = List.copyOf(items);
    }
  }

  /**
   * Whether a condition holds.
   *
   * @param holds true when it does
   */
  record Truth(boolean holds) implements TracePiece {}
}
