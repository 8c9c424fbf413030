package io.konkyo.content.bind;

import static io.konkyo.content.bind.ScalarBinder.located;

import io.konkyo.content.fact.Allowance;
import io.konkyo.content.fact.Quotation;
import io.konkyo.content.file.QuotationShape;
import io.konkyo.content.file.RemarksShape;
import io.konkyo.content.text.Text;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.source.Located;
import io.konkyo.source.Span;
import java.util.List;
import java.util.Optional;

/** Reads what is said about a fact beside its value: label, note, quotations, allowances. */
final class RemarksBinder {
  private final UnitRegistry units;
  private final TextBinder texts;
  private final AllowanceBinder allowances;

  RemarksBinder(UnitRegistry units, TextBinder texts, AllowanceBinder allowances) {
    this.units = units;
    this.texts = texts;
    this.allowances = allowances;
  }

  /** The remarks on one fact or family. */
  record Remarks(
      Optional<Text> label,
      Optional<Text> of,
      Optional<Text> note,
      List<Quoted> quoted,
      List<Allowance> allow) {

    /** Returns the quotations of a member, or of the whole where no member is meant. */
    List<Quotation> quotedOf(Optional<String> member) {
      return quoted.stream()
          .filter(quote -> quote.member().map(Located::value).equals(member))
          .map(Quoted::quotation)
          .toList();
    }
  }

  /** A quotation and the member of the family it is about. */
  record Quoted(Optional<Located<String>> member, Quotation quotation) {}

  /**
   * Reads the remarks on a statement.
   *
   * @param statement its path, as {@code facts/ping.rtt}
   * @param extent from its first character to its last
   */
  Remarks bind(String statement, Optional<RemarksShape> shape, Span extent) {
    if (shape.isEmpty()) {
      return new Remarks(
          Optional.empty(), Optional.empty(), Optional.empty(), List.of(), List.of());
    }
    RemarksShape remarks = shape.get();
    return new Remarks(
        texts.bind(remarks.label()),
        texts.bind(remarks.of()),
        texts.bind(remarks.note()),
        remarks.quoted().stream()
            .map(quote -> new Quoted(quote.member().map(ScalarBinder::located), quotation(quote)))
            .toList(),
        allowances.bind(statement, remarks.allow(), extent));
  }

  Quotation quotation(QuotationShape shape) {
    StatedQuantity.Result result = StatedQuantity.parse(shape.text().text(), units);
    Optional<StatedQuantity> quantity =
        result instanceof StatedQuantity.Parsed parsed
            ? Optional.of(parsed.quantity())
            : Optional.empty();
    return new Quotation(located(shape.text()), quantity, located(shape.at()));
  }
}
