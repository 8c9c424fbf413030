package io.konkyo.content.page;

import io.konkyo.content.text.Text;
import io.konkyo.formula.Formula;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Located;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A part of a page: the closed set of what a page can hold. */
public sealed interface Block {
  Span span();

  /** Returns every text of the block with its path inside it. */
  List<Part> parts();

  /** One text of a block. */
  record Part(String path, Text text) {}

  /** Running text. */
  record Prose(Text text, Span span) implements Block {
    @Override
    public List<Part> parts() {
      return List.of(new Part("", text));
    }
  }

  /** A remark set apart. */
  record Note(Text text, Span span) implements Block {
    @Override
    public List<Part> parts() {
      return List.of(new Part("", text));
    }
  }

  /** A remark that must not be missed. */
  record Warning(Text text, Span span) implements Block {
    @Override
    public List<Part> parts() {
      return List.of(new Part("", text));
    }
  }

  /** A term and what it means here. */
  record Definition(Text term, Text text, Span span) implements Block {
    @Override
    public List<Part> parts() {
      return List.of(new Part("/term", term), new Part("/text", text));
    }
  }

  /** The evidence markers and their meaning. */
  record Legend(Span span) implements Block {
    @Override
    public List<Part> parts() {
      return List.of();
    }
  }

  /** Claims with the figures, conditions and markers they rest on. */
  record Grounds(Optional<Text> title, List<GroundsRow> rows, Span span) implements Block {
    @Override
    public List<Part> parts() {
      List<Part> parts = new ArrayList<>();
      title.ifPresent(text -> parts.add(new Part("/title", text)));
      for (GroundsRow row : rows) {
        parts.add(new Part("/" + row.id().value() + "/claim", row.claim()));
        parts.add(new Part("/" + row.id().value() + "/text", row.text()));
      }
      return parts;
    }

    public Grounds {
      rows = List.copyOf(rows);
    }
  }

  /**
   * A row of grounds. Markers and conditions flow in from the facts its text binds.
   *
   * @param facts further facts it rests on
   * @param places where sources say so, as {@code source#place}
   * @param evidence markers the author adds
   */
  record GroundsRow(
      Located<String> id,
      Text claim,
      Text text,
      List<Located<String>> facts,
      List<Located<String>> places,
      List<Located<String>> evidence) {
    public GroundsRow {
      facts = List.copyOf(facts);
      places = List.copyOf(places);
      evidence = List.copyOf(evidence);
    }

    /** Returns the names of the facts it shows in any language and of those its author adds. */
    public Set<String> names() {
      Set<String> names = new LinkedHashSet<>(claim.names());
      names.addAll(text.names());
      facts.forEach(fact -> names.add(fact.value()));
      return names;
    }
  }

  /** A table of texts. */
  record Table(List<Text> columns, List<TableRow> rows, Span span) implements Block {
    @Override
    public List<Part> parts() {
      List<Part> parts = numbered("/columns", columns);
      rows.forEach(row -> parts.addAll(numbered("/" + row.id().value(), row.cells())));
      return parts;
    }

    public Table {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
    }
  }

  record TableRow(Located<String> id, List<Text> cells) {
    public TableRow {
      cells = List.copyOf(cells);
    }
  }

  /** Two things side by side, aspect by aspect; the first column is the aspect. */
  record Comparison(List<Text> columns, List<ComparisonRow> rows, Span span) implements Block {
    @Override
    public List<Part> parts() {
      List<Part> parts = numbered("/columns", columns);
      for (ComparisonRow row : rows) {
        parts.add(new Part("/" + row.id().value() + "/aspect", row.aspect()));
        parts.addAll(numbered("/" + row.id().value(), row.cells()));
      }
      return parts;
    }

    public Comparison {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
    }
  }

  record ComparisonRow(Located<String> id, Text aspect, List<Text> cells) {
    public ComparisonRow {
      cells = List.copyOf(cells);
    }
  }

  /**
   * What nobody measured, and how that stands. The page's first block of this kind also lists its
   * rows of grounds that nobody has verified.
   */
  record Unmeasured(List<UnmeasuredRow> rows, Span span) implements Block {
    @Override
    public List<Part> parts() {
      List<Part> parts = new ArrayList<>();
      for (UnmeasuredRow row : rows) {
        parts.add(new Part("/" + row.id().value() + "/item", row.item()));
        parts.add(new Part("/" + row.id().value() + "/state", row.state()));
      }
      return parts;
    }

    public Unmeasured {
      rows = List.copyOf(rows);
    }
  }

  record UnmeasuredRow(Located<String> id, Text item, Text state) {}

  /** The derivations of facts, as formula lines. */
  record Formulas(List<Located<String>> facts, Span span) implements Block {
    @Override
    public List<Part> parts() {
      return List.of();
    }

    public Formulas {
      facts = List.copyOf(facts);
    }
  }

  /** Numbers held against formulas before the reader's eyes, to show what each verdict means. */
  record Verdicts(List<VerdictRow> rows, Span span) implements Block {
    @Override
    public List<Part> parts() {
      return rows.stream()
          .map(row -> new Part("/" + row.id().value() + "/text", row.text()))
          .toList();
    }

    public Verdicts {
      rows = List.copyOf(rows);
    }
  }

  /**
   * An example of a verdict. It is no quotation: nobody printed it.
   *
   * @param printed the number as somebody might print it
   * @param formula what it is held against
   * @param shows the verdict it is an example of, by its id
   * @param cause the repair that explains a suspect number, by its id
   * @param text what that means for a reader
   */
  record VerdictRow(
      Located<String> id,
      Located<StatedQuantity> printed,
      Formula formula,
      Located<String> shows,
      Optional<Located<String>> cause,
      Text text) {}

  /** Tool output quoted as it was. */
  record Listing(Located<String> file, Optional<Text> caption, Span span) implements Block {
    @Override
    public List<Part> parts() {
      return caption.map(text -> List.of(new Part("/caption", text))).orElse(List.of());
    }
  }

  /** Numbers drawn to a scale. */
  record Figure(Plot plot, Span span) implements Block {
    @Override
    public List<Part> parts() {
      return plot.parts();
    }
  }

  /** A numbered procedure. */
  record Steps(List<Text> items, Span span) implements Block {
    @Override
    public List<Part> parts() {
      return numbered("/items", items);
    }

    public Steps {
      items = List.copyOf(items);
    }
  }

  /** A claim withdrawn, beside what replaces it. */
  record Retraction(Text claim, Text correction, Span span) implements Block {
    @Override
    public List<Part> parts() {
      return List.of(new Part("/claim", claim), new Part("/correction", correction));
    }
  }

  /** The sources of the page. */
  record Sources(List<Located<String>> sources, Span span) implements Block {
    @Override
    public List<Part> parts() {
      return List.of();
    }

    public Sources {
      sources = List.copyOf(sources);
    }
  }

  /** The places of a source that a section reports. */
  record Citation(List<Located<String>> places, Span span) implements Block {
    @Override
    public List<Part> parts() {
      return List.of();
    }

    public Citation {
      places = List.copyOf(places);
    }
  }

  private static List<Part> numbered(String path, List<Text> texts) {
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      parts.add(new Part(path + "/" + (i + 1), texts.get(i)));
    }
    return parts;
  }
}
