package io.konkyo.content.markdown;

import com.vladsch.flexmark.ast.ListItem;
import com.vladsch.flexmark.parser.block.AbstractBlockParserFactory;
import com.vladsch.flexmark.parser.block.BlockParserFactory;
import com.vladsch.flexmark.parser.block.BlockStart;
import com.vladsch.flexmark.parser.block.CustomBlockParserFactory;
import com.vladsch.flexmark.parser.block.MatchedBlockParser;
import com.vladsch.flexmark.parser.block.ParserState;
import com.vladsch.flexmark.parser.core.BlockQuoteParser;
import com.vladsch.flexmark.parser.core.FencedCodeBlockParser;
import com.vladsch.flexmark.parser.core.ListBlockParser;
import com.vladsch.flexmark.parser.core.ParagraphParser;
import com.vladsch.flexmark.util.ast.Node;
import com.vladsch.flexmark.util.data.DataHolder;
import com.vladsch.flexmark.util.sequence.BasedSequence;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Looks at each line where a block may begin before flexmark does.
 *
 * <p>It reads headings and rules: flexmark's pattern for rules overflows the stack on a long row of
 * marks, and its headings cost the square of a paragraph's lines. It keeps dates from becoming
 * lists and stops what would nest too deeply.
 */
final class LineBlockFactory implements CustomBlockParserFactory {

  /** A fence with more on its line is not meant as one; flexmark would take long to find out. */
  private static final int LONGEST_FENCE_LINE = 2_000;

  private static final int LONGEST_ORDINAL = 3;
  private static final int CODE_INDENT = 4;

  @Override
  public BlockParserFactory apply(DataHolder options) {
    return new Factory(options);
  }

  @Override
  public Set<Class<?>> getAfterDependents() {
    return null;
  }

  @Override
  public Set<Class<?>> getBeforeDependents() {
    return Set.of(
        BlockQuoteParser.Factory.class,
        FencedCodeBlockParser.Factory.class,
        ListBlockParser.Factory.class);
  }

  @Override
  public boolean affectsGlobalScope() {
    return false;
  }

  /** Looks at one line. */
  private static final class Factory extends AbstractBlockParserFactory {
    Factory(DataHolder options) {
      super(options);
    }

    @Override
    public BlockStart tryStart(ParserState state, MatchedBlockParser matched) {
      if (state.getIndent() >= CODE_INDENT) {
        return BlockStart.none();
      }
      BasedSequence line = state.getLine().subSequence(state.getNextNonSpaceIndex());
      Node block = matched.getBlockParser().getBlock();
      boolean inParagraph = matched.getBlockParser().isParagraphParser();
      if (inParagraph && LineMarks.isUnderline(line)) {
        return take(state, underlined(line, matched.getParagraphLines()))
            .replaceActiveBlockParser();
      }
      Optional<LineBlock> found = lineBlock(line, block);
      if (found.isPresent()) {
        return take(state, found.get());
      }
      // Only the first paragraph of an item would be interrupted by such a number.
      boolean guarded = !inParagraph || block.getParent() instanceof ListItem;
      if (guarded && LineMarks.ordinalLength(line) > LONGEST_ORDINAL) {
        return BlockStart.of(new ParagraphParser()).atIndex(state.getNextNonSpaceIndex());
      }
      return BlockStart.none();
    }

    private static Optional<LineBlock> lineBlock(BasedSequence line, Node parent) {
      int level = LineMarks.headingLevel(line);
      if (level > 0) {
        BasedSequence text = LineMarks.headingText(line, level);
        return Optional.of(new LineBlock.Heading(level, List.of(text), line));
      }
      if (LineMarks.isRule(line)) {
        return Optional.of(new LineBlock.Rule(line));
      }
      if (LineMarks.beginsContainer(line) && isDeep(parent)) {
        return Optional.of(new LineBlock.Unread(MarkdownFault.TOO_DEEP, line));
      }
      return line.length() > LONGEST_FENCE_LINE && LineMarks.isFence(line)
          ? Optional.of(new LineBlock.Unread(MarkdownFault.TOO_LONG, line))
          : Optional.empty();
    }

    private static BlockStart take(ParserState state, LineBlock block) {
      return BlockStart.of(new LineBlockParser(block)).atIndex(state.getLine().length());
    }

    private static LineBlock underlined(BasedSequence underline, List<BasedSequence> lines) {
      int level = underline.charAt(0) == '=' ? 1 : 2;
      BasedSequence whole =
          underline.baseSubSequence(lines.get(0).getStartOffset(), underline.getEndOffset());
      return new LineBlock.Heading(level, lines, whole);
    }

    private static boolean isDeep(Node block) {
      int depth = 0;
      for (Node node = block.getParent(); node != null; node = node.getParent()) {
        depth++;
      }
      return depth >= MarkdownReader.MAX_NESTING;
    }
  }
}
