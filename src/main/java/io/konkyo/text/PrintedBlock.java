package io.konkyo.text;

import java.util.List;
import java.util.OptionalInt;

/** A part of a printed text that stands on its own lines. */
public sealed interface PrintedBlock {

  record Paragraph(List<PrintedInline> inlines) implements PrintedBlock {
    public Paragraph {
      inlines = List.copyOf(inlines);
    }
  }

  record Heading(int level, List<PrintedInline> inlines) implements PrintedBlock {
    public Heading {
      inlines = List.copyOf(inlines);
    }
  }

  /**
   * A list.
   *
   * @param start the first ordinal; empty for a list with bullets
   * @param tight whether its paragraphs print without space between them
   */
  record ItemList(OptionalInt start, boolean tight, List<List<PrintedBlock>> items)
      implements PrintedBlock {
    public ItemList {
      items = items.stream().map(List::copyOf).toList();
    }
  }

  record Quote(List<PrintedBlock> blocks) implements PrintedBlock {
    public Quote {
      blocks = List.copyOf(blocks);
    }
  }

  record CodeBlock(String language, String code) implements PrintedBlock {}

  record Rule() implements PrintedBlock {}
}
