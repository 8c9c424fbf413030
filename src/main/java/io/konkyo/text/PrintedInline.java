package io.konkyo.text;

import io.konkyo.content.text.Relation;
import java.util.List;

/** A part of a printed line. */
public sealed interface PrintedInline {

  /** Characters that claim nothing. */
  record Words(String text) implements PrintedInline {}

  /**
   * A number, or several, that the ledger answers for.
   *
   * @param name the fact, family or formula it is about
   * @param text what is printed
   * @param relation how the printed number stands to what it is about: equal, unless an author
   *     typed one that is not, such as a limit or what somebody else printed
   */
  record Figure(String name, String text, Relation relation) implements PrintedInline {}

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
}
