package io.konkyo.content.bind;

import static io.konkyo.content.bind.ScalarBinder.located;

import io.konkyo.content.Axis;
import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Bound;
import io.konkyo.content.fact.Finding;
import io.konkyo.content.fact.Membership;
import io.konkyo.content.file.AgreementShape;
import io.konkyo.content.file.FindingShape;
import io.konkyo.content.file.RemarksShape;
import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Formula;
import io.konkyo.formula.FormulaParser;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Optional;

/** Reads agreements and findings: what is held against something else. */
final class JudgementsBinder {
  private final Shapes shapes;
  private final UnitRegistry units;
  private final ScalarBinder scalars;
  private final FamilyBinder families;
  private final RemarksBinder remarks;
  private final TextBinder texts;
  private final Diagnostics diagnostics;

  JudgementsBinder(
      Shapes shapes,
      UnitRegistry units,
      ScalarBinder scalars,
      FamilyBinder families,
      RemarksBinder remarks,
      TextBinder texts,
      Diagnostics diagnostics) {
    this.shapes = shapes;
    this.units = units;
    this.scalars = scalars;
    this.families = families;
    this.remarks = remarks;
    this.texts = texts;
    this.diagnostics = diagnostics;
  }

  /** Reads an agreement; one over an axis becomes one per member. */
  List<Agreement> agreements(YamlEntry entry, String file) {
    AgreementShape shape = shapes.bind(entry.value(), AgreementShape.class);
    Optional<Formula> model = FormulaParser.parse(shape.model(), units, diagnostics);
    Optional<Located<StatedQuantity>> tolerance =
        scalars.tolerance(shape.tolerance()).filter(this::isShare);
    if (model.isEmpty() || tolerance.isEmpty()) {
      return List.of();
    }
    RemarksBinder.Remarks said =
        remarks.bind(
            "agreements/" + entry.key().text(),
            Optional.of(
                new RemarksShape(
                    shape.label(),
                    Optional.empty(),
                    Optional.empty(),
                    shape.quoted(),
                    shape.allow())),
            AllowanceBinder.extent(entry));
    if (shape.over().isEmpty()) {
      families.quoted(said.quoted(), Optional.empty());
      return List.of(
          agreement(entry, file, shape, model.get(), tolerance.get(), said, Optional.empty()));
    }
    Optional<Axis> axis = families.axis(shape.over().get());
    axis.ifPresent(known -> families.quoted(said.quoted(), Optional.of(known)));
    return axis.map(Axis::memberIds).orElse(List.of()).stream()
        .map(
            member ->
                agreement(
                    entry,
                    file,
                    shape,
                    model.get(),
                    tolerance.get(),
                    said,
                    Optional.of(
                        new Membership(entry.key().text(), axis.get().id().value(), member))))
        .toList();
  }

  private boolean isShare(Located<StatedQuantity> tolerance) {
    Unit unit = tolerance.value().unit();
    if (unit.dimension().isNone()) {
      return true;
    }
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.UNIT_MISMATCH,
                tolerance.span(),
                "`"
                    + tolerance.value()
                    + "` is of "
                    + unit.dimension()
                    + ", but a tolerance is a share of the prediction")
            .withHelp("write it in per cent, such as 1 %"));
    return false;
  }

  private Agreement agreement(
      YamlEntry entry,
      String file,
      AgreementShape shape,
      Formula model,
      Located<StatedQuantity> tolerance,
      RemarksBinder.Remarks said,
      Optional<Membership> membership) {
    String suffix = membership.map(m -> "." + m.member()).orElse("");
    return new Agreement(
        new Located<>(entry.key().text() + suffix, entry.key().span()),
        file,
        membership,
        said.label(),
        model,
        located(shape.observed()),
        tolerance,
        shape.bound().flatMap(bound -> Bound.parse(bound.text())),
        texts.bind(shape.because()),
        said.quotedOf(membership.map(Membership::member)));
  }

  Finding finding(YamlEntry entry, String file) {
    FindingShape shape = shapes.bind(entry.value(), FindingShape.class);
    return new Finding(
        located(entry.key()),
        file,
        located(shape.about()),
        remarks.quotation(shape.quoted()),
        located(shape.cause()),
        texts.bind(shape.why()));
  }
}
