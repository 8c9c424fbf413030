package io.konkyo.site.assemble;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.BooleanValue;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Formula;
import io.konkyo.formula.Logical;
import io.konkyo.formula.LogicalOperator;
import io.konkyo.formula.Trace;
import io.konkyo.formula.TraceHtml;
import io.konkyo.formula.TraceLine;
import io.konkyo.formula.TraceTerm;
import io.konkyo.ledger.LedgerFormulas;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.Proof;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lays out the comparison behind an option for learners: one condition a line, in words first. */
final class Proofs {
  private final PageContext context;
  private final FactLabels labels;
  private final TraceHtml values;

  Proofs(PageContext context, FactLabels labels) {
    this.context = context;
    this.labels = labels;
    this.values = context.traceHtml(Linking.LINKED);
  }

  Proof of(Formula formula) {
    Optional<LogicalOperator> joint =
        formula.body() instanceof Logical logical
            ? Optional.of(logical.operator())
            : Optional.empty();
    List<Expression> parts = new ArrayList<>();
    divide(formula.body(), joint, parts);
    List<Proof.Condition> conditions = new ArrayList<>();
    for (Expression part : parts) {
      conditions.addAll(conditions(new Formula(formula.source(), part)));
    }
    boolean any = joint.filter(LogicalOperator.OR::equals).isPresent();
    return new Proof(any ? Proof.Joint.ANY : Proof.Joint.ALL, conditions);
  }

  private static void divide(
      Expression body, Optional<LogicalOperator> joint, List<Expression> parts) {
    if (body instanceof Logical logical && joint.filter(logical.operator()::equals).isPresent()) {
      divide(logical.left(), joint, parts);
      divide(logical.right(), joint, parts);
      return;
    }
    parts.add(body);
  }

  /** A condition that names a family is one for each of its members. */
  private List<Proof.Condition> conditions(Formula formula) {
    return context.ledger().formulas().evaluate(formula, new Diagnostics()).stream()
        .map(outcome -> condition(formula, outcome))
        .toList();
  }

  private Proof.Condition condition(Formula formula, LedgerFormulas.Outcome outcome) {
    Trace trace =
        Trace.of(
            formula,
            context.ledger().formulas().scope(outcome.member()),
            outcome.value(),
            Optional.empty(),
            new PageTraceForms(context, labels, Optional.empty()));
    List<TraceLine> lines = trace.lines();
    return new Proof.Condition(
        side(trace, TraceTerm.Role.SYMBOLIC, TraceHtml.UNLINKED).orElse(Html.NONE),
        lines.subList(0, lines.size() - 1).stream().map(values::of).map(Html::new).toList(),
        new Html(
            Stream.of(TraceTerm.Role.SUBSTITUTED, TraceTerm.Role.EXACT)
                .map(role -> side(trace, role, values))
                .flatMap(Optional::stream)
                .map(Html::markup)
                .collect(Collectors.joining(" ⇔ "))),
        outcome.value() instanceof BooleanValue truth && truth.value());
  }

  private static Optional<Html> side(Trace trace, TraceTerm.Role role, TraceHtml printer) {
    return trace.result().pieces(role).stream().findFirst().map(printer::of).map(Html::new);
  }
}
