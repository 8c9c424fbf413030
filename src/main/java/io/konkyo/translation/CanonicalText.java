package io.konkyo.translation;

import io.konkyo.content.markdown.Block;
import io.konkyo.content.markdown.Inline;
import io.konkyo.content.text.PrintStyle;
import io.konkyo.content.text.Relation;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A wording in the one form that tells texts apart: two wordings have the same form if readers
 * cannot tell them apart, whatever the facts measure.
 *
 * <p>Shape: Markdown with one way to write each mark; composed Unicode, no line wrapped. A
 * placeholder stands with its name and options; the digits of {@code ${0.21 ms = fact}} are left
 * out, since they follow the ledger and are checked in every language. The number of any other
 * relation is the author's choice and stays.
 */
final class CanonicalText {
  private static final Pattern MARKS = Pattern.compile("[\\\\*`\\[\\]{]");
  private static final Pattern BLOCK_MARK = Pattern.compile("^(?=[-+#>]|\\d+[.)])");
  private static final Pattern SPACE = Pattern.compile("[ \\t\\n\\r]+");

  private final Wording wording;

  private CanonicalText(Wording wording) {
    this.wording = wording;
  }

  /** Returns the form of a wording. */
  static String of(Wording wording) {
    String text = new CanonicalText(wording).blocks(wording.markdown().blocks());
    return Normalizer.normalize(text, Normalizer.Form.NFC);
  }

  private String blocks(List<Block> blocks) {
    return blocks.stream().map(b -> b.accept(new Blocks())).collect(Collectors.joining("\n\n"));
  }

  private String line(List<Inline> inlines) {
    String line = inlines.stream().map(i -> i.accept(new Inlines())).collect(Collectors.joining());
    return line.strip();
  }

  private static String spaced(String text) {
    return SPACE.matcher(text).replaceAll(" ");
  }

  private final class Blocks implements Block.Visitor<String> {
    @Override
    public String paragraph(Block.Paragraph paragraph) {
      return BLOCK_MARK.matcher(line(paragraph.inlines())).replaceFirst("\\\\");
    }

    @Override
    public String heading(Block.Heading heading) {
      return "#".repeat(heading.level()) + " " + line(heading.inlines());
    }

    @Override
    public String bulletList(Block.BulletList list) {
      return list.items().stream().map(item -> item("- ", item)).collect(Collectors.joining("\n"));
    }

    @Override
    public String orderedList(Block.OrderedList list) {
      List<String> items = new ArrayList<>();
      for (int i = 0; i < list.items().size(); i++) {
        items.add(item((list.start() + i) + ". ", list.items().get(i)));
      }
      return String.join("\n", items);
    }

    private String item(String mark, Block.Item item) {
      return mark + blocks(item.blocks()).replace("\n", "\n" + " ".repeat(mark.length()));
    }

    @Override
    public String quote(Block.Quote quote) {
      return "> " + blocks(quote.children()).replace("\n", "\n> ");
    }

    @Override
    public String codeBlock(Block.CodeBlock code) {
      return "```" + code.language() + "\n" + code.text() + "```";
    }

    @Override
    public String rule(Block.Rule rule) {
      return "---";
    }
  }

  private final class Inlines implements Inline.Visitor<String> {
    private String all(List<Inline> inlines) {
      return inlines.stream().map(inline -> inline.accept(this)).collect(Collectors.joining());
    }

    @Override
    public String words(Inline.Words words) {
      return MARKS.matcher(spaced(words.text())).replaceAll("\\\\$0");
    }

    @Override
    public String code(Inline.Code code) {
      return "`" + code.text() + "`";
    }

    @Override
    public String strong(Inline.Strong strong) {
      return "**" + all(strong.children()) + "**";
    }

    @Override
    public String emphasis(Inline.Emphasis emphasis) {
      return "*" + all(emphasis.children()) + "*";
    }

    @Override
    public String link(Inline.Link link) {
      return "[" + all(link.children()) + "](" + link.target() + ")";
    }

    @Override
    public String lineBreak(Inline.LineBreak lineBreak) {
      return "\\\n";
    }

    @Override
    public String placeholder(Inline.Placeholder placeholder) {
      return "${"
          + wording
              .tokenAt(placeholder.from())
              .map(CanonicalText::token)
              .orElseGet(() -> spaced(placeholder.source()))
          + "}";
    }

    @Override
    public String particle(Inline.Particle particle) {
      return "{" + particle.pair() + "}";
    }

    @Override
    public String malformed(Inline.Malformed malformed) {
      return spaced(malformed.text());
    }
  }

  private static String token(Token token) {
    if (token instanceof Token.Checked checked) {
      String relation = checked.relation().symbol() + " " + checked.formula();
      return checked.relation() == Relation.EQUAL
          ? "… " + relation
          : checked.typed() + " " + relation;
    }
    Token.Bound bound = (Token.Bound) token;
    return bound.name() + style(bound.style());
  }

  private static String style(PrintStyle style) {
    StringBuilder options = new StringBuilder();
    style.unit().ifPresent(unit -> options.append(", ").append(unit.symbol()));
    style.decimals().ifPresent(count -> options.append(", ").append(count).append(" decimals"));
    if (style.sign() == PrintStyle.Sign.ALWAYS) {
      options.append(", signed");
    }
    if (style.parts() == PrintStyle.Parts.VALUE_ONLY) {
      options.append(", value-only");
    }
    return options.toString();
  }
}
