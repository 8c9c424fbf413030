package io.konkyo.content.markdown;

import com.vladsch.flexmark.util.ast.Block;
import com.vladsch.flexmark.util.sequence.BasedSequence;
import java.util.List;

/** A block of flexmark's tree that {@link LineBlockFactory} found. */
abstract sealed class LineBlock extends Block {

  private LineBlock(BasedSequence line) {
    super(line);
  }

  @Override
  public BasedSequence[] getSegments() {
    return EMPTY_SEGMENTS;
  }

  /** A horizontal rule. */
  static final class Rule extends LineBlock {
    Rule(BasedSequence line) {
      super(line);
    }
  }

  /** A heading, its marks at the start or below. */
  static final class Heading extends LineBlock {
    final int level;
    final List<BasedSequence> lines;

    Heading(int level, List<BasedSequence> lines, BasedSequence whole) {
      super(whole);
      this.level = level;
      this.lines = List.copyOf(lines);
    }
  }

  /** Lines that are not read. */
  static final class Unread extends LineBlock {
    final MarkdownFault fault;

    Unread(MarkdownFault fault, BasedSequence line) {
      super(line);
      this.fault = fault;
    }

    void add(BasedSequence line) {
      int end = line.trimEOL().getEndOffset();
      if (end > getEndOffset()) {
        setChars(getChars().baseSubSequence(getStartOffset(), end));
      }
    }
  }
}
