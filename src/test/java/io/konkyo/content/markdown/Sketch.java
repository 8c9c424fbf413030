package io.konkyo.content.markdown;

import java.util.List;

/**
 * Draws a tree for the eye and for comparison: HTML as CommonMark's examples print it, and elements
 * of our own for what CommonMark has not.
 */
final class Sketch implements Block.Visitor<Void>, Inline.Visitor<Void> {
  private final StringBuilder out = new StringBuilder();
  private boolean tight;

  private Sketch() {}

  static String of(Markdown markdown) {
    Sketch sketch = new Sketch();
    markdown.blocks().forEach(block -> block.accept(sketch));
    return sketch.out.toString();
  }

  static String of(List<Inline> inlines) {
    Sketch sketch = new Sketch();
    inlines.forEach(inline -> inline.accept(sketch));
    return sketch.out.toString();
  }

  @Override
  public Void paragraph(Block.Paragraph paragraph) {
    if (tight) {
      freshLineUnless("<li>");
      return inlines(paragraph.inlines());
    }
    freshLine();
    return inElement("p", paragraph.inlines(), "\n");
  }

  @Override
  public Void heading(Block.Heading heading) {
    freshLine();
    return inElement("h" + heading.level(), heading.inlines(), "\n");
  }

  @Override
  public Void bulletList(Block.BulletList list) {
    return list("ul", "", list.items(), list.tight());
  }

  @Override
  public Void orderedList(Block.OrderedList list) {
    String start = list.start() == 1 ? "" : " start=\"" + list.start() + "\"";
    return list("ol", start, list.items(), list.tight());
  }

  private Void list(String name, String attributes, List<Block.Item> items, boolean isTight) {
    freshLine();
    out.append("<").append(name).append(attributes).append(">\n");
    boolean outer = tight;
    tight = isTight;
    for (Block.Item item : items) {
      out.append("<li>");
      item.blocks().forEach(block -> block.accept(this));
      out.append("</li>\n");
    }
    tight = outer;
    out.append("</").append(name).append(">\n");
    return null;
  }

  @Override
  public Void quote(Block.Quote quote) {
    freshLine();
    boolean outer = tight;
    tight = false;
    out.append("<blockquote>\n");
    quote.children().forEach(block -> block.accept(this));
    freshLine();
    out.append("</blockquote>\n");
    tight = outer;
    return null;
  }

  @Override
  public Void codeBlock(Block.CodeBlock code) {
    freshLine();
    out.append(
        code.language().isEmpty()
            ? "<pre><code>"
            : "<pre><code class=\"language-" + escaped(code.language()) + "\">");
    out.append(escaped(code.text())).append("</code></pre>\n");
    return null;
  }

  @Override
  public Void rule(Block.Rule rule) {
    freshLine();
    out.append("<hr />\n");
    return null;
  }

  @Override
  public Void words(Inline.Words words) {
    out.append(escaped(words.text()));
    return null;
  }

  @Override
  public Void code(Inline.Code code) {
    out.append("<code>").append(escaped(code.text())).append("</code>");
    return null;
  }

  @Override
  public Void strong(Inline.Strong strong) {
    return inElement("strong", strong.children(), "");
  }

  @Override
  public Void emphasis(Inline.Emphasis emphasis) {
    return inElement("em", emphasis.children(), "");
  }

  @Override
  public Void link(Inline.Link link) {
    out.append("<a href=\"").append(escaped(link.target())).append("\">");
    inlines(link.children());
    out.append("</a>");
    return null;
  }

  @Override
  public Void lineBreak(Inline.LineBreak lineBreak) {
    out.append("<br />\n");
    return null;
  }

  @Override
  public Void placeholder(Inline.Placeholder placeholder) {
    out.append("<fact>").append(escaped(placeholder.source())).append("</fact>");
    return null;
  }

  @Override
  public Void particle(Inline.Particle particle) {
    out.append("<particle>").append(particle.pair()).append("</particle>");
    return null;
  }

  @Override
  public Void malformed(Inline.Malformed malformed) {
    out.append("<").append(malformed.fault()).append(">");
    out.append(escaped(malformed.text()));
    out.append("</").append(malformed.fault()).append(">");
    return null;
  }

  private Void inElement(String name, List<Inline> inlines, String after) {
    out.append("<").append(name).append(">");
    inlines(inlines);
    out.append("</").append(name).append(">").append(after);
    return null;
  }

  private Void inlines(List<Inline> inlines) {
    inlines.forEach(inline -> inline.accept(this));
    return null;
  }

  private void freshLine() {
    if (out.length() > 0 && out.charAt(out.length() - 1) != '\n') {
      out.append('\n');
    }
  }

  private void freshLineUnless(String opening) {
    if (!out.toString().endsWith(opening)) {
      freshLine();
    }
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
