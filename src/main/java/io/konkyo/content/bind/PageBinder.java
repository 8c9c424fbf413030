package io.konkyo.content.bind;

import static io.konkyo.content.bind.ScalarBinder.located;

import io.konkyo.content.file.BlockShape;
import io.konkyo.content.file.PageShape;
import io.konkyo.content.file.RowShape;
import io.konkyo.content.file.SectionShape;
import io.konkyo.content.page.Block;
import io.konkyo.content.page.Page;
import io.konkyo.content.text.Text;
import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlNode;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.content.yaml.YamlSequence;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Formula;
import io.konkyo.formula.FormulaParser;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.source.Located;
import io.konkyo.source.Span;
import java.util.List;
import java.util.Optional;

/** Reads appendix and report pages. The schema has seen to it that each block has its parts. */
final class PageBinder {
  private final Shapes shapes;
  private final TextBinder texts;
  private final UnitRegistry units;
  private final ScalarBinder scalars;
  private final AllowanceBinder allowances;
  private final PublishedLocales locales;
  private final Diagnostics diagnostics;

  PageBinder(
      Shapes shapes,
      TextBinder texts,
      UnitRegistry units,
      AllowanceBinder allowances,
      PublishedLocales locales,
      Diagnostics diagnostics) {
    this.shapes = shapes;
    this.texts = texts;
    this.units = units;
    this.scalars = new ScalarBinder(units, diagnostics);
    this.allowances = allowances;
    this.locales = locales;
    this.diagnostics = diagnostics;
  }

  Page bind(YamlNode root) {
    PageShape shape = shapes.bind(root, PageShape.class);
    return new Page(
        located(shape.id()),
        locales.of(shape.id().text(), shape.locales()),
        texts.bind(shape.title()),
        texts.bind(shape.lead()),
        shape.sections().stream().map(section -> section(shape.id().text(), section)).toList(),
        texts.bind(shape.foot()),
        located(shape.links()));
  }

  private Page.Section section(String page, YamlMapping node) {
    SectionShape shape = shapes.bind(node, SectionShape.class);
    allowances.bind("pages/" + page + "/" + shape.id().text(), shape.allow(), node.span());
    return new Page.Section(
        located(shape.id()),
        texts.bind(shape.title()),
        shape.blocks().stream().map(block -> block(block.entries().get(0))).toList());
  }

  private Block block(YamlEntry entry) {
    Span span = entry.key().span();
    String kind = entry.key().text();
    return switch (kind) {
      case "prose" -> new Block.Prose(text(entry), span);
      case "note" -> new Block.Note(text(entry), span);
      case "warning" -> new Block.Warning(text(entry), span);
      case "legend" -> new Block.Legend(span);
      case "sources" -> new Block.Sources(names(entry.value()), span);
      case "citation" -> new Block.Citation(names(entry.value()), span);
      default -> structured(kind, shapes.bind(entry.value(), BlockShape.class), span);
    };
  }

  private Block structured(String kind, BlockShape shape, Span span) {
    List<Text> columns = columns(shape);
    return switch (kind) {
      case "definition" ->
          new Block.Definition(
              texts.bind(shape.term().orElseThrow()), texts.bind(shape.text().orElseThrow()), span);
      case "grounds" ->
          new Block.Grounds(
              texts.bind(shape.title()),
              shape.rows().stream().map(this::groundsRow).toList(),
              span);
      case "table" ->
          new Block.Table(
              columns,
              shape.rows().stream()
                  .map(row -> new Block.TableRow(located(row.id()), cells(row, columns.size(), 0)))
                  .toList(),
              span);
      case "comparison" ->
          new Block.Comparison(
              columns,
              shape.rows().stream()
                  .map(
                      row ->
                          new Block.ComparisonRow(
                              located(row.id()),
                              texts.bind(row.aspect().orElseThrow()),
                              cells(row, columns.size(), 1)))
                  .toList(),
              span);
      case "unmeasured" ->
          new Block.Unmeasured(
              shape.rows().stream()
                  .map(
                      row ->
                          new Block.UnmeasuredRow(
                              located(row.id()),
                              texts.bind(row.item().orElseThrow()),
                              texts.bind(row.state().orElseThrow())))
                  .toList(),
              span);
      case "formulas" -> new Block.Formulas(located(shape.facts()), span);
      case "verdicts" ->
          new Block.Verdicts(
              shape.rows().stream().map(this::verdictRow).flatMap(Optional::stream).toList(), span);
      case "listing" ->
          new Block.Listing(located(shape.file().orElseThrow()), texts.bind(shape.caption()), span);
      case "steps" -> new Block.Steps(shape.items().stream().map(texts::bind).toList(), span);
      case "retraction" ->
          new Block.Retraction(
              texts.bind(shape.claim().orElseThrow()),
              texts.bind(shape.correction().orElseThrow()),
              span);
      default -> throw new IllegalStateException("the schema let the block `" + kind + "` pass");
    };
  }

  private Block.GroundsRow groundsRow(RowShape row) {
    return new Block.GroundsRow(
        located(row.id()),
        texts.bind(row.claim().orElseThrow()),
        texts.bind(row.text().orElseThrow()),
        located(row.facts()),
        located(row.at()),
        located(row.evidence()));
  }

  /** A row whose number or formula cannot be read is told, and left out. */
  private Optional<Block.VerdictRow> verdictRow(RowShape row) {
    Optional<Located<StatedQuantity>> printed = scalars.quantity(row.printed().orElseThrow());
    Optional<Formula> formula =
        FormulaParser.parse(row.formula().orElseThrow(), units, diagnostics);
    return printed.isEmpty() || formula.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Block.VerdictRow(
                located(row.id()),
                printed.get(),
                formula.get(),
                located(row.shows().orElseThrow()),
                row.cause().map(ScalarBinder::located),
                texts.bind(row.text().orElseThrow())));
  }

  private List<Text> columns(BlockShape shape) {
    return shape.columns().stream().map(texts::bind).toList();
  }

  /**
   * Reads the cells of a row; too few or too many are told.
   *
   * @param columns how many columns the table has
   * @param before how many of them the row fills before its cells
   */
  private List<Text> cells(RowShape row, int columns, int before) {
    int wanted = columns - before;
    if (row.cells().size() != wanted) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.WRONG_SHAPE,
                  row.id().span(),
                  "row `"
                      + row.id().text()
                      + "` has "
                      + row.cells().size()
                      + " of "
                      + wanted
                      + " cells")
              .withHelp(
                  before == 0
                      ? "give it one cell for each column"
                      : "give it one cell for each column but the first, which is the aspect"));
    }
    return row.cells().stream().map(texts::bind).toList();
  }

  private Text text(YamlEntry entry) {
    return texts.bind((YamlMapping) entry.value());
  }

  private static List<Located<String>> names(YamlNode node) {
    return ((YamlSequence) node).items().stream().map(item -> located((YamlScalar) item)).toList();
  }
}
