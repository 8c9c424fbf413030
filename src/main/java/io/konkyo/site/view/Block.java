package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/** One block of a report. Each kind has its own template under {@code blocks/}. */
public sealed interface Block {
  /** Returns the kebab-case name of the kind, which is also its template's name. */
  String kind();

  /** Running text. {@code text} is block markup. */
  record Prose(Html text) implements Block {
    public Prose {
      Objects.requireNonNull(text);
    }

    @Override
    public String kind() {
      return "prose";
    }
  }

  /** A remark beside the text. {@code text} is block markup. */
  record Note(Html text) implements Block {
    public Note {
      Objects.requireNonNull(text);
    }

    @Override
    public String kind() {
      return "note";
    }
  }

  /** Something a reader could get wrong. {@code text} is block markup. */
  record Warning(Html text) implements Block {
    public Warning {
      Objects.requireNonNull(text);
    }

    @Override
    public String kind() {
      return "warning";
    }
  }

  /** A word and its meaning. {@code term} is phrasing markup, {@code text} block markup. */
  record Definition(Html term, Html text) implements Block {
    public Definition {
      Objects.requireNonNull(term);
      Objects.requireNonNull(text);
    }

    @Override
    public String kind() {
      return "definition";
    }
  }

  /** The evidence markers and what they mean. */
  record Legend(List<LegendEntry> entries) implements Block {
    public Legend {
      entries = List.copyOf(entries);
    }

    @Override
    public String kind() {
      return "legend";
    }
  }

  /**
   * Claims with what they stand on.
   *
   * @param title its own title; its words are empty if it has none, then a general one is printed
   * @param conditions what holds for every row; may be empty
   */
  record Grounds(Title title, List<Detail> conditions, List<GroundsRow> rows) implements Block {
    public Grounds {
      Objects.requireNonNull(title);
      conditions = List.copyOf(conditions);
      rows = List.copyOf(rows);
    }

    @Override
    public String kind() {
      return "grounds";
    }
  }

  /**
   * One claim.
   *
   * @param anchor element id
   * @param claim phrasing markup: what is claimed
   * @param text phrasing markup: the numbers and what limits them
   * @param conditions of this row alone; may be empty
   */
  record GroundsRow(
      String anchor,
      Html claim,
      Html text,
      List<Detail> conditions,
      List<CitedPlace> places,
      List<Marker> markers) {
    public GroundsRow {
      Objects.requireNonNull(anchor);
      Objects.requireNonNull(claim);
      Objects.requireNonNull(text);
      conditions = List.copyOf(conditions);
      places = List.copyOf(places);
      markers = List.copyOf(markers);
    }
  }

  /**
   * A plain table.
   *
   * @param title its words are empty if it has none
   * @param columns as many as each row has cells
   */
  record Table(Title title, List<Title> columns, List<Row> rows) implements Block {
    public Table {
      Objects.requireNonNull(title);
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
    }

    @Override
    public String kind() {
      return "table";
    }
  }

  /**
   * Things set side by side, aspect by aspect.
   *
   * @param columns the head of the aspect column first, then one for each cell of a row
   */
  record Comparison(Title title, List<Title> columns, List<Row> rows) implements Block {
    public Comparison {
      Objects.requireNonNull(title);
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
    }

    @Override
    public String kind() {
      return "comparison";
    }
  }

  /** What nobody measured: {@code rows} have two cells, the thing and its state. */
  record Unmeasured(List<Row> rows) implements Block {
    public Unmeasured {
      rows = List.copyOf(rows);
    }

    @Override
    public String kind() {
      return "unmeasured";
    }
  }

  /**
   * A row of a table.
   *
   * @param anchor element id
   * @param cells phrasing markup; the first heads the row
   */
  record Row(String anchor, List<Html> cells) {
    public Row {
      Objects.requireNonNull(anchor);
      cells = List.copyOf(cells);
    }
  }

  /** Derivations of facts. */
  record Formulas(List<FormulaLine> lines) implements Block {
    public Formulas {
      lines = List.copyOf(lines);
    }

    @Override
    public String kind() {
      return "formulas";
    }
  }

  /**
   * One derivation.
   *
   * @param formula phrasing markup: the formula in words; empty if it has none
   * @param traces one, or one for each member of a family
   */
  record FormulaLine(FactLink fact, Html formula, List<TraceOf> traces) {
    public FormulaLine {
      Objects.requireNonNull(fact);
      Objects.requireNonNull(formula);
      traces = List.copyOf(traces);
    }
  }

  /**
   * A formula with its values.
   *
   * @param member plain name of the member; empty if there is no family
   * @param trace phrasing markup
   */
  record TraceOf(String member, Html trace) {
    public TraceOf {
      Objects.requireNonNull(member);
      Objects.requireNonNull(trace);
    }
  }

  /** Examples of verdicts. */
  record Verdicts(List<VerdictExample> rows) implements Block {
    public Verdicts {
      rows = List.copyOf(rows);
    }

    @Override
    public String kind() {
      return "verdicts";
    }
  }

  /**
   * Tool output quoted as it was.
   *
   * @param anchor element id
   * @param caption phrasing markup
   * @param text the output, plain, lines separated by a line feed
   */
  record Listing(String anchor, Html caption, String text) implements Block {
    public Listing {
      Objects.requireNonNull(anchor);
      Objects.requireNonNull(caption);
      Objects.requireNonNull(text);
    }

    @Override
    public String kind() {
      return "listing";
    }
  }

  /** Numbers drawn to a scale. */
  record Figure(Drawing drawing) implements Block {
    public Figure {
      Objects.requireNonNull(drawing);
    }

    @Override
    public String kind() {
      return "figure";
    }
  }

  /** Things to do in order. {@code items} are block markup. */
  record Steps(List<Html> items) implements Block {
    public Steps {
      items = List.copyOf(items);
    }

    @Override
    public String kind() {
      return "steps";
    }
  }

  /** A claim taken back. Both are block markup. */
  record Retraction(Html claim, Html correction) implements Block {
    public Retraction {
      Objects.requireNonNull(claim);
      Objects.requireNonNull(correction);
    }

    @Override
    public String kind() {
      return "retraction";
    }
  }

  /** What was read. */
  record Sources(List<Source> sources) implements Block {
    public Sources {
      sources = List.copyOf(sources);
    }

    @Override
    public String kind() {
      return "sources";
    }
  }

  /** The source line under a section. */
  record Citation(List<CitedPlace> places) implements Block {
    public Citation {
      places = List.copyOf(places);
    }

    @Override
    public String kind() {
      return "citation";
    }
  }
}
