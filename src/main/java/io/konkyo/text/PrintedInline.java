package io.konkyo.text;

import java.util.List;

/** A part of a printed line. */
public sealed interface PrintedInline {

  /** Characters that claim nothing. */
  record Words(String text) implements PrintedInline {}

  /**
   * A number, or several, that the ledger answers for.
   *
   * @param name the fact, family or formula it shows
   * @param text what is printed
   * @param source whether the digits are the ledger's or the author's
   */
  record Figure(String name, String text, FigureSource source) implements PrintedInline {}

  /** Digits that are no quantity: a name, version, date or address. */
  record Term(String text) implements PrintedInline {}

  record Strong(List<PrintedInline> inlines) implements PrintedInline {
    public Strong {
      inlines = List.copyOf(inlines);
    }
  }

  record Emphasis(List<PrintedInline> inlines) implements PrintedInline {
    public Emphasis {
      inlines = List.copyOf(inlines);
    }
  }

  record Code(String text) implements PrintedInline {}

  record Link(String target, List<PrintedInline> inlines) implements PrintedInline {
    public Link {
      inlines = List.copyOf(inlines);
    }
  }

  record LineBreak() implements PrintedInline {}

  /** Who typed a figure's digits. */
  enum FigureSource {
    /** Printed from the ledger. */
    BOUND,
    /** Typed by the author and checked. */
    CHECKED
  }
}
