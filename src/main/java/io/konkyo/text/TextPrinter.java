package io.konkyo.text;

import io.konkyo.content.markdown.Block;
import io.konkyo.content.markdown.Inline;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import io.konkyo.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Prints the texts of one locale: placeholders from the ledger, particles by what precedes them.
 */
final class TextPrinter {
  private final TokenPrinter tokens;
  private final ParticleChooser particles;
  private final ProseScanner scanner;
  private final Diagnostics diagnostics;

  TextPrinter(
      TokenPrinter tokens,
      ParticleChooser particles,
      ProseScanner scanner,
      Diagnostics diagnostics) {
    this.tokens = tokens;
    this.particles = particles;
    this.scanner = scanner;
    this.diagnostics = diagnostics;
  }

  PrintedText print(Wording wording) {
    BlockPrinter printer = new BlockPrinter(wording);
    return new PrintedText(wording.locale(), printer.all(wording.markdown().blocks()));
  }

  private final class BlockPrinter implements Block.Visitor<PrintedBlock> {
    private final Wording wording;

    BlockPrinter(Wording wording) {
      this.wording = wording;
    }

    List<PrintedBlock> all(List<Block> blocks) {
      return blocks.stream().map(block -> block.accept(this)).toList();
    }

    private List<PrintedInline> line(List<Inline> inlines) {
      return new LinePrinter(wording).all(inlines);
    }

    private List<List<PrintedBlock>> items(List<Block.Item> items) {
      return items.stream().map(item -> all(item.blocks())).toList();
    }

    @Override
    public PrintedBlock paragraph(Block.Paragraph paragraph) {
      return new PrintedBlock.Paragraph(line(paragraph.inlines()));
    }

    @Override
    public PrintedBlock heading(Block.Heading heading) {
      return new PrintedBlock.Heading(heading.level(), line(heading.inlines()));
    }

    @Override
    public PrintedBlock bulletList(Block.BulletList list) {
      return new PrintedBlock.ItemList(OptionalInt.empty(), list.tight(), items(list.items()));
    }

    @Override
    public PrintedBlock orderedList(Block.OrderedList list) {
      return new PrintedBlock.ItemList(
          OptionalInt.of(list.start()), list.tight(), items(list.items()));
    }

    @Override
    public PrintedBlock quote(Block.Quote quote) {
      return new PrintedBlock.Quote(all(quote.children()));
    }

    @Override
    public PrintedBlock codeBlock(Block.CodeBlock code) {
      return new PrintedBlock.CodeBlock(code.language(), code.text());
    }

    @Override
    public PrintedBlock rule(Block.Rule rule) {
      return new PrintedBlock.Rule();
    }
  }

  /** Prints one line; it remembers what was printed, from which particles are chosen. */
  private final class LinePrinter implements Inline.Visitor<List<PrintedInline>> {
    private final Wording wording;
    private final StringBuilder left = new StringBuilder();

    /** Whether a faulty placeholder, which has been told, stands where a number should be. */
    private boolean leftIsUnknown;

    LinePrinter(Wording wording) {
      this.wording = wording;
    }

    List<PrintedInline> all(List<Inline> inlines) {
      List<PrintedInline> printed = new ArrayList<>();
      inlines.forEach(inline -> printed.addAll(inline.accept(this)));
      return printed;
    }

    @Override
    public List<PrintedInline> words(Inline.Words words) {
      left.append(words.text());
      leftIsUnknown &= words.text().isBlank();
      List<PrintedInline> printed = new ArrayList<>();
      for (ProseScanner.Stretch stretch : scanner.scan(words.text())) {
        String text = words.text().substring(stretch.from(), stretch.to());
        printed.add(
            stretch instanceof ProseScanner.Stretch.Named
                ? new PrintedInline.Term(text)
                : new PrintedInline.Words(text));
      }
      return printed;
    }

    @Override
    public List<PrintedInline> code(Inline.Code code) {
      left.append(code.text());
      return List.of(new PrintedInline.Code(code.text()));
    }

    @Override
    public List<PrintedInline> strong(Inline.Strong strong) {
      return List.of(new PrintedInline.Strong(all(strong.children())));
    }

    @Override
    public List<PrintedInline> emphasis(Inline.Emphasis emphasis) {
      return List.of(new PrintedInline.Emphasis(all(emphasis.children())));
    }

    @Override
    public List<PrintedInline> link(Inline.Link link) {
      return List.of(new PrintedInline.Link(link.target(), all(link.children())));
    }

    @Override
    public List<PrintedInline> lineBreak(Inline.LineBreak lineBreak) {
      left.append(' ');
      return List.of(new PrintedInline.LineBreak());
    }

    @Override
    public List<PrintedInline> placeholder(Inline.Placeholder placeholder) {
      List<PrintedInline> printed = new ArrayList<>();
      Token token = wording.tokenAt(placeholder.from()).orElse(null);
      if (token != null) {
        tokens.print(token, diagnostics).ifPresent(printed::add);
      }
      leftIsUnknown = printed.isEmpty();
      printed.forEach(figure -> left.append(((PrintedInline.Figure) figure).text()));
      return printed;
    }

    @Override
    public List<PrintedInline> particle(Inline.Particle particle) {
      if (leftIsUnknown) {
        return List.of(new PrintedInline.Words(particle.pair()));
      }
      String chosen =
          particles.choose(
              particle.pair(),
              left.toString(),
              wording.source().span(particle.from(), particle.to()),
              diagnostics);
      left.append(chosen);
      return List.of(new PrintedInline.Words(chosen));
    }

    @Override
    public List<PrintedInline> malformed(Inline.Malformed malformed) {
      left.append(malformed.text());
      return List.of(new PrintedInline.Words(malformed.text()));
    }
  }
}
