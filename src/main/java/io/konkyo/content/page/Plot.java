package io.konkyo.content.page;

import io.konkyo.content.text.Text;
import io.konkyo.quantity.Unit;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What a figure draws. Its numbers are facts; none is typed.
 *
 * @param group what stands together where several families run over one axis
 * @param unit the unit of its axis; that of the first fact where none is given
 * @param note what is said below it
 */
public record Plot(
    Located<String> id,
    Kind kind,
    Scale scale,
    Located<Group> group,
    Text title,
    Optional<Located<Unit>> unit,
    List<Series> series,
    Optional<Text> note) {
  /** Each row has a place that says how much; more rows than this nobody compares by eye. */
  public static final int MOST_POINTS = 40;

  public Plot {
    series = List.copyOf(series);
  }

  /** How a number is drawn. */
  public enum Kind {
    /** By a place on the axis. */
    DOTS,
    /** By a length, from zero. */
    BARS;

    /** Returns the word for it in YAML. */
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** What equal lengths on the axis are. */
  public enum Scale {
    /** Equal differences. */
    LINEAR,
    /** Equal ratios. */
    LOG;

    /** Returns the word for it in YAML. */
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Which rows stand under one heading. */
  public enum Group {
    /** Those of one series. */
    SERIES,
    /** Those of one member of the axis that all series run over. */
    MEMBER
  }

  /**
   * Numbers that are drawn with one mark.
   *
   * @param fact a fact or a family
   * @param label what it is called here; its own label where none is given
   * @param extent how far around a number what was seen reaches
   */
  public record Series(Located<String> fact, Optional<Text> label, Optional<Extent> extent) {
    /** Returns the facts and families it names. */
    public List<Located<String>> names() {
      List<Located<String>> names = new ArrayList<>(List.of(fact));
      extent.ifPresent(given -> names.addAll(given.names()));
      return names;
    }
  }

  /** How far around a number what was seen reaches, as the author says by naming facts. */
  public sealed interface Extent {
    List<Located<String>> names();
  }

  /** As far below the number as above it: a standard deviation, say. */
  public record Spread(Located<String> by) implements Extent {
    @Override
    public List<Located<String>> names() {
      return List.of(by);
    }
  }

  /** From one number to another: the smallest and the largest, say. */
  public record Range(Located<String> from, Located<String> to) implements Extent {
    @Override
    public List<Located<String>> names() {
      return List.of(from, to);
    }
  }

  /** Returns the names of the facts and families it shows. */
  public List<String> names() {
    return series.stream().flatMap(one -> one.names().stream()).map(Located::value).toList();
  }

  /** Returns its texts with their paths. */
  List<Block.Part> parts() {
    List<Block.Part> parts = new ArrayList<>(List.of(new Block.Part("/title", title)));
    for (int i = 0; i < series.size(); i++) {
      String path = "/series/" + (i + 1) + "/label";
      series.get(i).label().ifPresent(text -> parts.add(new Block.Part(path, text)));
    }
    note.ifPresent(text -> parts.add(new Block.Part("/note", text)));
    return parts;
  }
}
