package io.konkyo.content.markdown;

import java.util.List;

/**
 * Text without its marks: emphasis and links give their words, code its characters. It is what a
 * particle looks back on, what a search index holds, and what a heading's address is made of.
 */
public final class PlainText {

  /** Says what placeholders and particles print. */
  public interface Printer {

    /** Returns what a placeholder prints. */
    String print(Inline.Placeholder placeholder);

    /**
     * Returns the form of a particle.
     *
     * @param before the plain text to its left
     */
    String choose(Inline.Particle particle, CharSequence before);
  }

  /** Prints placeholders and particles as they were typed. */
  private static final Printer AS_TYPED =
      new Printer() {
        @Override
        public String print(Inline.Placeholder placeholder) {
          return "${" + placeholder.source() + "}";
        }

        @Override
        public String choose(Inline.Particle particle, CharSequence before) {
          return "{" + particle.pair() + "}";
        }
      };

  private PlainText() {}

  /** Returns the plain text of inlines, placeholders and particles as they were typed. */
  public static String of(List<Inline> inlines) {
    return of(inlines, AS_TYPED);
  }

  /** Returns the plain text of inlines, a line break as LF. */
  public static String of(List<Inline> inlines, Printer printer) {
    Appender appender = new Appender(printer, null);
    appender.appendAll(inlines);
    return appender.text.toString();
  }

  /**
   * Returns the plain text to the left of a point.
   *
   * @param inlines the whole paragraph
   * @param point an inline of it, at any depth; if it is none of them the whole text is returned
   */
  public static String before(List<Inline> inlines, Inline point, Printer printer) {
    Appender appender = new Appender(printer, point);
    appender.appendAll(inlines);
    return appender.text.toString();
  }

  /** Walks in reading order; {@code true} says that the point was reached. */
  private static final class Appender implements Inline.Visitor<Boolean> {
    final StringBuilder text = new StringBuilder();
    private final Printer printer;
    private final Inline point;

    Appender(Printer printer, Inline point) {
      this.printer = printer;
      this.point = point;
    }

    boolean appendAll(List<Inline> inlines) {
      for (Inline inline : inlines) {
        if (inline == point || inline.accept(this)) {
          return true;
        }
      }
      return false;
    }

    private boolean append(String printed) {
      text.append(printed);
      return false;
    }

    @Override
    public Boolean words(Inline.Words words) {
      return append(words.text());
    }

    @Override
    public Boolean code(Inline.Code code) {
      return append(code.text());
    }

    @Override
    public Boolean strong(Inline.Strong strong) {
      return appendAll(strong.children());
    }

    @Override
    public Boolean emphasis(Inline.Emphasis emphasis) {
      return appendAll(emphasis.children());
    }

    @Override
    public Boolean link(Inline.Link link) {
      return appendAll(link.children());
    }

    @Override
    public Boolean lineBreak(Inline.LineBreak lineBreak) {
      return append("\n");
    }

    @Override
    public Boolean placeholder(Inline.Placeholder placeholder) {
      return append(printer.print(placeholder));
    }

    @Override
    public Boolean particle(Inline.Particle particle) {
      return append(printer.choose(particle, text));
    }

    @Override
    public Boolean malformed(Inline.Malformed malformed) {
      return append(malformed.text());
    }
  }
}
