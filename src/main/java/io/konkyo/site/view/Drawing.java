package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * A figure: a table of numbers with a mark for each, all on one axis.
 *
 * @param anchor element id
 * @param kind {@code dots} or {@code bars}
 * @param scale {@code linear} or {@code log}
 * @param unit how readers see the axis's unit; empty for plain numbers
 * @param unitSymbol the unit as it is written in every language; empty for plain numbers
 * @param note phrasing markup below the figure; may be empty
 * @param conditions under which its numbers were taken; may be empty
 */
public record Drawing(
    String anchor,
    String kind,
    String scale,
    String unit,
    String unitSymbol,
    Title title,
    List<Group> groups,
    List<Tick> ticks,
    Html note,
    List<Detail> conditions,
    List<Marker> markers) {
  public Drawing {
    Objects.requireNonNull(anchor);
    Objects.requireNonNull(kind);
    Objects.requireNonNull(scale);
    Objects.requireNonNull(unit);
    Objects.requireNonNull(unitSymbol);
    Objects.requireNonNull(title);
    groups = List.copyOf(groups);
    ticks = List.copyOf(ticks);
    Objects.requireNonNull(note);
    conditions = List.copyOf(conditions);
    markers = List.copyOf(markers);
  }

  /**
   * Rows that belong together.
   *
   * @param heading phrasing markup; empty if the rows need none
   */
  public record Group(Html heading, List<Row> rows) {
    public Group {
      Objects.requireNonNull(heading);
      rows = List.copyOf(rows);
    }
  }

  /**
   * A number and its mark.
   *
   * @param label phrasing markup
   * @param value phrasing markup: the number as it prints everywhere
   * @param reach phrasing markup: how far around it what was seen reaches; may be empty
   */
  public record Row(Html label, Html value, Html reach, Mark mark) {
    public Row {
      Objects.requireNonNull(label);
      Objects.requireNonNull(value);
      Objects.requireNonNull(reach);
      Objects.requireNonNull(mark);
    }
  }

  /**
   * Where a number stands on the axis. All places are in hundredths of its length, with two
   * decimals.
   *
   * @param fact the fact's id
   * @param shape which of the four marks its series has, from 1
   * @param from where a bar begins
   * @param width how long a bar is
   * @param side the end of a bar that is its number: {@code end}, or {@code start} below zero
   * @param ends where what was seen begins and ends; empty or two
   * @param reach the facts that say so: one spread, or two ends
   */
  public record Mark(
      String fact,
      int shape,
      String at,
      String from,
      String width,
      String side,
      List<String> ends,
      List<String> reach) {
    public Mark {
      Objects.requireNonNull(fact);
      Objects.requireNonNull(at);
      Objects.requireNonNull(from);
      Objects.requireNonNull(width);
      Objects.requireNonNull(side);
      ends = List.copyOf(ends);
      reach = List.copyOf(reach);
    }
  }

  /**
   * A tick of the axis.
   *
   * @param at its place, as those of marks
   * @param text its number as printed
   * @param zero whether it is zero, where lengths begin
   */
  public record Tick(String at, String text, boolean zero) {
    public Tick {
      Objects.requireNonNull(at);
      Objects.requireNonNull(text);
    }
  }
}
