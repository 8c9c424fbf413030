package io.konkyo.site.assemble;

import io.konkyo.content.ModelDeclaration;
import io.konkyo.content.fact.Membership;
import io.konkyo.formula.ComparisonOperator;
import io.konkyo.formula.LogicalOperator;
import io.konkyo.formula.TraceForms;
import io.konkyo.formula.Value;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.text.LocaleTraceForms;
import java.util.Locale;
import java.util.Optional;

/**
 * Derivations as readers of pages see them: labels instead of ids, titles instead of the names of
 * models.
 */
final class PageTraceForms implements TraceForms {
  private final PageContext context;
  private final FactLabels labels;
  private final LocaleTraceForms values;
  private final Optional<Membership> member;

  /** Leaves out the name of {@code member}, whose derivation this is. */
  PageTraceForms(PageContext context, FactLabels labels, Optional<Membership> member) {
    this.context = context;
    this.labels = labels;
    this.values = new LocaleTraceForms(context.ledger(), context.facts());
    this.member = member;
  }

  @Override
  public String name(String id) {
    return labels.plain(id, member);
  }

  @Override
  public String family(String id) {
    return labels.plain(id);
  }

  @Override
  public String function(String name) {
    ModelDeclaration model = context.content().models().get(name);
    return model == null ? context.wordOr("function." + name, name) : context.plain(model.title());
  }

  /** Readers see the verdict beside it, so that a sign of equality cannot mislead them. */
  @Override
  public String operator(ComparisonOperator operator) {
    return operator == ComparisonOperator.EQUAL ? "=" : operator.printed();
  }

  @Override
  public String operator(LogicalOperator operator) {
    return context.word("logic." + operator.name().toLowerCase(Locale.ROOT));
  }

  @Override
  public String not() {
    return context.word("logic.not");
  }

  @Override
  public String fact(String id, Value value) {
    return values.fact(id, value);
  }

  @Override
  public String stated(StatedQuantity quantity) {
    return values.stated(quantity);
  }

  @Override
  public String exact(Quantity quantity, int decimals) {
    return values.exact(quantity, decimals);
  }
}
