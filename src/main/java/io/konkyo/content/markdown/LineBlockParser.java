package io.konkyo.content.markdown;

import com.vladsch.flexmark.parser.block.AbstractBlockParser;
import com.vladsch.flexmark.parser.block.BlockContinue;
import com.vladsch.flexmark.parser.block.ParserState;
import com.vladsch.flexmark.util.ast.Block;
import com.vladsch.flexmark.util.sequence.BasedSequence;

/** Takes one line, or for lines that are not read all up to a blank one. */
final class LineBlockParser extends AbstractBlockParser {
  private final LineBlock block;

  LineBlockParser(LineBlock block) {
    this.block = block;
  }

  @Override
  public Block getBlock() {
    return block;
  }

  @Override
  public BlockContinue tryContinue(ParserState state) {
    return block instanceof LineBlock.Unread && !state.isBlank()
        ? BlockContinue.atIndex(state.getIndex())
        : BlockContinue.none();
  }

  @Override
  public void addLine(ParserState state, BasedSequence line) {
    if (block instanceof LineBlock.Unread unread) {
      unread.add(line);
    }
  }

  @Override
  public void closeBlock(ParserState state) {
    // The characters were set when the lines came.
  }
}
