package io.konkyo.text;

import java.util.List;

/**
 * A text in one locale, ready to be put on a page.
 *
 * @param locale the language tag
 * @param blocks its parts
 */
public record PrintedText(String locale, List<PrintedBlock> blocks) {
  public PrintedText {
    blocks = List.copyOf(blocks);
  }

  /** Returns the characters a reader sees, blocks parted by line ends. */
  public String plain() {
    return PlainPrinter.blocks(blocks);
  }
}
