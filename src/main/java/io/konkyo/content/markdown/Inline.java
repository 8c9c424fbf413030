package io.konkyo.content.markdown;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A piece of a paragraph or heading. Every piece knows where it stands in the text that was read,
 * as UTF-16 offsets; its marks ({@code **}, backticks, braces) belong to it.
 */
public sealed interface Inline {

  /** Returns the offset of the first character. */
  int from();

  /** Returns the offset after the last character. */
  int to();

  /** Calls the visitor's method for this kind of piece. */
  <R> R accept(Visitor<R> visitor);

  /** Returns the pieces this one holds, none for most kinds. */
  default List<Inline> children() {
    return List.of();
  }

  /** Returns this piece and everything it holds, in reading order. */
  default Stream<Inline> walk() {
    return Stream.concat(Stream.of(this), children().stream().flatMap(Inline::walk));
  }

  /** One method for each kind of piece. */
  interface Visitor<R> {
    R words(Words words);

    R code(Code code);

    R strong(Strong strong);

    R emphasis(Emphasis emphasis);

    R link(Link link);

    R lineBreak(LineBreak lineBreak);

    R placeholder(Placeholder placeholder);

    R particle(Particle particle);

    R malformed(Malformed malformed);
  }

  /**
   * Text as it prints: escapes and entities are undone, and the end of a source line is a space, or
   * nothing between two Chinese or Japanese characters.
   *
   * @param text the characters to print, never none
   * @param places where each of them stands
   */
  record Words(String text, Offsets places) implements Inline {
    public Words {
      requirePlaces(text, places);
      if (text.isEmpty()) {
        throw new IllegalArgumentException("words without a character");
      }
    }

    @Override
    public int from() {
      return places.start(0);
    }

    @Override
    public int to() {
      return places.end(places.length());
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.words(this);
    }
  }

  /**
   * A code span. Nothing in it is a mark, a placeholder or a particle.
   *
   * @param text the code, line ends turned to spaces
   * @param places where each character stands
   */
  record Code(String text, Offsets places, int from, int to) implements Inline {
    public Code {
      requirePlaces(text, places);
      requireStretch(from, to);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.code(this);
    }
  }

  /** Strong emphasis, {@code **…**}. */
  record Strong(List<Inline> children, int from, int to) implements Inline {
    public Strong {
      children = List.copyOf(children);
      requireStretch(from, to);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.strong(this);
    }
  }

  /** Emphasis, {@code *…*}. */
  record Emphasis(List<Inline> children, int from, int to) implements Inline {
    public Emphasis {
      children = List.copyOf(children);
      requireStretch(from, to);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.emphasis(this);
    }
  }

  /**
   * A link.
   *
   * @param target where it leads, escapes undone: http, https, mailto, a relative path or a
   *     fragment; never another scheme, never {@code //host}
   */
  record Link(String target, List<Inline> children, int from, int to) implements Inline {
    public Link {
      Objects.requireNonNull(target);
      children = List.copyOf(children);
      requireStretch(from, to);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.link(this);
    }
  }

  /** A line break the author asked for, by two spaces or a backslash at the end of a line. */
  record LineBreak(int from, int to) implements Inline {
    public LineBreak {
      requireStretch(from, to);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.lineBreak(this);
    }
  }

  /**
   * {@code ${…}}: something the ledger prints.
   *
   * @param source what stands between the braces, never blank; a line end in it is a space
   * @param places where each character of the source stands
   */
  record Placeholder(String source, Offsets places, int from, int to) implements Inline {
    public Placeholder {
      requirePlaces(source, places);
      requireStretch(from, to);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.placeholder(this);
    }
  }

  /**
   * A Korean particle chosen by what stands before it.
   *
   * @param pair both forms as typed, as {@code 은/는}, in composed Hangul
   */
  record Particle(String pair, int from, int to) implements Inline {
    public Particle {
      Objects.requireNonNull(pair);
      requireStretch(from, to);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.particle(this);
    }
  }

  /**
   * A stretch that cannot be read as it was meant. It is for a diagnostic; a page prints it as
   * typed.
   *
   * @param fault what is wrong
   * @param text the characters as typed
   */
  record Malformed(MarkdownFault fault, String text, int from, int to) implements Inline {
    public Malformed {
      Objects.requireNonNull(fault);
      Objects.requireNonNull(text);
      requireStretch(from, to);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.malformed(this);
    }
  }

  private static void requirePlaces(String text, Offsets places) {
    if (text.length() != places.length()) {
      throw new IllegalArgumentException(
          text.length() + " characters, " + places.length() + " places");
    }
  }

  private static void requireStretch(int from, int to) {
    if (from < 0 || to < from) {
      throw new IllegalArgumentException("stretch " + from + ".." + to);
    }
  }
}
