package io.konkyo.content.markdown;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** A paragraph, a list, or another block of a text, with its offsets in the text that was read. */
public sealed interface Block {

  /** Returns the offset of the first character. */
  int from();

  /** Returns the offset after the last character. */
  int to();

  /** Calls the visitor's method for this kind of block. */
  <R> R accept(Visitor<R> visitor);

  /** Returns the blocks this one holds, those of all items of a list. */
  default List<Block> children() {
    return List.of();
  }

  /** Returns the text directly in this block, none unless it is a paragraph or a heading. */
  default List<Inline> inlines() {
    return List.of();
  }

  /** Returns this block and all blocks in it, in reading order. */
  default Stream<Block> walk() {
    return Stream.concat(Stream.of(this), children().stream().flatMap(Block::walk));
  }

  /** One method for each kind of block. */
  interface Visitor<R> {
    R paragraph(Paragraph paragraph);

    R heading(Heading heading);

    R bulletList(BulletList list);

    R orderedList(OrderedList list);

    R quote(Quote quote);

    R codeBlock(CodeBlock code);

    R rule(Rule rule);
  }

  /** A paragraph. */
  record Paragraph(List<Inline> inlines, int from, int to) implements Block {
    public Paragraph {
      inlines = List.copyOf(inlines);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.paragraph(this);
    }
  }

  /**
   * A heading.
   *
   * @param level 1 to 6
   */
  record Heading(int level, List<Inline> inlines, int from, int to) implements Block {
    public Heading {
      inlines = List.copyOf(inlines);
      if (level < 1 || level > 6) {
        throw new IllegalArgumentException("heading of level " + level);
      }
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.heading(this);
    }
  }

  /**
   * A list with bullets.
   *
   * @param items its items, at least one
   * @param tight whether no blank line stands between them, so that paragraphs print without space
   */
  record BulletList(List<Item> items, boolean tight, int from, int to) implements Block {
    public BulletList {
      items = List.copyOf(items);
    }

    @Override
    public List<Block> children() {
      return Item.blocks(items);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.bulletList(this);
    }
  }

  /**
   * A list with numbers.
   *
   * @param start the first number, 0 to 999; a larger one begins no list, so that a date like
   *     {@code 2026. 11. 30.} stays one
   * @param items its items, at least one
   * @param tight whether no blank line stands between them, so that paragraphs print without space
   */
  record OrderedList(int start, List<Item> items, boolean tight, int from, int to)
      implements Block {
    public OrderedList {
      items = List.copyOf(items);
    }

    @Override
    public List<Block> children() {
      return Item.blocks(items);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.orderedList(this);
    }
  }

  /** An item of a list; it may be empty. */
  record Item(List<Block> blocks, int from, int to) {
    public Item {
      blocks = List.copyOf(blocks);
    }

    private static List<Block> blocks(List<Item> items) {
      return items.stream().flatMap(item -> item.blocks().stream()).toList();
    }
  }

  /** A quotation, lines behind {@code >}. */
  record Quote(List<Block> children, int from, int to) implements Block {
    public Quote {
      children = List.copyOf(children);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.quote(this);
    }
  }

  /**
   * Code between fences. Nothing in it is a mark, a placeholder or a particle.
   *
   * @param language the first word after the opening fence, or an empty string
   * @param text the lines, each with LF at its end
   */
  record CodeBlock(String language, String text, int from, int to) implements Block {
    public CodeBlock {
      Objects.requireNonNull(language);
      Objects.requireNonNull(text);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.codeBlock(this);
    }
  }

  /** A horizontal rule between two thoughts. */
  record Rule(int from, int to) implements Block {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.rule(this);
    }
  }
}
