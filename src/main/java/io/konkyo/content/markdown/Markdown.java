package io.konkyo.content.markdown;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A text of an author as a tree.
 *
 * @param blocks its paragraphs, lists and so on, in order; none if the text is blank
 */
public record Markdown(List<Block> blocks) {
  public Markdown {
    blocks = List.copyOf(blocks);
  }

  /**
   * Returns the content of a text that is one paragraph, as a title or a label must be.
   *
   * <p>Shape: empty for a blank text, for several blocks, and for a block of another kind.
   */
  public Optional<List<Inline>> line() {
    return blocks.size() == 1 && blocks.get(0) instanceof Block.Paragraph paragraph
        ? Optional.of(paragraph.inlines())
        : Optional.empty();
  }

  /** Returns every inline of the text, outer ones before what they hold, in reading order. */
  public Stream<Inline> inlines() {
    return blocks.stream()
        .flatMap(Block::walk)
        .flatMap(b -> b.inlines().stream())
        .flatMap(Inline::walk);
  }

  /** Returns the inlines of one kind, in reading order. */
  public <I extends Inline> List<I> inlines(Class<I> kind) {
    Objects.requireNonNull(kind);
    return inlines().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** Returns every place where the text could not be read as it was meant. */
  public List<Inline.Malformed> malformed() {
    return inlines(Inline.Malformed.class);
  }
}
