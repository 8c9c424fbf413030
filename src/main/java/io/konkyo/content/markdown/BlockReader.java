package io.konkyo.content.markdown;

import com.vladsch.flexmark.ast.BlockQuote;
import com.vladsch.flexmark.ast.FencedCodeBlock;
import com.vladsch.flexmark.ast.ListBlock;
import com.vladsch.flexmark.ast.OrderedList;
import com.vladsch.flexmark.parser.Parser;
import com.vladsch.flexmark.util.ast.Node;
import com.vladsch.flexmark.util.data.MutableDataSet;
import com.vladsch.flexmark.util.sequence.BasedSequence;
import java.util.ArrayList;
import java.util.List;

/** Reads the blocks of a text with flexmark and turns its tree into ours. */
final class BlockReader {
  private final String text;

  private BlockReader(String text) {
    this.text = text;
  }

  /** Built when the first text needs it: loading and configuring flexmark is the larger cost. */
  private static final class Lazy {
    static final Parser PARSER =
        Parser.builder(
                new MutableDataSet()
                    .set(Parser.HEADING_PARSER, false)
                    .set(Parser.HTML_BLOCK_PARSER, false)
                    .set(Parser.INDENTED_CODE_BLOCK_PARSER, false)
                    .set(Parser.REFERENCE_PARAGRAPH_PRE_PROCESSOR, false)
                    .set(Parser.THEMATIC_BREAK_PARSER, false))
            .customBlockParserFactory(new LineBlockFactory())
            .customInlineParserFactory(NoInlines::new)
            .build();
  }

  /** Returns the blocks of a text. */
  static List<Block> read(String text) {
    return new BlockReader(text).blocks(Lazy.PARSER.parse(text));
  }

  private List<Block> blocks(Node parent) {
    List<Block> blocks = new ArrayList<>();
    for (Node child = parent.getFirstChild(); child != null; child = child.getNext()) {
      blocks.add(block(child));
    }
    return blocks;
  }

  private Block block(Node node) {
    int from = node.getStartOffset();
    int to = node.getEndOffset();
    if (node instanceof com.vladsch.flexmark.ast.Paragraph paragraph) {
      return paragraph(content(paragraph.getContentLines()));
    }
    if (node instanceof ListBlock list) {
      return list(list);
    }
    if (node instanceof BlockQuote) {
      return new Block.Quote(blocks(node), from, to);
    }
    if (node instanceof FencedCodeBlock code) {
      return new Block.CodeBlock(language(code), code(code), from, to);
    }
    if (node instanceof LineBlock.Heading heading) {
      return new Block.Heading(heading.level, InlineReader.read(content(heading.lines)), from, to);
    }
    if (node instanceof LineBlock.Rule) {
      return new Block.Rule(from, to);
    }
    if (node instanceof LineBlock.Unread unread) {
      return unread(unread.fault, from, to);
    }
    throw new IllegalStateException("no reader for " + node.getClass());
  }

  private Block paragraph(Content content) {
    int length = content.text().length();
    return new Block.Paragraph(InlineReader.read(content), content.from(0), content.to(length));
  }

  private Block unread(MarkdownFault fault, int from, int to) {
    Inline lines = new Inline.Malformed(fault, text.substring(from, to), from, to);
    return new Block.Paragraph(List.of(lines), from, to);
  }

  private Block list(ListBlock list) {
    List<Block.Item> items = new ArrayList<>();
    for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
      items.add(new Block.Item(blocks(item), item.getStartOffset(), item.getEndOffset()));
    }
    int from = list.getStartOffset();
    int to = list.getEndOffset();
    return list instanceof OrderedList ordered
        ? new Block.OrderedList(ordered.getStartNumber(), items, list.isTight(), from, to)
        : new Block.BulletList(items, list.isTight(), from, to);
  }

  private Content content(List<BasedSequence> lines) {
    ContentLines content = new ContentLines(text);
    for (BasedSequence line : lines) {
      content.add(line.getStartOffset(), line.getEndOffset());
    }
    return content.build();
  }

  private static String language(FencedCodeBlock code) {
    String info = code.getInfo().toString().strip();
    int end = 0;
    while (end < info.length() && !Content.isBlank(info.charAt(end))) {
      end++;
    }
    return Escapes.undo(info.substring(0, end));
  }

  private static String code(FencedCodeBlock code) {
    StringBuilder lines = new StringBuilder();
    for (BasedSequence line : code.getContentLines()) {
      lines.append(line.trimEOL()).append('\n');
    }
    return lines.toString();
  }
}
